import type { PlacedRow } from './positioned.fixture.ts';

/** A booking as N26 prints it: the name over its details, the day and the amount beside it. */
export const booking = (
  name: string,
  date: string,
  amount: string,
  ...details: string[]
): PlacedRow[] => [
  [26, [44, name, 12]],
  [2, [390, date, 10], [495, amount, 10]],
  ...details.map((text): PlacedRow => [14, [44, text, 10]]),
];

/** The labels and the foot of its pages as they are typed. */
export const HEAD = 'Beschreibung                    Verbuchungsdatum       Betrag';
export const FOOT = 'Marlene Oduya     IBAN: DE88 1001 1001 2620 4477 31 • BIC: NTSBDEB1XXX';
