import { describe, expect, it } from 'vitest';
import { proveSection } from './index.ts';
import type { PlacedRow } from './positioned.fixture.ts';
import { brief, only } from './reading.fixture.ts';

describe('what could be called proven though it was read wrongly', () => {
  it('a card whose payments bear a minus under their heading, with purchases under a heading of no direction', () => {
    const head: PlacedRow = [
      [40, 'Date'],
      [100, 'Description'],
      ['r570', 'Amount'],
    ];
    const section = only([
      [
        [40, 'Northbank, all amounts in USD'],
        [400, 'December 14, 2023 to January 13, 2024'],
      ],
      [
        [40, 'Previous Balance December 14, 2023'],
        [300, '$100.00'],
      ],
      [
        [40, 'New Balance January 13, 2024'],
        [300, '$45.00'],
      ],
      [24, [40, 'Payments, Credits and Adjustments', 10]],
      head,
      [
        [40, '12/18'],
        [100, 'PAYMENT THANK YOU'],
        ['r570', '-100.00'],
      ],
      [
        [40, '12/20'],
        [100, 'Canyon Cycles'],
        ['r570', '-5.00'],
      ],
      [
        [40, 'Total Payments, Credits and Adjustments'],
        ['r570', '$105.00'],
      ],
      [24, [40, 'Transactions', 10]],
      head,
      [
        [40, '12/18'],
        [100, 'Canyon Cycles'],
        ['r570', '20.00'],
      ],
      [
        [40, '12/21'],
        [100, 'Juniper Market'],
        ['r570', '25.00'],
      ],
      [
        [40, '01/02'],
        [100, 'Lantern Books'],
        ['r570', '5.00'],
      ],
      [
        [40, 'Total Transactions for This Period'],
        ['r570', '$50.00'],
      ],
    ]);
    expect(section).toMatchObject({ openingMinor: -10000, closingMinor: -4500 });
    expect(brief(section).map(([date, , amount]) => [date, amount])).toEqual([
      ['2023-12-18', 10000],
      ['2023-12-18', -2000],
      ['2023-12-20', 500],
      ['2023-12-21', -2500],
      ['2024-01-02', -500],
    ]);
    expect(proveSection(section).state).toBe('proven');
  });
});
