import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { accountsIn, readPages, readTyped, typed } from '../typed.fixture.ts';

it('knows the sign of a currency behind the short name of an account', () => {
  const page = `
RESUMEN DE CUENTA     CUIL 20-31884021-6     Período 01/03/2025 al 31/03/2025
CA $ 214-039184/7
FECHA     CONCEPTO              DÉBITO        CRÉDITO           SALDO
          SALDO ANTERIOR                                       584,15
05/03     HABERES                               53,00          637,15
CA U$S 214-771920/3
FECHA     CONCEPTO              DÉBITO        CRÉDITO           SALDO
          SALDO ANTERIOR                                       542,18
21/03     DISNEY PLUS           -25,99                         516,19
`;
  expect(readTyped(typed(page)).map(({ currency }) => currency)).toEqual(['ARS', 'USD']);
});

it('takes dollars in the name of one account for those of no other (Tangerine)', () => {
  const head = 'Transaction Date     Description               Amount ($)     Balance ($)';
  const account = (name: string, opening: string, amount: string, closing: string) => `
${name}
${head}
01 Jan 2025          Opening Balance                          ${opening}
31 Jan 2025          Interest Paid             ${amount}           ${closing}
31 Jan 2025          Closing Balance                          ${closing}
`;
  const page = `
tangerine     Your Orange Statement     January 1, 2025 - January 31, 2025
55 DELAWARE AVE UNIT 4
OTTAWA ON K2P 0Z2
Account                                           Interest rate     Closing balance ($)
Tangerine Savings Account - 3018874410            0.70%             7,586.13
Tangerine US$ Savings Account - 3030057718        0.10%             410.04 US
Tangerine Tax-Free Savings Account - 3022210093   0.70%             3,352.80
${account('Tangerine Savings Account - 3018874410', '7,580.13', '6.00', '7,586.13')}
${account('Tangerine US$ Savings Account - 3030057718', '  410.00', '0.04', '  410.04')}
${account('Tangerine Tax-Free Savings Account - 3022210093', '3,350.80', '2.00', '3,352.80')}
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'CAD', proof: 'proven', balances: [758013, 758613] },
    { currency: 'USD', proof: 'proven', balances: [41000, 41004] },
    { currency: 'CAD', proof: 'proven', balances: [335080, 335280] },
  ]);
});

it('takes an account in the currency that stands behind its number (OCBC)', () => {
  const head = 'Date           Description               Withdrawal     Deposit     Balance';
  const page = `
OCBC     Consolidated Statement     1 JAN 2026 TO 31 JAN 2026
Account No. 501-662718-001                                           SGD
${head}
               BALANCE B/F                                           100.00
15 JAN         FAST PAYMENT               30.00                       70.00
               BALANCE C/F                                            70.00
Account No. 503-114026-201                                           USD
${head}
               BALANCE B/F                                           200.00
20 JAN         INWARD TT                                 50.00       250.00
               BALANCE C/F                                           250.00
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'SGD', proof: 'proven', balances: [10000, 7000] },
    { currency: 'USD', proof: 'proven', balances: [20000, 25000] },
  ]);
});

it('takes dollars in the name of one account for those of no other, though no number stands beside it (Desjardins)', () => {
  const head = 'Date       Code     Description               Retrait     Dépôt     Solde';
  const page = `
Desjardins     Relevé de compte     Période du 1er au 31 janvier 2026
MAGOG QC J1X 2A5
EOP Compte avec opérations
${head}
                    Solde reporté                                     318,44
2 JAN      VWW      IMMEUBLES FORTIN          100,00                  218,44
                    Solde au 31 janvier 2026                          218,44
EUS Compte en dollars américains
${head}
                    Solde reporté                                     146,20
11 JAN     DEP      Dépôt au comptoir                     312,50      458,70
                    Solde au 31 janvier 2026                          458,70
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'CAD', proof: 'proven', balances: [31844, 21844] },
    { currency: 'USD', proof: 'proven', balances: [14620, 45870] },
  ]);
});

it('takes the currency and the number of each account from its name under the labels, whatever an overview lists last (BMO)', () => {
  const labels = `
                                        Amounts deducted        Amounts added
Date       Description                  from your account ($)   to your account ($)     Balance ($)`;
  const page = typed(`
BMO     Bank of Montreal     For the period ending January 26, 2026
TORONTO ON M6R 1H1
                                              Opening         Total amounts     Total amounts     Closing balance ($)
Account                                       balance ($)     deducted ($)      added ($)         on Jan 26, 2026
Primary Chequing Account # 0760 3920-417      418.12          6.29              50.00             461.83
Savings Amplifier Account # 0760 3874-471     90.00           0.00              11.92             101.92
US Dollar Premium Rate Account # 0760 4611-902     512.07     96.40             0.00              415.67
Balances in US dollars are shown in US dollars and are not converted.
${labels}
Primary Chequing Account # 0760 3920-417
Dec 27     Opening balance                                                              418.12
Dec 29     Debit Card Purchase, PRESTO          6.29                                    411.83
Jan 02     INTERAC e-Transfer Received                              50.00               461.83
Jan 26     Closing totals                       6.29                50.00
${labels}
Savings Amplifier Account # 0760 3874-471
Dec 27     Opening balance                                                               90.00
Dec 31     Interest Earned                                          11.92               101.92
Jan 26     Closing totals                       0.00                11.92
${labels}
US Dollar Premium Rate Account # 0760 4611-902
Dec 27     Opening balance                                                              512.07
Jan 12     Online Bill Payment, US MASTERCARD  96.40                                    415.67
Jan 26     Closing totals                      96.40                 0.00
`);
  expect(readTyped(page)).toMatchObject([
    { currency: 'CAD', proof: 'proven', balances: [41812, 46183], lines: { length: 2 } },
    { currency: 'CAD', proof: 'proven', balances: [9000, 10192], lines: { length: 1 } },
    { currency: 'USD', proof: 'proven', balances: [51207, 41567], lines: { length: 1 } },
  ]);
  expect(accountsIn(page)).toEqual(['07603920-417', '07603874-471', '07604611-902']);
});

it('takes the currency of an account from the sign in its title, and leaves out lists of cheques and the period before', () => {
  const page = `
HSBC     EXTRACTO DEL 01/03/2024 AL 31/03/2024     C.U.I.L. 27-30118220-5     CUIT 33-53718600-9
PERÍODO DE FACTURACIÓN ANTERIOR     01/02/2024 - 29/02/2024
CAJA DE AHORRO EN $ NRO. 047-6-21884-3
FECHA         DESCRIPCION             NRO        DEBITO      CREDITO      SALDO
              BALANCE ANTERIOR                                           412,00
02-MAR        TRANSF CREDITO          72202                   100,00     512,00
04-MAR        CHEQUE PAGADO           45257       12,00                  500,00
              BALANCE AL CORTE                                           500,00
RELACION DE CHEQUES PAGADOS
04-MAR        No. 418                             12,00
CAJA DE AHORRO EN U$S NRO. 047-6-40117-8
FECHA         DESCRIPCION             NRO        DEBITO      CREDITO      SALDO
              BALANCE ANTERIOR                                            30,00
05-MAR        EXTRACCION              96176       10,00                   20,00
              BALANCE AL CORTE                                            20,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'ARS', balances: [41200, 50000], proof: 'proven' },
    { currency: 'USD', balances: [3000, 2000], proof: 'proven' },
  ]);
});

it('reads each account in the currency of the title over its labels, though its number is masked (CTBC)', () => {
  const head = '交易日          摘要          支出金額     存入金額     餘額';
  const page = `
中國信託銀行 綜合對帳單     對帳單期間：2025/11/01～2025/11/30
臺幣活期儲蓄存款 901-54-***221-8 幣別：TWD
${head}
                承前餘額                              84,210
2025/11/03      跨行提款      1,577                   82,633
                合計          1,577            0      82,633
外幣活期存款－美元 901-13-***044-2 幣別：USD
${head}
                承前餘額                              2,150.33
2025/11/13      簽帳扣款      19.99                   2,130.34
                合計          19.99         0.00      2,130.34
外幣活期存款－日圓 901-13-***044-2 幣別：JPY
${head}
                承前餘額                              64,000
2025/11/07      ATM提款       12,800                  51,200
                合計          12,800           0      51,200
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'TWD', proof: 'proven', balances: [8421000, 8263300] },
    { currency: 'USD', proof: 'proven', balances: [215033, 213034] },
    { currency: 'JPY', proof: 'proven', balances: [64000, 51200] },
  ]);
});

it('takes the currency that the name of a product begins with before that of the account listed above it (E.SUN)', () => {
  const header: PlacedRow = [
    [49, '交易日期'],
    [115, '摘要'],
    ['r300', '支出'],
    ['r385', '存入'],
    ['r470', '餘額'],
  ];
  const page: PlacedRow[] = [
    [
      [45, '玉山銀行 存款綜合對帳單'],
      [360, '對帳單期間：115/03/01 - 115/03/31'],
    ],
    [
      [49, '臺幣活期儲蓄存款 0417-968-****21'],
      [330, 'TWD'],
      ['r470', '46,969'],
    ],
    [
      [49, '外匯活期存款 USD 0417-870-****08'],
      [330, 'USD'],
      ['r470', '1,661.65'],
    ],
    [24, [45, '臺幣活期儲蓄存款']],
    header,
    [
      [115, '前期餘額'],
      ['r470', '48,210'],
    ],
    [
      [49, '115/03/03'],
      [115, '行動支付'],
      ['r300', '405'],
      ['r470', '47,805'],
    ],
    [
      [49, '115/03/13'],
      [115, '簽帳消費'],
      ['r300', '836'],
      ['r470', '46,969'],
    ],
  ];
  expect(readTyped(positioned(page))).toMatchObject([{ currency: 'TWD', lines: { length: 2 } }]);
});

it('takes what the account above came to for no title of the next one (HSBC in Hong Kong)', () => {
  const page = `
HSBC One     Date 31 March 2026
Foreign Currency Savings
CCY   Date     Transaction Details     Deposit     Withdrawal     Balance
USD   28 Feb   B/F BALANCE                                        100.00
      18 Mar   REMITTANCE               50.00                     150.00
      31 Mar   C/F BALANCE                                        150.00
               Total No. of Deposits 存入次數: 1     Total Deposit Amount 存入總額: USD 50.00
GBP   28 Feb   B/F BALANCE                                        300.00
      11 Mar   TT PAYMENT                           40.00         260.00
      31 Mar   C/F BALANCE                                        260.00
               Total No. of Withdrawals 提取次數: 1     Total Withdrawal Amount 提取總額: GBP 40.00
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'USD', balances: [10000, 15000], proof: 'proven' },
    { currency: 'GBP', balances: [30000, 26000], proof: 'proven' },
  ]);
});
