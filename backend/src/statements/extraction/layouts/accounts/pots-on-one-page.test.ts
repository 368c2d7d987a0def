import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { accountsIn, readTyped } from '../typed.fixture.ts';

it('parts pots on one page whose names stand over a figure and their kind, below an account without a number (Monzo)', () => {
  const labels: PlacedRow = [
    [48, 'Date'],
    [122, 'Description'],
    ['r468', '(GBP) Amount'],
    ['r547', '(GBP) Balance'],
  ];
  const booked = (day: string, text: string, amount: string, balance: string): PlacedRow => [
    [48, day],
    [122, text],
    ['r468', amount],
    ['r547', balance],
  ];
  const pot = (name: string, kind: string, [balance = '', out = '', into = '']): PlacedRow[] => [
    [40, [48, 'monzo'], ['r547', 'Pot statement']],
    [15, ['r547', '01/05/2025 - 31/05/2025']],
    [27, [48, name]],
    [7, ['r547', balance]],
    [6, [48, kind]],
    [6, ['r547', 'Pot balance']],
    [7, [48, 'Grace Adeyemi']],
    [11, ['r547', out]],
    [13, ['r547', 'Total outgoings']],
    [18, ['r547', into]],
    [13, ['r547', 'Total deposits']],
    [28, ...labels] as PlacedRow,
  ];
  const text = positioned(
    [
      [
        [48, 'monzo'],
        ['r547', 'Personal Account statement'],
      ],
      [['r547', '01/05/2025 - 31/05/2025']],
      [['r547', '£250.00']],
      [13, ['r547', 'Personal Account balance']],
      [28, ...labels] as PlacedRow,
      booked('24/05/2025', 'Transfer to Pot', '-250.00', '250.00'),
      booked('01/05/2025', 'Transfer from Pot', '650.00', '500.00'),
    ],
    [
      ...pot('Bills', 'Regular Pot with Monzo', ['£900.00', '-£650.00', '+£250.00']),
      booked('24/05/2025', 'Transfer from Personal Account', '250.00', '900.00'),
      booked('01/05/2025', 'Transfer to Personal Account', '-650.00', '650.00'),
      ...pot('Tax 24/25', 'Savings Pot', ['£756.43', '-£350.00', '+£2.07']),
      booked('28/05/2025', 'Interest', '2.07', '756.43'),
      booked('15/05/2025', 'Transfer to Personal Account', '-350.00', '754.36'),
    ],
  );
  expect(readTyped(text)).toMatchObject([
    { balances: [null, 25000], proof: 'proven', lines: { length: 2 } },
    { balances: [null, 90000], proof: 'proven', lines: { length: 2 } },
    { balances: [null, 75643], proof: 'proven', lines: { length: 2 } },
  ]);
  expect(accountsIn(text).slice(1)).toEqual(['Bills', 'Tax 24/25']);
});
