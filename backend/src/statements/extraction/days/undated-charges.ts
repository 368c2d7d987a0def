import type { Booking } from '../bookings/readings.ts';
import { directionOf } from '../bookings/row-kinds.ts';
import { MANY, repeatDays } from '../bookings/undated-amounts.ts';
import { DAY_MS, type PrintedDate } from '../figures/dates.ts';
import { namesCharge } from '../words/charges.ts';

/**
 * The bookings of a card with days for what it was charged itself. end is the last day of its period, issuedOn that on which the bill
 * was issued, datedAt that of the statement where it prints no period, all as calendar dates. The tax on purchases abroad bears the day
 * of issue, wherever it stands. Where the last bookings print no day though many others do, or some theirs even where it is that of the
 * one above, or a heading says what they are, interest and taxes are charged on the day of the statement ('DÖNEM FAİZİ': Garanti).
 */
export function withDaysOfCharges(
  bookings: Booking[],
  end: string | null,
  { issuedOn, datedAt }: { issuedOn: string | null; datedAt: string | null },
): Booking[] {
  const dated = bookings.filter(({ hasOwnDate }) => hasOwnDate);
  const near = end ?? datedAt;
  if (issuedOn && near && isNear(issuedOn, near) && lackOnlyTaxes(bookings, dated))
    return bookings.map((each) => (each.hasOwnDate ? each : { ...each, date: dayOf(issuedOn) }));
  const behind = bookings.findLastIndex(({ hasOwnDate }) => hasOwnDate) + 1;
  const [before, charged] = [bookings.slice(0, behind), bookings.slice(behind)];
  const areBehind = areOfPurchases(before, charged) && directionOf(dated) >= 0;
  const named = charged.filter(({ text }) => namesCharge(text));
  // Where days are printed even if they are those of the line above, none shares its day: beside interest the others are charges, too.
  const areCharges = named.length === charged.length || (named.length > 0 && repeatDays(dated));
  if (end === null || charged.length === 0 || !areBehind || !areCharges) return bookings;
  const areHeaded = charged.every(({ isCharge }) => isCharge);
  if (!areHeaded && !repeatDays(dated) && dated.length < MANY) return bookings;
  return [...before, ...charged.map((each) => ({ ...each, date: dayOf(end) }))];
}

/**
 * Whether all print their days but fees that share that of the purchase above them ('International Transaction Fee': CommBank).
 * What follows the last purchase may be its fee, too, if it is not interest.
 */
function areOfPurchases(before: Booking[], charged: Booking[]): boolean {
  const fees = before.filter(({ hasOwnDate }) => !hasOwnDate);
  if (fees.length > 0 && !charged.every(({ text }) => INTEREST.test(text))) return false;
  return fees.every(({ text }) => namesCharge(text));
}

const INTEREST = /^(?:interest|finance) charged?\b/i;

/** A second copy of a bill is issued long after its month. */
function isNear(one: string, other: string): boolean {
  return Math.abs(Date.parse(one) - Date.parse(other)) < MOST_APART * DAY_MS;
}

/** In days. */
const MOST_APART = 45;

function dayOf(date: string): PrintedDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** Whether all bookings print their days but taxes on what a list before them comes to ('Repasse de IOF em R$': Itaú). */
function lackOnlyTaxes(bookings: Booking[], dated: Booking[]): boolean {
  const undated = bookings.filter(({ hasOwnDate }) => !hasOwnDate);
  const areTaxes =
    undated.length > 0 && undated.every(({ text }) => /^repasse de iof\b/i.test(text));
  return areTaxes && dated.length >= MANY;
}
