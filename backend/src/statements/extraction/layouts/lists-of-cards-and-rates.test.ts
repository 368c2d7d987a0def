import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('takes the list of cards and what has to be paid on them for no bookings (Citibank Singapore)', () => {
  const sections = readTyped(
    typed(
      `
Your Citibank Credit Cards     Statement of Account
Statement Date:   February 14, 2025
Product                          Account                   Current          Minimum          Due
Name                             Number                    Balance          Payment          Date
CITI REWARDS WORLD MASTERCARD    5425 5030 1187 6624       SGD 160.50       50.00            11 MAR 2025
`,
      `
DATE       DESCRIPTION                                  AMOUNT (SGD)
TRANSACTIONS FOR CITI REWARDS WORLD MASTERCARD
           BALANCE PREVIOUS STATEMENT                      734.20
03 FEB     FAST INCOMING PAYMENT                          (734.20)
           SUB-TOTAL:                                        0.00
18 JAN     SHOPEE SINGAPORE SG                             129.90
23 JAN     GRAB SINGAPORE SG                                30.60
           SUB-TOTAL:                                      160.50
           GRAND TOTAL                                     160.50
`,
    ),
  );
  expect(sections).toHaveLength(1);
  expect(sections[0]?.lines).toEqual([
    '2025-01-18 -12990 null SHOPEE SINGAPORE SG',
    '2025-01-23 -3060 null GRAB SINGAPORE SG',
    '2025-02-03 73420 null FAST INCOMING PAYMENT',
  ]);
});

it('takes the calculation of interest with an account in its title for no account (ING)', () => {
  const sections = readTyped(
    typed(
      `
Girokonto Nummer 5418803377     Kontoauszug September 2025
IBAN DE77 5001 0517 5418 8033 77     Alter Saldo     -144,90 Euro
Buchung       Buchung / Verwendungszweck              Betrag (EUR)
26.09.2025    Gehalt Klinikum                              684,13
30.09.2025    Abschluss                                     -2,81
`,
      `
              Neuer Saldo                                  536,42
Abschluss für Konto 5418803377 - Zinsberechnung
von           bis           Zinssatz p.a.    Art                                 Betrag
01.07.2025    30.09.2025    9,99 %           Sollzinsen eingeräumte Überziehung   -2,81
01.07.2025    30.09.2025    0,00 %           Habenzinsen                           0,00
`,
    ),
  );
  expect(sections).toMatchObject([{ balances: [-14490, 53642], proof: 'proven' }]);
});
