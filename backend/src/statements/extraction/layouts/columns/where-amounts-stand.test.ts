import { describe, expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

it('reads amounts that stand elsewhere on a further page, and no period up to the next closing date', () => {
  const page = `
Rewards Card                                                          p. 1/3
Closing Date 09/07/26        Next Closing Date 10/07/26
Account Ending 1-23456
Previous Balance                    $600.00
Payments/Credits                   -$540.00
New Charges                        +$366.25
New Balance                         $426.25
Payment Coupon                                          Payment Due Date
ALEX EXAMPLE                                            10/02/26
`;
  const second = `
Payments and Credits
Summary
                                                                Total
Payments                                                             -$500.00
Credits                                                               -$40.00
Detail       *Indicates posting date
Payments                                                        Amount
08/23/26*         ONLINE PAYMENT - THANK YOU                          -$500.00
Credits                                                         Amount
08/12/26          OUTFITTERS              ANYTOWN     NY               -$40.00
New Charges
Detail
                                                                Amount
08/10/26          COFFEE CO               ANYTOWN     NY                $35.50
08/16/26          HOTEL                   WASHINGTON  DC               $210.75
`;
  const third = `
Detail Continued
                                                                              Amount
09/02/26          GROCERS                 ANYTOWN     NY                              $120.00
`;
  expect(readTyped(typed(page, second, third))).toEqual([
    {
      currency: 'USD',
      balances: [-60000, -42625],
      proof: 'proven',
      lines: [
        '2026-08-10 -3550 null COFFEE CO ANYTOWN NY',
        '2026-08-12 4000 null OUTFITTERS ANYTOWN NY',
        '2026-08-16 -21075 null HOTEL WASHINGTON DC',
        '2026-08-23 50000 null ONLINE PAYMENT - THANK YOU',
        '2026-09-02 -12000 null GROCERS ANYTOWN NY',
      ],
    },
  ]);
});

it('reads amounts far behind the only label of money', () => {
  const page = `
HSBC VISA                                                                 SGD
Statement From 25 AUG 2024 to 24 SEP 2024
POST DATE    TRAN DATE    DESCRIPTION          AMOUNT(SGD)
             Previous Statement Balance                                  850.00
05 Sep       02 Sep       COFFEE HOUSE                                    12.50
07 Sep       04 Sep       BOOKSTORE                                       88.30
18 Sep       16 Sep       PAYMENT                                        500.00CR
             Total Due                                                   450.80
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-85000, -45080],
      proof: 'proven',
      lines: [
        '2024-09-02 -1250 null COFFEE HOUSE',
        '2024-09-04 -8830 null BOOKSTORE',
        '2024-09-16 50000 null PAYMENT',
      ],
    },
  ]);
});

it('reads two accounts whose columns of one name stand at different places', () => {
  const page = `
Statement Date 31 Jan 2026     All amounts in HKD
Savings
Date      Transaction Details          Deposit     Withdrawal          Balance
1 Jan     B/F BALANCE                                                   500.00
3 Jan     TRANSFER TO CURRENT                           15.00           485.00
5 Jan     INTEREST                       20.00                          505.00
31 Jan    C/F BALANCE                                                   505.00
Current
Date      Transaction Details               Deposit         Withdrawal          Balance
1 Jan     B/F BALANCE                                                            10.00
3 Jan     TRANSFER FROM SAVINGS               15.00                              25.00
4 Jan     CHEQUE                                                  5.00           20.00
31 Jan    C/F BALANCE                                                            20.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [50000, 50500], proof: 'proven' },
    { balances: [1000, 2000], proof: 'proven' },
  ]);
});

describe('where amounts stand', () => {
  it('is in the middle of their label as well as at its edge (ICICI)', () => {
    const page = `
Savings Account XXXXXXXX9999        period April 01, 2026 - April 30, 2026      INR
DATE          PARTICULARS                       DEPOSITS       WITHDRAWALS      BALANCE
01-04-2026    B/F                                                              100.00
15-04-2026    UPI/JOHN DOE/Paid                                   15.00         85.00
30-04-2026    UPI/PIZZA PLACE/Sent                                9.00          76.00
Closing balance                                                                 76.00
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2026-04-15 -1500 8500 UPI/JOHN DOE/Paid',
          '2026-04-30 -900 7600 UPI/PIZZA PLACE/Sent',
        ],
      },
    ]);
  });

  it('is behind what was spent abroad, which few bookings have (American Express)', () => {
    const page = `
Closing Date 10/14/24                 Account Ending 1-42008
Previous Balance           $100.00     Payment Due Date
New Balance                $541.47     11/08/24
Payments and Credits
Summary
                                                                           Total
 Payments                                                                -$100.00
Detail       *Indicates posting date
Payments                                                                  Amount
09/24/24*     MOBILE PAYMENT - THANK YOU                                -$100.00
New Charges
Summary
                                                                           Total
Total New Charges                                                        $541.47
Detail       *Indicates posting date
DAVID R OKONKWO
Card Ending 1-42008                                 Foreign Spend         Amount
09/16/24      TRADER JOE S BROOKLYN NY                                    $49.39
09/18/24      NYTIMES NEW YORK NY                                          $5.25
09/21/24      NYTIMES NEW YORK NY                                          $4.18
09/22/24      UBER EATS help.uber.com CA                                  $69.77
09/28/24      HOTEL NEGRESCO NICE                      386.20            $412.88
`;
    const [section] = readTyped(typed(page));
    expect(section).toMatchObject({ balances: [-10000, -54147], proof: 'proven' });
    expect(section?.lines).toHaveLength(6);
  });
});

it('takes amounts in front of a label far to the right that no other label names (Standard Chartered)', () => {
  const head: PlacedRow[] = [
    [[40, 'Credit Card Statement 18 Dec 2024 SGD']],
    [
      [60, 'Date'],
      [140, 'Posting Date'],
      [350, 'Description'],
      [708, 'Amount (SGD)'],
    ],
    [
      [210, 'BALANCE FROM PREVIOUS STATEMENT'],
      [679, '10.00'],
    ],
  ];
  const rows: PlacedRow[] = [
    [
      [60, '17 Nov'],
      [140, '20 Nov'],
      [213, 'SHENG SIONG'],
      [643, '64.35'],
    ],
    [
      [60, '01 Dec'],
      [140, '01 Dec'],
      [213, 'PAYMENT - THANK YOU'],
      [640, '10.00CR'],
    ],
    [
      [60, '02 Dec'],
      [140, '05 Dec'],
      [213, 'BOOKNOOK ONLINE'],
      [643, '38.75'],
    ],
    [
      [210, 'NEW BALANCE'],
      [679, '103.10'],
    ],
  ];
  expect(readTyped(positioned([...head, ...rows]))).toMatchObject([
    {
      balances: [-1000, -10310],
      proof: 'proven',
      lines: [
        '2024-11-17 -6435 null SHENG SIONG',
        '2024-12-01 1000 null PAYMENT - THANK YOU',
        '2024-12-02 -3875 null BOOKNOOK ONLINE',
      ],
    },
  ]);
});

it('tells amounts that begin below their labels beside balances that end at one edge (Revolut)', () => {
  const booked = (day: string, out: string, balance: string): PlacedRow => [
    [43, `${day} ian. 2025`],
    [125, 'Bolt'],
    [335, `${out} RON`],
    ['r556', `${balance} RON`],
  ];
  const page: PlacedRow[] = [
    [[329, 'Extras de cont în RON']],
    [[43, 'Tranzacții din cont de la 2 ian. 2025 până la 31 ian. 2025']],
    [
      [43, 'Dată'],
      [125, 'Descriere'],
      [335, 'Sume retrase'],
      [417, 'Sume adăugate'],
      [526, 'Sold'],
    ],
    booked('2', '464,49', '10.135,51'),
    booked('3', '31,00', '10.104,51'),
    booked('5', '262,44', '9.842,07'),
    [
      [43, '7 ian. 2025'],
      [125, 'Transfer'],
      [417, '6.420,00 RON'],
      ['r556', '16.262,07 RON'],
    ],
    booked('9', '437,31', '15.824,76'),
    booked('11', '86,19', '15.738,57'),
    booked('13', '261,53', '15.477,04'),
  ];
  expect(readTyped(positioned(page))[0]?.lines.map((line) => line.split(' ')[1])).toEqual([
    '-46449',
    '-3100',
    '-26244',
    '642000',
    '-43731',
    '-8619',
    '-26153',
  ]);
});
