import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

it('reads month and day in words of their own where dates stand, and marks that lead to a note as nothing', () => {
  const page = `
COMPTE 04-471-18 CHÈQUES CAD
PÉRIODE DU 2025-03-01 AU 2025-03-31
DATE       DESCRIPTION DES OPÉRATIONS      DÉBIT ($)     CRÉDIT ($)     SOLDE ($)
MM  JJ
           SOLDE PRÉCÉDENT                                              100,00
03  03     ALDER              ##           30,00                        70,00
03  14     BIRCH                                         5,00           75,00
           SOLDE ACTUEL                                                 75,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', lines: ['2025-03-03 -3000 7000 ALDER', '2025-03-14 500 7500 BIRCH'] },
  ]);
});

it('reads a month and a day with a dot between them in a column of dates, by the period', () => {
  const page = `
EXTRATO DE 2025/02/01 A 2025/02/28    MOEDA: EUR
DATA      DESCRITIVO          DEBITO      CREDITO      SALDO
          SALDO INICIAL                                100.00
2.03      ALDER               30.00                    70.00
2.10      BIRCH                           5.00         75.00
          SALDO FINAL                                  75.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', lines: ['2025-02-03 -3000 7000 ALDER', '2025-02-10 500 7500 BIRCH'] },
  ]);
});

it('takes a note of a purchase abroad for no currency of the account, and the head of a page for no booking', () => {
  const head = `
STATEMENT DATE     PAYMENT DUE DATE     TOTAL CREDIT LIMIT
10-03-2025         02-04-2025           S$9,500.00
TRANSACTION DATE   DESCRIPTION          AMOUNT (SGD)
`;
  const pages = [
    `${head}
                   LAST MONTH'S BALANCE   23.90
20/02              PAYMENT               (23.90)
17/02              ALDER                  27.04
                   FOREIGN CURRENCY USD 20.00
`,
    `${head}
03/03              BIRCH                  55.75
                   TOTAL AMOUNT DUE       82.79
`,
  ];
  expect(readTyped(typed(...pages))).toMatchObject([
    { currency: 'SGD', proof: 'proven', lines: { length: 3 } },
  ]);
});
