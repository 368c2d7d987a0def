import type { ColumnRole } from '../words/labels.ts';

type Named = { role: ColumnRole; isOfPayments?: true };

/** Whether a label names payments, which go to a card where another one names what was spent with it. */
export function namesPayments(label: string): boolean {
  return /^payments?(?: received)?$/i.test(label);
}

/** Of two columns of what went out that of payments holds what came in to a card ('Withdrawals', 'Payments': Bendigo Bank). */
export function withPayments<Column extends Named>(columns: Column[]): Column[] {
  const out = columns.filter(({ role }) => role === 'out');
  const payments = out.filter(({ isOfPayments }) => isOfPayments);
  const isCard = out.length === 2 && payments.length === 1;
  if (!isCard || columns.some(({ role }) => role === 'in')) return columns;
  return columns.map((column) => (column.isOfPayments ? { ...column, role: 'in' } : column));
}
