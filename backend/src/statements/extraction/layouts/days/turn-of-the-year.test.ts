import { describe, expect, it } from 'vitest';
import { linesRead, readPages, readTyped, typed } from '../typed.fixture.ts';

it('gives a year that stands between December and January to January', () => {
  const page = `
Statement date: 02 January 2026     All amounts in GBP
Date       Description                          £ Out        £ In       £ Balance
2025       Balance from statement 41 dated 01/12/2025                      318.07
30 Dec     Transfer to savings                  50.00                      268.07
31 Dec     Interest added                                    0.92          268.99
2026
02 Jan     Direct debit                         36.50                      232.49
`;
  expect(linesRead(page)).toEqual([
    '2025-12-30 -5000 26807 Transfer to savings',
    '2025-12-31 92 26899 Interest added',
    '2026-01-02 -3650 23249 Direct debit',
  ]);
});

it('a page may begin with another booking of the day before its turn, where no two of a day print it', () => {
  const days = ['05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15'];
  const first = `
Penyata Akaun           01.06.2021 hingga 30.06.2021        MYR
Baki Awal           Baki Akhir
100.00              -27.00
Pengeluaran
Tarikh        Butir                                     Jumlah
${days.map((day) => `${day}/06/2021    Pasar Raya Damai 0042                      10.00`).join('\n')}
`;
  const second = `
Nombor akaun: 6499791745
Tarikh        Butir                                     Jumlah
              Pengeluaran ATM Jalan Besar                 7.00
16/06/2021    Pengeluaran ATM Jalan Besar                10.00
`;
  const [section] = readTyped(typed(first, second));
  expect(section).toMatchObject({ balances: [10000, -2700], proof: 'proven' });
  expect(section?.lines[11]).toBe('2021-06-15 -700 null Pengeluaran ATM Jalan Besar');
});

it('a year between December and January heads the days below it, and a word where nothing moved is no text (ANZ)', () => {
  const page = `
STATEMENT NUMBER 18     03 DECEMBER 2024 TO 02 JANUARY 2025     Account Number 4418-82711   AUD
Date      Transaction Details          Withdrawals ($)    Deposits ($)     Balance ($)
2024
03 DEC    OPENING BALANCE                      blank           blank          100.00
31 DEC    INTERNET BANKING PAYMENT             80.00           blank           20.00
          TO J MORETTI
2025
01 JAN    TRANSFER                             blank           50.00           70.00
          FROM H KOWALCZYK
          TOTALS AT END OF PERIOD             $80.00          $50.00          $70.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2024-12-31 -8000 2000 INTERNET BANKING PAYMENT TO J MORETTI',
        '2025-01-01 5000 7000 TRANSFER FROM H KOWALCZYK',
      ],
    },
  ]);
});

describe('years and totals', () => {
  it('a period may be printed with its years behind a slash', () => {
    expect(
      linesRead(`
Statement From - To                     MAY 30/25 - JUN 30/25       CAD
Description            Withdrawals      Deposits     Date       Balance
STARTING BALANCE                                     MAY30       100.00
Larch Coffee                  6.12                   JUN02        93.88`),
    ).toEqual(['2025-06-02 -612 9388 Larch Coffee']);
  });

  it('dates on both sides of the turn of a year lie close together, whichever date the page tells', () => {
    expect(
      linesRead(`
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
    expect(linesRead(page('Statement', '     Balance'))).toEqual([
      '2025-12-08 -1600 null TRANSFER',
    ]);
    expect(linesRead(page('Minimum payment due', ''))).toEqual(['2025-12-06 -1600 null TRANSFER']);
  });
});

it('takes a year that stands below a day, where others have none, for the heading of those below it (Nationwide)', () => {
  const page = `
Nationwide     FlexAccount     Statement date: 5 January 2024     GBP
Date      Description                                    £Out       £In      £Balance
2023      Balance from statement 131 dated 30/11/2023                          982.37
01 Dec    Transfer from D OKAFOR                                    310.00   1,292.37
27 Dec    Direct debit THAMES WATER                     31.44
          Contactless payment                           49.99                1,210.94
          WETHERSPOON
2024
                                                                                     Account no:
02 Jan    Direct debit TV LICENCE MBP                   13.25                1,197.69
`;
  expect(readPages(page)[0]?.lines.map((line) => line.slice(0, 16))).toEqual([
    '2023-12-01 31000',
    '2023-12-27 -3144',
    '2023-12-27 -4999',
    '2024-01-02 -1325',
  ]);
});
