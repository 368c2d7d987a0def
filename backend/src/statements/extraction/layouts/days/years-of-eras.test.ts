import { describe, expect, it } from 'vitest';
import { readTyped, typed } from '../typed.fixture.ts';

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

it('reads years of the Japanese era as banks abbreviate them', () => {
  const page = `
三井住友銀行     照会期間     令和7年3月1日～令和7年3月31日
年月日       お引出し     お預入れ     お取り扱い内容     残高
R7.3.3       30,000                 カード            712,618
R7.3.25                318,540      給料振込         1,031,158
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'JPY',
      lines: ['2025-03-03 -30000 712618 カード', '2025-03-25 318540 1031158 給料振込'],
    },
  ]);
});

it('reads years of an era that only the period names, and stars in front of amounts (Japan Post)', () => {
  const first = `
通常貯金 お取引明細書
お取引期間     令和6年11月1日～令和6年12月31日
現在高     *82,000円
年月日        お受入金額(円)     お払出金額(円)     詳細1       詳細2              現在(貸付)高(円)
06-11-01                                          繰越                              *100,000
06-11-05                          *30,000         カード      ATM トウキヨウ          *70,000
                                                  次頁繰越                           *70,000
`;
  const second = `
年月日        お受入金額(円)     お払出金額(円)     詳細1       詳細2              現在(貸付)高(円)
                                                  前頁繰越                           *70,000
06-12-10           *12,000                        賞与        カ)ミナト               *82,000
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    {
      currency: 'JPY',
      balances: [100000, 82000],
      proof: 'proven',
      lines: [
        '2024-11-05 -30000 70000 カード ATM トウキヨウ',
        '2024-12-10 12000 82000 賞与 カ)ミナト',
      ],
    },
  ]);
});
