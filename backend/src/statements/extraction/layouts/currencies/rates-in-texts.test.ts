import { expect, it } from 'vitest';
import { readTyped, typed } from '../typed.fixture.ts';

it('keeps a card in the currency of its sum, whatever rates stand in the texts of bookings (Société Générale)', () => {
  const page = `
RELEVÉ DES OPÉRATIONS CARTE
Carte à débit différé - envoi n° 1 du 24/01/2025
VISA PREMIER     N° 4978 XXXX XXXX 4418
Montant débité sur votre compte le 31/01/2025                          468,02 EUR
Date           Nature de l'opération                                   Débit         Crédit
30/12/2024     HOTEL METROPOLE GENEVE                                  438,18
                 412,00 CHF     1 EUR = 0,940260 CHF
31/12/2024     CFF DISTRIBUTEUR GENEVE                                  28,08
                 26,40 CHF     1 EUR = 0,940171 CHF
31/12/2024     FRAIS PAIEMENT HORS ZONE EURO CFF                         1,76
               MONTANT À DÉBITER LE 31/01/2025                         468,02
`;
  expect(readTyped(typed(page))).toMatchObject([{ currency: 'EUR', lines: { length: 3 } }]);
});

it('keeps an account in the currency that a text repeats its amounts in, beside a rate', () => {
  const page = `
Bank     Kontoauszug     01.01.2025 - 31.01.2025     Kontonummer 12345678
Datum          Text                            Belastung       Gutschrift      Saldo
01.01.2025     Saldovortrag                                                    100.00
03.01.2025     Lohn                                            500.00          600.00
05.01.2025     Einkauf Konstanz                200.00                          400.00
               CHF 200.00     1 EUR = 0.95238 CHF
09.01.2025     Einkauf Weil                    100.00                          300.00
               CHF 100.00     1 EUR = 0.95238 CHF
31.01.2025     Schlusssaldo                                                    300.00
`;
  expect(readTyped(typed(page))).toMatchObject([{ currency: 'CHF', proof: 'proven' }]);
});
