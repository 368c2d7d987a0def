import { describe, expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

describe('layouts of Asia', () => {
  it('Taiwan: years of the republic, amounts without decimals', () => {
    const text = typed(`
國泰世華銀行                      幣別：新臺幣 TWD
對帳單期間：115/04/01 ~ 115/04/30
交易日期      交易說明              提款金額      存款金額        餘額
115/04/01     承前餘額                                         10,000
115/04/18     現金提款                 3,000                    7,000
115/04/30     薪資轉入                             50,000      57,000
115/04/30     本期餘額                                         57,000`);
    expect(readTyped(text)).toEqual([
      {
        currency: 'TWD',
        balances: [1000000, 5700000],
        proof: 'proven',
        lines: ['2026-04-18 -300000 700000 現金提款', '2026-04-30 5000000 5700000 薪資轉入'],
      },
    ]);
  });

  it('India: lakhs, and a balance with Cr behind it', () => {
    const text = typed(`
HDFC Bank                         From 01/04/2026 To 30/04/2026
Date        Narration             Withdrawal Amt.     Deposit Amt.     Closing Balance
            Opening Balance                                            1,00,000.00 Cr
02/04/26    UPI-GROCER-OKAXIS           1,500.00                         98,500.00 Cr
03/04/26    NEFT SALARY                               1,23,456.00      2,21,956.00 Cr
            Closing Balance                                            2,21,956.00 Cr`);
    expect(readTyped(text)).toMatchObject([
      {
        currency: 'INR',
        proof: 'proven',
        lines: [
          '2026-04-02 -150000 9850000 UPI-GROCER-OKAXIS',
          '2026-04-03 12345600 22195600 NEFT SALARY',
        ],
      },
    ]);
  });

  it('Malaysia: the second line of a label is the heading of no group', () => {
    const text = typed(`
PENYATA KAD KREDIT          Mata wang     MYR
Tempoh penyata: 1 September 2018 - 30 September 2018
Baki Penyata Terdahulu           MYR 400.00
TARIKH      Keterangan                   Amaun
MASUK
24/09/18    Bil telefon               MYR 99.51
13/09/18    Pindahan kepada Ahmad     MYR 0.49
Baki Akhir                            MYR 500.00
`);
    expect(readTyped(text)).toMatchObject([
      {
        balances: [-40000, -50000],
        proof: 'proven',
        lines: ['2018-09-13 -49 null Pindahan kepada Ahmad', '2018-09-24 -9951 null Bil telefon'],
      },
    ]);
  });
});
