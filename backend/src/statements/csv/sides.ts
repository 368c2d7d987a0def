import type { CsvHeader, CsvRole } from './columns.ts';

const SIDES: [1 | -1, RegExp][] = [
  [-1, /^(af|debit|debet|dr|dt?|dbit|s|soll|out|-|uit|belastung|debito|debetas)$/i],
  [1, /^(bij|credit|cr|ct?|crdt|h|haben|in|\+|gutschrift|credito|k|kreditas)$/i],
];
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
  const kind = filledBy('kind', isCreditOrDebit);
  // Where all are of one kind, it may be that of a card, whatever went in or out.
  const kinds = kind === null ? [] : valuesOf(kind).map(sideOf);
  return kinds.includes(1) && kinds.includes(-1) ? kind : null;
}

/** Whether some amounts bear a sign of their own. */
export function areAmountsSigned(
  header: CsvHeader,
  valuesOf: (index: number) => string[],
): boolean {
  return header.columns.some(
    ({ role, index }) => role === 'amount' && valuesOf(index).some((cell) => SIGN.test(cell)),
  );
}

/**
 * The way of amounts beside which nothing stands in such a column: where all others are called credits, they were spent, as on the
 * cards of HDFC.
 */
export function sideOfBlank(
  column: number | null,
  valuesOf: (index: number) => string[],
): -1 | null {
  return column !== null && valuesOf(column).every((cell) => sideOf(cell) === 1) ? -1 : null;
}

/** A kind of booking that says no more than which way money went (Mint, Capital One; ANZ with a letter). */
function isCreditOrDebit(cell: string): boolean {
  return /^(?:credit|debit|[cd]|[cd]r)$/i.test(cell.trim());
}

/** The way that a cell of such a column tells, or null where it is none. */
export function sideOf(cell: string): 1 | -1 | null {
  return SIDES.find(([, words]) => words.test(cell.trim()))?.[0] ?? null;
}
