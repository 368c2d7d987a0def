import { expect, it } from 'vitest';
import { labelsOf, readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads a second currency of one number on the same page (TBC)', () => {
  const account = (code: string, figures: string, row: string) => `
Account: GE47TB7514436010300044 ${code}
საწყისი ნაშთი          გასული თანხა       შემოსული თანხა     საბოლოო ნაშთი
Opening Balance        Paid Out           Paid In            Closing Balance
${figures}
თარიღი         დანიშნულება                 თანხა              თანხა              ნაშთი
Date           Description               Paid Out           Paid In            Balance
${row}`;
  const page = typed(`
Account Statement     01/12/2025 - 31/12/2025
${account('GEL', '418.26                 159.90             0.00               258.36', '02/12/2025     POS - SPAR                159.90                                258.36')}
${account('USD', '96.40                  26.40              0.00               70.00', '02/12/2025     POS - NETFLIX.COM         26.40                                 70.00')}
`);
  expect(readTyped(page)).toMatchObject([
    { currency: 'GEL', proof: 'proven', balances: [41826, 25836] },
    { currency: 'USD', proof: 'proven', balances: [9640, 7000] },
  ]);
  expect(labelsOf(page)[1]).toBe('Account: GE47TB7514436010300044 USD');
});

it('reads an account in each of two currencies whose bookings name theirs in front of the amount, and whose box has a row for each (CCB)', () => {
  const page = `
信用卡对账单     账单日     2025-09-23
Currency        Previous Balance     New Charges     Payments & Credits     Statement Balance
人民币(CNY)               100.00           30.00                 100.00                 30.00
美元(USD)                  20.00            5.00                   0.00                 25.00
Trans Date     Post Date      Description       Tran Curr/Amt        Sett Curr/Amt
2025-08-26     2025-08-26     超市              CNY      30.00       CNY      30.00
2025-09-05     2025-09-05     还款              CNY    -100.00       CNY    -100.00
2025-09-06     2025-09-07     AMAZON            SGD       6.40       USD       5.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'CNY', balances: [-10000, -3000], proof: 'proven' },
    { currency: 'USD', balances: [-2000, -2500], proof: 'proven' },
  ]);
});

it('reads the account in another currency that begins below the sums of the first, under its label and under the same columns (DBS)', () => {
  const page = `
Transaction Details as of 31 Mar 2025     Account No. 288-114760-3
Date           Description                 Withdrawal (-)     Deposit (+)     Balance
CURRENCY:      SINGAPORE DOLLAR
               Balance Brought Forward                                SGD      100.00
01/03/2025     Debit Card Transaction                10.00                      90.00
               Total Balance Carried Forward:        10.00       0.00  SGD      90.00
CURRENCY:      UNITED STATES DOLLAR
               Balance Brought Forward                                USD       50.00
08/03/2025     Debit Card Transaction                 5.00                      45.00
               Total Balance Carried Forward:         5.00       0.00  USD      45.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'SGD', balances: [10000, 9000], proof: 'proven' },
    { currency: 'USD', balances: [5000, 4500], proof: 'proven' },
  ]);
});

it('reads the account whose name stands below the labels in the currency that an overview lists it in (DBS)', () => {
  const page = `
DBS Bank     Consolidated Statement     01 Jan 2026 to 31 Jan 2026
Deposits                         Account No.          Balance        SGD Equivalent
DBS Multiplier Account           071-90-1187          SGD 90.00               90.00
DBS Multi-Currency Account       071-900-0021         USD 45.00               57.78
Transaction Details
Date           Description                 Withdrawal (-)     Deposit (+)     Balance
DBS Multiplier Account                                      Account No. 071-90-1187
               Balance Brought Forward                                     SGD 100.00
01/01/2026     Debit Card Transaction                10.00                      90.00
               Total Balance Carried Forward         10.00       0.00       SGD 90.00
Date           Description                 Withdrawal (-)     Deposit (+)     Balance
DBS Multi-Currency Account                                  Account No. 071-900-0021
               Balance Brought Forward                                      USD 50.00
08/01/2026     Debit Card Transaction                 5.00                      45.00
               Total Balance Carried Forward          5.00       0.00       USD 45.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'SGD', balances: [10000, 9000], proof: 'proven' },
    { currency: 'USD', balances: [5000, 4500], proof: 'proven' },
  ]);
});

it('closes each of two accounts with the box above that is marked with its currency (China Merchants)', () => {
  const first = `
招商银行 信用卡对账单     账单日 2026年01月05日
人民币账户 RMB Account
New Balance     Balance B/F     Payment        New Charges     Adjustment
¥ 594.62        ¥ 3,208.47      ¥ 3,208.47     ¥ 594.62        ¥ 0.00
美元账户 USD Account
New Balance     Balance B/F     Payment        New Charges     Adjustment
$ 79.00         $ 146.20        $ 146.20       $ 79.00         $ 0.00
本期账务明细 Transaction Details 人民币账户
交易日        记账日        交易摘要           人民币金额
SOLD          POSTED        DESCRIPTION        RMB AMOUNT
12/24         12/24         自动还款            -3,208.47
12/07         12/08         中国石化               294.62
12/08         12/09         京东支付               300.00
`;
  const second = `
本期账务明细 Transaction Details 美元账户
交易日        记账日        交易摘要           美元金额
SOLD          POSTED        DESCRIPTION        USD AMOUNT
12/24         12/24         自动购汇还款          -146.20
12/12         12/13         OPENAI                  79.00
`;
  expect(readPages(first, second)).toMatchObject([
    { currency: 'CNY', proof: 'proven', balances: [-320847, -59462], lines: { length: 3 } },
    { currency: 'USD', proof: 'proven', balances: [-14620, -7900], lines: { length: 2 } },
  ]);
});

it('keeps accounts in two currencies apart whose sums would prove them together', () => {
  const table = (title: string, opening: string, rows: string) => `
${title}
Start balance: ${opening}
Booking        Transaction                         Paid in       Paid out
date
${rows}`;
  const page = `
Statement period: 1 October 2021 - 31 October 2021
${table('Everyday account EUR    1625935174', '2,525.57', '13 Oct         Mobile bill                                          81.39')}
Total debits: 81.39
Total credits: 0.00
${table('Everyday account USD    9276411413', '594.17', '09 Oct         Cheque deposit                       37.69')}
Total debits: 0.00
Total credits: 37.69
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'EUR', balances: [252557, 244418], proof: 'proven' },
    { currency: 'USD', balances: [59417, 63186], proof: 'proven' },
  ]);
});

it('keeps the tables of several currencies apart that only their titles and balances name (Payoneer)', () => {
  const page = `
Account statement                    February 1, 2024 - February 29, 2024
USD balance
Date           Description                           Credit amount      Debit amount    Running balance
02/29/2024     Annual card fee                                                -29.95       1,086.24 USD
02/25/2024     Card charge (HETZNER)                                         -166.35       1,116.19 USD
02/18/2024     Payment from Upwork                         577.88                          1,282.54 USD
02/09/2024     Conversion to EUR                                             -500.00         704.66 USD
EUR balance
Date           Description                           Credit amount      Debit amount    Running balance
02/14/2024     Card charge (MERCADONA)                                        -46.65         822.12 EUR
02/14/2024     Payment from Brauhaus                       100.00                            868.77 EUR
02/09/2024     Conversion from USD                         458.72                            768.77 EUR
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'USD', lines: { length: 4 } },
    { currency: 'EUR', lines: { length: 3 } },
  ]);
});

it('reads accounts in pesos and in dollars, whose names stand side by side, each in its own currency', () => {
  const first = `
Santander     Desde: 01/03/25     Hasta: 31/03/25
CUIL: 27-28418877-4
Caja de ahorro en pesos                              Caja de ahorro en dólares
Saldo total al 31/03/25: $ 130,00                    Saldo total al 31/03/25: U$S 120,00
Movimientos en pesos
Caja de ahorro Nº 072-418877/2     CBU: 0720072088000041887724
Fecha        Comprobante   Movimiento                 Débito       Crédito      Saldo en cuenta
01/03/25                   Saldo Inicial                                               $ 100,00
03/03/25     3381          Compra con tarjeta         $ 20,00                           $ 80,00
04/03/25     50117         Pago haberes                            $ 50,00             $ 130,00
                           Saldo total                                                 $ 130,00
`;
  const second = `
Santander     Desde: 01/03/25     Hasta: 31/03/25
Movimientos en dólares
Caja de ahorro Nº 072-418877/9     CBU: 0720072011000041887791
Fecha        Comprobante   Movimiento                 Débito       Crédito      Saldo en cuenta
01/03/25                   Saldo Inicial                                             U$S 100,00
11/03/25     18801         Compra de dólares                       U$S 20,00         U$S 120,00
                           Saldo total                                               U$S 120,00
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    { currency: 'ARS', balances: [10000, 13000], proof: 'proven' },
    { currency: 'USD', balances: [10000, 12000], proof: 'proven' },
  ]);
});

it('reads accounts of one number in three currencies, the last without bookings, and a bare sign for the pesos of the country (BROU)', () => {
  const account = (mark: string, box: string, rows: string) => `
Cuenta ${mark} 000411827-00001
${box}
${rows}`;
  const labels = 'Fecha          Descripción              Débito       Crédito';
  const page = `
BROU     Banco República     Estado de cuenta     01/04/2024 al 30/04/2024
Banco de la República Oriental del Uruguay
${account('$', 'Saldo inicial     100,00\nSaldo final     70,00', `${labels}\n01/04/2024     Pago de servicios        30,00`)}
${account('U$S', 'Saldo inicial     240,00\nSaldo final     200,00', `${labels}\n10/04/2024     Compra con tarjeta       40,00`)}
${account('EUR', 'Saldo inicial     55,00\nSaldo final     55,00', 'Sin movimientos')}
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'UYU', proof: 'proven', balances: [10000, 7000], lines: { length: 1 } },
    { currency: 'USD', proof: 'proven', balances: [24000, 20000], lines: { length: 1 } },
    { currency: 'EUR', proof: 'proven', balances: [5500, 5500], lines: { length: 0 } },
  ]);
});

it('keeps an account apart that one line names with another currency, though its bookings come to nothing', () => {
  const page = `
Account statement EUR
Opening balance 1000.00
Date         Description              Amount
01.03.2024   Shop A                   -10.00
02.03.2024   Shop B                -1,200.00
03.03.2024   Salary                 1,500.00
Closing balance 1290.00
Account 12345678 USD
Date         Description              Amount
05.03.2024   Fee                      -50.00
05.03.2024   Fee refund                50.00
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'EUR', balances: [100000, 129000], proof: 'proven', lines: { length: 3 } },
    { currency: 'USD', balances: [null, null], proof: 'not_provable', lines: { length: 2 } },
  ]);
});

it('accounts in two currencies have amounts beside their currency and people on either side (Paysera)', () => {
  const account = (currency: string, rows: string, [opening, closing, out, into]: string[]) => `
Account EVP4488120441, currency ${currency}
Opening balance 2024-03-01: ${opening} ${currency}
Type       Transfer No.    Date and time        Recipient / Payer        Purpose of payment     Amount and currency     Balance
${rows}
Total debit: ${out} ${currency}     Total credit: ${into} ${currency}     Closing balance 2024-03-31: ${closing} ${currency}`;
  const euros = `
Card       808067325       2024-03-01 21:05     RIMI LIETUVA VILNIUS     Purchase, card                  -45.00 EUR     616.20
Transfer   891318733       2024-03-08 12:42     UAB Teltonika            Atlyginimas 2024-02          1 744.30 EUR    2 360.50`;
  const dollars = `
Card       808067329       2024-03-05 21:05     GITHUB                   Purchase, card                   -4.10 USD      40.00
Card       808067330       2024-03-08 12:42     OPENAI                   Purchase, card                  -20.00 USD      20.00`;
  const page = `
Paysera          Account statement
${account('EUR', euros, ['661.20', '2 360.50', '45.00', '1 744.30'])}
${account('USD', dollars, ['44.10', '20.00', '24.10', '0.00'])}
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'EUR', balances: [66120, 236050], proof: 'proven', lines: { length: 2 } },
    { currency: 'USD', balances: [4410, 2000], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('parts two accounts of one number by the currencies that stand beside it (TBC)', () => {
  const account = (currency: string, opening: string, closing: string, booking: string) => `
  Account: GE48TB7714645061622094${currency}     Currency: ${currency}
  საწყისი ნაშთი / Starting Balance: ${opening}
  საბოლოო ნაშთი / Ending Balance: ${closing}
Date            Description          Paid Out       Paid In       Balance
${booking}`;
  const page = `
Statement     01/06/2024 - 30/06/2024
${account('GEL', '100.00', '90.00', '01/06/2024      Shop                    10.00                       90.00')}
${account('USD', '640.00', '660.00', '17/06/2024      Conversion                            20.00      660.00')}`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'GEL', balances: [10000, 9000], proof: 'proven' },
    { currency: 'USD', balances: [64000, 66000], proof: 'proven' },
  ]);
});
