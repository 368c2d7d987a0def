import { decimalsOf } from '@saldo/contracts';
import type { PdfText } from '../../ports/pdf-text.ts';
import { type PrintedAmount, trailingAmounts } from './amounts.ts';
import { type LabelledBalance, labelledBalancesIn, type Summary, summariesIn } from './balances.ts';
import { type Facts, factsOf, periodIn } from './facts.ts';
import { signedBalance, toLines } from './lines.ts';
import type { Part } from './parts.ts';
import { type Profile, profileFor } from './profiles/index.ts';
import { type Row, textOf, toRows } from './rows.ts';
import { readTables } from './tables.ts';
import { closingByTotals } from './totals.ts';
import type { ExtractedStatement, ExtractionFailure, StatementSection } from './types.ts';
import { plainWords, saysCard } from './words.ts';

export { openingOf, proveSection } from './proof.ts';
export type * from './types.ts';

export type ExtractionResult =
  | { ok: true; statement: ExtractedStatement }
  | { ok: false; failure: ExtractionFailure };

/**
 * Reads a bank statement out of positioned text: rows by geometry, columns by header words, and then the sections with
 * their lines, oldest first. bank is the user's own word for it and goes before what the file says.
 * A statement of an empty month needs a header and equal opening and closing balances in print.
 */
export function extractStatement(text: PdfText, options: { bank?: string } = {}): ExtractionResult {
  const { rows, profile, facts, decimals } = survey(text, options);
  if (rows.length === 0) return { ok: false, failure: 'scan' };
  const { sectionTitle, bookedHaveBalances = false } = profile ?? {};
  const { parts, outside } = readTables(rows, {
    decimals,
    dateOrder: facts.dateOrder,
    sectionTitle,
    bookedHaveBalances,
  });
  const document = {
    rows,
    outside,
    profile,
    facts,
    decimals,
    saysCard: outside.some((row) => saysCard(textOf(row))),
  };
  completeBalances(parts, document);
  const filled = parts.filter((part) => part.bookings.length > 0 || isEmptyMonth(part));
  if (filled.length === 0) return { ok: false, failure: 'noTransactions' };
  if (facts.currency === null) return { ok: false, failure: 'noCurrency' };
  const sections: StatementSection[] = [];
  for (const part of filled) {
    const read = toSection(part, facts.currency, document);
    if (!read.ok) return read;
    sections.push(read.section);
  }
  return { ok: true, statement: { bank: profile?.bank ?? null, sections: joined(sections) } };
}

export type Survey = { rows: Row[]; profile: Profile | null; facts: Facts; decimals: number };

/** What a text says of itself before its tables are read; the same for every reader. */
export function survey(text: PdfText, { bank }: { bank?: string } = {}): Survey {
  const rows = toRows(text);
  const profile = profileFor(rows.map(textOf), bank);
  const facts = factsOf(rows, profile);
  return { rows, profile, facts, decimals: decimalsOf(facts.currency ?? 'EUR') };
}

type Document = {
  rows: Row[];
  outside: Row[];
  profile: Profile | null;
  facts: Facts;
  decimals: number;
  saysCard: boolean;
};

/** Balances printed outside the table: in a summary by product, or beside or under their name if there is one part only. */
function completeBalances(parts: Part[], { rows, outside, profile, decimals }: Document): void {
  const summaries = summariesIn(rows, decimals);
  for (const part of parts) {
    const summary = summaryFor(part, summaries);
    part.opening ??= summary?.opening ?? null;
    part.closing ??= summary?.closing ?? null;
  }
  const [only] = parts;
  if (!only || parts.length > 1 || summaries.length > 0) return;
  const labelled = labelledBalancesIn(outside, decimals);
  const above = new Set(rows.slice(0, only.startsAt));
  const before = outside.filter((row) => above.has(row)).length;
  const isOpening = ({ kind, index }: LabelledBalance) =>
    kind === 'opening' || (kind === 'standing' && index < before);
  only.opening ??= labelled.find(isOpening)?.amount ?? null;
  only.closing ??=
    labelled.findLast((balance) => !isOpening(balance))?.amount ??
    closingLine(outside, profile, decimals);
}

/** The summary row of the part's product that was printed last before it. */
function summaryFor(part: Part, summaries: Summary[]): Summary | undefined {
  const bare = (label: string) => plainWords(label.replace(/\(.*?\)/g, ''));
  const before = summaries.filter(({ index }) => index < part.startsAt);
  return before.findLast(({ label }) => bare(label) === bare(part.label));
}

function closingLine(rows: Row[], profile: Profile | null, decimals: number): PrintedAmount | null {
  const pattern = profile?.closingLine;
  const line = pattern && rows.map(textOf).find((text) => pattern.test(text));
  return line ? (trailingAmounts(line, decimals).amounts.at(-1) ?? null) : null;
}

function isEmptyMonth({ opening, closing }: Part): boolean {
  return (
    opening !== null &&
    closing !== null &&
    signedBalance(opening, false) === signedBalance(closing, false)
  );
}

function toSection(part: Part, currency: string, document: Document) {
  const { facts } = document;
  const isCard = document.saysCard && part.hasOneAmount;
  const titled = part.title ? periodIn([part.title], facts.dateOrder) : null;
  const start = titled?.start ?? facts.periodStart;
  const end = titled?.end ?? facts.periodEnd;
  const openingMinor = part.opening && signedBalance(part.opening, isCard);
  const period = { start, end: end ?? facts.datedAt };
  const read = toLines(part.bookings, { period, isCard, openingMinor });
  if (!read.ok) return read;
  const section: StatementSection = {
    label: part.label,
    accountHint: part.accountHint ?? facts.accountHint,
    currency,
    openingMinor,
    closingMinor: part.closing
      ? signedBalance(part.closing, isCard)
      : closingByTotals(part.totals, read.lines, openingMinor, isCard),
    periodStart: start ?? read.lines[0]?.date ?? null,
    periodEnd: period.end ?? read.lines.at(-1)?.date ?? null,
    lines: read.lines,
  };
  return { ok: true as const, section };
}

/** Months of one account printed one after the other are one section, if each opens with what the one before closed with. */
function joined(sections: StatementSection[]): StatementSection[] {
  const result: StatementSection[] = [];
  for (const section of sections) {
    const before = result.find(
      ({ label, accountHint }) => label === section.label && accountHint === section.accountHint,
    );
    if (!before || before.closingMinor === null || before.closingMinor !== section.openingMinor) {
      result.push(section);
      continue;
    }
    before.lines.push(...section.lines);
    before.closingMinor = section.closingMinor;
    before.periodEnd = section.periodEnd;
  }
  return result;
}
