import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

const korean = (sum: string) =>
  readTyped(
    typed(`
iM뱅크     예금거래내역 조회     조회계좌번호 : 508-12-447188-3
조회기간 : 2025-06-01 ~ 2025-06-30     현재잔액 : 59,942 원     출금합계 : ${sum} 원     입금합계 : 50,000 원
NO      거래일시                   적요          찾으신금액     맡기신금액     거래후잔액
1       2025-06-24 [13:02:11]     체크취소           12,000              0         59,942
2       2025-06-23 [19:47:36]     체크카드           12,000              0         47,942
3       2025-06-20 [12:11:09]     체크카드            9,500              0         59,942
4       2025-06-18 [10:00:00]     급여                    0         50,000         69,442
`),
  );

it('believes a sum of what went out that leaves out what came back, and its purchase (iM Bank)', () => {
  expect(korean('21,500')).toMatchObject([
    { balances: [null, 59942], proof: 'proven', lines: { length: 4 } },
  ]);
  expect(korean('9,500')).toMatchObject([{ proof: 'proven' }]);
  expect(korean('9,600')).toMatchObject([{ proof: 'broken' }]);
});

it('takes the interest of a month for a part of what went out (HSBC)', () => {
  expect(
    readPages(`
HSBC UK     Your Visa Card statement     14 January to 13 February 2025     Minimum payment £25.00     GBP
Previous Balance     £100.00
New Balance     £184.06
Date          Details                                           Amount
18 Jan 25     WAITROSE                                           28.17
21 Jan 25     NETFLIX.COM                                        11.07
13 Feb 25     INTEREST                                           44.82
              Total Interest Charged This Month                 £44.82
`),
  ).toMatchObject([{ proof: 'proven', balances: [-10000, -18406] }]);
});

it('lets what was taken back lessen the sum of what was spent (KBC)', () => {
  const page = `
KBC     UITGAVENSTAAT     Kredietkaartrekening     Afsluitdatum 07/01/2026     EUR
Saldo vorige uitgavenstaat     -100,00 EUR
Te betalen saldo                -60,00 EUR
Datum verrichting     Handelaar                  Bedrag in EUR
15/12/2025            DOMICILIERING                    +100,00
17/12/2025            DELHAIZE LEUVEN                   -80,00
18/12/2025            COLRUYT LEUVEN                     -4,00
30/12/2025            TERUGBETALING DECATHLON           +24,00
                      Totaal van de uitgaven            -60,00
`;
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', balances: [-10000, -6000], lines: { length: 4 } },
  ]);
});

it('takes the sum under each group of a card for no sum of the whole (Chile)', () => {
  const page = (charges: string) => `
ESTADO DE CUENTA DE TARJETA DE CRÉDITO     www.cmfchile.cl     Período     26-05-2025 al 25-06-2025
Monto facturado a pagar período anterior               $61.000
Fecha          Descripción operación o cobro     N° Cuota     Valor cuota mensual
1. Total Operaciones
01-06-2025     RIPLEY.COM                        1/3                      $29.000
12-06-2025     PAGO CAJA RIPLEY                                          -$61.000
14-06-2025     PEDIDOSYA                         1/1                      $15.000
Total Operaciones                                                        -$17.000
3. Cargos, comisiones, impuestos y abonos
25-06-2025     COMISION MENSUAL                                            $2.490
25-06-2025     IMPUESTO                                                      $877
Total cargos                                                               ${charges}
4. Productos o servicios voluntariamente contratados
25-06-2025     SEGURO DESGRAVAMEN                                          $1.633
Total productos o servicios                                                $1.633
Monto total facturado a pagar                                             $49.000
Monto mínimo a pagar                                                       $4.900
`;
  expect(readTyped(typed(page('$3.367')))).toMatchObject([
    { currency: 'CLP', balances: [-61000, -49000], proof: 'proven' },
  ]);
  // A sum that no group comes to speaks against the reading.
  expect(readTyped(typed(page('$9.367')))).toMatchObject([{ proof: 'broken' }]);
});

it('knows sums of groups and of a whole account by names with a number or a stroke', () => {
  const chile = `
ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO     www.cmfchile.cl     21/11/2025 - 19/12/2025
MONTO FACTURADO A PAGAR (PERÍODO ANTERIOR)                        $ 418.230
FECHA          DESCRIPCIÓN                                        VALOR CUOTA MENSUAL
               1.TOTAL OPERACIONES                                $ 23.180
04/12/25       MONTO CANCELADO                                    $ -418.230
21/11/25       COPEC APP                                          $ 23.180
               2.PRODUCTOS O SERVICIOS VOLUNTARIAMENTE CONTRATADOS     $ 0
               3.CARGOS, COMISIONES, IMPUESTOS Y ABONOS           $ 5.490
18/12/25       COMISION MENSUAL MANTENCION                        $ 5.490
               MONTO TOTAL FACTURADO A PAGAR                      $ 28.670
`;
  expect(readTyped(typed(chile))).toMatchObject([
    { currency: 'CLP', proof: 'proven', balances: [-418230, -28670], lines: { length: 3 } },
  ]);
  const row = (...cells: string[]) => cells.map((cell) => cell.padEnd(14)).join(' ');
  const fubon = [
    '台北富邦銀行     對帳單期間 2024/05/01 ~ 2024/05/31',
    '帳號：外幣活期存款 82110-268-001182 USD',
    row('交易日期', '摘要', '支出金額', '存入金額', '餘額'),
    row('', '承前餘額', '', '', '645.00'),
    row('2024/05/08', '跨國提款', '120.00', '', '525.00'),
    row('', '本期合計／期末餘額', '120.00', '0', '525.00'),
  ].join('\n');
  expect(readTyped(typed(fubon))).toMatchObject([
    { currency: 'USD', proof: 'proven', balances: [64500, 52500], lines: { length: 1 } },
  ]);
});

it("holds the bank's own charges against no sum of all that an account paid (Nedbank)", () => {
  const page = `
NEDBANK     Account number 1204882017     Statement period 01/02/2025 - 28/02/2025     ZAR
Account summary                        Bank charges summary
Opening balance          R100.00       Total charges excl VAT      R13.04
Closing balance           R75.00       Total charges (*)           R15.00
Tran list no     Date           Description          Fees       Debits      Credits     Balance
                 01/02/2025     Opening balance                                          100.00
654159           01/02/2025     MAINTENANCE FEE *    15.00                                85.00
268853           02/02/2025     DEBICHECK                        30.00                    55.00
262150           16/02/2025     S NAIDOO                                     20.00        75.00
                                Closing balance      15.00       30.00       20.00        75.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [10000, 7500], lines: { length: 3 } },
  ]);
});

it('holds what was paid with the card of an account against no sum of all that went out (Boursorama)', () => {
  const page = `
RELEVE DE COMPTE EN EUR     Période du 01/12/2025 au 31/12/2025
Date opération     Libellé                    Valeur          Débit       Crédit
                   SOLDE AU : 30/11/2025                                   711,90
02/12/2025         PRLV SEPA LOYER            02/12/2025      500,00
03/12/2025         CARTE 02/12/25 MONOPRIX    03/12/2025       23,40
                   Nouveau solde en EUR :                                  188,50
Récapitulatif CARTE VISA ULTIM N° 4978 XXXX XXXX 4471 - débit immédiat
Total des paiements du mois : 23,40 EUR - dont hors zone euro : 0,00 EUR
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [71190, 18850], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('holds the sum of a group that stands above its bookings against none of the others (Banco de Chile)', () => {
  const page = (sum: string) => `
ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO     PERIODO FACTURADO 19/11/2025 AL 18/12/2025     CLP
MONTO FACTURADO A PAGAR (PERIODO ANTERIOR)                     $ 684.120
FECHA          DESCRIPCIÓN                                     MONTO
TOTAL PAGOS A LA CUENTA                                        $ -684.120
28/11/2025     PAGO PESOS TEF                                  $ -684.120
TOTAL COMPRAS                                                  ${sum}
19/11/2025     JUMBO BILBAO                                    $ 38.990
04/12/2025     DEVOLUCION FALABELLA.COM                        $ -19.990
TOTAL COMPRAS EN CUOTAS                                        $ 49.990
05/12/2025     PC FACTORY                                      $ 49.990
MONTO TOTAL FACTURADO A PAGAR                                  $ 68.990
`;
  expect(readTyped(typed(page('$ 19.000')))).toMatchObject([
    { proof: 'proven', lines: { length: 4 } },
  ]);
  expect(readTyped(typed(page('$ 19.500')))).toMatchObject([{ proof: 'broken' }]);
});

it('leaves what came back among withdrawals out of the sum of one group of deposits (U.S. Bank)', () => {
  const page = `
U.S. Bank     Statement Period: Dec 10, 2025 through Jan 12, 2026     USD
Beginning Balance on Dec 10              $    318.02
Customer Deposits                    1        640.00
Other Deposits                       2      2,004.33
Card Withdrawals                     4        290.46-
Ending Balance on Jan 12, 2026           $  2,671.89
Customer Deposits
Number     Date       Ref Number            Amount
           Dec 22     8914227710            640.00
                                                    Total Customer Deposits     $     640.00
Other Deposits
Date       Description of Transaction       Amount
Dec 12     Electronic Deposit             1,884.33
Dec 17     Zelle Instant PMT                120.00
                                                    Total Other Deposits     $     2,004.33
Card Withdrawals
Date       Description of Transaction       Amount
Dec 11     Debit Purchase - VISA            172.16-
Dec 15     Debit Purchase - TRIMET           40.00-
Dec 23     Debit Purchase - AMAZON          113.29-
Dec 29     Debit Purchase - VISA Ret         34.99
                                                    Total Card Withdrawals     $     290.46-
`;
  expect(readPages(page)).toMatchObject([{ balances: [31802, 267189], proof: 'proven' }]);
});

it('takes sums that name another currency below the last account for none of its own (Hang Seng)', () => {
  expect(
    readPages(`
HANG SENG BANK     Statement of Preferred Banking     Date : 31 January 2025
HKD Statement Savings     312-4-118820
Date       Transaction Details     Deposit     Withdrawal     Balance in HKD
31 Dec     b/f balance                                              1,000.00
2 Jan      CREDIT INTEREST            1.83                          1,001.83
31 Jan     c/f balance                                              1,001.83
Foreign Currency Savings - USD     312-4-118820-201
Date       Transaction Details     Deposit     Withdrawal     Balance in USD
31 Dec     b/f balance                                                420.15
22 Jan     E-BANKING FX           1,000.00                          1,420.15
31 Jan     c/f balance                                              1,420.15
Transaction Summary
Total No. of Deposits HKD          1            1.83
Total No. of Withdrawals HKD       0            0.00`),
  ).toMatchObject([
    { currency: 'HKD', balances: [100000, 100183], proof: 'proven' },
    { currency: 'USD', balances: [42015, 142015], proof: 'proven' },
  ]);
});
