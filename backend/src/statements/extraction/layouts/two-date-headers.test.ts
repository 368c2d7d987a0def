import { describe, expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const linesOf = (page: string) => readTyped(typed(page))[0]?.lines;

describe('headers with two dates', () => {
  it('what stands over DATE and DATE tells the two apart', () => {
    expect(
      linesOf(`
Card statement from 25 AUG 2024 to 24 SEP 2024      Credit limit SGD 5,000.00
POST        TRAN
DATE        DATE        DESCRIPTION                  AMOUNT(SGD)
                        Previous balance                  20.00
05 Sep      02 Sep      Larch Coffee                      12.50
07 Sep      04 Sep      Payment received                  20.00CR
                        New balance                       12.50`),
    ).toEqual(['2024-09-02 -1250 null Larch Coffee', '2024-09-04 2000 null Payment received']);
  });

  it('two labels set as one text stand each above its own', () => {
    expect(
      linesOf(`
STATEMENT FROM JAN 11 TO FEB 10, 2025               Credit limit CAD 9,000.00
TRANSACTION POSTING     ACTIVITY DESCRIPTION          AMOUNT ($)
DATE        DATE
                        PREVIOUS STATEMENT BALANCE        $50.00
JAN 12      JAN 14      Larch Books                       $45.00
JAN 15      JAN 15      PAYMENT - THANK YOU              -$50.00
                        NEW BALANCE                       $45.00`),
    ).toEqual(['2025-01-12 -4500 null Larch Books', '2025-01-15 5000 null PAYMENT - THANK YOU']);
  });

  it('a second date in front of the text belongs to no description though no label names it', () => {
    expect(
      linesOf(`
Statement date 08 Nov 24                            Credit limit MYR 5,000.00
Date        Description                               Amount (RM)
            YOUR PREVIOUS STATEMENT BALANCE               200.00
12/10       11/10       Larch Market                      150.00
05/11       04/11       Payment                           200.00 CR
            NEW BALANCE                                   150.00`),
    ).toEqual(['2024-10-12 -15000 null Larch Market', '2024-11-05 20000 null Payment']);
  });
});

describe('what else cards print', () => {
  it('reads the amount of the booking and not the one behind the code of another currency', () => {
    expect(
      linesOf(`
Statement date 13 OCT 2025                          Credit limit HKD 9,000.00
Post date   Trans date  Description of transaction                  Amount  (HKD)
                        PREVIOUS BALANCE                                       73.00
12SEP       10SEP       Larch Kiosk     LEEDS   GB   GBP       8.99            97.03
04OCT       04OCT       PAYMENT                                                73.00CR
                        NEW BALANCE                                            97.03`),
    ).toEqual(['2025-09-10 -9703 null Larch Kiosk LEEDS GB', '2025-10-04 7300 null PAYMENT']);
  });

  it('finds amounts that all stand behind the end of their label', () => {
    expect(
      linesOf(`
Statement from 25 AUG 2024 to 24 SEP 2024           Credit limit SGD 5,000.00
POST DATE   TRAN DATE   DESCRIPTION          AMOUNT
                        Previous balance                         20.00
05 Sep      02 Sep      Larch Coffee                             12.50
07 Sep      04 Sep      Payment received                         20.00CR
                        New balance                              12.50`),
    ).toEqual(['2024-09-02 -1250 null Larch Coffee', '2024-09-04 2000 null Payment received']);
  });

  it('a list of cards is no table of bookings', () => {
    expect(
      linesOf(`
Statement Date 28 FEB 2025                          Credit limit SGD 5,000.00
Card Name       Card Number           Name on Card        Total Amount       Minimum Payment
PLATINUM        4931-2288-0175-6042   A LARCH                    18.50                 15.00
                                                                 18.50                 15.00
Post Date   Trans Date  Description of Transaction        Transaction Amount
                        PREVIOUS BALANCE                          0.00
03 FEB      01 FEB      Larch Coffee                             18.50
                        SUB TOTAL                                18.50`),
    ).toEqual(['2025-02-01 -1850 null Larch Coffee']);
  });

  it('a box of what is due ends the table, and its dates and amounts are no bookings', () => {
    expect(
      linesOf(`
Statement date 13 OCT 2025                          Statement balance HKD 97.03
Trans date  Description of transaction            Amount (HKD)
            PREVIOUS BALANCE                               0.00
10SEP       Larch Kiosk                                   97.03
                        Minimum payment due               50.00
            Please pay by                 07 NOV 2025
            www.example.com                                0.00`),
    ).toEqual(['2025-09-10 -9703 null Larch Kiosk']);
  });

  it('the number of a card above its bookings is part of none', () => {
    expect(
      linesOf(`
Statement date 13 OCT 2025                          Credit limit HKD 5,000.00
Trans date  Description of transaction            Amount (HKD)
            PREVIOUS BALANCE                               0.00
            1111 2222 3333 4444   A LARCH
10SEP       Larch Kiosk                                   97.03`),
    ).toEqual(['2025-09-10 -9703 null Larch Kiosk']);
  });

  it('words in a box of figures head no group of bookings', () => {
    expect(
      linesOf(`
Credit card statement                     1 Mar 2025 - 15 Mar 2025
Previous balance   +   Purchases     -   Repayments/   =   Outstanding balance
                                         Credits
SGD 0.00               SGD 5.40          SGD 3.00          SGD 2.40
Posting date   Description                Amount in FCY    Amount in SGD
03 Mar         Larch Bakery                                         5.40
09 Mar         Repayment received                                  +3.00`),
    ).toEqual(['2025-03-03 -540 null Larch Bakery', '2025-03-09 300 null Repayment received']);
  });

  it('knows a card whose page names no credit card, and so which way its amounts go', () => {
    expect(
      linesOf(`
Example Momentum Visa Infinite            CAD
Statement period                          Jun 24, 2025 - Jul 23, 2025
Previous balance                                        $60.00
New balance                                             $12.07
REF.#     TRANS. DATE   POST DATE   DETAILS           AMOUNT($)
001       Jun 27        Jun 29      Larch Market          12.07
002       Jul 2         Jul 2       LOC PAY                60.00-`),
    ).toEqual(['2025-06-27 -1207 null Larch Market', '2025-07-02 6000 null LOC PAY']);
  });
});

describe('years and totals', () => {
  it('a period may be printed with its years behind a slash', () => {
    expect(
      linesOf(`
Statement From - To                     MAY 30/25 - JUN 30/25       CAD
Description            Withdrawals      Deposits     Date       Balance
STARTING BALANCE                                     MAY30       100.00
Larch Coffee                  6.12                   JUN02        93.88`),
    ).toEqual(['2025-06-02 -612 9388 Larch Coffee']);
  });

  it('dates on both sides of the turn of a year lie close together, whichever date the page tells', () => {
    expect(
      linesOf(`
Open Date: 12/17/2024                               Credit limit USD 5,000.00
Previous Balance                                         $20.00
New Balance                                              $61.02
Payments and Other Credits
Post Date   Trans Date  Transaction Description          Amount
01/06       01/06       Payment                         $20.00CR
Purchases and Other Debits
Post Date   Trans Date  Transaction Description          Amount
12/19       12/18       Larch Foods                      $61.02`),
    ).toEqual(['2024-12-18 -6102 null Larch Foods', '2025-01-06 2000 null Payment']);
  });

  it('a dated row that fills both sides and says that it adds up is no booking', () => {
    expect(
      readTyped(
        typed(`
For the period ending June 30, 2025                                               CAD
Date     Description           Amounts deducted    Amounts added      Balance
May 31   Opening balance                                                     250.00
Jun 02   Larch Market                        33.00                           217.00
Jun 03   Payroll                                            100.00           317.00
Jun 30   Closing totals                      33.00          100.00           317.00`),
      )[0],
    ).toMatchObject({
      balances: [25000, 31700],
      proof: 'proven',
      lines: ['2025-06-02 -3300 21700 Larch Market', '2025-06-03 10000 31700 Payroll'],
    });
  });

  it('an account goes by the days of booking, a card by those of its purchases', () => {
    const page = (kind: string, last: string) => `
${kind} 2025/12/01 - 2025/12/31     Currency: SGD
Opening balance     100.00     Closing balance     84.00
Transaction date     Posting date     Description          Debit      Credit${last}
2025/12/06           2025/12/08       TRANSFER             16.00
`;
    expect(linesOf(page('Statement', '     Balance'))).toEqual(['2025-12-08 -1600 null TRANSFER']);
    expect(linesOf(page('Minimum payment due', ''))).toEqual(['2025-12-06 -1600 null TRANSFER']);
  });
});

it('a day under a label that nobody knows stands in for no day of booking that is printed once for several', () => {
  expect(
    linesOf(`
Statement     01.10.2023 - 31.10.2023     Currency: EUR
Date        Qqq        Description           Debit       Credit      Balance
01.10.                 Opening balance                                100.00
02.10.      03.10.     BAKERY                20.00                     80.00
17.10.      18.10.     SUPERMARKET           30.00                     50.00
            19.10.     FEE                    5.00                     45.00
18.10.      18.10.     CASH                  10.00                     35.00
31.10.                 Closing balance                                 35.00`),
  ).toEqual([
    '2023-10-02 -2000 8000 BAKERY',
    '2023-10-17 -3000 5000 SUPERMARKET',
    '2023-10-17 -500 4500 FEE',
    '2023-10-18 -1000 3500 CASH',
  ]);
});

it('on a card, too, bookings share a day that is printed once, whatever day of value stands beside them', () => {
  expect(
    linesOf(`
Your credit card statement     Statement date: 2 October 2021     Minimum payment EUR 10.00
Txn Date     Booking text          Amount (EUR)     Value date
             Opening balance             100.00
02 Sep       BAKERY                       20.00     02 Sep
             SUPERMARKET                  30.00     05 Sep
04 Sep       CASH                         10.00     04 Sep
             FEE                           5.00     06 Sep
             KIOSK                         5.00     06 Sep
             Closing balance             170.00`),
  ).toEqual([
    '2021-09-02 -2000 null BAKERY',
    '2021-09-02 -3000 null SUPERMARKET',
    '2021-09-04 -1000 null CASH',
    '2021-09-04 -500 null FEE',
    '2021-09-04 -500 null KIOSK',
  ]);
});

it('labels in two languages on lines of their own do not make the day of value the day of booking', () => {
  expect(
    linesOf(`
Estado de cuenta del 01-02-2019 al 28-02-2019
Fecha         Valor         Descripción      Monto (€)    Saldo (€)
operación     Value Date    Description         Amount      Balance
01/02/2019                  Saldo inicial                    100,00
02/02/2019    03/02/2019    PANADERIA           -20,00        80,00
03/02/2019    05/02/2019    COMISION             -5,00        75,00
28/02/2019                  Saldo final                       75,00`),
  ).toEqual(['2019-02-02 -2000 8000 PANADERIA', '2019-02-03 -500 7500 COMISION']);
});
