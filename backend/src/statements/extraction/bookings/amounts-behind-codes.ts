import { columnFor, isNamedByCode } from '../cells/cell-columns.ts';
import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import type { Header } from '../headers/columns.ts';
import type { Cell } from '../rows/rows.ts';
import { currencyNamed } from '../words/currency-names.ts';
import type { Style } from './readings.ts';

/** The amount behind the code of another currency in a cell of its own, which is not the booking's ('GB | GBP | 8.99'); or null. */
export function amountBehindCode(
  cell: Cell,
  texts: Cell[],
  header: Header,
  { currency: own, decimals, isWhole }: Style,
): PrintedAmount | null {
  const code = texts.at(-1)?.text ?? '';
  const currency = /^[A-Z]{3}$/.test(code) ? currencyNamed(code) : null;
  if (currency === null || currency === own) return null;
  const amount = readAmount(cell.text, decimals, isWhole);
  const { role } = columnFor(header, cell) ?? {};
  return !amount || amount.currency !== null || isNamedByCode(header, texts, role) ? null : amount;
}
