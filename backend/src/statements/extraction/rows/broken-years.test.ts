import { expect, it } from 'vitest';
import { positioned } from '../layouts/positioned.fixture.ts';
import { readTyped, typed } from '../layouts/typed.fixture.ts';
import { withWholeYears } from './broken-years.ts';
import { textOf, toRows } from './rows.ts';

it('reads dates whose last digit stands below them in large print (Monzo)', () => {
  expect(
    readTyped(
      typed(`
01/05/2024 - 31/05/2024     GBP
Date         Description                    Amount      Balance
31/05/202    Bean & Barley Leeds GBR         -4.85       133.59
4
30/05/202    Harrogate Timber Ltd            46.20       138.44
4            Faster Payment
             Reference: MAY WAGES
7/05/202     CLOUDFORGE INC San Jose        -10.19        92.24
4            USA
`),
    ),
  ).toMatchObject([
    {
      lines: [
        '2024-05-07 -1019 9224 CLOUDFORGE INC San Jose USA',
        '2024-05-30 4620 13844 Harrogate Timber Ltd Faster Payment Reference: MAY WAGES',
        '2024-05-31 -485 13359 Bean & Barley Leeds GBR',
      ],
    },
  ]);
});

it('reads dates whose last two digits stand below them, in the year that the period names (Santander in Uruguay)', () => {
  const page = `
Cuenta          Moneda
0000099999      UYU
01/08/2026 - 31/08/2026
Fecha        Referencia   Descripción             Débito        Crédito       Saldo
Saldo inicial                                                                 1.000,00
01/08/20     618212545    COMERCIO DEMO,         -500,00                        500,00
26                        MONTEVIDEO
03/08/2026   LE6610233    TRANSFERENCIA                        100,00          600,00
Saldo final                                                                     600,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2026-08-01 -50000 50000 .*COMERCIO DEMO, MONTEVIDEO$/),
        expect.stringMatching(/^2026-08-03 10000 60000 /),
      ],
    },
  ]);
});

it('leaves a day of 2020 alone that prints its year short, whatever number stands below it', () => {
  const page = `
Statement of account EUR     valid thru 2025
Date         Description             Amount       Balance
01/08/20     Shop                    -10.00        90.00
25           Reference
02/08/20     Café                     -5.00        85.00
`;
  expect(readTyped(typed(page))[0]?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2020-08-01',
    '2020-08-02',
  ]);
});

it('puts years together with the months and days below them (KB Kookmin)', () => {
  const page = positioned([
    [[42, '2024-']],
    [
      [42, '01-10'],
      [96, 'Card'],
      ['r366', '258,000'],
    ],
    [[37, '18:39:34']],
  ]);
  expect(withWholeYears(toRows(page)).map(textOf)).toEqual([
    '2024-01-10',
    'Card 258,000',
    '18:39:34',
  ]);
});
