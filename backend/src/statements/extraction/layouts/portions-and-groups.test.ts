import { describe, expect, it } from 'vitest';
import { isOfBonus } from '../balances/bonus.ts';
import { codesInHeader } from '../currencies/currencies.ts';
import { toRows } from '../rows/rows.ts';
import { flowOf } from '../words/sums-and-flows.ts';
import { positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('opens a card with what both of its portions came to (American Express)', () => {
  const [card] = readTyped(
    typed(`
American Express Gold Card     Closing Date 02/16/24     Account Ending 8-41006     USD
New Balance           $250.00          Minimum Payment Due     $46.00
Pay In Full Portion
Previous Balance      $20.00
New Charges           $12.00
New Balance           $32.00
Pay Over Time Portion
Previous Balance     $180.00
New Charges           $38.00
New Balance          $218.00
Account Total
Previous Balance     $200.00
New Charges           $50.00
New Balance          $250.00
Date         Description                Amount
01/20/24     DELTA AIR LINES            $38.00
01/22/24     NETFLIX.COM                $12.00
`),
  );
  expect(card).toMatchObject({ balances: [-20000, -25000], proof: 'proven' });
});

describe('below the sum of a card and what is due for it', () => {
  const statement = (below: string) =>
    readTyped(
      typed(`
Maybank     CREDIT CARD STATEMENT     12 MAR 20
Posting Date     Transaction Date     Description                            Amount (RM)
                                      MAYBANK 2 GOLD AMERICAN EXPRESS : 3777 420815 63094
                                      YOUR PREVIOUS STATEMENT BALANCE          100.00
14/02            12/02                AEON BIG                                  85.60
15/02            15/02                PYMT@MAYBANK2U.COM                      100.00CR
                                      SUB TOTAL/JUMLAH                          85.60
                                      MINIMUM PAYMENT/BAYARAN MINIMA            25.00
${below}
`),
    );

  it('another one follows under its number (Maybank)', () => {
    const cards = statement(`
                                      MAYBANK 2 GOLD VISA : 4363 4100 5182 7726
                                      YOUR PREVIOUS STATEMENT BALANCE           50.00
14/02            13/02                NETFLIX.COM                               54.90
                                      SUB TOTAL/JUMLAH                         104.90
                                      MINIMUM PAYMENT/BAYARAN MINIMA            25.00
`);
    expect(cards).toMatchObject([
      { balances: [-10000, -8560], proof: 'proven' },
      { balances: [-5000, -10490], proof: 'proven' },
    ]);
  });

  it('instalments without such a number are no card', () => {
    const cards = statement(`
EzyPay instalments
                                      PREVIOUS BALANCE                 1,200.00
14/02            12/02                EZYPAY 3/12                      100.00CR
                                      NEW BALANCE                      1,100.00
`);
    expect(cards).toMatchObject([{ balances: [-10000, -8560], proof: 'proven' }]);
  });
});

it('knows payments in Portuguese beside credits for what came in, and dollars beside won for what was paid abroad', () => {
  expect(flowOf('Pagamentos/Créditos')).toBe(1);
  expect(flowOf('Pagamentos')).toBe(-1);
  const codes = (...labels: string[]) =>
    toRows(positioned([labels.map((text, at) => [40 + 120 * at, text])])).flatMap(codesInHeader);
  expect(codes('국가', '(USD)', '수수료')).toEqual([]);
  expect(codes('Country', '(USD)', 'Fee')).toEqual(['USD']);
});

it('takes points in wide figures for no balance (Sumitomo Mitsui)', () => {
  const rows = toRows(
    positioned([
      [
        [42, '前月末残高'],
        [212, '４，２１８ ポイント'],
        [309, 'ご利用総額'],
        ['r560', '89,800円'],
      ],
    ]),
  );
  const [row] = rows;
  const cell = row?.cells[0];
  expect(cell && isOfBonus(rows, 0, cell)).toBe(true);
});

it('reads two currencies above the plan of what is paid in instalments (Scotiabank in Peru)', () => {
  const sections = readTyped(
    typed(`
ESTADO DE CUENTA     Tarjeta Visa     Ciclo de facturación: 20/01/2025 al 19/02/2025
Fecha          Descripción                Importe S/     Importe US$
               SALDO ANTERIOR                 100.00           50.00
21/01/2025     WONG CHACARILLA                 20.00
25/01/2025     APPLE.COM/BILL                                   3.00
               SALDO ACTUAL                   120.00           53.00
Compra         Establecimiento            Importe original     Cuota     Capital     Saldo pendiente
18/11/2024     SAGA FALABELLA                     1,999.00     05/12      166.58            1,166.10
`),
  );
  expect(sections).toMatchObject([
    { currency: 'PEN', lines: ['2025-01-21 -2000 null WONG CHACARILLA'] },
    { currency: 'USD', lines: ['2025-01-25 -300 null APPLE.COM/BILL'] },
  ]);
});
