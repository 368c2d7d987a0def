import type { PlacedRow } from '../positioned.fixture.ts';

/** The list of a card that owed 100.00 dollars, was paid and bought for 50.00, below whatever boxes. */
export const CARD: PlacedRow[] = [
  [30, [36, 'Date'], [120, 'Description'], ['r400', 'Amount']],
  [
    [36, 'Mar 03, 2025'],
    [120, 'PAYMENT THANK YOU'],
    ['r400', '-$100.00'],
  ],
  [
    [36, 'Mar 04, 2025'],
    [120, 'SHOP'],
    ['r400', '$50.00'],
  ],
];
