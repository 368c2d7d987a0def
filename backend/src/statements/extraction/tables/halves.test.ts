import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

it('does not part a list where its balances do not lead from page to page, and the next page names no account', () => {
  const sections = readTyped(
    typed(
      `
Kontoauszug     Kontonummer 5011392782     Währung CHF     Zeitraum: 01.08.2025 - 31.08.2025
Datum          Buchungstext              Betrag        Saldo
               Neuer Kontostand                         60.00
31.08.2025     Kartenzahlung            -20.00          60.00
30.08.2025     Gutschrift                10.00          80.00
27.08.2025     Kartenzahlung            -30.00          70.00
Alder Bank - Leeds     Seite 1 von 2
`,
      `
Datum          Buchungstext              Betrag        Saldo
24.08.2025     Überweisung              -40.00         150.00
23.08.2025     Miete                    -50.00         100.00
12.08.2025     Dauerauftrag             -10.00         190.00
               Alter Kontostand                        200.00
`,
    ),
  );
  expect(sections).toMatchObject([{ balances: [20000, 6000], proof: 'broken' }]);
});
