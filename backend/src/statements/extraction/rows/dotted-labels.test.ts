import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../layouts/positioned.fixture.ts';
import { readPages, readTyped } from '../layouts/typed.fixture.ts';

it('reads labels with dots between them, below a box whose labels stand on three lines over counts and sums (USAA)', () => {
  const page = `
ACCOUNT NUMBER     ACCOUNT TYPE          STATEMENT PERIOD     USD
0188-2044-7        CLASSIC CHECKING      12/17/24 - 01/16/25
                           TOTAL AMOUNT               TOTAL AMOUNT
BALANCE LAST     NO.          OF DEBITS     NO.         OF DEPOSITS     SERVICE     BALANCE THIS
   STATEMENT     DEBITS            PAID     DEP                MADE     CHARGES        STATEMENT
    1,186.42     2               153.17     1                250.00         .00         1,283.25
                     DEPOSITS AND OTHER CREDITS
DATE........AMOUNT.TRANSACTION DESCRIPTION
12/19       250.00    USAA FUNDS TRANSFER CR
                     CHECKS
DATE.....CHECK NO...........AMOUNT
01/07     1041                65.00
                     OTHER DEBITS
DATE........AMOUNT.TRANSACTION DESCRIPTION
12/18        88.17    DEBIT CARD PURCHASE
`;
  expect(readPages(page)).toMatchObject([
    {
      balances: [118642, 128325],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2024-12-18 -8817 /),
        expect.stringMatching(/^2024-12-19 25000 /),
        expect.stringMatching(/^2025-01-07 -6500 /),
      ],
    },
  ]);
});

it('leaves a text whole that has dots between its words', () => {
  const page = `
Account statement EUR     1 March 2025 to 31 March 2025
Date           Details                          Amount
03 Mar 2025    Payment.....of the rent          -10.00
`;
  expect(readPages(page)[0]?.lines).toEqual(['2025-03-03 -1000 null Payment of the rent']);
});

it('reads amounts that dots lead to, where figures of another table stand in front of their column (NAB)', () => {
  const dots = (count: number): string => '.'.repeat(count);
  const page: PlacedRow[] = [
    [
      [40, 'Account number 47-718-2203'],
      [300, 'Statement ends 14 January 2026 AUD'],
    ],
    [
      [40, 'Date'],
      [104, 'Particulars'],
      ['r410', 'Debits'],
      ['r478', 'Credits'],
      ['r555', 'Balance'],
    ],
    [
      [40, '20 Dec 2025'],
      [104, 'Brought forward'],
      ['r555', '214.66 Cr'],
    ],
    [
      [40, '22 Dec 2025'],
      [104, 'Internet Transfer'],
      [174, dots(52)],
      ['r410', '400.00'],
      ['r555', '185.34 Dr'],
    ],
    [
      [40, '29 Dec 2025'],
      [104, 'Salary'],
      [130, dots(78)],
      ['r478', '2,316.48'],
      ['r555', '2,131.14 Cr'],
    ],
    [
      [40, '30 Dec 2025'],
      [104, 'Refund'],
      [130, dots(81)],
      ['r478', '99.00'],
      ['r555', '2,230.14 Cr'],
    ],
    [30, [40, 'Summary of Government Charges'], [336, 'From 1 July to date'], [480, 'Last year']],
    [
      [40, 'Withholding tax'],
      ['r458', '$0.00'],
      ['r540', '$0.00'],
    ],
    [
      [40, 'Debit tax'],
      ['r458', '$0.00'],
      ['r540', '$0.00'],
    ],
  ];
  expect(readTyped(positioned(page))[0]?.lines).toEqual([
    '2025-12-22 -40000 -18534 Internet Transfer',
    '2025-12-29 231648 213114 Salary',
    '2025-12-30 9900 223014 Refund',
  ]);
});
