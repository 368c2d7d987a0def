import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads groups under headings in brackets, of instalments too (Hyundai Card)', () => {
  const page = `
Hyundai Card     2025년 03월 이용대금명세서     이용기간 2025.02.01 ~ 2025.02.28     KRW
이번 달 결제하실 금액     266,900 원
이용일           이용가맹점                 이용금액              결제원금
[일시불]
25.02.01      쿠팡(쿠페이)             38,900            38,900
25.02.02      스타벅스코리아             13,000            13,000
              소계                                    51,900
[할부] 무이자
24.12.20      삼성전자판매(주)        1,290,000           215,000
              소계                                   215,000
`;
  expect(readPages(page)[0]?.lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    '2024-12-20 -215000',
    '2025-02-01 -38900',
    '2025-02-02 -13000',
  ]);
});

it('reads headings with a sentence about their sum, labels of balances on two lines, and accounts with masked numbers', () => {
  const page = `
CEDAR BANK     For the period 02/11/2026 to 03/10/2026
Spend Account Summary
Account number: XX-XXXX-7722
    Beginning          Deposits and          Checks and other          Ending
      balance       other additions                deductions         balance
     1,012.45              1,874.33                    147.11        2,739.67
Deposits and Other Additions              There was 1 Deposit totaling $1,874.33.
Date         Amount        Description
02/13      1,874.33        Direct Deposit - Payroll
Card Withdrawals and Purchases            There were 3 transactions totaling $147.11.
Date         Amount        Description
02/11         88.27        Card Purchase Hillside Foods
02/12         17.99        Recurring Card Purchase Streamhouse
Card Withdrawals and Purchases - continued
Date         Amount        Description
03/03         40.85        Card Purchase Bookbarn
`;
  const next = `
Reserve Account Summary
Account number: XX-XXXX-7730
    Beginning          Deposits and          Checks and other          Ending
      balance       other additions                deductions         balance
     1,840.20                  9.28                      0.00        1,849.48
Deposits and Other Additions              There was 1 Deposit totaling $9.28.
Date         Amount        Description
02/27          9.28        Round Up Transfer From Spend
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    {
      balances: [101245, 273967],
      proof: 'proven',
      lines: [
        '2026-02-11 -8827 null Card Purchase Hillside Foods',
        '2026-02-12 -1799 null Recurring Card Purchase Streamhouse',
        '2026-02-13 187433 null Direct Deposit - Payroll',
        '2026-03-03 -4085 null Card Purchase Bookbarn',
      ],
    },
    {
      balances: [184020, 184948],
      proof: 'proven',
      lines: ['2026-02-27 928 null Round Up Transfer From Spend'],
    },
  ]);
});

it('reads headings beside their sums, and charges of a card that bear their day of posting only', () => {
  const page = `
ALDER CARD     Account number ending in 4470
Billing Period: 12/14/25-01/13/26
Previous Balance               $148.92
Payments                      -$148.92
Purchases                      $260.54
Fees Charged                     $6.43
New Balance                    $266.97     Minimum Payment Due: $35.00
Sale      Post
Date      Date      Description                          Amount
Payments                                               -$148.92
          01/05     AUTOMATIC PAYMENT - THANK YOU      -$148.92
Purchases and Other Debits                              $260.54
12/16     12/17     HARRIS FOODS RALEIGH NC              $86.41
12/22     12/23     PARADOR DE GRANADA                  $174.13
                    150.00 EURO
Fees
          12/23     FOREIGN TRANSACTION FEE               $6.43
Total Fees Charged This Period                            $6.43
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-12-16 -8641 null HARRIS FOODS RALEIGH NC',
        '2025-12-22 -17413 null PARADOR DE GRANADA 150.00 EURO',
        '2025-12-23 -643 null FOREIGN TRANSACTION FEE',
        '2026-01-05 14892 null AUTOMATIC PAYMENT - THANK YOU',
      ],
    },
  ]);
});

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
