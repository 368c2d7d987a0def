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
    expect(section).toMatchObject({ balances: [100000, 104000], lines: { length: 8 } });
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

describe('texts to the right of a table', () => {
  const labels: Placed[] = [
    [43, 'Date'],
    [90, 'Description'],
    ['r300', 'Amount'],
  ];
  const booking = (day: string, text: string, amount: string, right = 300): PlacedRow => [
    [43, `${day}.03.2024`],
    [90, text],
    [`r${right}`, amount],
  ];
  const page = (...rows: PlacedRow[]) =>
    readTyped(
      positioned([[[40, 'Account statement EUR']], [[40, 'Opening balance 1000.00']], ...rows]),
    );

  it('cut off no amounts that are set farther to the right than others', () => {
    const labelsFar: Placed[] = [
      [43, 'Date'],
      [90, 'Description'],
      [380, 'Amount'],
    ];
    const sections = page(
      labelsFar,
      booking('01', 'Loan', '20,000.00', 440),
      booking('02', 'Car', '-18,200.00', 440),
      booking('03', 'Salary', '11,500.00', 440),
      booking('04', 'Fee', '5.00-', 444),
      booking('05', 'Fee refund', '5.00', 440),
      [[40, 'Closing balance 14300.00']],
      [[418, 'Registered office']],
      [[418, 'London']],
    );
    expect(sections).toMatchObject([
      { balances: [100000, 1430000], proof: 'proven', lines: { length: 5 } },
    ]);
  });

  it('end the list that stands above them', () => {
    const sections = page(
      labels,
      booking('01', 'Shop A', '-10.00'),
      booking('02', 'Shop B', '-20.00'),
      [[330, 'Closing balance 970.00']],
      [[330, 'Interest rates as of today']],
      [
        [90, 'Overdraft interest'],
        ['r300', '0.00'],
      ],
      [
        [90, 'Fees this year'],
        ['r300', '0.00'],
      ],
    );
    expect(sections).toMatchObject([
      { balances: [100000, 97000], proof: 'proven', lines: { length: 2 } },
    ]);
  });

  it('may be the days of the bookings below them', () => {
    const sections = page(
      labels.slice(1),
      [[312, 'Friday, 01.03.2024']],
      booking('01', 'Salary', '1,500.00').slice(1) as PlacedRow,
      [[312, 'Monday, 04.03.2024']],
      booking('04', 'Refund', '15.00').slice(1) as PlacedRow,
      [[40, 'Closing balance 2515.00']],
    );
    expect(sections).toMatchObject([
      {
        proof: 'proven',
        lines: ['2024-03-01 150000 null Salary', '2024-03-04 1500 null Refund'],
      },
    ]);
  });

  it('may name the next account, though no rows stand between', () => {
    const sections = page(
      labels,
      booking('01', 'Shop A', '-10.00'),
      booking('03', 'Salary', '1,500.00'),
      [[330, 'Closing balance 2490.00']],
      [[330, 'Account 12345678 USD']],
      labels,
      booking('05', 'Other', '-50.00'),
    );
    expect(sections).toMatchObject([
      { currency: 'EUR', balances: [100000, 249000], proof: 'proven', lines: { length: 2 } },
      { currency: 'USD', lines: { length: 1 } },
    ]);
  });
});
