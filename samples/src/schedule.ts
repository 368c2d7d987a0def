import { fromDecimalString, toDecimalString } from '@saldo/contracts';
import { dateIn, daysIn, MONTHS, type Month } from './calendar.ts';
import { digits, type Random } from './random.ts';
import { type Place, placeOn } from './story/persona.ts';

/** A small line under a booking; some banks print a foreign amount beside it that is not the booking's. */
export type Detail = { text: string; amount?: string };

/** One booking as the bank prints it. amountMinor is signed; feeMinor is the part of a gross amount that the bank kept. */
export type Booking = {
  date: string;
  amountMinor: number;
  description: string;
  details: Detail[];
  feeMinor?: number;
};

/**
 * A line of the monthly schedule. Amounts are signed decimals in the account's currency.
 * spread: largest deviation as a fraction; step: amounts are multiples of it; chance: how likely the booking happens;
 * jitter: how many days earlier or later; place: only on days the persona is there ('anywhere' for standing orders and online).
 * Texts may hold {amount} (unsigned), {foreign} (converted by `foreign`), {invoice} (counts months) and {id} (ten digits).
 */
export type Entry = {
  on: number | readonly number[] | 'daily';
  amount: string;
  spread?: number;
  step?: string;
  chance?: number;
  jitter?: number;
  months?: readonly Month[];
  place: Place | 'anywhere';
  foreign?: { rate: number; currency: string };
  description: string;
  details?: readonly Detail[];
};

/** All bookings of one month, oldest first; bookings of one day keep the order of the schedule. */
export function bookingsOf(
  entries: readonly Entry[],
  month: Month,
  currency: string,
  random: Random,
): Booking[] {
  const bookings = entries
    .filter((entry) => entry.months === undefined || entry.months.includes(month))
    .flatMap((entry) => occurrences(entry, month, currency, random));
  return byDate(bookings);
}

/** Bookings sorted by date; the order within a day stays. */
export function byDate(bookings: readonly Booking[]): Booking[] {
  return bookings.toSorted((a, b) => a.date.localeCompare(b.date));
}

function occurrences(entry: Entry, month: Month, currency: string, random: Random): Booking[] {
  return daysOf(entry.on, month).flatMap((day) => {
    // Every occurrence draws the same count of numbers, kept or not, so that an edit of one entry moves no other.
    const [luck, drift, deviation] = [random(), random(), random()];
    const id = digits(random, 10);
    const date = dateIn(month, day + Math.round((drift * 2 - 1) * (entry.jitter ?? 0)));
    const happens = luck < (entry.chance ?? 1);
    if (!happens || (entry.place !== 'anywhere' && placeOn(date) !== entry.place)) return [];
    const amountMinor = vary(entry, currency, deviation);
    const fill = (text: string) => filled(text, entry, amountMinor, currency, month, id);
    const details = (entry.details ?? []).map((detail) => ({
      text: fill(detail.text),
      ...(detail.amount === undefined ? {} : { amount: fill(detail.amount) }),
    }));
    return [{ date, amountMinor, description: fill(entry.description), details }];
  });
}

function daysOf(on: Entry['on'], month: Month): readonly number[] {
  if (on === 'daily') return Array.from({ length: daysIn(month) }, (_, index) => index + 1);
  return typeof on === 'number' ? [on] : on;
}

function vary(entry: Entry, currency: string, deviation: number): number {
  const step = fromDecimalString(entry.step ?? '0.01', currency);
  const base = fromDecimalString(entry.amount, currency);
  const varied = base * (1 + (deviation * 2 - 1) * (entry.spread ?? 0));
  return Math.round(varied / step) * step;
}

function filled(
  text: string,
  entry: Entry,
  amountMinor: number,
  currency: string,
  month: Month,
  id: string,
): string {
  const foreign = entry.foreign;
  const foreignMinor = Math.round(Math.abs(amountMinor) * (foreign?.rate ?? 1));
  return text
    .replaceAll('{amount}', toDecimalString(Math.abs(amountMinor), currency))
    .replaceAll('{foreign}', toDecimalString(foreignMinor, foreign?.currency ?? currency))
    .replaceAll('{invoice}', String(1031 + MONTHS.indexOf(month)))
    .replaceAll('{id}', id);
}
