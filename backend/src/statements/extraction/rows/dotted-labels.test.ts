import { expect, it } from 'vitest';
import { readPages } from '../layouts/typed.fixture.ts';

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
