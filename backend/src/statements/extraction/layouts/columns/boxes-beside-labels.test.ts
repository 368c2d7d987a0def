import { expect, it } from 'vitest';
import { headerAt } from '../../headers/columns.ts';
import { toRows } from '../../rows/rows.ts';
import { type Placed, positioned, row } from '../positioned.fixture.ts';
import { accountsIn, readTyped, typed } from '../typed.fixture.ts';

it('keeps a box out whose title stands on the second line of labels (RBC)', () => {
  const beside = (text: string): Placed => [412, text];
  const purchase = (day: string, text: string, amount: string): Placed[] => [
    [44, day],
    [104, day],
    [150, text],
    ['r386', amount],
  ];
  const text = positioned([
    [[40, 'RBC Royal Bank Visa']],
    [[40, 'STATEMENT FROM DEC 13, 2025 TO JAN 12, 2026']],
    [
      [44, 'TRANSACTION'],
      [104, 'POSTING'],
    ],
    [
      [44, 'DATE'],
      [104, 'DATE'],
      [150, 'ACTIVITY DESCRIPTION'],
      ['r386', 'AMOUNT ($)'],
      beside('CONTACT US'),
    ],
    [6, beside('Customer Service')],
    [[150, 'PREVIOUS ACCOUNT BALANCE'], ['r386', '$210.48'], beside('1-800-769-2512')],
    purchase('DEC 13', 'LOBLAWS ETOBICOKE ON', '$72.12'),
    [6, beside('PAYMENTS & INTEREST RATES')],
    purchase('DEC 24', 'PAYMENT - THANK YOU', '-$150.00'),
    [6, beside('Payment due date'), ['r564', 'FEB 02, 2026']],
    [...purchase('JAN 03', 'TIM HORTONS TORONTO ON', '$44.57'), beside('Credit limit')],
    [
      [150, 'TOTAL ACCOUNT BALANCE'],
      ['r386', '$177.17'],
    ],
  ]);
  expect(readTyped(text)).toMatchObject([
    {
      proof: 'proven',
      balances: [-21048, -17717],
      lines: [
        '2025-12-13 -7212 null LOBLAWS ETOBICOKE ON',
        '2025-12-24 15000 null PAYMENT - THANK YOU',
        '2026-01-03 -4457 null TIM HORTONS TORONTO ON',
      ],
    },
  ]);
});

it('keeps a box out whose title stands beside the first line of labels, and whose names stand beside bookings (RBC)', () => {
  const page = `
RBC Royal Bank     Visa Platinum Avion     4510 18** **** 2774
STATEMENT FROM DEC 11, 2024 TO JAN 10, 2025
TRANSACTION POSTING
                 ACTIVITY DESCRIPTION             AMOUNT ($)    CALCULATING YOUR BALANCE
DATE    DATE
                 PREVIOUS STATEMENT BALANCE       $1,184.26     Previous Statement Balance    $1,184.26
DEC 11  DEC 12   METRO #0182 TORONTO ON              $83.47     Purchases & debits              $140.78
DEC 13  DEC 16   PRESTO APPL/EPUB TORONTO ON         $40.00     Payments & credits           -$1,184.26
DEC 16  DEC 16   PAYMENT - THANK YOU             -$1,184.26     NEW BALANCE                     $140.78
                                                                Payment due date           JAN 31, 2025
DEC 23  DEC 24   METRO #0182 TORONTO ON              $17.31
                 NEW BALANCE                        $140.78
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [-118426, -14078], lines: { length: 4 } },
  ]);
});

it('reads a label with the period that its column covers, beside a box, and passes over instalments (SBI Card)', () => {
  const beside = (text: string): Placed => [445, text];
  const bought = (day: string, text: string, amount: string, side: string): Placed[] => [
    [25, day],
    [85, text],
    ['r408', amount],
    [414, side],
  ];
  const text = positioned([
    [[20, 'SBI Card Credit Card Statement   Statement Date 12 Aug 2025   INR']],
    [
      [25, 'Previous Balance'],
      ['r564', 'Total Outstanding'],
    ],
    [
      ['r90', '300.00'],
      ['r564', '570.00'],
    ],
    [
      [25, 'Date'],
      [85, 'Transaction Details for Statement Period: 13 Jul 25 to 12 Aug 25'],
      ['r420', 'Amount ( ` )'],
      beside('SHOP & SMILE SUMMARY'),
    ],
    [beside('Previous Balance'), ['r570', '6,214']],
    [...bought('25 Jul 25', 'PAYMENT RECEIVED', '300.00', 'C'), beside('Earned'), ['r570', '412']],
    bought('14 Jul 25', 'INDIAN OIL KOTHRUD', '400.00', 'D'),
    [beside('Pay your rent through SBI Card')],
    bought('10 Aug 25', 'UPI-BLINKIT', '170.00', 'D'),
    [[20, 'EMI / FLEXIPAY DETAILS']],
    [
      [20, 'Booking Date'],
      [90, 'Particulars'],
      ['r300', 'Amount'],
      [347, 'Tenure'],
      ['r430', 'Balance'],
    ],
    [
      [20, '24 May 25'],
      [90, 'CROMA ELECTRONICS'],
      ['r300', '12,996.00'],
      [362, '06'],
      ['r430', '6,498.00'],
    ],
  ]);
  expect(readTyped(text)).toMatchObject([
    { proof: 'proven', balances: [-30000, -57000], lines: { length: 3 } },
  ]);
});

it('takes a day beside a box for no booking, where its name stands elsewhere (American Express)', () => {
  const day = (date: string, text: string, amount: string) =>
    [
      [36, date],
      [90, 'TARA J MCALLISTER'],
      [200, text],
      ['r576', amount],
    ] as Placed[];
  const page = positioned(
    [
      [
        [36, 'American Express Card'],
        [477, 'Account Ending 1-23004'],
      ] as Placed[],
      [[36, 'Closing Date 03/18/25']],
      [
        [36, '$166.60'],
        [320, 'Account 9284 XXX 117'],
      ] as Placed[],
      [
        [36, 'Payment Due Date'],
        [320, 'Previous Balance'],
        ['r576', '$1,600.00'],
      ] as Placed[],
      [
        [36, '04/12/25'],
        [320, 'Payments/Credits'],
        ['r576', '-$1,583.40'],
      ] as Placed[],
      [
        [320, 'New Charges'],
        ['r576', '+$150.00'],
      ] as Placed[],
      [
        [320, 'New Balance'],
        ['r576', '$166.60'],
      ] as Placed[],
    ],
    [
      [[477, 'Account Ending 1-23004']],
      [
        [36, 'Payments'],
        ['r576', 'Amount'],
      ] as Placed[],
      day('03/05/25*', 'MOBILE PAYMENT - THANK YOU', '-$1,500.00'),
      [
        [36, 'Credits'],
        ['r576', 'Amount'],
      ] as Placed[],
      day('03/09/25', 'NORDSTROM', '-$58.40'),
      day('03/18/25*', 'AMEX OFFER CREDIT', '-$25.00'),
      [[36, 'Fees']],
      day('03/18/25', 'RENEWAL MEMBERSHIP FEE', '$150.00'),
      [
        [36, 'Total Fees for this Period'],
        ['r576', '$150.00'],
      ] as Placed[],
    ],
  );
  expect(accountsIn(page)).toEqual(['1-23004']);
  expect(readTyped(page)).toMatchObject([
    { balances: [-160000, -16660], proof: 'proven', lines: { length: 4 } },
  ]);
});

it('reads a Canadian card whose labels stand in one line with the title of the box beside them', () => {
  const page = `
TD Canada Trust     CAD     STATEMENT PERIOD: August 26, 2026 to September 25, 2026
TRANSACTION     POSTING                                                  Payment Information
DATE            DATE         ACTIVITY DESCRIPTION         AMOUNT($)
                             PREVIOUS STATEMENT BALANCE   $1,284.77      Payment Due Date          Oct. 16, 2026
AUG 28          SEP 01       METRO #118 TORONTO              $64.12      Credit Limit                     $8,000
SEP 02          SEP 02       PREAUTHORIZED PAYMENT       -$1,284.77      Available Credit              $7,897.28
SEP 05          SEP 08       LCBO/RAO #0217 TORONTO          $38.60      Minimum Payment                  $10.00
                             TOTAL NEW BALANCE              $102.72
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-128477, -10272],
      proof: 'proven',
      lines: [
        '2026-08-28 -6412 null METRO #118 TORONTO',
        '2026-09-02 128477 null PREAUTHORIZED PAYMENT',
        '2026-09-05 -3860 null LCBO/RAO #0217 TORONTO',
      ],
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

it('takes a telephone and whose it is beside labels of two lines for a box (RBC)', () => {
  const rows = toRows(
    positioned([
      row([39, 'TRANSACTION'], [88, 'POSTING']),
      [
        5,
        [128, 'ACTIVITY DESCRIPTION'],
        ['r380', 'AMOUNT ($)'],
        [404, 'Collect outside North America', 6],
        [530, '1-416-974-7780', 6],
      ],
      [5, [39, 'DATE'], [88, 'DATE']],
      row([39, 'DEC 10'], [88, 'DEC 12'], [128, 'LOBLAWS TORONTO ON'], ['r380', '$74.26']),
    ]),
  );
  const header = headerAt(rows, 0);
  const roles = header?.columns.map(({ role }) => role);
  expect(roles).toEqual(['date', 'otherDate', 'description', 'amount']);
});

it('reads labels of cheques beside which stands what all of them come to (Bank of America)', () => {
  const page = `
Statement period December 19, 2024 to January 17, 2025
Beginning balance on December 19, 2024     $500.00
Ending balance on January 17, 2025         $363.00
Checks
Date           Check #         Amount                  Total checks           -$137.00
12/27/24       1177            -95.00
01/10/25       1179*           -42.00
                                                       Total # of checks             2
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: ['2024-12-27 -9500 null Check 1177', '2025-01-10 -4200 null Check 1179'],
    },
  ]);
});
