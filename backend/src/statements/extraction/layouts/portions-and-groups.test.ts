import { expect, it } from 'vitest';
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

it('goes on with another card below the sum of one and what is due for it (Maybank)', () => {
  const cards = readTyped(
    typed(`
Maybank     CREDIT CARD STATEMENT     12 MAR 20
Posting Date     Transaction Date     Description                            Amount (RM)
                                      MAYBANK 2 GOLD AMERICAN EXPRESS : 3777 420815 63094
                                      YOUR PREVIOUS STATEMENT BALANCE          100.00
14/02            12/02                AEON BIG                                  85.60
15/02            15/02                PYMT@MAYBANK2U.COM                      100.00CR
                                      SUB TOTAL/JUMLAH                          85.60
                                      MINIMUM PAYMENT/BAYARAN MINIMA            25.00
                                      MAYBANK 2 GOLD VISA : 4363 4100 5182 7726
                                      YOUR PREVIOUS STATEMENT BALANCE           50.00
14/02            13/02                NETFLIX.COM                               54.90
                                      SUB TOTAL/JUMLAH                         104.90
                                      MINIMUM PAYMENT/BAYARAN MINIMA            25.00
`),
  );
  expect(cards).toMatchObject([
    { balances: [-10000, -8560], proof: 'proven' },
    { balances: [-5000, -10490], proof: 'proven' },
  ]);
});

it('knows payments in Portuguese beside credits for what came in, and dollars beside won for what was paid abroad', () => {
  expect(flowOf('Pagamentos/Créditos')).toBe(1);
  expect(flowOf('Pagamentos')).toBe(-1);
  const codes = (...labels: string[]) =>
    toRows(positioned([labels.map((text, at) => [40 + 120 * at, text])])).flatMap(codesInHeader);
  expect(codes('국가', '(USD)', '수수료')).toEqual([]);
  expect(codes('Country', '(USD)', 'Fee')).toEqual(['USD']);
});
