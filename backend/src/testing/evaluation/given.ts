import { fromWire, toWire } from '@saldo/contracts';
import { openingOf } from '../../statements/extraction/index.ts';
import type { Expected } from '../drawn-statements/expected.ts';
import { isExact, type LineScore, NO_LINES, scoreLines, type WantedLine } from './compare-lines.ts';
import type { Reading } from './reading.ts';

/**
 * What a file `NAME.expected.json` beside `NAME.pdf` says of it. Amounts are wire numbers (money in is positive), dates
 * 'YYYY-MM-DD' with the year 'XXXX' where none is printed. Anything may be left out but the transactions.
 */
export type Given = {
  bank?: string | null;
  currency?: string;
  password?: string;
  opening_balance?: number | null;
  closing_balance?: number | null;
  /** The balances of each part; where they are given, those above are sums over the parts. */
  sections?: { label: string; opening_balance: number | null; closing_balance: number | null }[];
  /** The opening balance of each section. */
  previous_balances?: number[];
  must_not_contain?: string[];
  iban?: string | null;
  order?: 'newest-first';
  /** Begins with 'image-only' where the PDF holds no text. */
  pdf_kind?: string;
  proof?: 'proven' | 'broken' | 'not_provable';
  transactions: {
    date: string;
    description?: string;
    details?: string[];
    code?: string;
    amount: number;
    balance?: number | null;
    currency?: string;
    section?: string;
    owner?: string | null;
  }[];
};

/** A reading against what was given: how its lines fare, and everything else that is wrong. */
export type GivenScore = { lines: LineScore; faults: string[] };

type Read = Extract<Reading, { ok: true }>;

/** Compares a reading with what is given of its file; no faults and exact lines mean that all that is given was read. */
export function scoreGiven(given: Given, reading: Reading): GivenScore {
  if (!reading.ok) {
    const isScan = given.pdf_kind?.startsWith('image-only') && reading.failure === 'scan';
    const missing = isScan ? 0 : given.transactions.length;
    return {
      lines: { ...NO_LINES, missing },
      faults: isScan ? [] : [`refused: ${reading.failure}`],
    };
  }
  const [asPrinted, byDay] = [given.transactions, oldestFirst(given)].map((rows) =>
    add(partsOf(given, rows).map(({ part, wanted }) => scoreLines(wanted, linesOf(reading, part)))),
  ) as [LineScore, LineScore];
  const lines = byDay.outOfOrder < asPrinted.outOfOrder ? byDay : asPrinted;
  const faults = [
    ...(isExact(lines) ? [] : ['lines']),
    ...factFaults(given, reading),
    ...balanceFaults(given, reading),
  ];
  return { lines, faults };
}

/** The lines that are looked for in each part of a file; without named parts they may stand in any. */
function partsOf(
  given: Given,
  rows: Given['transactions'],
): { part: string | null; wanted: WantedLine[] }[] {
  const parts = new Map<string | null, WantedLine[]>();
  const knowsBalances = rows.some(({ balance }) => balance !== undefined);
  for (const {
    date,
    description,
    details,
    code,
    amount,
    balance,
    currency,
    section,
    owner,
  } of rows) {
    const of = currency ?? given.currency ?? 'EUR';
    const part =
      section === undefined ? null : `${owner ? `${owner}'s ` : ''}${section}`.toLowerCase();
    const line = {
      date,
      ...(description === undefined ? {} : { description }),
      ...(details === undefined ? {} : { details }),
      ...(code === undefined ? {} : { code }),
      amountMinor: fromWire(amount, of),
      ...(knowsBalances ? { balanceMinor: balance == null ? null : fromWire(balance, of) } : {}),
    };
    parts.set(part, [...(parts.get(part) ?? []), line]);
  }
  return [...parts].map(([part, wanted]) => ({ part, wanted }));
}

/** As lines are read whose print is turned around, or in groups, or in the order of another day: by theirs, oldest first. */
function oldestFirst({ order, transactions }: Given): Given['transactions'] {
  if (order === 'newest-first') return transactions.toReversed();
  return transactions.toSorted((one, other) => one.date.localeCompare(other.date));
}

function linesOf({ sections }: Read, part: string | null) {
  return sections
    .filter(({ label }) => part === null || label.toLowerCase() === part)
    .flatMap(({ lines }) => lines);
}

function add(scores: readonly LineScore[]): LineScore {
  return scores.reduce((sum, score) => {
    const keys = Object.keys(sum) as (keyof LineScore)[];
    return Object.fromEntries(keys.map((key) => [key, sum[key] + score[key]])) as LineScore;
  }, NO_LINES);
}

function factFaults(given: Given, { sections }: Read): string[] {
  const currency = given.currency;
  const wrongCurrency =
    currency !== undefined && sections.some((section) => section.currency !== currency);
  const text = JSON.stringify(sections.flatMap(({ lines }) => lines));
  return [
    ...(wrongCurrency ? ['currency'] : []),
    ...(given.iban && sections[0]?.accountHint !== given.iban ? ['iban'] : []),
    ...(given.must_not_contain ?? [])
      .filter((part) => text.includes(part))
      .map((part) => `contains ${part}`),
  ];
}

/** Balances and proof; an opening balance may be printed or follow from the running ones. What is given to add up must be proven. Where no balance is given, nothing tells whether the print adds up. */
function balanceFaults(given: Given, { sections }: Read): string[] {
  const currency = given.currency ?? 'EUR';
  const differs = (wanted: number | null | undefined, read: number | null | undefined) =>
    wanted != null && (read == null || toWire(read, currency) !== wanted);
  const openings = sections.map(openingOf);
  const previous = given.previous_balances ?? [];
  const wanted =
    given.proof ??
    (given.opening_balance != null && given.closing_balance != null ? 'proven' : null);
  const states = sections.map(({ proof }) => proof.state);
  const isGiven = given.opening_balance != null || given.closing_balance != null;
  const unproven = wanted === null ? isGiven && states.includes('broken') : states[0] !== wanted;
  const parts = given.sections ?? [{ ...given, label: null }];
  const read = (label: string | null) =>
    sections.find((section) => label === null || section.label === label);
  const opens = parts.map((part) => {
    const section = read(part.label);
    return differs(part.opening_balance, section && openingOf(section));
  });
  const closes = parts.map((part) => differs(part.closing_balance, read(part.label)?.closingMinor));
  return [
    ...(opens.includes(true) ? ['opening'] : []),
    ...(closes.includes(true) ? ['closing'] : []),
    ...(previous.some((balance, index) => differs(balance, openings[index]))
      ? ['previous balances']
      : []),
    ...(unproven ? [`proof ${states.join()}`] : []),
  ];
}

/** The same for a drawn statement, as a file beside its PDF. */
export function givenOf({ sections }: Expected): Given {
  const [first] = sections;
  const wire = (minor: number | null, currency: string) =>
    minor === null ? null : toWire(minor, currency);
  const only = sections.length === 1 ? first : undefined;
  return {
    ...(only ? { currency: only.currency, proof: only.proof } : {}),
    ...(only
      ? {
          opening_balance: wire(only.openingMinor, only.currency),
          closing_balance: wire(only.closingMinor, only.currency),
        }
      : {}),
    transactions: sections.flatMap(({ lines, currency }) =>
      lines.map(({ amountMinor, balanceMinor, ...line }) => ({
        ...line,
        currency,
        amount: toWire(amountMinor, currency),
        balance: wire(balanceMinor, currency),
      })),
    ),
  };
}
