import { describe, expect, it } from 'vitest';
import { balanceLine } from '../../words/balance-names.ts';
import { type Placed, positioned } from '../positioned.fixture.ts';
import { accountsIn, readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes the name of a card over its labels for none of them, though it reaches over several (UBS)', () => {
  const bought = (day: string, text: string, amount: string, booked: string): Placed[] => [
    [59, day],
    [108, text],
    [246, 'Lebensmittel'],
    ['r457', amount],
    [517, booked],
  ];
  const text = positioned([
    [[343, 'Rechnungsdatum 06.01.2025']],
    [[57, 'Kreditkartenrechnung UBS Visa Gold für Urs Brändli']],
    [
      [59, 'Einkaufs-'],
      ['r457', 'Belastung'],
      ['r512', 'Gutschrift'],
    ],
    [
      9,
      [59, 'datum'],
      [108, 'Buchungstext'],
      [246, 'Branche'],
      ['r457', 'CHF'],
      ['r512', 'CHF'],
      [521, 'Buchung'],
    ],
    [
      [108, 'Saldovortrag letzte Rechnung'],
      ['r457', '50.00'],
    ],
    bought('06.12.2024', 'Coop Zürich', '57.35', '07.12.2024'),
    bought('07.12.2024', 'Kiosk Zürich', '33.26', '09.12.2024'),
    [
      [108, 'Saldo zu unseren Gunsten'],
      ['r457', '140.61'],
    ],
  ]);
  expect(readTyped(text)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringContaining('2024-12-06 -5735'),
        expect.stringContaining('2024-12-07 -3326'),
      ],
    },
  ]);
});

it('takes what each card owes for the title of a list, and for no balance (DBS)', () => {
  expect(balanceLine('OUTSTANDING BALANCE BY CARD')).toBeNull();
  expect(balanceLine('OUTSTANDING BALANCE')).toBe('closing');
});

describe('headings of cards', () => {
  it('end the payments above new bookings, and name rewards with a number (Swisscard)', () => {
    const page = `
Credit card statement     Statement date 05.07.2024     CHF
Balance last statement       206.35
New balance                   70.90
Minimum payment               25.00
Date            Transaction                           Amount in CHF
Your payments
24.06.2024      YOUR PAYMENT                                 206.35
New transactions
0412 88XXXX X3309 LARA BRUNNER Cashback American Express
05.06.2024      TRATTORIA DA ENZO, ROMA                       90.90
15.06.2024      ZALANDO SWITZERLAND                          -20.00
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        balances: [-20635, -7090],
        proof: 'proven',
        lines: [
          '2024-06-05 -9090 null TRATTORIA DA ENZO, ROMA',
          '2024-06-15 2000 null ZALANDO SWITZERLAND',
          '2024-06-24 20635 null YOUR PAYMENT',
        ],
      },
    ]);
  });

  it('may be called rewards, with the number below (BPI), and sums of offers are owed by nobody (Nubank)', () => {
    const bpi = `
Statement of Account     Credit Limit PHP 180,000.00     Statement Date MAY 12, 2025
Previous Balance     Total Amount Due
100.00                         867.18
Transaction      Post Date      Description                         Amount
BPI GOLD REWARDS CARD
5488-09XX-XXXX-0274     -     PATRICIA ANNE L VILLANUEVA
April 14         April 14       S&R Membership                      767.18
`;
    expect(readTyped(typed(bpi))).toMatchObject([{ lines: { length: 1 } }]);
    const nubank = `
FATURA 11 JAN 2025     Período vigente: 04 DEZ a 04 JAN     CNPJ 18.236.120/0001-58
Limite total do cartão de crédito: R$ 9.500,00
Fatura anterior         R$ 316,48
Total a pagar           R$ 155,61
Parcelas            Valor da parcela       Total a pagar
Entrada + 2x        R$ 62,24                 R$ 186,72
Data          Descrição                        Valor
06 DEZ        Pagamento em 06 DEZ         -R$ 316,48
08 DEZ        Padaria                      R$ 155,61
`;
    expect(readTyped(typed(nubank))).toMatchObject([
      { balances: [-31648, -15561], proof: 'proven' },
    ]);
  });
});

it('does not take the number at the end of a booking for another card', () => {
  const sections = readTyped(
    typed(`
Kontoauszug Nummer 010 / 2025 vom 03.09.2025 bis 04.10.2025
Bu.Tag    Wert      Wir haben für Sie gebucht    Belastung in EUR    Gutschrift in EUR
05.09.    05.09.    Überweisung                  15,00
                    Aufladung 01511234567
ALTER KONTOSTAND                                 100,00 H EUR
NEUER KONTOSTAND                                 85,00 H EUR`),
  );
  expect(sections).toMatchObject([{ balances: [10000, 8500], proof: 'proven' }]);
});

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

it('takes the account that a card is paid from for no account of its own (American Express in France)', () => {
  const page = `
Carte Gold American Express     Numéro de compte     xxxx-xxxxxx-62004     18 mai 2025
Solde précédent (EUR)     Paiements (EUR)     Nouvelles dépenses (EUR)     Solde dû (EUR)
118,44                    - 118,44            + 54,12                      = 54,12
Ce solde sera prélevé automatiquement sur votre compte bancaire FR76 1009 6182 XXXX XXXX XXX4 417 le 2 juin 2025
Date          Détail des opérations            Montant en EUR
5 mai         PRELEVEMENT AUTOMATIQUE               118,44 CR
19 avril      MONOPRIX 0437 LYON                     54,12
`;
  expect(accountsIn(typed(page))).toEqual(['xxxx-xxxxxx-62004']);
});

it('begins the next card with an opening balance whose words stand apart (Maybank in Singapore)', () => {
  const page = `
CREDIT CARD STATEMENT AS AT 20 JAN 2025     PAYMENT DUE DATE 14 FEB 2025     TOTAL MINIMUM PAYMENT S$50.00
POSTING     TRANS       DESCRIPTION OF TRANSACTION                      TRANSACTION AMOUNT (S$)
DATE        DATE
FAMILY & FRIENDS MASTERCARD                  5458-2100-XXXX-3307
                        OUTSTANDING  BALANCE  BROUGHT  FORWARD                 688.31
03JAN       03JAN       PAYMENT VIA EGIRO - THANK YOU                          688.31CR
20JAN       18JAN       CARS INTERNATIONAL                                     210.00
                        TOTAL OUTSTANDING BALANCE                              210.00
HORIZON VISA SIGNATURE                       4966-6200-XXXX-8841
                        OUTSTANDING  BALANCE  BROUGHT  FORWARD                  45.00
03JAN       03JAN       PAYMENT VIA EGIRO - THANK YOU                           45.00CR
13JAN       12JAN       POPULAR BOOKSTORE                                       36.75
                        TOTAL OUTSTANDING BALANCE                               36.75
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-68831, -21000], proof: 'proven' },
    { balances: [-4500, -3675], proof: 'proven' },
  ]);
});

it('reads what stands below the name of a card that speaks of rewards (OCBC)', () => {
  const page = `
CREDIT CARD STATEMENT     STATEMENT DATE 11-01-2026     TOTAL MINIMUM DUE 50.00
DATE        DESCRIPTION                                              AMOUNT (SGD)
OCBC TITANIUM REWARDS CARD
DESMOND FOO   5523-0011-8840-5188
            LAST MONTH'S BALANCE                                           100.00
14/12       PAYMENT BY INTERNET                                          (100.00)
15/12       -5188 SHENG SIONG SUPERMARKE SINGAPORE SG                       42.12
            SUBTOTAL                                                        42.12
            TOTAL AMOUNT DUE                                                42.12
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-10000, -4212], proof: 'proven' }]);
});

it('takes the name of a card over its number and its holder for no title of rewards, and knows the Philippines by their bank of banks (BPI)', () => {
  const page = `
BPI     Statement of Account     Statement Date     NOVEMBER 2, 2024
Credit Limit     150,000.00     Total Amount Due     3,888.75
Transaction Date     Post Date      Description                              Amount
BPI GOLD REWARDS CARD
020100-4-17-7226001 - MA. TERESA SANTILLAN
                                    Previous Balance                         877.05
October 3            October 4      SM SUPERMARKET MAKATI                  3,418.75
October 11           October 11     PAYMENT - BPI ONLINE                    -877.05
October 14           October 15     MERCURY DRUG                             470.00
                                    Ending Balance                         3,888.75
BPI is regulated by the Bangko Sentral ng Pilipinas.
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'PHP', balances: [-87705, -388875], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('begins a card behind an account, with other columns, under the number beside its name (Deutsche Bank)', () => {
  const account = `
Kontoauszug vom 30.11.2024 bis 31.12.2024
Auszug    Seite      IBAN                          Alter Saldo per 30.11.2024
12        1 von 2    DE98 4807 0020 0713 3441 00   EUR        + 1.894,33
Buchung     Valuta      Vorgang                        Soll            Haben
02.12.2024  02.12.2024  Dauerauftrag Miete           - 781,80
27.12.2024  27.12.2024  Gutschrift Gehalt                           + 3.889,29
31.12.2024  31.12.2024  Saldo der Abschlussposten     - 18,90
Filialnummer  Kontonummer                            Neuer Saldo
713           3344100 00                             EUR            + 4.982,92
`;
  const card = `
Deutsche Bank MasterCard Gold    5232 14XX XXXX 8817                      Seite 2 von 2
Kreditkartenabrechnung vom 20.12.2024    Karteninhaberin: Annegret Wulfmeyer    Kreditrahmen EUR 4.000,00
Beleg       Buchung     Verwendungszweck                              Betrag in EUR
                        Saldo der letzten Abrechnung 20.11.2024            412,66 -
26.11.24    28.11.24    LUFTHANSA FRANKFURT                                 38,90 -
05.12.24    05.12.24    LASTSCHRIFTEINZUG DEUTSCHE BANK                    412,66 +
19.12.24    20.12.24    DOUGLAS ONLINE DUESSELDORF                         148,00 -
                        Neuer Saldo zu Ihren Lasten                        186,90 -
`;
  expect(accountsIn(typed(account, card))).toEqual(['DE98480700200713344100', '523214XXXXXX8817']);
  expect(readPages(account, card).map(({ proof, balances }) => [proof, ...balances])).toEqual([
    ['proven', 189433, 498292],
    ['proven', -41266, -18690],
  ]);
});
