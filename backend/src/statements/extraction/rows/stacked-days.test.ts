import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

const head = `
Trade Republic Bank     EUR     01 Feb. 2025 - 28 Feb. 2025
Produkt         Anfangssaldo     Zahlungseingang     Zahlungsausgang     Endsaldo
Cashkonto       100,00 €         7,91 €              16,21 €             91,70 €
Datum    Typ            Beschreibung               Zahlungseingang     Zahlungsausgang     Saldo`;

it.each([
  {
    words: 'beside the text',
    rows: `
01       Karte          Too Good To Go
Feb.                                                                   16,21 €             83,79 €
2025
03       Zinszahlung    Your interest payment
Feb.                                               7,91 €                                  91,70 €
2025`,
  },
  {
    words: 'above and below the booking',
    rows: `
01
Feb.     Karte          Too Good To Go                                 16,21 €             83,79 €
2025
03
Feb.     Zinszahlung    Your interest payment      7,91 €                                  91,70 €
2025`,
  },
])(
  'reads days, months and years that stand below each other $words (Trade Republic)',
  ({ rows }) => {
    expect(readTyped(typed(head + rows))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          expect.stringMatching(/^2025-02-01 -1621 8379 .*Too Good To Go$/),
          expect.stringMatching(/^2025-02-03 791 9170 .*Your interest payment$/),
        ],
      },
    ]);
  },
);

it('leaves figures alone under which no month stands', () => {
  const page = `
Kontoauszug EUR     vom 01.02.2025 bis 28.02.2025
Alter Saldo                                     100,00
Datum          Text                Betrag
01.02.2025     Laden               -10,00
               17
               Feb.
               2025
Neuer Saldo                                      90,00`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', lines: ['2025-02-01 -1000 null Laden 17 Feb. 2025'] },
  ]);
});
