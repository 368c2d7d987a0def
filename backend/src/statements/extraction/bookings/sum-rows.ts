import type { Row } from '../rows/rows.ts';

/** The numbered name of a group with what its bookings come to ('3. CARGOS, COMISIONES, IMPUESTOS Y ABONOS', '$ 7.739'). */
export function isNumberedSum({ cells: [name, sum, ...others] }: Row): boolean {
  return sum !== undefined && others.length === 0 && NUMBERED_NAME.test(name?.text ?? '');
}

const NUMBERED_NAME = /^\d{1,2}\. ?[\p{Lu},. ]{8,}$/u;

/** How many bookings went which way, and what they come to ('Debits', '34', '5,673.85': TD). */
export function isCountedSum({ cells: [name, count, sum, ...others] }: Row): boolean {
  const isNamed = /^(?:credits|debits|deposits|withdrawals)$/i.test(name?.text ?? '');
  return isNamed && /^\d{1,4}$/.test(count?.text ?? '') && sum !== undefined && others.length === 0;
}
