import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('reads a page in two columns of which the second has bookings beside headings of the first (Barclaycard)', () => {
  const page = `
Barclaycard     Card number ending 6612     Statement date 19 December 2025
Your previous balance          £842.17
Your new balance               £115.00
Payment due date               16 January 2026
Your transactions
Payments towards your account           £842.17    15 Dec     Costa Coffee                  £15.00
28 Nov     Payment By Direct Debit      £842.17    16 Dec     Waitrose                      £25.00
How you've used your card               £120.00
21 Nov     CP/Greggs PLC, Reading        £30.00    18 Dec     TFL Travel Charge             £10.00
22 Nov     Sainsburys S/Mkts             £40.00
23 Nov     Amazon.co.uk                  £5.00CR
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-84217, -11500],
      proof: 'proven',
      lines: [
        '2025-11-21 -3000 null CP/Greggs PLC, Reading',
        '2025-11-22 -4000 null Sainsburys S/Mkts',
        '2025-11-23 500 null Amazon.co.uk',
        '2025-11-28 84217 null Payment By Direct Debit',
        '2025-12-15 -1500 null Costa Coffee',
        '2025-12-16 -2500 null Waitrose',
        '2025-12-18 -1000 null TFL Travel Charge',
      ],
    },
  ]);
});

it('reads lists of cheques beside figures in the margin, and kinds of debits below their heading (Citizens)', () => {
  const page = `
Citizens Bank     HANOVER MA 02339-1120     Beginning January 17, 2025
                                            through February 15, 2025
Previous Balance          912.55
Current Balance           1,000.00
Checks*      * There is a break in check sequence                                  Previous Balance
Check #      Amount      Date      Check #      Amount      Date                             912.55
1041         950.00      1/21      1042          45.00      2/4
1044*        131.50      2/11
                                                                         -             Total Checks
                                                                                           1,126.50
Debits**     **May include checks that have been processed electronically by the payee/merchant.
ATM/Purchases
Date        Amount      Description
1/17         65.86      3299 DBT PURCHASE MARKET BASKET
1/20        342.59      3299 DBT PURCHASE DUNKIN
Deposits & Credits
Date        Amount      Description
1/23      1,622.40      SOUTH SHORE PLUMB DIR DEP
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [91255, 100000],
      proof: 'proven',
      lines: [
        '2025-01-17 -6586 null 3299 DBT PURCHASE MARKET BASKET',
        '2025-01-20 -34259 null 3299 DBT PURCHASE DUNKIN',
        '2025-01-21 -95000 null Check 1041',
        '2025-01-23 162240 null SOUTH SHORE PLUMB DIR DEP',
        '2025-02-04 -4500 null Check 1042',
        '2025-02-11 -13150 null Check 1044',
      ],
    },
  ]);
});

it('takes the closing balance beside the sums of a table (Bendigo), and no limit for a booking (AIB)', () => {
  const page = (foot: string) => `
Account statement     Currency: AUD     1 Oct 2025 - 31 Oct 2025
Date        Transaction                Withdrawals      Deposits       Balance
            Opening balance                                            $100.00
2 Oct       Alder                      $10.00                           $90.00
3 Oct       Birch                                       $30.00         $120.00
${foot}
`;
  const sums = 'Transaction totals / Closing balance   $10.00           $30.00         $120.00';
  expect(readTyped(typed(page(sums)))).toMatchObject([
    { balances: [10000, 12000], proof: 'proven', lines: { length: 2 } },
  ]);
  const limit = '            Authorised Overdraft Limit                  $1,000.00';
  expect(readTyped(typed(page(limit)))).toMatchObject([{ lines: { length: 2 } }]);
});

it('leaves a box in front of its table out of the rows beside it (Itaú)', () => {
  const page = `
Itaú     extrato mensal     01 a 31 dez 2023     R$
saldo anterior              data       descrição                entradas R$     saídas R$      saldo R$
1.740,22
total de entradas                      Saldo anterior                                          1.740,22
444,50                      01/12      INT VIVO-SP                                 114,23-
total de saídas                        PIX TRANSF JULIANA            444,50                    2.070,49
114,23-
saldo final                 04/12      RSHOP-DROGASIL                               38,55-     2.031,94
2.031,94
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2023-12-01 -11423 null INT VIVO-SP',
    '2023-12-01 44450 207049 PIX TRANSF JULIANA',
    '2023-12-04 -3855 203194 RSHOP-DROGASIL',
  ]);
});
