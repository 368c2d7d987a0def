import { describe, expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped } from './typed.fixture.ts';

describe('a column of dashes in the margin', () => {
  const amounts = [-10, -10, 50, -10, -10, 50, -10, -10];
  const days = (row: (index: number, amount: number, balance: number) => PlacedRow) => {
    let balance = 1000;
    return amounts.map((amount, index) => {
      balance += amount;
      return row(index, amount, balance);
    });
  };
  const start = (index: number): Placed[] => [
    [43, `0${index + 1}.03.2024`],
    [125, `Shop ${'ABCDEFGHIJ'[index]}`],
  ];

  it('is no sign of the balances in front of it', () => {
    const page: PlacedRow[] = [
      [[40, 'Account statement EUR']],
      [
        [43, 'Date'],
        [125, 'Description'],
        ['r420', 'Out'],
        ['r480', 'In'],
        ['r545', 'Balance'],
        ['r575', 'Points'],
      ],
      [
        [125, 'Opening balance'],
        ['r545', '1.000,00'],
        [562, '-'],
      ],
      ...days((index, amount, balance) => [
        ...start(index),
        [amount < 0 ? 'r420' : 'r480', `${Math.abs(amount)},00`],
        ['r545', `${balance},00`],
        [562, '-'],
      ]),
    ];
    const [section] = readTyped(positioned(page));
    expect(section).toMatchObject({ balances: [100000, null], lines: { length: 8 } });
    expect(section?.lines[2]).toBe('2024-03-03 5000 103000 Shop C');
  });

  it('turns no amounts that have signs of their own', () => {
    const page: PlacedRow[] = [
      [[40, 'Account statement EUR']],
      [[40, 'Opening balance 1.000,00']],
      [
        [43, 'Date'],
        [125, 'Description'],
        ['r545', 'Amount'],
        ['r580', 'Points'],
      ],
      ...days((index, amount) => [...start(index), ['r545', `${amount},00`], [562, '-']]),
      [[40, 'Closing balance 1.040,00']],
    ];
    const [section] = readTyped(positioned(page));
    expect(section).toMatchObject({ balances: [100000, 104000], proof: 'proven' });
    expect(section?.lines[2]).toBe('2024-03-03 5000 null Shop C');
  });
});
