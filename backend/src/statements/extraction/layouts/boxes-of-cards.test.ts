import { expect, it } from 'vitest';
import { type Placed, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('takes the figures of a sum for those of its labels on two lines, whose operators stand in cells of their own (HDFC)', () => {
  const page = `
HDFC BANK     Credit Card Statement     Billing Period     18 Nov, 2025 - 17 Dec, 2025
PREVIOUS STATEMENT      PAYMENTS/CREDITS      PURCHASES/DEBIT      FINANCE CHARGES      TOTAL AMOUNT DUE
DUES                    RECEIVED
₹28,417.00        -     ₹29,716.00      +     ₹2,660.76      +     ₹0.00          =     ₹1,361.76
DATE & TIME              TRANSACTION DESCRIPTION          REWARDS          AMOUNT
19/11/2025| 17:16        DMART PUNE                          + 24         ₹ 1,026.10
20/11/2025| 19:22        UPI-BLUE TOKAI COFFEE               + 32         ₹ 1,634.66
26/11/2025| 16:01        CREDIT CARD PAYMENT                           + ₹ 28,417.00
04/12/2025| 11:26        MYNTRA DESIGNS                                 + ₹ 1,299.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [-2841700, -136176], lines: { length: 4 } },
  ]);
});

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

it('takes the days of purchase of a card whose labels stand in Malay over English, and what two cards owe together for the end of none (Maybank)', () => {
  const page = `
Maybank     PENYATA KAD KREDIT / CREDIT CARD STATEMENT     Statement Date     06 JAN 24
                                                           Total Outstanding (RM)     150.00
Tarikh Pos       Tarikh Transaksi     Butiran Transaksi                     Jumlah
Posting Date     Transaction Date     Transaction Description               Amount(RM)
GOLD AMERICAN EXPRESS     3779 123456 78901
                                      YOUR PREVIOUS STATEMENT BALANCE       100.00
10/12            09/12                LOTUSS KEPONG MY                       20.00
15/12            14/12                PYMT@MAYBANK2U.COM                     50.00CR
                                      SUB TOTAL/JUMLAH                       70.00
GOLD MASTERCARD     5239 4512 8812 3345
                                      YOUR PREVIOUS STATEMENT BALANCE        60.00
02/01            01/01                APPLE.COM/BILL                         20.00
                                      SUB TOTAL/JUMLAH                       80.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      balances: [-10000, -7000],
      lines: [expect.stringContaining('2023-12-09 -2000'), expect.stringContaining('2023-12-14')],
    },
    {
      proof: 'proven',
      balances: [-6000, -8000],
      lines: [expect.stringContaining('2024-01-01 -2000')],
    },
  ]);
});

it('closes the products of a Romanian statement with what their summary says of them, in the period of their titles (Revolut)', () => {
  const head = 'Dată            Descriere              Sume retrase     Sume adăugate     Sold';
  const page = `
Revolut Bank UAB     Extras de cont RON     Generat pe 3 feb. 2025
Sumar sold
Produs                 Sold inițial     Sume retrase     Sume adăugate     Sold final
Cont (Cont curent)     130,00 RON       30,00 RON        0,00 RON          100,00 RON
Depozit                 50,00 RON        0,00 RON        7,00 RON           57,00 RON
Tranzacții în cont de la 1 ianuarie 2025 până la 31 ianuarie 2025
${head}
4 ian. 2025     Mega Image             30,00 RON                          100,00 RON
Tranzacții în depozit de la 1 ianuarie 2025 până la 31 ianuarie 2025
${head}
30 ian. 2025    Dobândă                                 7,00 RON           57,00 RON
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [13000, 10000] },
    { proof: 'proven', balances: [5000, 5700] },
  ]);
});

it('takes an account whose heading names no currency for one in that in which an overview lists it, and not in that of the last row there', () => {
  const head = 'Date           Description          Withdrawal     Deposit     Balance';
  const page = `
Consolidated Statement     Details as at 31 Dec 2025
Everyday Account           SGD     42.00
Travel Account             USD     835.00
Everyday Account           Account No. 120-447192-6
${head}
               Balance Brought Forward                          100.00
15/12/2025     COLD STORAGE              58.00                   42.00
               Balance Carried Forward                           42.00
Travel Account             Account No. 0120-447192-6-022
${head}
               Balance Brought Forward                          842.00
20/12/2025     HANDLING                   7.00                  835.00
               Balance Carried Forward                          835.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'SGD', balances: [10000, 4200], proof: 'proven' },
    { currency: 'USD', balances: [84200, 83500], proof: 'proven' },
  ]);
});

it('takes the name of a card over its labels for none of them, though it reaches over several (UBS)', () => {
  const bought = (day: string, text: string, amount: string, booked: string): Placed[] => [
    [59, day],
    [108, text],
    [246, 'Lebensmittel'],
    ['r457', amount],
    [517, booked],
  ];
  const text = positioned([
    [[343, 'Rechnungsdatum 06.01.2025']],
    [[57, 'Kreditkartenrechnung UBS Visa Gold für Urs Brändli']],
    [
      [59, 'Einkaufs-'],
      ['r457', 'Belastung'],
      ['r512', 'Gutschrift'],
    ],
    [
      9,
      [59, 'datum'],
      [108, 'Buchungstext'],
      [246, 'Branche'],
      ['r457', 'CHF'],
      ['r512', 'CHF'],
      [521, 'Buchung'],
    ],
    [
      [108, 'Saldovortrag letzte Rechnung'],
      ['r457', '50.00'],
    ],
    bought('06.12.2024', 'Coop Zürich', '57.35', '07.12.2024'),
    bought('07.12.2024', 'Kiosk Zürich', '33.26', '09.12.2024'),
    [
      [108, 'Saldo zu unseren Gunsten'],
      ['r457', '140.61'],
    ],
  ]);
  expect(readTyped(text)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringContaining('2024-12-06 -5735'),
        expect.stringContaining('2024-12-07 -3326'),
      ],
    },
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
