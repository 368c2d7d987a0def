import { describe, expect, it } from 'vitest';
import type { Placed, PlacedRow } from '../positioned.fixture.ts';
import { brief, FACTS, only } from '../reading.fixture.ts';
import { linesRead, readTyped, typed } from '../typed.fixture.ts';

it('takes no sum of a box below for a day that tells the order of days and months', () => {
  const page = `
Banco Meridian     Relevé de compte     du 22/12/2022 au 21/01/2023
Numéro de compte: 7408503790
Ancien solde 22/12/2022: 4'053.18
Nouveau solde 21/01/2023: 4'046.00
Description          Date           Sorties (CHF)     Entrées (CHF)     Solde (CHF)
Paiement carte       12-01                   7.18                          4'046.00


En un coup d'œil
   Ancien solde      4'053.18
   Total des crédits     0.00
   Total des débits      7.18
   Nouveau solde     4'046.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', lines: [expect.stringMatching(/^2023-01-12 -718 /)] },
  ]);
});

it('believes the columns of dates where a text looks like a date in the other order', () => {
  const page = `
EXTRATO   DE 2026/01/31 A 2026/02/28   CONTA N. 45448120771   MOEDA: EUR
DATA      DATA      DESCRITIVO                       DÉBITO       CRÉDITO        SALDO
                    SALDO INICIAL                                               100.00
2.02      2.01      TRF P/ JOAO                       50.00                      50.00
2.16      2.14      COMPRA FARMACIA                   10.00                      40.00
2.26      2.26      IMPOSTO DO SELO 17.3.4             0.24                      39.76
                    SALDO FINAL                                                  39.76
`;
  expect(linesRead(page)).toEqual([
    '2026-02-02 -5000 5000 TRF P/ JOAO',
    '2026-02-16 -1000 4000 COMPRA FARMACIA',
    '2026-02-26 -24 3976 IMPOSTO DO SELO 17.3.4',
  ]);
});

const amounts = (...rows: PlacedRow[]) =>
  brief(only([FACTS, ...rows])).map(([date, , amount]) => [date, amount]);

describe('dates of two numbers behind the amounts', () => {
  it('are no column of amounts', () => {
    const row = (text: string, out: string, date: string): Placed[] => [
      [40, text],
      ['r440', out],
      [480, date],
    ];
    expect(
      amounts(
        [
          [40, 'Description'],
          [330, 'Credit'],
          [400, 'Debit'],
          [480, 'Date'],
        ],
        row('Bakery', '1.00', '29.03'),
        row('Cinema', '200.00', '28.03'),
        row('Museum', '30.00', '02.03'),
      ),
    ).toEqual([
      ['2024-03-02', -3000],
      ['2024-03-28', -20000],
      ['2024-03-29', -100],
    ]);
  });

  it('tell the order of day and month for all of them', () => {
    const row = (date: string, amount: string): Placed[] => [
      [40, date],
      [120, 'Bakery'],
      ['r400', amount],
    ];
    expect(
      amounts(
        [
          [40, 'Date'],
          [120, 'Description'],
          ['r400', 'Amount'],
        ],
        row('03.02', '-1.00'),
        row('29.03', '-2.00'),
        row('30.03', '-3.00'),
      ).map(([date]) => date),
    ).toEqual(['2024-02-03', '2024-03-29', '2024-03-30']);
  });
});
