import { describe, expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const linesOf = (...pages: string[]) => readTyped(typed(...pages)).map(({ lines }) => lines);

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

  it('takes the first of several rows under a label for no sum of all', () => {
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
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [null, null], proof: 'not_provable' },
    ]);
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

describe('columns', () => {
  it('adds the charge beside an amount where the balances move by both', () => {
    const page = `
Main Account Statement     From Date: 01/03/2025
                           To Date: 31/03/2025
Opening Balance: R1 000.00
Closing Balance: R1 087.00
Date          Description       Category      Money In     Money Out     Fee*      Balance
01/03/2025    Rent              Rent                         -100.00     -2.00      898.00
02/03/2025    Shop              Groceries                     -10.00                888.00
03/03/2025    Received          Income          200.00                   -1.00    1 087.00
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        currency: 'ZAR',
        balances: [100000, 108700],
        proof: 'proven',
        lines: [
          '2025-03-01 -10200 89800 Rent',
          '2025-03-02 -1000 88800 Shop',
          '2025-03-03 19900 108700 Received',
        ],
      },
    ]);
  });

  it('reads one column under the names of both sides', () => {
    const page = `
SZÁMLAKIVONAT     DEVIZANEM: HUF     IDŐSZAK: 2025.03.01. - 2025.03.31.
NYITÓ EGYENLEG 1.000 HUF     ZÁRÓ EGYENLEG 1.400 HUF
KÖNYVELÉS                                     TERHELÉS (-)
DÁTUMA        TRANZAKCIÓ MEGNEVEZÉSE               JÓVÁÍRÁS      EGYENLEG
25.03.03      VÁSÁRLÁS                                 -250           750
25.03.24      ÁTUTALÁS                                  700         1.450
25.03.31      DÍJ                                       -50         1.400
`;
    expect(linesOf(page)).toEqual([
      [
        '2025-03-03 -25000 75000 VÁSÁRLÁS',
        '2025-03-24 70000 145000 ÁTUTALÁS',
        '2025-03-31 -5000 140000 DÍJ',
      ],
    ]);
  });

  it('reads days as six digits, with the year in front', () => {
    const page = `
Faktura / Kontoutdrag     Fakturadatum 2025-03-31     Lägsta belopp att betala 100,00 SEK
Datum     Bokfört    Specifikation                      Belopp
                     Skuld från föregående faktura      100,00
250325    250328     BETALT BG                         -100,00
250301    250303     ICA KVANTUM                         75,00
250307    250310     SYSTEMBOLAGET                       25,00
                     Summa skuld att betala             100,00
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        balances: [-10000, -10000],
        proof: 'proven',
        lines: [
          '2025-03-01 -7500 null ICA KVANTUM',
          '2025-03-07 -2500 null SYSTEMBOLAGET',
          '2025-03-25 10000 null BETALT BG',
        ],
      },
    ]);
  });

  it('reads the letters of a Greek column of directions', () => {
    const page = `
ΑΝΤΙΓΡΑΦΟ     Νόμισμα: EUR     Περίοδος: 01/01/2025 - 30/06/2025
Ημ/νία        Περιγραφή           Ποσό συναλλαγής   Χ/Π   Λογιστικό υπόλοιπο
              ΥΠΟΛΟΙΠΟ ΑΠΟ ΜΕΤΑΦΟΡΑ                               100,00 Π
02/01/2025    ΑΓΟΡΑ                         30,00    Χ             70,00 Π
28/01/2025    ΜΙΣΘΟΔΟΣΙΑ                    50,00    Π            120,00 Π
`;
    expect(linesOf(page)).toEqual([
      ['2025-01-02 -3000 7000 ΑΓΟΡΑ', '2025-01-28 5000 12000 ΜΙΣΘΟΔΟΣΙΑ'],
    ]);
  });

  it('books what a payment came to, and opens each currency by its row of a summary', () => {
    const page = `
Monthly account statement     March 1 - 31, 2025
Balance summary     Available beginning     Available ending
USD                               100.00              159.00
EUR                                10.00                5.00
Transaction history - USD
Date          Description     Currency     Amount      Fees      Total*
03/22/2025    Payment         USD           80.00     -1.00       79.00
03/23/2025    Chargeback      USD            0.00    -20.00      -20.00
Transaction history - EUR
Date          Description     Currency     Amount      Fees      Total*
03/24/2025    Payment         EUR           -5.00      0.00       -5.00
`;
    expect(readTyped(typed(page))).toMatchObject([
      { currency: 'USD', balances: [10000, 15900], proof: 'proven' },
      { currency: 'EUR', balances: [1000, 500], proof: 'proven' },
    ]);
  });

  it('reads a table whose header runs on into the labels of a box beside it', () => {
    const page = `
RBC Visa     STATEMENT FROM FEB 12 TO MAR 11, 2025     K2A 0E8
PREVIOUS STATEMENT BALANCE                       $100.00
DATE      DATE      ACTIVITY DESCRIPTION      AMOUNT ($)     Payment due date     APR 02, 2025
FEB 11    FEB 12    AIR CANADA                    $60.00     Available credit        $5,060.08
                    74531005065585290950088
FEB 20    FEB 21    PAYMENT - THANK YOU         -$100.00     NEW BALANCE                $60.00
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        balances: [-10000, -6000],
        proof: 'proven',
        lines: [
          '2025-02-11 -6000 null AIR CANADA 74531005065585290950088',
          '2025-02-20 10000 null PAYMENT - THANK YOU',
        ],
      },
    ]);
  });
});
