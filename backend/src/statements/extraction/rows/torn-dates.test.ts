import { expect, it } from 'vitest';
import { readTyped, typedAsLines } from '../layouts/typed.fixture.ts';

const head = `
Erika Muster DATUM 01 Dez. 2025 - 31 Dez. 2025
Beispielbank   IBAN DE00000000000000000000   EUR
PRODUKT ANFANGSSALDO ZAHLUNGSEINGANG ZAHLUNGSAUSGANG ENDSALDO
Depotkonto 361,85 € 100,00 € 337,79 € 124,06 €
DATUM TYP BESCHREIBUNG ZAHLUNGSEINGANG ZAHLUNGSAUSGANG SALDO`;

it('puts dates together whose day, month and year stand on lines of their own', () => {
  const page = `${head}
29
Dez. Kartentransaktion Rossmann 18,94 € 342,91 €
2025
30
Dez. Überweisung Outgoing transfer 300,00 € 42,91 €2025
30
Dez. Überweisung Einzahlung: DE00000000000000000000 auf
2025 DE00000000000000000001
100,00 € 142,91 €
31
Dez. Kartentransaktion Lidl 18,85 € 124,06 €
2025
Seite 4 von 5`;
  expect(readTyped(typedAsLines(page))[0]).toMatchObject({
    balances: [36185, 12406],
    proof: 'proven',
    lines: [
      expect.stringMatching(/^2025-12-29 -1894 34291 Kartentransaktion Rossmann/),
      expect.stringMatching(/^2025-12-30 -30000 4291 Überweisung Outgoing transfer/),
      expect.stringMatching(/^2025-12-30 10000 14291 Überweisung Einzahlung/),
      expect.stringMatching(/^2025-12-31 -1885 12406 Kartentransaktion Lidl/),
    ],
  });
});

it('leaves a number alone that no month follows', () => {
  const page = `${head}
29.12.2025 Kartentransaktion Haus 18,94 € 342,91 €
12
30.12.2025 Überweisung 300,00 € 42,91 €
14
2025
31.12.2025 Einzahlung 81,15 € 124,06 €`;
  expect(readTyped(typedAsLines(page))[0]?.lines).toHaveLength(3);
});

it('puts the day and the month together between which a word of another column stands, of a single booking, too', () => {
  const page = `${head}
29 Dez. 2025 Kartentransaktion Rossmann 18,94 € 342,91 €
30
SEPA
Dez. Incoming transfer from Jonas 300,00 € 642,91 €
Echtzeitüberweisung
2025
31 Dez. 2025 Kartentransaktion Lidl 518,85 € 124,06 €
Seite 4 von 5`;
  expect(readTyped(typedAsLines(page))[0]?.lines).toEqual([
    '2025-12-29 -1894 34291 Kartentransaktion Rossmann',
    '2025-12-30 30000 64291 SEPA Incoming transfer from Jonas Echtzeitüberweisung',
    '2025-12-31 -51885 12406 Kartentransaktion Lidl',
  ]);
});
