import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('closes each of two cards with what a slip says behind its number (DBS)', () => {
  const sections = readTyped(
    typed(`
Credit Cards Statement of Account     STATEMENT DATE 13 Jan 2026
DATE       DESCRIPTION                                          AMOUNT (S$)
DBS ALTITUDE VISA SIGNATURE CARD NO.: 4119 1102 0458 7716
           PREVIOUS BALANCE                                      1,246.80
03 JAN     PAYMENT - DBS INTERNET                                1,246.80 CR
08 JAN     SINGTEL BILL PAYMENT SINGAPORE SG                       128.00
           TOTAL:                                                  128.00
DBS LIVE FRESH VISA CARD NO.: 4119 1103 9920 1184
           PREVIOUS BALANCE                                        213.77
02 JAN     NETFLIX.COM SINGAPORE SG                                 12.90
10 JAN     LATE PAYMENT CHARGE                                     100.00
           TOTAL:                                                  326.67
PAYMENT SLIP
4119 1102 0458 7716     TOTAL DUE     128.00     MINIMUM PAYMENT     50.00
4119 1103 9920 1184     TOTAL DUE     326.67     MINIMUM PAYMENT     50.00
`),
  );
  expect(sections).toMatchObject([
    { balances: [-124680, -12800], proof: 'proven' },
    { balances: [-21377, -32667], proof: 'proven' },
  ]);
});

it('finds the amounts under their label, though a list below has more of them elsewhere (DBS)', () => {
  const listed = (name: string, figure: string): PlacedRow => [
    [45, name],
    ['r300', figure],
    [378, '-'],
  ];
  const [account] = readTyped(
    positioned([
      [[45, 'DBS My Account 271-904418-3 Transaction Details as of 28 Feb 2025 USD']],
      [
        [45, 'Date'],
        [110, 'Description'],
        [337, 'Withdrawal (-)'],
        [428, 'Deposit (+)'],
        [519, 'Balance'],
      ],
      [
        [110, 'Balance Brought Forward'],
        ['r550', '740.15'],
      ],
      [
        [45, '06/02/2025'],
        [110, 'Funds Transfer'],
        ['r470', '500.00'],
        ['r550', '1,240.15'],
      ],
      [
        [45, '19/02/2025'],
        [110, 'Remittance'],
        ['r390', '129.00'],
        ['r550', '1,111.15'],
      ],
      [
        [45, '28/02/2025'],
        [110, 'Interest Earned'],
        ['r470', '0.03'],
        ['r550', '1,111.18'],
      ],
      [
        [110, 'Total Balance Carried Forward in USD:'],
        ['r390', '129.00'],
        ['r470', '500.03'],
        ['r550', 'USD 1,111.18'],
      ],
      [20, [45, 'Category'], [221, 'Eligible amount'], [349, 'Rate p.a.']],
      listed('Salary', '5,412.60'),
      listed('Credit card spend', '674.50'),
      listed('Total eligible transactions', '6,087.10'),
    ]),
  );
  expect(account).toMatchObject({ balances: [74015, 111118], proof: 'proven' });
  expect(account?.lines).toHaveLength(3);
});
