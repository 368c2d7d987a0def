import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';
import { CARD } from './card-bookings.fixture.ts';

const HEAD: PlacedRow = [
  [36, 'First Bank Visa'],
  [338, 'Statement date'],
  [430, 'Mar 31, 2025 USD'],
];
it('takes no year from a sentence at the top of a further page where the first one is missing', () => {
  const page = (sentence: string) => [
    `
First Bank     Page 2 of 3     USD
Date      Description               Money out     Money in      Balance
          Opening balance                                       110.00
02 Mar    Bakery                      10.00                     100.00`,
    `
First Bank     Page 3 of 3     USD
${sentence}
Date      Description               Money out     Money in      Balance
20 Mar    Shop                        10.00                      90.00
          Closing balance                                        90.00`,
  ];
  for (const sentence of [
    'Important: new fees apply from 1 May 2022',
    'Terms and conditions from 1 January 2020',
  ])
    expect(readTyped(typed(...page(sentence)), '2026-11-30')[0]?.lines).toEqual([
      '2026-03-02 -1000 10000 Bakery',
      '2026-03-20 -1000 9000 Shop',
    ]);
});

it('keeps the balances of a card below a list beside a bare overview, which is no box of the account', () => {
  const page = positioned([
    HEAD,
    [20, [36, 'Overview']],
    [8, [312, 'Instalment plans']],
    [8, [36, 'Credit limit'], ['r290', '$900.00'], [312, 'Plan A'], ['r576', '$10.00']],
    [
      [36, 'Available'],
      ['r290', '$0.00'],
      [312, 'Plan B'],
      ['r576', '$20.00'],
    ],
    [20, [312, 'Account balances']],
    [
      [36, 'Fees'],
      ['r290', '$0.00'],
      [312, 'Previous balance'],
      ['r576', '$100.00'],
    ],
    [
      [36, 'Interest'],
      ['r290', '$0.00'],
      [312, 'New balance'],
      ['r576', '$50.00'],
    ],
    ...CARD,
  ]);
  expect(readTyped(page)).toMatchObject([{ balances: [-10000, -5000], proof: 'proven' }]);
});

it('takes balances for those of points though a line stands between them and their title', () => {
  const page = positioned([
    HEAD,
    [20, [36, 'Payment information'], [312, 'REWARD SUMMARY']],
    [
      [36, 'Minimum payment'],
      ['r290', '$10.00'],
      [312, 'Member since May'],
    ],
    [
      [36, 'Due date Apr 21'],
      [312, 'Opening Balance'],
      ['r576', '900.00'],
    ],
    [
      [36, 'Limit $5,000'],
      [312, 'Closing Balance'],
      ['r576', '1000.00'],
    ],
    [20, [36, 'Previous balance'], ['r290', '$100.00']],
    [
      [36, 'New balance'],
      ['r290', '$50.00'],
    ],
    ...CARD,
  ]);
  expect(readTyped(page)).toMatchObject([{ balances: [-10000, -5000], proof: 'proven' }]);
});

it('keeps the balances of a table in which the names of two currencies stand over both columns of figures', () => {
  const page = positioned([
    [
      [40, 'First Bank'],
      [200, 'Statement 01.09.2025 - 30.09.2025'],
      [420, 'EUR'],
    ],
    [
      [40, 'Date'],
      [110, 'Description'],
      ['r462', 'Amount'],
      ['r548', 'Balance'],
    ],
    [
      [110, 'Opening balance'],
      ['r548', '100.00'],
    ],
    [
      [40, '02.09.2025'],
      [110, 'ALDER SHOP'],
      ['r462', '-10.00'],
      ['r548', '90.00'],
    ],
    [
      [40, 'Currency exchange'],
      ['r462', 'EUR'],
      ['r548', 'USD'],
    ],
    [
      [40, '05.09.2025'],
      [110, 'SALARY'],
      ['r462', '100.00'],
      ['r548', '190.00'],
    ],
    [
      [110, 'Closing balance'],
      ['r548', '190.00'],
    ],
  ]);
  expect(readTyped(page)).toMatchObject([
    {
      proof: 'proven',
      lines: ['2025-09-02 -1000 9000 ALDER SHOP', '2025-09-05 10000 19000 SALARY'],
    },
  ]);
});

it('begins an account at the row of its box that names it, though no number stands there (bunq)', () => {
  const page = positioned([
    [
      [40, 'bunq'],
      [120, 'Statement of account'],
    ],
    [14, [40, 'IBAN'], [120, 'NL47 BUNQ 2044 7122 90'], [300, 'BIC'], [400, 'BUNQNL2A']],
    [14, [40, 'Currency'], [120, 'EUR'], [300, 'Opening balance'], ['r540', '€ 10,00']],
    [20, [40, 'Date'], [120, 'Description'], ['r540', 'Amount']],
    [
      [40, '2026-01-05'],
      [120, 'Alder'],
      ['r540', '€ 24,50'],
    ],
    [
      [40, '2026-01-05'],
      [120, 'Paid to'],
      ['r540', '-€ 4,50'],
    ],
    [14, [40, 'Closing balance'], ['r540', '€ 30,00']],
    [14, [40, 'Account'], [120, 'Savings'], [300, 'Balance on 13-12-2025'], ['r540', '$ 412,50']],
    [14, [40, 'Currency'], [120, 'USD'], [300, 'Money out'], ['r540', '$ 0,00']],
    [
      14,
      [40, 'Period'],
      [120, '14-12-2025 - 13-01-2026'],
      [300, 'Balance on 13-01-2026'],
      ['r540', '$ 528,70'],
    ],
    [20, [40, 'Date'], [120, 'Description'], ['r540', 'Amount']],
    [
      [40, '2025-12-18'],
      [120, 'Transfer from EUR Account'],
      ['r540', '$ 116,20'],
    ],
  ]);
  expect(readTyped(page)).toMatchObject([
    { currency: 'EUR', balances: [1000, 3000], proof: 'proven' },
    { currency: 'USD', balances: [41250, 52870], proof: 'proven' },
  ]);
});
