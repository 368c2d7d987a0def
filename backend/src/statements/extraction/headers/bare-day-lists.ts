import { looksLikeMoney, readAmount } from '../figures/amounts.ts';
import { wholeDate } from '../figures/dates.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
import type { Column, Header } from './header-labels.ts';

/** So many days and bookings are a list. */
const LEAST_DAYS = 2;
const LEAST_BOOKINGS = 3;
const MOST_ROWS = 2000;
/** Right edges of one column differ by less than this, in points, and left ones of texts, too. */
const SAME_EDGE = 4;
/** Nearly all rows below the first day are bookings or days. */
const MOST = 0.8;
const TIME = /^\d{1,2}[:.]\d{2}(?: ?[AP]M)?$/i;
/** The running number of a booking may stand in front of it, too (Belfius). */
const NUMBER = /^\d{4}$/;
const WEEKDAY = /^\p{L}{2,12}\.?, (?=\d)/u;

/**
 * The header that stands for labels which an app does not print: bookings under headings of their days, with a time or nothing in front
 * of the text, and their amount at the edge of the page. Null where the rows are no such list.
 */
export function headersOfBareDays(rows: Row[]): (Header | null)[] | null {
  const first = rows.slice(0, MOST_ROWS).findIndex(isDay);
  const centred = headerOfCentred(rows, first);
  if (centred) return rows.map((_, index) => (index === first ? centred : null));
  const page = rows[first]?.page;
  const own = rows.slice(first + 1).filter((row) => row.page === page);
  const days = 1 + own.filter(isDay).length;
  const bookings = own.filter((row) => !isDay(row)).flatMap((row) => bookingIn(row) ?? []);
  const [one] = bookings;
  if (first < 0 || !one || days < LEAST_DAYS || bookings.length < LEAST_BOOKINGS) return null;
  const alike = bookings.filter(
    ({ text, amount }) =>
      Math.abs(text.x - one.text.x) < SAME_EDGE &&
      Math.abs(amount.right - one.amount.right) < SAME_EDGE,
  );
  const last = own.findLastIndex((row) => isDay(row) || bookingIn(row) !== null);
  const details = own.slice(0, last + 1).filter((row) => goesOn(row, bookings)).length;
  const listed = last + 1 - details;
  if (alike.length < bookings.length || days - 1 + alike.length < MOST * listed) return null;
  const columns: Column[] = [
    ...(one.time ? [{ role: 'ignored' as const, x: one.time.x, right: one.time.right }] : []),
    { role: 'description', x: one.text.x, right: one.text.right },
    { role: 'amount', x: one.amount.x, right: one.amount.right, valueRight: one.amount.right },
  ];
  const header: Header = { columns, placed: true, rows: 0 };
  return rows.map((_, index) => (index === first ? header : null));
}

/**
 * The header of a list in which each amount stands on a row of its own, between the lines of its text, under days with their weekdays
 * (N26: 'vendredi, 17. juillet 2020'); or null.
 */
function headerOfCentred(rows: Row[], first: number): Header | null {
  const day = rows[first]?.cells[0];
  if (!day) return null;
  const own = rows.slice(first).filter(({ page }) => page === rows[first]?.page);
  const days = own.filter(isDay);
  const amounts = own.flatMap(({ cells: [cell, ...others] }) =>
    cell && others.length === 0 && readAmount(cell.text, 2)?.marker === 'sign' ? [cell] : [],
  );
  const [one] = amounts;
  const isList =
    days.length >= LEAST_DAYS &&
    days.every(({ cells: [cell] }) => WEEKDAY.test(cell?.text ?? '')) &&
    amounts.length >= LEAST_BOOKINGS &&
    amounts.every(({ right }) => Math.abs(right - (one?.right ?? 0)) < SAME_EDGE);
  if (!isList || !one || one.x < day.right) return null;
  const columns: Column[] = [
    { role: 'description', x: day.x, right: day.right },
    { role: 'amount', x: one.x, right: one.right, valueRight: one.right },
  ];
  return { columns, placed: true, rows: 0 };
}

/** Whether a row is a day, beside which the balance at its end may stand. */
function isDay({ cells: [day, beside, ...others] }: Row): boolean {
  if (!day || others.length > 0) return false;
  if (beside && balanceLine(beside.text) !== 'daily') return false;
  return wholeDate(day.text.replace(WEEKDAY, ''), 'DM')?.year != null;
}

/** Whether a row has nothing but texts, of which the first goes on under those of bookings, whose amounts bear signs ('Miete März · DE07…': Tomorrow; 'REF. : 0700', 'VAL. 02-01-2025': Belfius). */
function goesOn({ cells: [text, ...others] }: Row, bookings: Listed[]): boolean {
  const areSigned = bookings.every(({ amount }) => readAmount(amount.text, 2)?.marker === 'sign');
  const isUnder = bookings.some(({ texts }) =>
    texts.some(({ x }) => Math.abs(x - (text?.x ?? 0)) < SAME_EDGE),
  );
  return areSigned && isUnder && others.every(({ text: beside }) => !looksLikeMoney(beside));
}

type Listed = { time: Cell | null; text: Cell; texts: Cell[]; amount: Cell };

/** The time, text and amount of a booking; an amount without a mark of its own has its decimals. */
function bookingIn({ cells }: Row): Listed | null {
  const [lead] = cells;
  const time = lead && (TIME.test(lead.text) || NUMBER.test(lead.text)) ? lead : null;
  const [text, ...others] = time ? cells.slice(1) : cells;
  const amount = others.at(-1);
  if (!text || !amount || !/\p{L}{2}/u.test(text.text)) return null;
  const texts = [text, ...others.slice(0, -1)];
  return looksLikeMoney(amount.text) ? { time, text, texts, amount } : null;
}
