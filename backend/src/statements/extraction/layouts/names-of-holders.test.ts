import { expect, it } from 'vitest';
import { accountsIn, readTyped, typed } from './typed.fixture.ts';

const LABELS =
  'Date          Date valeur     Opération                     Débit euros     Crédit euros';
const CURRENT = `
C/C EUROCOMPTE JEUNE N° 22020325207 en euros
TITULAIRE(S) : M BOB LENON           IBAN : FR76 3000 6000 0112 3456 7890 189
${LABELS}
                              SOLDE CREDITEUR AU 02/06/2014                      715,64
02/06/2014    02/06/2014      RETRAIT DAB 2905 CA LYON           30,00
03/06/2014    03/06/2014      VIRT PARENTS                                       350,00
Réf : 006                     SOLDE CREDITEUR AU 30/06/2014                    1.035,64
`;
const SAVINGS = `
LIVRET BLEU N° 11111324203 en euros
TITULAIRE(S) : M BOB LENON
${LABELS}
                              SOLDE CREDITEUR AU 02/06/2014                    6.200,00
19/06/2014    16/06/2014      VIR AVANT DEPART USA            1.000,00
Réf : 029                     SOLDE CREDITEUR AU 01/07/2014                    5.200,00
`;

it('takes a holder whose name is a code for no currency (Crédit Mutuel)', () => {
  expect(readTyped(typed(CURRENT))).toMatchObject([
    { currency: 'EUR', balances: [71564, 103564], proof: 'proven' },
  ]);
});

it('takes a number in the heading of a second account for its own, and not the one before (Crédit Mutuel)', () => {
  expect(accountsIn(typed(CURRENT, SAVINGS))).toEqual([
    'FR7630006000011234567890189',
    '11111324203',
  ]);
});

it('takes a list of what may be paid in instalments for no account (Barclays in Germany)', () => {
  const page = `
Kontoauszug vom 10. Dezember 2023     Barclays Kontonummer: 1234567890     Kreditrahmen: EUR 4.000,00
Belegdatum     Buchungsdatum     Beschreibung               Karte          Betrag (EUR)
Alter Saldo vom 10. November 2023                                                 0,00
19.11.2023     20.11.2023        GetYourGuide Tickets       Visa B             119,96-
05.12.2023     06.12.2023        PAYPAL *IONOS SE           Visa                 1,00-
Neuer Saldo am 10. Dezember 2023                                               120,96-
Für folgende Umsätze aus diesem Kontoauszug können Sie einen Barclays Ratenkauf einrichten:
Belegdatum     Beschreibung               Betrag (EUR)     Einrichtung
                                                           möglich bis
19.11.2023     GetYourGuide Tickets            119,96-     03.01.2024
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [0, -12096], proof: 'proven' }]);
});
