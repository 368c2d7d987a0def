import type { AssumedCurrency } from './assumed-currency.ts';
import type { UnprintedCurrency } from './extraction/types.ts';
import type { Reading } from './reading.ts';
import type { Chosen } from './review-decisions.ts';

type ReadIn = (currency: string | null) => Promise<Reading>;

export type Currencies = {
  /** What the user said, where the file is read for that. */
  chosen: Chosen | null;
  /** Which currency is assumed for a file that prints none. */
  assume(unprinted: UnprintedCurrency): Promise<AssumedCurrency>;
};

/**
 * Reads a file in the currency that it prints, else in the one its user chose, else in the one that is assumed for it. Where it
 * cannot be read in that one, the reading in the currency that its print suggests stands, and where there is none,
 * noCurrency says what the user is to be asked.
 */
export async function readInCurrency(read: ReadIn, currencies: Currencies): Promise<Reading> {
  const { chosen, assume } = currencies;
  if (chosen) return readInChosen(read, chosen);
  const first = await read(null);
  const unprinted = 'failure' in first ? first.unprinted : first.statement.unprinted;
  if (!unprinted) return first;
  const assumed = await assume(unprinted);
  const { suggested } = unprinted;
  if (assumed.currency === suggested?.currency && 'statement' in first)
    return { ...first, assumedCurrency: assumed };
  if (assumed.currency !== null) {
    const second = await read(assumed.currency);
    if ('statement' in second && linesOf(second) >= linesOf(first))
      return { ...second, assumedCurrency: assumed };
  }
  if ('statement' in first && suggested)
    return { ...first, assumedCurrency: { ...suggested, name: null } };
  return { ...first, assumedCurrency: { currency: null, ground: 'none', name: null } };
}

/** Amounts that do not fit the chosen currency leave the user the choice of another one. */
async function readInChosen(read: ReadIn, { currency, lineCount }: Chosen): Promise<Reading> {
  const reading = await read(currency);
  if ('failure' in reading && OF_THE_FILE.has(reading.failure)) return reading;
  if ('failure' in reading || linesOf(reading) < lineCount) {
    const assumedCurrency = { currency: null, ground: 'unfit' as const, name: currency };
    return { failure: 'noCurrency', assumedCurrency, pages: reading.pages ?? [] };
  }
  return { ...reading, assumedCurrency: { currency, ground: 'chosen', name: null } };
}

/** What no currency mends. */
const OF_THE_FILE: ReadonlySet<string> = new Set([
  'locked',
  'wrongPassword',
  'damaged',
  'tooLarge',
  'timedOut',
  'missing',
  'ambiguousDates',
]);

function linesOf(reading: Reading): number {
  if ('failure' in reading) return 0;
  return reading.statement.sections.reduce((count, { lines }) => count + lines.length, 0);
}
