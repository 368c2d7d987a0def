import { describe, expect, it } from 'vitest';
import type { Placed, PlacedRow } from '../layouts/positioned.fixture.ts';
import { datedTexts } from '../layouts/reading.fixture.ts';

describe('a text above the day of its booking, which stands above the amount', () => {
  it('is not that of the booking above, with the time below the day (Mandiri)', () => {
    const booking = (date: string, text: string, balance: string): PlacedRow[] => [
      [18, [160, `${text} paid`]],
      [5, [70, date]],
      [5, [160, `to ${text}`], ['r460', '-10.00'], ['r545', balance]],
      [4, [70, '17:55:09']],
      [5, [160, `no ${text}`]],
    ];
    const head: Placed[] = [
      [70, 'Date'],
      [160, 'Description'],
      ['r460', 'Amount'],
      ['r545', 'Balance'],
    ];
    expect(
      datedTexts(
        head,
        ...booking('01 Mar 2024', 'Alder', '90.00'),
        ...booking('02 Mar 2024', 'Birch', '80.00'),
        ...booking('03 Mar 2024', 'Cedar', '70.00'),
      ),
    ).toEqual([
      ['2024-03-01', 'Alder paid to Alder no Alder'],
      ['2024-03-02', 'Birch paid to Birch no Birch'],
      ['2024-03-03', 'Cedar paid to Cedar no Cedar'],
    ]);
  });

  it('nor where the day has the next line of the text beside it, and its year below (Trade Republic)', () => {
    const booking = (date: string, text: string, balance: string): PlacedRow[] => [
      [18, [190, `Plan ${text}`]],
      [9, [47, date], [190, `of ${text} funds`]],
      [5, [82, 'Trade'], ['r460', '-10.00'], ['r545', balance]],
      [4, [47, '2026'], [190, 'of the world,']],
      [9, [190, 'quantity: 1.5']],
    ];
    const head: Placed[] = [
      [47, 'DATE'],
      [82, 'TYPE'],
      [190, 'DESCRIPTION'],
      ['r460', 'AMOUNT'],
      ['r545', 'BALANCE'],
    ];
    expect(
      datedTexts(
        head,
        [
          [47, '04 Jan.'],
          [82, 'Card'],
          [190, 'Shop'],
          ['r460', '-10.00'],
          ['r545', '90.00'],
        ] as PlacedRow,
        [9, [47, '2026']],
        ...booking('05 Jan.', 'Alder', '80.00'),
        ...booking('05 Jan.', 'Birch', '70.00'),
      ).map(([date, text]) => `${date} ${text}`),
    ).toEqual([
      '2026-01-04 Card Shop',
      '2026-01-05 Trade Plan Alder of Alder funds of the world, quantity: 1.5',
      '2026-01-05 Trade Plan Birch of Birch funds of the world, quantity: 1.5',
    ]);
  });
});
