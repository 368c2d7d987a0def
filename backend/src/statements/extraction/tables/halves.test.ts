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

it('opens an account that is printed newest first with what stands below it, whatever number its last text ends in', () => {
  const sections = readTyped(
    typed(`
Extracto     Periodo 01-02-2018 - 28-02-2018     MXN
Cuenta corriente     9131407030
Fecha        Descripción                  Debe         Haber        Saldo
28-02-18     Nuevo saldo                                            101.64
25-02-18     Ingreso                                   50.00        101.64
17-02-18     Pago con tarjeta             20.00                      51.64
09-02-18     Adeudo domiciliado           98.89                      71.64
Panadería Olmedo Sevilla
IBAN: DE8250080655
01-02-18     Saldo inicial                                          170.53
Cuenta de ahorro     9975646961
Fecha        Descripción                  Debe         Haber        Saldo
28-02-18     Nuevo saldo                                            482.23
26-02-18     Adeudo domiciliado           30.33                     482.23
25-02-18     Pago con tarjeta             29.15                     512.56
01-02-18     Saldo inicial                                          541.71
`),
  );
  expect(sections).toMatchObject([
    { balances: [17053, 10164], proof: 'proven' },
    { balances: [54171, 48223], proof: 'proven' },
  ]);
});
