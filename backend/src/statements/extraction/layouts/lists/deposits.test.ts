import { expect, it } from 'vitest';
import { readTyped, typed } from '../typed.fixture.ts';

it('begins no booking in a list of deposits (ICICI)', () => {
  const page = `
Statement of transactions in INR     01-12-2023 - 31-12-2023
DATE           PARTICULARS              DEPOSITS       WITHDRAWALS      BALANCE
01-12-2023     B/F                                                      100.00
29-12-2023     DEBIT CARD IPS                          40.00             60.00
31-12-2023     UPI/324190459742         12.00                            72.00
Statement of Linked Fixed Deposits in INR
DEPOSIT NO.    OPEN DATE      DEP.AMT.#      ROI%      MAT.AMT.#      MAT.DATE
XXXXXXXX0042   14-03-2023     1,00,000.00    7.10      1,07,291.40    14-03-2024`;
  expect(readTyped(typed(page))).toMatchObject([
    { lines: ['2023-12-29 -4000 6000 DEBIT CARD IPS', '2023-12-31 1200 7200 UPI/324190459742'] },
  ]);
});

it('ends at a list of deposits, whose balances are not those of the account', () => {
  const [section] = readTyped(
    typed(`
Statement of Transactions in Savings Account Number: XXXXXXXX2310 in INR for the period March 01, 2024 - March 31, 2024
DATE            PARTICULARS               DEPOSITS     WITHDRAWALS      BALANCE
01-03-2024      B/F                                                      100.00
05-03-2024      NEFT SALARY                 50.00                        150.00
07-03-2024      UPI SHOP                                   20.00         130.00
                Total:                      50.00          20.00         130.00
Statement of Linked Fixed Deposits in INR as on March 31, 2024
DEPOSIT NO.     OPEN DATE    DEP. AMT.#    ROI% P.A.    MAT. DATE       BALANCE*
XXXXXXXX0093    14-08-2023   1,500.00      7.10         14-11-2024      1,500.00
`),
  );
  expect(section?.balances[0]).toBe(10000);
  expect(section?.lines).toHaveLength(2);
});

it('begins no booking in a list of investments below the account (CTBC)', () => {
  const page = `
帳號：822-4175400     活期儲蓄存款     TWD     對帳單期間：113/12/03 ～ 114/01/03
上期結餘 63,218     本期結餘 67,561
交易日期          帳務日期          摘要                  支出          存入          結餘    備註
113/12/03     113/12/03     存款機                          8,343      71,561    李大仁
113/12/04     113/12/04     跨行提款             4,000                  67,561    玉山銀行
                            合計               4,000       8,343
基金投資明細
申購日        基金名稱              單位數        投資金額      參考現值
112/05/18     安聯台灣科技基金      742.118       100,000       120,000`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [6321800, 6756100],
      proof: 'proven',
      lines: [
        '2024-12-03 834300 7156100 存款機 李大仁',
        '2024-12-04 -400000 6756100 跨行提款 玉山銀行',
      ],
    },
  ]);
});

it('reads no deposit with a term as a booking of the account above it (ICICI)', () => {
  const page = `
ICICI Bank     01/03/2024 - 31/03/2024
Statement of Transactions in Savings Account Number: 002301558147 in INR
DATE           MODE      PARTICULARS          DEPOSITS      WITHDRAWALS     BALANCE
01-03-2024               B/F                                                2,500.00
05-03-2024     UPI       SWIGGY                             500.00          2,000.00
                         TOTAL                0.00          500.00          2,000.00
Statement of Transactions in Savings Account Number: 002301990052 in INR
DATE           MODE      PARTICULARS          DEPOSITS      WITHDRAWALS     BALANCE
01-03-2024               B/F                                                9,500.00
                         TOTAL                0.00          0.00            9,500.00
FIXED DEPOSITS linked to Savings Account 002301558147
DEPOSIT NO.        OPEN DATE      DEP. AMT. (INR)     ROI %     PERIOD     MAT. AMT. (INR)     MAT. DATE
002310447190       12-01-2024     50,000.00           6.70      1 Year     53,435.00           12-01-2025
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [250000, 200000], lines: { length: 1 } },
    { proof: 'proven', balances: [950000, 950000], lines: { length: 0 } },
  ]);
});

it('goes on below the terms of a deposit account at the head of a page', () => {
  const [section] = readTyped(
    typed(
      `
Deposit account statement 01-03-2024 - 31-03-2024   INR
DATE            PARTICULARS               DEPOSITS     WITHDRAWALS      BALANCE
01-03-2024      B/F                                                      100.00
05-03-2024      NEFT SALARY                 50.00                        150.00
`,
      `
Deposit No.     Rate of Interest     Maturity Date
334455          7.10                 14-11-2024
07-03-2024      UPI SHOP                                   20.00         130.00
08-03-2024      UPI SHOP                                   20.00         110.00
`,
    ),
  );
  expect(section?.lines).toHaveLength(3);
});
