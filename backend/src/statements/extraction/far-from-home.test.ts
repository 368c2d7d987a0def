import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('takes the month that stands alone beside its label for the period, and more text without a label for description', () => {
  const page = `
                                              MATA UANG   : IDR
                                              PERIODE     : MARET 2025
TANGGAL  KETERANGAN                                     CBG         MUTASI          SALDO
01/03    SALDO AWAL                                                                 1,000,000.00
02/03    TRANSFER DB          0203/ABC                              125,000.00 DB   875,000.00
                              WARUNG ALDER
05/03    SETORAN              TOKO BIRCH DAN ANAK CUCU  0998        25,000.00       900,000.00
`;
  expect(readTyped(typed(page), '2026-11-20')).toMatchObject([
    {
      currency: 'IDR',
      lines: [
        '2025-03-02 -12500000 87500000 TRANSFER DB 0203/ABC WARUNG ALDER',
        '2025-03-05 2500000 90000000 SETORAN TOKO BIRCH DAN ANAK CUCU',
      ],
    },
  ]);
});

it('leaves charges behind the balance out of the amounts', () => {
  const page = `
Statement Date : 31 March 2025
Transactions in RAND (ZAR)
Date      Description                 Amount        Balance         Charges
          Opening Balance                           100.00Cr
01 Mar    Alder                       30.00         70.00Cr         1.50
02 Mar    Birch                       5.00Cr        75.00Cr
          Closing Balance                           75.00Cr
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: ['2025-03-01 -3000 7000 Alder', '2025-03-02 500 7500 Birch'],
    },
  ]);
});

it('tells no currency by one purchase abroad among dollars, nor a sum by the interest of a year', () => {
  const page = `
Alder Credit Card, 1 Main St, Denver, CO 80202
Minimum Payment Due   $25.00
Mar 1, 2025 - Mar 31, 2025
Previous Balance      $100.00
New Balance           $130.00
Date      Description                       Amount
Mar 2     PAYMENT                           - $100.00
Mar 5     HOTEL PARIS                       $90.00
          €82.50
Mar 8     GROCER                            $40.00
Total Transactions for This Period          $130.00
Total Interest charged                      $18.44
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'USD',
      proof: 'proven',
      lines: [
        '2025-03-02 10000 null PAYMENT',
        '2025-03-05 -9000 null HOTEL PARIS €82.50',
        '2025-03-08 -4000 null GROCER',
      ],
    },
  ]);
});
