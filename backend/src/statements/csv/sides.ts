import type { CsvHeader, CsvRole } from './columns.ts';

const SIDES: [1 | -1, RegExp][] = [
  [-1, /^(af|debit|debet|dr|dt?|dbit|s|soll|out|-|uit|belastung|debito|debetas)$/i],
  [1, /^(bij|credit|cr|ct?|crdt|h|haben|in|\+|gutschrift|credito|k|kreditas)$/i],
];
/** A kind of booking that says no more than which way money went (Mint, Capital One), or does so with a letter (ANZ's cards). */
const SIDE_KIND = /^(?:credit|debit|[cd]r)$/i;
const LETTER = /^[cd]$/i;
/** Columns of cards: their numbers, and what is earned by buying with them. */
const CARD = /^card(?: number)?$|^rewards$/;
const SIGN = /^\W*[-−+(]|[-+]\W*$/;

/** The column that tells which way the amounts beside it went, or null where none does. */
export function sideColumnOf(
  header: CsvHeader,
  valuesOf: (index: number) => string[],
): number | null {
  const filledBy = (role: CsvRole, test: (cell: string) => boolean) =>
    header.columns.find((column) => {
      const values = column.role === role ? valuesOf(column.index) : [];
      return values.length > 0 && values.every(test);
    })?.index ?? null;
  const areSigned = areAmountsSigned(header, valuesOf);
  const isSide = (cell: string) => sideOf(cell) !== null;
  const side = filledBy('side', isSide);
  if (side !== null || areSigned) return side;
  // A letter may stand for a deposit or a cheque, a card or a direct debit.
  const isCard = header.words.some((word) => CARD.test(word));
  const kind = filledBy('kind', (cell) => SIDE_KIND.test(cell) || (isCard && LETTER.test(cell)));
  // Where all are of one kind, it may be that of a card, whatever went in or out.
  const kinds = kind === null ? [] : valuesOf(kind).map(sideOf);
  return kinds.includes(1) && kinds.includes(-1) ? kind : null;
}

/** Whether some amounts bear a sign of their own. */
function areAmountsSigned(header: CsvHeader, valuesOf: (index: number) => string[]): boolean {
  return header.columns.some(
    ({ role, index }) => role === 'amount' && valuesOf(index).some((cell) => SIGN.test(cell)),
  );
}

/** Whether each amount needs a word beside it: a sign tells as much, or balances where only credits bear a mark. */
export function areSidesNeeded(
  column: number | null,
  header: CsvHeader,
  valuesOf: (index: number) => string[],
): boolean {
  if (column === null || areAmountsSigned(header, valuesOf)) return false;
  const isBalanced = header.columns.some(({ role }) => role === 'balance');
  return !isBalanced || valuesOf(column).some((cell) => sideOf(cell) === -1);
}

/**
 * The way of amounts beside which nothing stands in such a column: where all others are called credits, and are fewer or those
 * of a card, they were spent (HDFC). A balance beside them tells instead.
 */
export function sideOfBlank(
  { column, rows }: { column: number | null; rows: number },
  header: CsvHeader,
  valuesOf: (index: number) => string[],
): -1 | null {
  if (column === null || header.columns.some(({ role }) => role === 'balance')) return null;
  const marks = valuesOf(column);
  const areFewer = marks.length * 2 < rows || header.words.some((word) => CARD.test(word));
  return areFewer && marks.every((cell) => sideOf(cell) === 1) ? -1 : null;
}

/** The way that a cell of such a column tells, or null where it is none. */
export function sideOf(cell: string): 1 | -1 | null {
  return SIDES.find(([, words]) => words.test(cell.trim()))?.[0] ?? null;
}
