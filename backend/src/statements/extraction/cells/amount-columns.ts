import { codesInHeader } from '../currencies/currencies.ts';
import { readAmount } from '../figures/amounts.ts';
import { columnDate } from '../figures/dates.ts';
import type { Column, Header } from '../headers/columns.ts';
import { withRoles } from '../headers/header-labels.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import { columnFor } from './cell-columns.ts';

/**
 * The same header with its amounts in the column of two that is filled, where the last one holds nothing but sums elsewhere
 * ('Amount', 'Total'), or for some of the bookings what they were in another currency ('R$', 'US$').
 */
export function withFilledAmounts(header: Header, rows: Row[]): Header {
  const last = header.columns.find(({ role }) => role === 'amount');
  const others = header.columns.filter(({ isAmount }) => isAmount);
  const other = others.at(-1);
  if (!last || !other) return header;
  const plain = rows.filter((row) => !isTotal(textOf(row)));
  // The figures of a box may stand under either of them.
  const dated = plain.filter(({ cells: [first] }) => first && columnDate(first.text, 'DM'));
  const bookings = dated.length > 0 ? dated : plain;
  const filled = (column: Column, isWhole = false) =>
    bookings.filter(({ cells }) =>
      cells.some((cell) => readAmount(cell.text, 2, isWhole) && columnFor(header, cell) === column),
    );
  // Of three the one that nearly all bookings fill, where hardly any fills the last (SinoPac: what is due later).
  const isRare = filled(last, true).length * RARE <= bookings.length;
  const isNearlyAll = (count: number) => count >= NEARLY_ALL * bookings.length;
  const whole = others.find((column) => isNearlyAll(filled(column, true).length));
  const isApart = others.length > 1 && bookings.length >= RARE && isRare;
  if (isApart && whole) return swapped(header, last, whole);
  const [inLast, inOther] = [filled(last), filled(other)];
  const isBeside = inLast.length < inOther.length && inLast.every((row) => inOther.includes(row));
  return isBeside ? swapped(header, last, other) : header;
}

const RARE = 4;
const NEARLY_ALL = 0.9;

/** The same header with the amounts of its bookings in the other of two columns. */
function swapped(header: Header, last: Column, other: Column): Header {
  return withRoles(
    header,
    new Map([
      [last, 'ignored'],
      [other, 'amount'],
    ]),
  );
}

/** The same header with its amounts in the column of two that is labelled with the account's currency, whichever stands last ('Сума EUR', 'Сума BGN'). */
export function inOwnCurrency(header: Header, labels: Row[], code: string): Header {
  const last = header.columns.find(({ role }) => role === 'amount');
  const other = header.columns.findLast(({ isAmount }) => isAmount);
  if (!last || !other) return header;
  const codesOver = ({ x, right }: Column) =>
    labels.flatMap((row) => {
      const cells = row.cells.filter((cell) => cell.x < right && x < cell.right);
      return codesInHeader({ ...row, cells });
    });
  const [ofLast, ofOther] = [codesOver(last), codesOver(other)];
  const isSwapped = ofLast.length > 0 && !ofLast.includes(code) && ofOther.includes(code);
  return isSwapped ? swapped(header, last, other) : header;
}

/**
 * The headers of a card with the price of what was bought for its amount, where the column behind says how much of that was charged so far: a
 * bank may count either into what is owed (Bancolombia). None where no table has both.
 */
export function inOriginalAmounts(headers: (Header | null)[], rows: Row[]): (Header | null)[][] {
  const others = headers.map((header, index) => {
    const labels = rows.slice(index, index + (header?.rows ?? 0)).flatMap(({ cells }) => cells);
    const isOriginal = (column: Column) =>
      labels.some(
        ({ x, right, text }) => ORIGINAL.test(text) && x < column.right && column.x < right,
      );
    const charged = header?.columns.find(({ role }) => role === 'amount');
    const price = header?.columns.find((each) => each.role === 'ignored' && isOriginal(each));
    return header && charged && price ? swapped(header, charged, price) : header;
  });
  return others.some((header, index) => header !== headers[index]) ? [others] : [];
}

const ORIGINAL = /^(?:valor |monto |importe )?original$/iu;
