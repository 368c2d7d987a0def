import { expect, it } from 'vitest';
import { readTyped, typed } from '../typed.fixture.ts';

it('closes none of two cards with what both come to, below the total of the last on its next page (OCBC)', () => {
  const head = `
OCBC Bank     Statement of Account     Credit Cards     STATEMENT DATE     15-01-2025
TRANSACTION DATE     DESCRIPTION                              AMOUNT (SGD)`;
  const page = (bought: string) =>
    typed(
      `${head}
OCBC 365 CREDIT CARD
TEO YONG KIAT 4524-1928-0034-7719
                     LAST MONTH'S BALANCE                           932.47
14/12                COLD STORAGE SINGAPORE SG                      ${bought}
18/12                PAYMENT BY INTERNET                           (932.47)
                     SUBTOTAL                                       682.19
                     TOTAL                                          682.19
OCBC 90N CARD
TEO YONG KIAT 5264-7110-8823-4406
                     LAST MONTH'S BALANCE                           215.60
15/12                PAYMENT BY GIRO                               (215.60)
20/12                AIRASIA SEPANG MY                              923.12`,
      `${head}
                     SUBTOTAL                                       923.12
                     TOTAL                                          923.12
                     TOTAL AMOUNT DUE                             1,605.31`,
    );
  expect(readTyped(page('682.19'))).toMatchObject([
    { balances: [-93247, -68219], proof: 'proven' },
    { balances: [-21560, -92312], proof: 'proven' },
  ]);
  // The sum that is printed twice contradicts a line with another digit.
  expect(readTyped(page('682.91'))).toMatchObject([
    { balances: [-93247, -68219], proof: 'broken' },
    { proof: 'proven' },
  ]);
});
