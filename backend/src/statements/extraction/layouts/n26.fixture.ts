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
