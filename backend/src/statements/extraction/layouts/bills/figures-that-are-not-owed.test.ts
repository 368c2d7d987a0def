import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

const card = (below: string) => `
Credit Card(s) Statement SGD     Statement Date     08 JAN 2024
Post       Trans                                     Transaction Amount
Date       Date       Description of Transaction                    SGD
                      PREVIOUS BALANCE                           100.00
12 DEC     11 DEC     CALTEX HOUGANG                              56.47
20 DEC     18 DEC     PAYMT THRU E-BANK                       100.00 CR
04 JAN     03 JAN     UNIQLO VIVOCITY                             43.53
                      TOTAL BALANCE                              100.00
${below}`;

it.each([
  {
    words: 'the periods of earlier statements',
    below: 'Statement 2 (09 OCT 2023 - 08 NOV 2023)     1,388.45',
  },
  {
    words: 'what was paid back in cash',
    below: 'Cash back brought forward 41.20     Earned 19.04     Redeemed 0.00     Balance 60.24',
  },
])('takes nothing of $words for what the statement says of itself', ({ below }) => {
  expect(readTyped(typed(card(below)))).toMatchObject([
    {
      balances: [-10000, -10000],
      proof: 'proven',
      lines: [
        '2023-12-11 -5647 null CALTEX HOUGANG',
        '2023-12-18 10000 null PAYMT THRU E-BANK',
        '2024-01-03 -4353 null UNIQLO VIVOCITY',
      ],
    },
  ]);
});

it('takes what is left to pay of a purchase for no balance of the card (Bancolombia)', () => {
  const page = `
Bancolombia             Extracto tarjeta de crédito          Moneda: PESOS
Periodo facturado       16 may - 14 jun 2025
Saldo anterior          $ 1.284.330,00     = Saldo total de su deuda     $ 1.364.330,00
+ Compras del mes       $ 100.000,00
- Pagos / abonos        $ 20.000,00
Número de        Fecha de       Descripción                Valor        Cargos y          Saldo a Cuotas
autorización     transacción                               original     abonos            diferir
347514           16/05/2025     AVIANCA 635371             $ 60.000,00  $ 60.000,00       $ 0,00     1/1
418031           18/05/2025     FARMATODO 134              $ 40.000,00  $ 40.000,00       $ 0,00     1/1
521098           30/05/2025     ABONO SUCURSAL VIRTUAL    -$ 20.000,00  -$ 20.000,00      $ 0,00
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'COP', balances: [-128433000, -136433000], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('takes what is carried to the next month beside each booking of a Japanese card for no balance', () => {
  const page = `
楽天カード     ご利用代金請求明細書     2025年10月ご請求金額     5,120円
お支払日 2025/10/27
利用日          利用店名              支払方法     利用金額     支払総額     当月請求額     翌月繰越残高
2025/08/28      ラクテンモバイル      1回払い         3,278        3,278          3,278                0
2025/09/01      マツモトキヨシ        1回払い         1,842        1,842          1,842                0
2025/09/22      ユニクロ              1回払い        -3,990       -3,990         -3,990                0
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'JPY',
      lines: [
        expect.stringMatching(/^2025-08-28 -3278 null /),
        expect.stringMatching(/^2025-09-01 -1842 null /),
        expect.stringMatching(/^2025-09-22 3990 null /),
      ],
    },
  ]);
});

it('takes the least that is to be paid for no balance beside whose name it is printed', () => {
  const page = `
Card statement USD
Previous balance     $100.00
Your new balance     Minimum payment due     $35.00
$500.00              Payment due by          Mar 21, 2024
Date        Description              Amount
03/01/2024  Shop                   400.00
`;
  expect(readPages(page)).toMatchObject([{ balances: [-10000, -50000], proof: 'proven' }]);
});

it('takes a share of the balance that has to be paid at least for none, wherever its sentence begins (DBS)', () => {
  expect(
    readPages(`
DBS     Credit Cards     Statement of Account
STATEMENT DATE     CREDIT LIMIT     MINIMUM PAYMENT     PAYMENT DUE DATE
13 Jan 2025        $14,000.00       $50.00              07 Feb 2025
DATE         DESCRIPTION                                AMOUNT (S$)
             PREVIOUS BALANCE                                642.18
29 DEC       PAYMENT - DBS INTERNET                          642.18 CR
30 DEC       FAIRPRICE FINEST SINGAPORE SG                    56.32
                                        TOTAL:                56.32
full). Minimum Payment: 3% of the statement balance or S$50 (whichever is greater) plus overdue amounts.
`),
  ).toMatchObject([{ balances: [-64218, -5632], proof: 'proven' }]);
});

it('takes what is due on a card for no balance of an account that prints its own (CTBC), and knows what was drawn by a further word (E.SUN)', () => {
  const account = (out: string) =>
    readTyped(
      typed(`
中國信託銀行     綜合對帳單     對帳單期間：2024/05/01 ~ 2024/05/31
資產負債總覽     單位：新臺幣
臺幣活期性存款     70,698     信用卡本期應繳總額     14,377
帳號：0000-2215-4088-1     幣別：TWD
交易日期         摘要           ${out}          存入金額          結餘
2024/05/01      上期結餘                                        87,213
2024/05/02      行動轉帳        16,500                          70,713
2024/05/09      跨行手續費          15                          70,698
                本期合計        16,515                          70,698
`),
    );
  for (const out of ['支出金額', '提出金額'])
    expect(account(out)).toMatchObject([
      { currency: 'TWD', balances: [8721300, 7069800], proof: 'proven', lines: { length: 2 } },
    ]);
});
