import { describe, expect, it } from 'vitest';
import { extractStatement } from '../../index.ts';
import { accountsIn, labelsOf, readTyped, typed, typedAsLines } from '../typed.fixture.ts';

describe('the number of an account', () => {
  const uk = `
Your statement     1 March 2026 - 31 March 2026     GBP
Your accounts                    Sort code      Account number      Balance
Current Account                  20-45-77       12345678            80.00
Savings Account                  20-98-31       87654321            501.50
Current Account                  Account number 12345678
Date          Description                 Money out    Money in     Balance
01 Mar 2026   Opening balance                                        100.00
03 Mar 2026   TESCO                           20.00                   80.00
28 Mar 2026   Closing balance                                         80.00
Savings Account                  Account number 87654321
Date          Description                 Money out    Money in     Balance
01 Mar 2026   Opening balance                                        500.00
05 Mar 2026   Interest                                     1.50      501.50
28 Mar 2026   Closing balance                                        501.50
`;
  it('is none of a branch that an overview lists beside it', () => {
    expect(accountsIn(typed(uk))).toEqual(['12345678', '87654321']);
  });

  it('is none of whom standing orders of just so much go to', () => {
    const orders = `${uk.replace(/\nYour accounts.*\n.*\n.*/, '')}
Ihre Dauerauftraege
Landlord Smith     GB29 NWBK 6016 1331 9268 19     80.00
Child savings      GB94 BARC 1020 1530 0934 59     501.50
`;
    expect(accountsIn(typed(orders))).toEqual(['12345678', '87654321']);
    expect(labelsOf(typed(orders)).join()).not.toMatch(/Smith|Child/);
  });

  it('is none of a client, or of the phone, that is printed in its form', () => {
    const page = (name: string) => `
CREDIT COOPERATIF     RELEVE DE COMPTE du 13/06/2026 au 13/07/2026
COMPTE COURANT N° 04093455065
${name}
DATE            DETAIL DES OPERATIONS               MONTANT EN EUR
                SOLDE CREDITEUR AU 13/06/2026              + 435,40
16/06/2026      COTIS BOUQUET LIBERTE                      - 11,45
                SOLDE CREDITEUR AU 13/07/2026              + 423,95
`;
    const others = ['IDENTIFIANT CLIENT', 'SERVICE CPTE EN LIGNE', 'ASSURANCE CPTE', 'PLAN PEL'];
    for (const name of others.map((each) => `${each} - N° 0969363739`))
      expect(accountsIn(typed(page(name)))).toEqual(['04093455065']);
  });

  it('is that of a card though the title names the IBAN that it is paid from', () => {
    const card = (last: string, opening: string, spent: string, closing: string) => `
Visa Card 4548 1234 5678 ${last} Abbuchung von IBAN DE21 2004 1133 0012 3456 78
Datum          Beschreibung                Betrag
01.04.2026     Saldo Vormonat                 -${opening}
03.04.2026     REWE                           -${spent}
05.04.2026     Zahlung, Danke                  ${opening}
30.04.2026     Neuer Saldo                    -${closing}
`;
    const cards = [
      card('9012', '20,00', '20,00', '20,00'),
      card('9013', '30,00', '10,00', '10,00'),
    ];
    const page = `Kreditkartenabrechnung     April 2026     EUR${cards.join('')}`;
    expect(accountsIn(typed(page))[1]).toBe('4548123456789013');
  });
});

it('keeps the numbers of cards, whatever account an overview says they are paid from', () => {
  const card = (name: string, opening: string, spent: string) => `
${name}
Datum           Beschreibung                Betrag EUR
01.03.2026      Saldo Vormonat                -${opening}
02.03.2026      Zahlung, Danke                 ${opening}
03.03.2026      REWE                           -${spent}
31.03.2026      Neuer Saldo                    -${spent}
`;
  const page = `
Kreditkartenabrechnung     01.03.2026 - 31.03.2026     EUR
Karte                Kartenkonto          Saldo
Visa Gold            7001234567           -20,00
Mastercard           7001234568           -30,00
${card('Visa Gold 4548 XXXX XXXX 9012', '100,00', '20,00')}${card('Mastercard 5232 XXXX XXXX 9012', '500,00', '30,00')}`;
  expect(accountsIn(typed(page))).toEqual(['4548XXXXXXXX9012', '5232XXXXXXXX9012']);
});

it('keeps what is booked above the box of another account', () => {
  const page = `
Statement     EUR     01-10-2026 - 31-10-2026
Account number 12345678
Date    Valuta    Description                   Debit        Credit
01-10 01-10    Tesco                         34,17
02-10 02-10    Salary                                     100,00
Account number 87654321
Opening balance             Total out       Total in       Closing balance
500,00                      20,00           100,00         580,00
03-10   03-10     Rent                          20,00
04-10   04-10     Refund                                     100,00
`;
  const [section] = readTyped(typed(page));
  expect(section?.lines.slice(0, 2)).toEqual([
    '2026-10-01 -3417 null Tesco',
    '2026-10-02 10000 null Salary',
  ]);
  expect(section?.proof).not.toBe('proven');
});

it('keeps the bookings above the box of balances, though plans are listed below it', () => {
  const page = `
Statement     EUR     01-10-2026 - 31-10-2026     Account 12345678
Date         Description                   Debit        Credit       Branch
01-10-2026   Tesco                         34,17                     Ams
02-10-2026   Salary                                     100,00       Ams
Opening balance             Total out       Total in       Closing balance
100,00                      34,17           100,00         165,83
Planned
05-11-2026   Rent                         50,00
06-11-2026   Rent                                50,00
`;
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
});

it.each(['20261002', '021026', '*02-10-26'])(
  'keeps rows above the box of balances, however their days are printed: %s',
  (day) => {
    const page = `
Statement     EUR     01-10-2026 - 31-10-2026
Account number 12345678
Date         Description                   Debit        Credit
${day.padEnd(13)}Rent                          20,00
${day.padEnd(13)}Rent back                                  20,00
Opening balance             Closing balance
100,00                      180,00
04-10-2026   Rent                          20,00
05-10-2026   Refund                                     100,00
`;
    const result = extractStatement(typed(page));
    expect(result.ok && readTyped(typed(page))[0]?.proof).not.toBe('proven');
  },
);

it('takes no plans below the box of an empty month for bookings', () => {
  const page = `
Statement     EUR     01-10-2026 - 31-10-2026     Account 12345678
Date         Description                   Debit        Credit
Opening balance             Total out       Total in       Closing balance
500,00                      0,00           0,00         500,00
No transactions this month
Planned payments
05-11-2026   Rent                          20,00
06-11-2026   Refund                                     20,00
`;
  const result = extractStatement(typed(page));
  expect(result.ok && result.statement.sections.flatMap(({ lines }) => lines)).toBeFalsy();
});

it('proves nothing where a row that is not understood ends with a balance of nought', () => {
  const page = `
Extracto     EUR     01/05/2026 - 31/05/2026
Cuenta ES57 0049 1811 2629 1034 5512
Saldo inicial     0,00
Fecha           Concepto                                                Cargo        Abono        Saldo
05/05/2026      Ingreso   50,00   50,00
06/05/2026      Retirada   50,00   0,00
27/05/2026      Ingreso nomina                                                       57,84        57,84
28/05/2026      Compra Internet En Amazon                               20,00                     37,84
Saldo final     37,84
`;
  expect(readTyped(typed(page))[0]?.proof).not.toBe('proven');
});

it.each([
  ['Von Konto 123 an Erika', 'An Konto 123 von Ola Nordmann', 'Von Kari Nordmann'],
  ['From account 123456 for Jane Doe', 'To account 123456 by Acme Ltd', 'From Peter Smith'],
  ['Van Hire Dublin', 'An Post', 'From Peter Smith'],
  ['Von Acme GmbH Rücklastschrift', 'An Erika Muster Rücküberweisung', 'Von Peter Muster'],
  ['To Wallet card', 'From Wallet Amazon', 'To Wallet bank'],
  ['From Jane Doe', 'To Acme Ltd', 'From Peter Smith'],
])('proves nothing by names that go either way: %s, %s', (first, second, third) => {
  const page = `
NOBA Bank Group AB (publ)     Kontoauszug     IBAN-Nummer: NO9386011117947
Zeitraum: 01.01.2026 - 31.12.2026
Vorheriger Saldo EUR 2 263,23
Aktueller Saldo EUR 2 333,23
Buchungsda Valutadatu Beschreibung Zahlungseinga Zahlungsausga
03.08.2026 03.08.2026 ${third} 70,00
02.03.2026 02.03.2026 ${first} 1.000,00
06.01.2026 06.01.2026 ${second} 1.000,00
`;
  const result = extractStatement(typedAsLines(page));
  expect(result.ok && readTyped(typedAsLines(page))[0]?.proof).not.toBe('proven');
});

it('calls a savings account by none but its own name and number', () => {
  const page = `
CIC     RELEVE du 31/03/2026 au 30/04/2026
C/C PARCOURS J N° 00020417702 en euros
Date            Date valeur     Opération                  Débit EUROS     Crédit EUROS
SOLDE CREDITEUR AU 31/03/2026                                                  1.402,77
28/04/2026      28/04/2026      VIR SALAIRE                                    1.789,06
SOLDE CREDITEUR AU 30/04/2026                                                  3.191,83
LIVRET A
rattaché au compte n° 00020417702
IBAN : FR76 1009 6182 3300 0204 1770 246
Date            Date valeur     Opération                  Débit EUROS     Crédit EUROS
SOLDE CREDITEUR AU 31/03/2026                                                  6.412,30
17/04/2026      16/04/2026      RETRAIT GUICHET                 200,00
SOLDE CREDITEUR AU 30/04/2026                                                  6.212,30
`;
  expect(labelsOf(typed(page))[1]).not.toMatch(/00020417702/);
});
