import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('takes the currency of a purchase for no sentence about all amounts, and the law of a country before the name of a bank', () => {
  const british = `
Your credit card statement     Sort code 30-00-00     Statement date 10 January 2026
Balance from previous statement          £100.00
Your new balance                         £142.00
Payment due by                           6 February 2026
Transaction date     Date entered      Details                            Amount (£)
12 December          14 December       HOTEL MIRAMAR BARCELONA                 36.57
                                       AMOUNT IN EUR 42.00 AT 1.1483
15 December          16 December       FEE                                      5.43
                                       AMOUNT IN EUR 218.50 AT 1.1479
`;
  expect(readTyped(typed(british))).toMatchObject([{ currency: 'GBP', proof: 'proven' }]);
  const american = `
BMO     BMO Bank N.A. Member FDIC     Account number 0044 183 072
Statement period 03/01/26 TO 03/31/26
Beginning balance as of February 28, 2026        $100.00
Ending balance as of March 31, 2026               $75.00
Withdrawals and other debits
Date        Amount        Description
03/10        25.00        Card Purchase
`;
  expect(readTyped(typed(american))).toMatchObject([{ currency: 'USD', proof: 'proven' }]);
});

it('books a charge that stands in a column of its own, with days set before their months', () => {
  const rows = (charge: string) => `
Relevé de compte du 1 février 2026 au 28 février 2026     Amounts in CAD
Date        Code     Description                 Frais       Retrait       Dépôt         Solde
                     Solde reporté                                                      100,00
2   FÉV     PPA      Paiement préautorisé                      40,00                     60,00
3   FÉV     FRS      Frais d'utilisation         ${charge}                                      58,50
5   FÉV     DI       Dépôt salaire                                         20,00         78,50
`;
  expect(readTyped(typed(rows('1,50')))[0]?.lines.map((line) => line.slice(0, 22))).toEqual([
    '2026-02-02 -4000 6000 ',
    '2026-02-03 -150 5850 F',
    '2026-02-05 2000 7850 D',
  ]);
});

it('leaves what a card pays back beside its purchases, and takes its payments for money received', () => {
  const page = `
Apple tree Card     Minimum Payment Due by Apr 30, 2026 $25.00
Previous Total Balance $60.00
New Balance $81.36
Statement Mar 1 — Mar 31, 2026     Salt Lake City, UT 84111
Payments made by Priya V
Date            Description                                          Amount
03/02/2026      ACH Deposit Internet transfer                       -$60.00
Total payments for this period                                      -$60.00
Transactions by Priya V
Date            Description                     Daily Cash           Amount
03/03/2026      WHOLEFOODS SOMERVILLE MA        2%    $1.43          $71.36
03/05/2026      DIESEL CAFE SOMERVILLE MA       1%    $0.10          $10.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-6000, -8136],
      proof: 'proven',
      lines: [
        '2026-03-02 6000 null ACH Deposit Internet transfer',
        '2026-03-03 -7136 null WHOLEFOODS SOMERVILLE MA',
        '2026-03-05 -1000 null DIESEL CAFE SOMERVILLE MA',
      ],
    },
  ]);
});

it('books a charge alone where nothing else moved', () => {
  const page = `
Air Bank     Období výpisu: 1. 6. 2026 - 30. 6. 2026
Počáteční zůstatek:  100,00
Konečný zůstatek:     60,00
Datum          Název             Částka CZK     Poplatky
02.06.2026     Platba kartou        -5,00         0,00
03.06.2026     Výběr hotovosti       0,00       -35,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'CZK',
      proof: 'proven',
      lines: ['2026-06-02 -500 null Platba kartou', '2026-06-03 -3500 null Výběr hotovosti'],
    },
  ]);
});

it('books no row of dashes, and what is pending under a title of its own not either', () => {
  const page = `
Capitec Bank     From Date: 01/08/2026     To Date: 31/08/2026
Opening Balance: R1 000.00
Closing Balance: R989.00
Date           Description              Amount        Balance
—              —                        R0.00
03/08/2026     Prepaid Purchase        -R11.00        R989.00
`;
  const next = `
Pending Card Transactions
04/08/2026     Uber Cpt                -R53.22
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    { proof: 'proven', lines: ['2026-08-03 -1100 98900 Prepaid Purchase'] },
  ]);
});

it('ends a table at the labels of another one that lists no bookings', () => {
  const page = `
Axis Bank     Credit Card Statement     Statement Period 18/04/2025 - 17/05/2025     Minimum Payment Due 5.00 Dr
Previous Balance      100.00 Dr
Total Payment Due     140.00 Dr
DATE           TRANSACTION DETAILS        AMOUNT (Rs.)
18/04/2025     FLIPKART                   40.00 Dr
Date           Merchant                   Loan Amount          Tenure     Principal Outstanding
03/02/2025     RELIANCE DIGITAL           39,985.02            6          19,992.51
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-10000, -14000], proof: 'proven', lines: { length: 1 } },
  ]);
});
