import type { CsvColumn, CsvHeader, CsvRole } from './columns.ts';

/** What Revolut Business calls its columns; the amount beside the total is without the fee, and the original one in another currency. */
const ROLES = new Map<string, CsvRole>([
  ['date started', 'otherDate'],
  ['date completed', 'booked'],
  ['type', 'kind'],
  ['state', 'state'],
  ['description', 'description'],
  ['payment currency', 'currency'],
  ['balance', 'balance'],
  ['account', 'product'],
]);
const TOTAL = 'total amount';
const MARKS = ['date completed', 'payment currency', 'orig currency', 'account'];

/** The columns of a Revolut Business export, or null where these are others. Older ones have no total: there the fee comes on top. */
export function revolutBusinessOf(header: CsvHeader): CsvHeader | null {
  const { words } = header;
  if (!MARKS.every((mark) => words.includes(mark))) return null;
  const money: [string, CsvRole][] = words.includes(TOTAL)
    ? [[TOTAL, 'amount']]
    : [
        ['amount', 'amount'],
        ['fee', 'fee'],
      ];
  const roles = new Map([...ROLES, ...money]);
  const columns = words.flatMap((word, index): CsvColumn[] => {
    const role = roles.get(word);
    return role ? [{ index, role, words: word }] : [];
  });
  return { ...header, columns };
}
