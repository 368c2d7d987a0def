import { fromDecimalString } from '@saldo/contracts';
import type { Month } from '../calendar.ts';
import type { Booking } from '../schedule.ts';

/** Bookings that Revolut lists under "Pending" and "Reverted": shown, but never part of the balance. */
type Listed = {
  currency: string;
  list: 'pending' | 'reverted';
  date: string;
  amount: string;
  merchant: string;
  city: string;
};

const LISTED: readonly Listed[] = [
  {
    currency: 'EUR',
    list: 'pending',
    date: '2025-12-30',
    amount: '-18.40',
    merchant: 'Uber',
    city: 'Amsterdam',
  },
  {
    currency: 'EUR',
    list: 'reverted',
    date: '2026-02-11',
    amount: '-58.96',
    merchant: 'Ryanair',
    city: 'Dublin',
  },
  {
    currency: 'EUR',
    list: 'pending',
    date: '2026-04-30',
    amount: '-36.15',
    merchant: 'Amazon.de',
    city: 'Luxembourg',
  },
  {
    currency: 'EUR',
    list: 'reverted',
    date: '2026-06-17',
    amount: '-214.00',
    merchant: 'Booking.com',
    city: 'Amsterdam',
  },
  {
    currency: 'EUR',
    list: 'reverted',
    date: '2026-09-03',
    amount: '-12.99',
    merchant: 'Spotify',
    city: 'Stockholm',
  },
  {
    currency: 'EUR',
    list: 'pending',
    date: '2026-09-30',
    amount: '-27.80',
    merchant: 'REWE',
    city: 'Berlin',
  },
  {
    currency: 'GBP',
    list: 'pending',
    date: '2026-04-27',
    amount: '-8.90',
    merchant: 'TfL Travel Charge',
    city: 'London',
  },
  {
    currency: 'GBP',
    list: 'reverted',
    date: '2026-06-06',
    amount: '-31.50',
    merchant: 'Dishoom Shoreditch',
    city: 'London',
  },
];

/** What a Revolut statement of this currency and month lists as pending and as reverted; nothing for other banks. */
export function notCompleted(
  bank: string,
  currency: string,
  month: Month,
): { pending: Booking[]; reverted: Booking[] } {
  const listed = (list: Listed['list']): Booking[] =>
    LISTED.filter((one) => bank === 'revolut' && one.list === list)
      .filter((one) => one.currency === currency && one.date.startsWith(month))
      .map((one) => ({
        date: one.date,
        amountMinor: fromDecimalString(one.amount, currency),
        description: one.merchant,
        details: [{ text: `To: ${one.merchant}, ${one.city}` }],
      }));
  return { pending: listed('pending'), reverted: listed('reverted') };
}
