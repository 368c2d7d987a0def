import type { Column, Header } from '../headers/columns.ts';

/** Whether a column says on which side the balance in front of it is, and not which way a booking went, which another one says (Kotak: 'Amount', 'Dr / Cr', 'Balance', 'Dr / Cr'). */
export function tellsSideOfBalance({ columns }: Header, column: Column): boolean {
  const ofSides = columns.filter(({ role }) => role === 'direction');
  const before = columns[columns.indexOf(column) - 1];
  return ofSides.length > 1 && ofSides.at(-1) === column && before?.role === 'balance';
}
