import type { Style } from '../bookings/readings.ts';
import type { Row } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
import { type PrintedAmount, readAmount, trailingAmounts } from './amounts.ts';

/** The amount right behind the name of a balance, where another name with a figure of its own follows in the row, as in a box of two columns; or null. */
export function amountInBox({ cells }: Row, { decimals, isWhole }: Style): PrintedAmount | null {
  const at = cells.findIndex(({ text }) => balanceLine(text) !== null);
  const [name, figure, next, ...others] = at < 0 ? [] : cells.slice(at);
  if (!name || !figure || !next || others.length === 0) return null;
  const isNext = /\p{L}{3}/u.test(next.text) && readAmount(next.text, decimals, isWhole) === null;
  return isNext ? readAmount(figure.text, decimals, isWhole) : null;
}

/** The amount that ends a line behind its name, in no column of its table or in one text with it ('SALDO POCZĄTKOWE: 3 044,91'), or null. */
export function amountAtEnd({ cells }: Row, style: Style): PrintedAmount | null {
  const last = cells.at(-1);
  if (!last) return null;
  const { decimals, isWhole, isSpaced } = style;
  if (cells.length > 1) return readAmount(last.text, decimals, isWhole);
  const { rest, amounts } = trailingAmounts(last.text, decimals, isWhole, isSpaced);
  const [amount, ...others] = amounts;
  if (!amount || others.length > 0 || balanceLine(rest) === null) return null;
  // Behind the name of a balance a dash in front of a currency is the sign of both ('Closing Balance: - INR 83,042.01').
  const isOverdrawn = amount.direction === null && SIGNED_CODE.test(rest);
  return isOverdrawn ? { ...amount, direction: -1, marker: 'sign' } : amount;
}

const SIGNED_CODE = /: -[ ]?(?:[A-Z]{3}|[A-Z]{0,2}[$€£])$/;
