import type { Cell, Row } from '../rows/rows.ts';
import { columnRoleOf } from '../words/labels.ts';
import { plainWords } from '../words/plain-words.ts';
import type { Header } from './columns.ts';

/** What an account held day by day is set in so many columns at most. */
const MOST_COLUMNS = 4;
/** A day, what moved in all on it, and what was left. */
const LABELS_OF_DAYS = 3;

/**
 * The headers without those of what moved on each day and was left of it, set in columns under labels that repeat without any for a text
 * ('Date, Amount, Balance, Date, Amount, Balance': Fidelity), where other tables list the bookings.
 */
export function withoutDailySums(rows: Row[], headers: (Header | null)[]): (Header | null)[] {
  const areDaily = headers.map((header, index) => header !== null && headsDailySums(rows[index]));
  const isOther = headers.some((header, index) => header && !areDaily[index]);
  return isOther ? headers.map((header, index) => (areDaily[index] ? null : header)) : headers;
}

function headsDailySums(row: Row | undefined): boolean {
  const names = row?.cells.map(({ text }: Cell) => plainWords(text)) ?? [];
  const count = names.length / LABELS_OF_DAYS;
  if (!Number.isInteger(count) || count < 2 || count > MOST_COLUMNS) return false;
  const isRepeated = names.every((name, at) => name === names[at % LABELS_OF_DAYS]);
  const roles = names.slice(0, LABELS_OF_DAYS).map((name) => columnRoleOf(name));
  return isRepeated && ['date', 'amount', 'balance'].every((role, at) => roles[at] === role);
}
