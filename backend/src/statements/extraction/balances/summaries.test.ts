import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

const page = (closing: string) => `
EUR-Kontoauszug     Revolut Bank UAB     Erstellt am 3. Feb. 2025     IBAN     DE57 1001 0178 4402 1179 30
Saldenübersicht
Produkt                           Anfangssaldo     Geldausgang     Geldeingang     Endsaldo
Konto (Girokonto)                    638,12€         150,00€          42,00€        530,12€
Pocket (Urlaub 2025)               1.220,00€         386,00€         150,00€        ${closing}€
Einlage (Flexibles Tagesgeld)      2.500,44€           1,00€           2,71€      2.502,15€
Kontotransaktionen vom 1. Januar 2025 bis 31. Januar 2025
Datum            Beschreibung                    Geldausgang     Geldeingang     Kontostand
2. Jan. 2025     Überweisung von Marlene                            42,00€        680,12€
3. Jan. 2025     An EUR Urlaub 2025                150,00€                        530,12€
Pocket-Transaktionen „Urlaub 2025“ vom 1. Januar 2025 bis 31. Januar 2025
Datum            Beschreibung                    Geldausgang     Geldeingang     Kontostand
3. Jan. 2025     Von EUR-Girokonto                                 150,00€      1.370,00€
22. Jan. 2025    Booking.com                       386,00€                        984,00€
Einlagen-Transaktionen vom 1. Januar 2025 bis 31. Januar 2025
Datum            Beschreibung                    Geldausgang     Geldeingang     Kontostand
9. Jan. 2025     Auszahlung                          1,00€                      2.499,44€
10. Jan. 2025    Bruttozinsen gezahlt                                2,71€      2.502,15€
`;
const read = (closing: string) => readTyped(typed(page(closing)));

it('gives a pocket the row of a summary that opens and closes with its balances, whatever both are called (Revolut)', () => {
  expect(read('984,00')).toMatchObject([
    { balances: [63812, 53012], proof: 'proven' },
    { balances: [122000, 98400], proof: 'proven' },
    { balances: [250044, 250215], proof: 'proven' },
  ]);
});

it('gives it none that closes with another figure', () => {
  expect(read('984,01')[1]).toMatchObject({ balances: [null, null], proof: 'not_provable' });
});

it('takes no row for an account that says what all of them come to, in whatever language', () => {
  const one = `
Wyciąg w PLN     Revolut Bank UAB     Wygenerowano 3 mar 2025     IBAN     PL92291000060000000004417215
Produkt                        Saldo początkowe     Wydatki      Wpływy     Saldo końcowe
Konto (Rachunek bieżący)             432,10 PLN     87,43 PLN     14,58 PLN     359,25 PLN
Razem                                432,10 PLN     87,43 PLN     14,58 PLN     359,25 PLN
Transakcje na koncie od 1 lutego 2025 do 28 lutego 2025
Data           Opis                          Wydatki         Wpływy           Saldo
1 lut 2025     Biedronka                   87,43 PLN                     344,67 PLN
3 lut 2025     Przelew od WROTECH                         14,58 PLN     359,25 PLN
`;
  expect(readTyped(typed(one))).toMatchObject([{ balances: [43210, 35925], proof: 'proven' }]);
});

it('gives an account its row where its name goes on below, and passes over the total in Polish (Revolut)', () => {
  const one = `
EUR Statement     Revolut Bank UAB     Generated on Mar 3, 2025     IBAN     LT473250040122334455
Product                 Opening balance     Money out     Money in     Closing balance
Account (Current                €432.10        €87.43       €14.58             €359.25
Account)
Deposit                       €1,000.00         €0.00        €5.00           €1,005.00
Łącznie                     €1,432.10        €87.43       €19.58           €1,364.25
Account transactions from February 1, 2025 to February 28, 2025
Date            Description             Money out     Money in     Balance
Feb 1, 2025     Bakery                     €87.43                  €344.67
Feb 3, 2025     Transfer from WROTECH                   €14.58     €359.25
Deposit transactions from February 1, 2025 to February 28, 2025
Date            Description             Money out     Money in     Balance
Feb 28, 2025    Interest                                 €5.00   €1,005.00
`;
  expect(readTyped(typed(one))).toMatchObject([
    { balances: [43210, 35925], proof: 'proven' },
    { balances: [100000, 100500], proof: 'proven' },
  ]);
});
