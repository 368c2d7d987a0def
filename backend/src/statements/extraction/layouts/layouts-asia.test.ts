import { describe, expect, it } from 'vitest';
import { type Placed, positioned } from './positioned.fixture.ts';
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

it('knows words of balances by letters that bear a mark of their own', () => {
  const page = `
Выписка по счету     Валюта счета RUR     За период с 01.01.2026 по 15.03.2026
Входящий остаток      100,00 RUR
Исходящий остаток     110,00 RUR
Дата проводки     Описание                   Сумма
05.03.2026        Перевод собственных         20,00 RUR
10.03.2026        Перевод средств            -10,00 RUR
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'RUB', balances: [10000, 11000], proof: 'proven' },
  ]);
});

it('reads accounts of one table by the currencies in front of what they bring forward, each with its own decimals', () => {
  const page = `
Hang Seng Bank     Foreign Currency Savings     From 18 Dec 2024 to 17 Jan 2025
CCY     Date       Transaction Details          Deposit        Withdrawal        Balance
USD     18 Dec     B/F BALANCE                                                  5,811.40
        23 Dec     TELEGRAPHIC TRANSFER        3,200.00                         9,011.40
        17 Jan     C/F BALANCE                                                  9,011.40
                   Transaction Summary (1)     3,200.00            0.00
JPY     18 Dec     B/F BALANCE                                                380,000.00
        7 Jan      CASH WITHDRAWAL                            150,000.00      230,000.00
        17 Jan     C/F BALANCE                                                230,000.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'USD', lines: ['2024-12-23 320000 901140 TELEGRAPHIC TRANSFER'] },
    { currency: 'JPY', lines: ['2025-01-07 -150000 230000 CASH WITHDRAWAL'] },
  ]);
  const headed = page.replaceAll(/^(USD|JPY) {4}/gm, '$1\n       ');
  expect(readTyped(typed(headed))).toMatchObject([
    { currency: 'USD', lines: { length: 1 } },
    { currency: 'JPY', lines: ['2025-01-07 -150000 230000 CASH WITHDRAWAL'] },
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

it('reads a balance that is named in two languages, and a label with the name of its currency (Thailand)', () => {
  const page = `
SCB     STATEMENT OF SAVINGS ACCOUNT     01/01/2025 - 31/01/2025     Currency: THB
Date         Code     Debit          Credit          Balance / Baht     Description
ยอดเงินคงเหลือยกมา (BALANCE BROUGHT FORWARD)                 100.00
02/01/25     X2            20.00                              80.00     PromptPay x4410
03/01/25     X1                           50.00              130.00     TRUE MONEY
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'THB',
      balances: [10000, 13000],
      lines: ['2025-01-02 -2000 8000 X2 PromptPay x4410', '2025-01-03 5000 13000 X1 TRUE MONEY'],
    },
  ]);
});

it('takes what is charged to a card for owed, and what was paid before for no balance (Japan)', () => {
  const booked = (day: string, text: string, amount: string): Placed[] => [
    [54, day],
    [104, '本人'],
    [134, text],
    [369, '1回'],
    ['r447', amount],
    [477, '1'],
    ['r550', amount],
  ];
  const page = positioned([
    [
      [40, 'イオンカード'],
      [398, 'ご請求明細書'],
      [460, '発行日 2025年1月17日'],
    ],
    [
      [52, '今回ご請求額'],
      [150, '3,068 円'],
      [270, 'お支払日'],
      [370, '2025年2月3日'],
    ],
    [
      [270, '前回ご請求額（口座振替済）'],
      [415, '6,120 円'],
    ],
    [[40, 'ときめきポイント：前月残高 3,412 今回獲得 728']],
    [[40, '■ご利用明細']],
    [
      20,
      [51, 'ご利用日'],
      [100, '利用者'],
      [227, 'ご利用先'],
      [368, '支払'],
      ['r444', 'ご利用金額'],
      [471, '今回'],
      ['r551', 'お支払金額'],
    ],
    [
      [104, '区分'],
      [368, '方法'],
      [471, '回数'],
    ],
    booked('241211', 'イオンスタイル', '1,742'),
    booked('241213', 'ＥＮＥＯＳ', '1,326'),
    booked('250110', 'ETC', '1,000'),
    booked('250110', 'ETC 返品', '-1,000'),
    [
      [389, 'お支払金額合計'],
      ['r550', '3,068'],
    ],
    [30, [40, '■次回以降のお支払予定（ご参考）']],
    [
      [50, '2025年3月3日'],
      [133, '12,800円'],
    ],
  ]);
  expect(readTyped(page)).toMatchObject([
    {
      currency: 'JPY',
      balances: [null, -3068],
      lines: [
        '2024-12-11 -1742 null 本人 イオンスタイル',
        '2024-12-13 -1326 null 本人 ＥＮＥＯＳ',
        '2025-01-10 -1000 null 本人 ETC',
        '2025-01-10 1000 null 本人 ETC 返品',
      ],
    },
  ]);
});

it('reads a Thai account whose column of withdrawals and deposits has its label on two lines, of which the lower one names the deposits only', () => {
  const page = `
STATEMENT OF SAVING ACCOUNT     Period 01/10/2026 - 31/10/2026     Ending Balance     66,926.25
             Time/                                Withdrawal /     Outstanding
Date         Eff.Date     Descriptions            Deposit          Balance (THB)     Channel     Details
01-10-26                  Beginning Balance                        48,210.75
02-10-26     09:14        Transfer Deposit        20,000.00        68,210.75         K PLUS      From SCB X4471
02-10-26     18:40        Payment                  1,284.50        66,926.25         K PLUS      Ref X8812 Chidlom
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'THB',
      balances: [4821075, 6692625],
      proof: 'proven',
      lines: [
        '2026-10-02 2000000 6821075 Transfer Deposit From SCB X4471',
        '2026-10-02 -128450 6692625 Payment Ref X8812 Chidlom',
      ],
    },
  ]);
});

it('reads a sum set out in a box under labels in two languages with what is owed in front, in yuan by their cents', () => {
  const page = `
招商银行 信用卡     信用额度 Credit Limit     ¥ 50,000.00
账单日 Statement Date     2026年10月14日
人民币账户 RMB A/C
交易日     记账日     交易摘要              人民币金额
10/08      10/08      掌上生活还款           -4,326.18
09/22      09/24      支付宝-天猫商城          -129.00
09/15      09/16      财付通-盒马鲜生           186.40
本期应还金额     上期账单金额     上期还款金额     本期账单金额     本期调整金额
New Balance   =  Balance B/F   -  Payment       +  New Charges   -  Adjustment
¥ 57.40          ¥ 4,326.18       ¥ 4,326.18       ¥ 186.40         ¥ 129.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'CNY', balances: [-432618, -5740], proof: 'proven' },
  ]);
});
