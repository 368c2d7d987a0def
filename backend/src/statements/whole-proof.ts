import { toWire } from '@saldo/contracts';
import { type Chain, type Neighbour, type Neighbours, neighboursOf } from './chain.ts';
import type { ReadSection, SectionProof } from './events.ts';
import type { ReadLine } from './lines.ts';
import type { StatementDocument } from './projections.ts';
import { isCsvReader, type ReadingDocument } from './readings.ts';
import { figureThatBreaks } from './review.ts';
import { worstState } from './worst-state.ts';

/** The whole proof of a statement, as it goes over the wire. */
export function wholeProofToWire(
  statement: StatementDocument,
  reading: ReadingDocument | null,
  lines: readonly ReadLine[],
  chains: readonly Chain[],
) {
  return {
    id: statement.id,
    filename: statement.filename,
    account: statement.accountName,
    bank: statement.bank,
    processing_status: statement.status,
    state: worstState(statement.proofs),
    approved: statement.isApproved,
    assumed_year: statement.assumedYear,
    assumed_currency: statement.assumedCurrency ?? null,
    reader: readerOf(reading),
    sections: (reading?.sections ?? []).flatMap((read, section) => {
      const proof = statement.proofs[section];
      if (!proof) return [];
      const own = lines.filter((line) => line.section === section);
      const neighbours = neighboursIn(chains, statement.id, section);
      return [sectionToWire(proof, readAs(read, own, reading), own, neighbours)];
    }),
  };
}

/** What read the file, without what tells the headers of two CSVs apart. */
function readerOf(reading: ReadingDocument | null) {
  if (!reading?.reader) return null;
  return { ...reading.reader, engine: reading.reader.engine.replace(/#.*$/, '') };
}

type PrintedSection = ReadSection & { printsClosing: boolean };

/** A CSV whose rows all bear a balance closes with the last of them: held against itself, that would say nothing. */
function readAs(
  read: ReadSection,
  lines: readonly ReadLine[],
  reading: ReadingDocument | null,
): PrintedSection {
  const isCsv = isCsvReader(reading?.reader?.engine);
  const isRow = lines.length > 0 && lines.every(({ balanceMinor }) => balanceMinor !== null);
  const repeats = isRow && lines.at(-1)?.balanceMinor === read.closingMinor;
  return { ...read, printsClosing: !(isCsv && repeats) };
}

function neighboursIn(chains: readonly Chain[], statementId: string, section: number): Neighbours {
  const isIt = (link: { statementId: string; section: number }) =>
    link.statementId === statementId && link.section === section;
  const chain = chains.find(({ links }) => links.some(isIt));
  return chain
    ? neighboursOf(chain.links, { statementId, section })
    : { before: null, after: null };
}

function sectionToWire(
  proof: SectionProof,
  read: PrintedSection,
  lines: readonly ReadLine[],
  { before, after }: Neighbours,
) {
  const { currency } = proof;
  const money = (minor: number | null) => (minor === null ? null : toWire(minor, currency));
  const openingFrom = openingFromOf(proof, read);
  return {
    currency,
    label: proof.label,
    account_hint: read.accountHint,
    period_start: read.periodStart,
    period_end: read.periodEnd,
    state: proof.state,
    opening: money(proof.openingMinor),
    opening_from: openingFrom,
    opening_confirmed:
      openingFrom !== null && before?.relation.kind === 'agrees' && !before.relation.shareDays,
    money_in: toWire(proof.moneyInMinor, currency),
    money_out: toWire(proof.moneyOutMinor, currency),
    closing: money(proof.closingMinor),
    difference: money(proof.differenceMinor),
    line_count: proof.lineCount,
    checks: checksOf(proof, read, lines),
    first_break: firstBreakOf(proof, read, lines),
    before: before && neighbourToWire(before, currency),
    after: after && neighbourToWire(after, currency),
  };
}

function openingFromOf(proof: SectionProof, read: ReadSection) {
  if (read.openingMinor !== null) return 'printed' as const;
  return proof.openingMinor === null ? null : ('running_balances' as const);
}

/**
 * Which printed figures the lines were held against: the balances beside them as far as the first that disagrees, where a
 * balance was known before; and the closing one, if none of them disagreed.
 */
function checksOf(proof: SectionProof, read: PrintedSection, lines: readonly ReadLine[]) {
  let isKnown = read.openingMinor !== null;
  let balances = 0;
  for (const { balanceMinor } of lines.slice(0, proof.firstBreak ?? lines.length)) {
    if (isKnown && balanceMinor !== null) balances += 1;
    isKnown ||= balanceMinor !== null;
  }
  return {
    balances_checked: balances,
    closing_checked:
      proof.firstBreak === null && isKnown && read.closingMinor !== null && read.printsClosing,
  };
}

function firstBreakOf(proof: SectionProof, read: ReadSection, lines: readonly ReadLine[]) {
  const { state, differenceMinor, firstBreak, currency } = proof;
  if (state !== 'broken' || differenceMinor === null) return null;
  const section = { ...read, lines: [...lines] };
  const { figure, printedMinor } = figureThatBreaks(section, firstBreak, differenceMinor);
  const line = figure === 'balance' && firstBreak !== null ? lines[firstBreak - 1] : undefined;
  return {
    line: line ? firstBreak : null,
    page: line?.page ?? null,
    box: line?.box ?? null,
    printed: toWire(printedMinor, currency),
    computed: toWire(printedMinor - differenceMinor, currency),
  };
}

function neighbourToWire({ link, relation }: Neighbour, currency: string) {
  const { kind, days, shareDays, differenceMinor } = relation;
  return {
    statement_id: link.statementId,
    filename: link.filename,
    relation: kind,
    days,
    share_days: shareDays,
    difference: differenceMinor === null ? null : toWire(differenceMinor, currency),
  };
}
