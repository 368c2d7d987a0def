import { expect, it } from 'vitest';
import { positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('reads groups of a card whose headings stand beside the label of their amounts, and dates with a star', () => {
  const page = `
Alder Card, Denver, CO 80202
Closing Date 03/14/25
Minimum Payment Due   $40.00
Previous Balance                                 $100.00
New Balance                                      $84.00
Payments and Credits
Detail *Indicates posting date
Payments                                         Amount
02/24/25*    AUTOPAY RECEIVED                  -$100.00
Credits                                          Amount
03/02/25     STORE RETURN                        -$4.00
New Charges
Total New Charges                                $88.00
                              Foreign Spend      Amount
02/15/25     GROCER                              $64.00
02/26/25     HOTEL LISBOA       20.00 Euro       $24.00
Total Interest Charged for this Period            $0.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'USD',
      proof: 'proven',
      lines: [
        '2025-02-15 -6400 null GROCER',
        '2025-02-24 10000 null AUTOPAY RECEIVED',
        '2025-02-26 -2400 null HOTEL LISBOA 20.00 Euro',
        '2025-03-02 400 null STORE RETURN',
      ],
    },
  ]);
});

it('reads days set apart from their month, and a list of balances by days as no bookings', () => {
  const page = `
Alder Bank, 1 Main St, Denver, CO 80202
Statement Period: Mar 3, 2025 through Mar 31, 2025
Beginning Balance on Mar 3                     $ 100.00
Other Deposits                                    50.00
Card Withdrawals                                  20.00-
Other Withdrawals                                 30.00-
Ending Balance on Mar 31, 2025                 $ 100.00
Other Deposits
Date      Description of Transaction              Amount
Mar  7    Deposit                                  50.00
                       Total Other Deposits      $ 50.00
Card Withdrawals
Date      Description of Transaction              Amount
Mar  3    Purchase                                25.00-
Mar 17    Purchase Return                          5.00
                 Card Withdrawals Subtotal      $ 20.00-
Other Withdrawals
Date      Description of Transaction              Amount
Mar 18    Transfer                                30.00-
                       Total Other Withdrawals  $ 30.00-
Balance Summary
Date      Ending Balance    Date      Ending Balance
Mar  3             75.00    Mar 17            130.00
Mar  7            125.00    Mar 18            100.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-03-03 -2500 null Purchase',
        '2025-03-07 5000 null Deposit',
        '2025-03-17 500 null Purchase Return',
        '2025-03-18 -3000 null Transfer',
      ],
    },
  ]);
});

it('takes the currency that a sentence names for all figures, whatever dollar signs stand beside them', () => {
  const page = `
DESDE: 2024/12/31 HASTA: 2025/01/31
SALDO ANTERIOR      $ 100.00
SALDO ACTUAL        $ 75.00
Valores expresados en pesos colombianos (COP)
FECHA     DESCRIPCIÓN        SUCURSAL     DCTO.     VALOR      SALDO
2/01      COMPRA ALDER       POBLADO      4471     -30.00      70.00
5/01      ABONO BIRCH                                5.00      75.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'COP',
      lines: ['2025-01-02 -3000 7000 COMPRA ALDER POBLADO', '2025-01-05 500 7500 ABONO BIRCH'],
    },
  ]);
});

it('leaves a box beside the table alone, whose title stands on the second line of the header', () => {
  const page = `
ALDER CASH BACK CARD
STATEMENT PERIOD: December 7, 2024 to January 6, 2025
TRANSACTION      POSTING      ACTIVITY DESCRIPTION          AMOUNT($)
DATE             DATE                                                      PAYMENT INFORMATION
                              PREVIOUS STATEMENT BALANCE    $100.00        Minimum Payment       $10.00
                                                                           Payment Due Date      Jan. 27, 2025
DEC 8            DEC 9        METRO TORONTO                 $62.18         Credit Limit       $6,000.00
DEC 10           DEC 11       TIM HORTONS                   $13.56
DEC 12           DEC 12       PAYMENT - THANK YOU          -$100.00
JAN 2            JAN 3        BELL MOBILITY                 $56.50
                              NET AMOUNT OF MONTHLY ACTIVITY  $32.24
                              TOTAL NEW BALANCE             $132.24
All amounts are in Canadian dollars (CAD) unless otherwise stated.
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'CAD',
      proof: 'proven',
      lines: [
        '2024-12-08 -6218 null METRO TORONTO',
        '2024-12-10 -1356 null TIM HORTONS',
        '2024-12-12 10000 null PAYMENT - THANK YOU',
        '2025-01-02 -5650 null BELL MOBILITY',
      ],
    },
  ]);
});

it('reads groups whose names begin the labels of their own tables', () => {
  const page = `
Alder Bank, Cleveland, OH 44101
January 31, 2024
Beginning balance 12-31-23                              $1,200.00
2 Additions                                             +1,500.00
3 Subtractions                                            -600.00
Ending balance 1-31-24                                  $2,100.00
Additions
Deposits     Date  Serial #  Source
             1-5             Direct Deposit, Acme       $1,450.00
             1-19  8812      ATM Deposit                    50.00
                             Total additions            $1,500.00
Subtractions
Paper Checks
Check        Date  Amount       Check      Date  Amount
1021         1-8   $100.00      1023       1-22  50.00
Withdrawals  Date  Serial #  Location
             1-16            Direct Withdrawal, Power     $450.00
                             Total subtractions           $600.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2024-01-05 145000 null Direct Deposit, Acme',
        '2024-01-08 -10000 null Check 1021',
        '2024-01-16 -45000 null Direct Withdrawal, Power',
        '2024-01-19 5000 null ATM Deposit',
        '2024-01-22 -5000 null Check 1023',
      ],
    },
  ]);
});

it('takes a group called interest for what an account was paid', () => {
  const page = `
Alder Bank, Boston, MA 02101
Beginning November 08, 2023 through December 07, 2023
Previous Balance                   1,000.00
Withdrawals                          100.00  -
Interest Paid                          0.05  +
Current Balance                      900.05  =
Withdrawals
Date        Amount     Description
11/22       100.00     POWER
Interest
Date        Amount     Description
12/07         0.05     INTEREST
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', lines: ['2023-11-22 -10000 null POWER', '2023-12-07 5 null INTEREST'] },
  ]);
});

it('reads cheques whose numbers stand in front of the month of their day', () => {
  const page = positioned([
    [
      [40, 'Statement Period: Mar 3, 2025 through Mar 31, 2025'],
      [400, 'Member FDIC'],
    ],
    [
      [40, 'Beginning Balance on Mar 3'],
      ['r340', '$ 100.00'],
    ],
    [
      [40, 'Checks Paid'],
      ['r340', '30.00-'],
    ],
    [
      [40, 'Ending Balance on Mar 31, 2025'],
      ['r340', '$ 70.00'],
    ],
    [20, [40, 'Checks Presented Conventionally']],
    [
      [40, 'Check'],
      [84, 'Date'],
      [147, 'Ref Number'],
      [242, 'Amount'],
    ],
    [
      [40, '1041'],
      [84, 'Mar'],
      [103, '5'],
      [147, '8996941065'],
      ['r270', '20.00'],
    ],
    [
      [40, '1043*'],
      [84, 'Mar 18'],
      [147, '5087430663'],
      ['r270', '10.00'],
    ],
    [
      [40, '* Gap in check sequence'],
      [328, 'Conventional Checks Paid (2)'],
      ['r568', '$ 30.00-'],
    ],
  ]);
  expect(readTyped(page)[0]).toMatchObject({
    balances: [10000, 7000],
    proof: 'proven',
    lines: [
      '2025-03-05 -2000 null Check 1041',
      expect.stringContaining('2025-03-18 -1000 null Check 1043'),
    ],
  });
});

it('reads the groups of U.S. Bank, whose sums stand right under the last line of a booking', () => {
  const page = `
Statement Period: Oct 1, 2025 through Oct 31, 2025     USD
Beginning Balance on Oct 1                                                 $ 3,829.44
Ending Balance on Oct 31, 2025                                             $ 5,867.33
Other Deposits
Date       Description of Transaction                    Ref Number           Amount
Oct 3      Electronic Deposit     From HENNEPIN COUNTY                    $ 2,140.87
           REF=252750044718220N00     9411003031PAYROLL
                                                  Total Other Deposits    $ 2,140.87
Card Withdrawals
Card Number: xxxx-xxxx-xxxx-4471
Date       Description of Transaction                    Ref Number           Amount
Oct 1      Debit Purchase - VISA     On 093025 MINNEAPOLIS     9044718220    $ 84.12-
           CUB FOODS #1694
Oct 24     Recurring Debit Purchase  On 102325 NETFLIX         5526001187      18.86-
           LOS GATOS CA
                                        Card 4471 Withdrawals Subtotal      $ 102.98-
                                                Total Card Withdrawals      $ 102.98-
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [382944, 586733],
      proof: 'proven',
      lines: [
        '2025-10-01 -8412 null Debit Purchase - VISA On 093025 MINNEAPOLIS CUB FOODS #1694',
        '2025-10-03 214087 null Electronic Deposit From HENNEPIN COUNTY REF=252750044718220N00 9411003031PAYROLL',
        '2025-10-24 -1886 null Recurring Debit Purchase On 102325 NETFLIX LOS GATOS CA',
      ],
    },
  ]);
});

it('reads a card beside a box of points, with the day of posting only for what it was paid (Citi)', () => {
  const page = `
Previous balance     $786.19     Minimum payment due:     $41.00
New balance as of 11/07/25:     $652.88     Billing Period: 10/09/25-11/07/25     USD
Account Summary
                                                                      ThankYou Points Earned
Sale      Post                                                        Period
Date      Date      Description                          Amount
Payments, Credits and Adjustments
          10/14     AUTOPAY 999990000012204             -$250.00      1% on purchases
10/21     10/22     TARGET.COM * 800-591-3869            -$37.42      1% as you pay
Standard Purchases
10/08     10/09     TRADER JOE S #556 CHICAGO             $54.27
10/11     10/13     SHELL OIL 57444190201                 $99.84
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-78619, -65288],
      proof: 'proven',
      lines: [
        '2025-10-08 -5427 null TRADER JOE S #556 CHICAGO',
        '2025-10-11 -9984 null SHELL OIL 57444190201',
        '2025-10-14 25000 null AUTOPAY 999990000012204',
        '2025-10-21 3742 null TARGET.COM * 800-591-3869',
      ],
    },
  ]);
});
