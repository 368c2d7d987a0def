import { describe, expect, it } from 'vitest';
import { accountsIn, readPages, readTyped, typed } from '../typed.fixture.ts';

describe('balances and accounts', () => {
  it('tells accounts without numbers apart by what they bring forward, and closes them by an overview of all', () => {
    const page = `
Alder Bank     Statement Date 31 March 2025
Portfolio Summary
                         CCY       Balance       HKD Equivalent
HKD Savings              HKD        870.00               870.00
HKD Current              HKD         40.00                40.00
Foreign Savings          USD        150.00             1,167.00
HKD Savings
Date     Transaction Details               Deposit    Withdrawal    Balance
28 Feb   B/F BALANCE                                                 1,000.00
3 Mar    TRANSFER TO CURRENT                              100.00
         CARD 4966
         CARD PAYMENT                                      80.00       820.00
4 Mar    FPS
         CHAN SIU MING                       50.00                     870.00
HKD Current
Date     Transaction Details               Deposit    Withdrawal    Balance
28 Feb   B/F BALANCE                                                    20.00
6 Mar    CHEQUE
         NO 187                                            80.00       -60.00
7 Mar    FROM SAVINGS                       100.00                      40.00
Foreign Savings
CCY      Date     Transaction Details      Deposit    Withdrawal    Balance
USD      28 Feb   B/F BALANCE                                          100.00
         14 Mar   EXCHANGE
                  RATE 7.78                  50.00                     150.00
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        currency: 'HKD',
        proof: 'proven',
        lines: [
          '2025-03-03 -10000 null TRANSFER TO CURRENT',
          '2025-03-03 -8000 82000 CARD 4966 CARD PAYMENT',
          '2025-03-04 5000 87000 FPS CHAN SIU MING',
        ],
      },
      { currency: 'HKD', proof: 'proven', balances: [2000, 4000] },
      { currency: 'USD', proof: 'proven', lines: ['2025-03-14 5000 15000 EXCHANGE RATE 7.78'] },
    ]);
  });

  it('goes on with what stands at the head of a page, though it is called carried forward', () => {
    const header = 'Date       Description              Amount        Balance';
    const first = `
Alder Bank, Sandton     Statement Period : 1 March 2025 to 31 March 2025     VAT (ZAR)
${header}
           Opening Balance                        100.00Cr
01 Mar     Fuel                      20.00         80.00Cr
25 Mar     Salary                   500.00Cr      580.00Cr
`;
    const second = `
${header}
           Carried Forward                        580.00Cr
26 Mar     Bond                     380.00        200.00Cr
           Closing Balance                        200.00Cr
`;
    expect(readTyped(typed(first, second))).toMatchObject([
      { balances: [10000, 20000], proof: 'proven' },
    ]);
  });

  it('takes a figure beside the name of the closing balance for no line of the last booking', () => {
    const page = `
Alder Bank, Kuala Lumpur     STATEMENT DATE : 31/03/25     Currency: MYR
ENTRY DATE     TRANSACTION DESCRIPTION     TRANSACTION AMOUNT     STATEMENT BALANCE
               BEGINNING BALANCE                                            10.00
30/03/25       SALE DEBIT                                 6.00-              4.00
31/03/25       PROFIT PAID                                1.12+              5.12
               ENDING BALANCE :       5.12
               TOTAL DEBIT :          6.00
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'proven',
        lines: ['2025-03-30 -600 400 SALE DEBIT', '2025-03-31 112 512 PROFIT PAID'],
      },
    ]);
  });

  it('takes the first of several rows under a label for no sum of all, but the last that says so', () => {
    const page = `
STATEMENT     Statement Period: 01 Mar 2025 - 31 Mar 2025     Amounts in KES
TRANSACTION TYPE     PAID IN     PAID OUT
SEND MONEY:             0.00        70.00
RECEIVED MONEY:       100.00         0.00
TOTAL:                100.00        80.00
Receipt No.   Completion Time      Details        Paid In     Withdrawn     Balance
TCV2C7Z9LK    2025-03-03           Send money        0.00         70.00      120.00
TCV2C7Z9LL    2025-03-02           Charge            0.00         10.00      190.00
TCV2C7Z9LM    2025-03-01           Received        100.00          0.00      200.00
`;
    expect(readTyped(typed(page))).toMatchObject([{ balances: [null, 12000], proof: 'proven' }]);
  });

  it('begins another account at the name of a currency that stands alone in front of its rows', () => {
    const page = `
Multi-Currency Savings Account 012-875-2-018847-3     Statement Date : 2025/03/31
Date           Transaction Details             Deposit     Withdrawal      Balance
港元 HKD
2025/03/01     BALANCE BROUGHT FORWARD                                      100.00
2025/03/05     AUTOPAY OUT                                      20.00        80.00
2025/03/31     BALANCE CARRIED FORWARD                                       80.00
人民幣 CNY
2025/03/01     BALANCE BROUGHT FORWARD                                       10.00
2025/03/20     FX                                  5.00                      15.00
2025/03/31     BALANCE CARRIED FORWARD                                       15.00
`;
    expect(readTyped(typed(page))).toMatchObject([
      { currency: 'HKD', balances: [10000, 8000], proof: 'proven' },
      { currency: 'CNY', balances: [1000, 1500], proof: 'proven' },
    ]);
  });

  it('proves nothing where bookings stand below what was carried forward', () => {
    const page = `
Account 012-875-2-018847-3     Statement Date : 2025/03/31     Currency: HKD
Date           Transaction Details             Deposit     Withdrawal      Balance
2025/03/01     BALANCE BROUGHT FORWARD                                      100.00
2025/03/05     AUTOPAY OUT                                      20.00        80.00
2025/03/31     BALANCE CARRIED FORWARD                                       80.00
2025/03/20     FX                                  5.00                      15.00
`;
    expect(readTyped(typed(page))).toMatchObject([{ proof: 'not_provable' }]);
  });
});

it('tells a second account, which has nothing but its totals below what it brings forward (UOB)', () => {
  const page = `
UOB     Statement of Account     Period: 01 Dec 2024 to 31 Dec 2024     SGD
One Account     301-882-914-6
Date      Description               Withdrawals     Deposits      Balance
                                            SGD          SGD          SGD
01 Dec    BALANCE B/F                                           12,566.40
02 Dec    Misc DR-Debit Card              71.05                 12,495.35
          Total                           71.05         0.00    12,495.35
Stash Account     769-330-118-2
Date      Description               Withdrawals     Deposits      Balance
                                            SGD          SGD          SGD
01 Dec    BALANCE B/F                                            1,000.00
          Total                            0.00         0.00     1,000.00
`;
  expect(accountsIn(typed(page))).toEqual(['301-882-914-6', '769-330-118-2']);
  expect(readPages(page).map(({ proof, balances }) => [proof, ...balances])).toEqual([
    ['proven', 1256640, 1249535],
    ['proven', 100000, 100000],
  ]);
});
