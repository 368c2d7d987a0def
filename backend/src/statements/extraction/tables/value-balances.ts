import { type DateOrder, datesIn } from '../figures/dates.ts';
import type { Header } from '../headers/columns.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';

/** A name of a balance is no longer than this, with its day and its amount. */
const MAX_LINE = 120;
/** Days without a year that lie so far apart stand on both sides of its turn. */
const TURN = 186;

/**
 * Whether the balances between the bookings are those of days of value, so that they jump ahead and fall back while the bookings go
 * on: then they are what the account holds in order of value, which no line of the order of print leads to. Only where the file
 * names an opening and a closing balance besides, which prove its bookings.
 */
export function standByValue(rows: Row[], headers: (Header | null)[], order: DateOrder): boolean {
  const names = new Set<string | null>();
  let [rises, falls] = [0, 0];
  let last: number | null = null;
  const first = headers.findIndex(Boolean);
  for (const [index, row] of rows.entries()) {
    const text = textOf(row);
    if (text.length > MAX_LINE) continue;
    const kind = balanceLine(text.replace(AMOUNT, ''));
    names.add(kind);
    if (kind === 'opening' || kind === 'closing') last = null;
    const [dated] = kind === 'standing' && index > first ? datesIn(text, order) : [];
    if (!dated) continue;
    const day = dated.date.month * 31 + dated.date.day;
    const step = last === null ? 0 : stepOf(day - last);
    if (step > 0) rises += 1;
    if (step < 0) falls += 1;
    last = day;
  }
  return first >= 0 && rises > 0 && falls > 0 && names.has('opening') && names.has('closing');
}

/** From one day to the next, over the turn of a year as well: '28.12.', '02.01.', '29.12.' rise and fall. */
const stepOf = (days: number) =>
  Math.abs(days) > TURN ? days - Math.sign(days) * DAYS_OF_YEAR : days;

/** Twelve months of 31 days, by which days are counted here. */
const DAYS_OF_YEAR = 372;
const AMOUNT = /[\d.,'’]+[.,]\d\d ?[+-]?$/;
