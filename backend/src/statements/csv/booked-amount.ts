import { saysCard } from '../extraction/words/titles.ts';
import type { CsvColumn, CsvHeader } from './columns.ts';
import type { CsvRecord } from './records.ts';

const IN_CURRENCY = / (?:in|en) ([A-Z]{3})$/;

/**
 * The header of a card with the only amounts that name their currency ('bedrag in EUR': KBC), where all others are in that of the
 * purchase, which a column tells, and are the same where that is the same, as some have to be. On an account, or where none is in that currency, they may be told for
 * information only.
 */
export function withBookedAmount(
  header: CsvHeader,
  { cells: names }: CsvRecord,
  rows: readonly CsvRecord[],
): CsvHeader {
  const { columns, words } = header;
  const codeOf = ({ index }: CsvColumn) => IN_CURRENCY.exec(names[index] ?? '')?.[1] ?? null;
  const amounts = columns.filter(({ role }) => role === 'amount');
  const [booked, ...more] = amounts.filter((column) => codeOf(column) !== null);
  const asked = amounts.find((column) => codeOf(column) === null);
  const currency = columns.find(({ role }) => role === 'currency');
  const isCard = words.some(saysCard) && !columns.some(({ role }) => role === 'balance');
  if (!booked || more.length > 0 || !asked || !currency || !isCard) return header;
  const code = codeOf(booked);
  const own = rows.filter(({ cells }) => cells[currency.index] === code);
  const areSame =
    own.length > 0 && own.every(({ cells }) => cells[asked.index] === cells[booked.index]);
  const isLeft = ({ index, role }: CsvColumn) =>
    index === booked.index || !['amount', 'in', 'out', 'currency'].includes(role);
  return areSame ? { ...header, columns: columns.filter(isLeft), currency: code } : header;
}
