import { describe, expect, it } from 'vitest';
import { extractStatement, proveSection } from '../../index.ts';
import type { PlacedRow } from '../positioned.fixture.ts';
import { FACTS, FIVE, five, read } from '../reading.fixture.ts';
import {
  accountsIn,
  labelsOf,
  readPages,
  readTyped,
  typed,
  typedAsLines,
} from '../typed.fixture.ts';

it('keeps accounts on which nothing was booked, in tables and without any', () => {
  const page = typed(`
Barclays     Your accounts     05/02/2024 - 03/03/2024
Barclays Bank Account 73190442     Sort code 20-17-35
Date           Description                Money out     Money in     Balance
05/02/2024     Start balance                                           96.40
06/02/2024     Card Payment to Tesco          6.40                     90.00
03/03/2024     End balance                                             90.00
Everyday Saver 53441870     Sort code 20-17-35
Date           Description                Money out     Money in     Balance
05/02/2024     Start balance                                          500.00
03/03/2024     End balance                                            500.00
Rainy Day Saver 03902216     Sort code 20-17-35
Start balance     £700.00     End balance     £700.00
There were no transactions on this account in this period.
`);
  expect(readTyped(page)).toMatchObject([
    { proof: 'proven', balances: [9640, 9000], lines: { length: 1 } },
    { proof: 'proven', balances: [50000, 50000], lines: { length: 0 } },
    { proof: 'proven', balances: [70000, 70000], lines: { length: 0 } },
  ]);
  expect(labelsOf(page)[2]).toContain('Rainy Day Saver 03902216');
});

it('finds both balances of an account on a page without bookings, under its number and its IBAN', () => {
  const sections = readTyped(
    typed(
      `
Kontoauszug vom 01.02.2026 bis 28.02.2026
Kontonummer 1234567890 / IBAN DE02120300000000202051
Bu.Tag    Wert      Wir haben für Sie gebucht    Belastung in EUR    Gutschrift in EUR
06.02.    06.02.    Miete                        600,00
09.02.    09.02.    Lohn                                             900,00`,
      `
Kontonummer 1234567890 / IBAN DE02120300000000202051
ALTER KONTOSTAND                                 100,00 H EUR
NEUER KONTOSTAND                                 400,00 H EUR`,
    ),
  );
  expect(sections).toMatchObject([{ balances: [10000, 40000], proof: 'proven' }]);
});

it.each([
  [
    'above its table',
    `Balance brought forward 01/02/2023     Balance carried forward 28/02/2023
2,492.49                               2,492.49
Posting Date     Narration                   Withdrawals (GBP)     Deposits (GBP)     Balance (GBP)`,
  ],
  [
    'around its table',
    `Balance brought forward: 2,492.49
Posting Date     Narration                   Withdrawals (GBP)     Deposits (GBP)     Balance (GBP)
Balance carried forward: 2,492.49`,
  ],
])('reads an empty month whose balance is brought and carried forward %s', (_, table) => {
  const page = `
Account statement     Account number: 5488275835     01/02/2023 to 28/02/2023
${table}
Please check this statement and tell us if anything looks wrong.
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [249249, 249249], proof: 'proven', lines: [] },
  ]);
});

describe('several accounts', () => {
  const title = (name: string, number: string): PlacedRow => [
    30,
    [40, name, 12],
    [200, number, 12],
  ];
  const ends = (balance: string): PlacedRow[] => [
    [20, [40, 'Opening balance'], ['r300', balance]],
    [16, [40, 'Closing balance'], ['r300', balance]],
  ];

  it('are told apart in an empty month, too', () => {
    const { sections } = read([
      FACTS,
      title('Everyday account', '6412701586'),
      ...ends('1.00'),
      FIVE,
      title('Savings account', '6642347116'),
      ...ends('9.00'),
      FIVE,
    ]);
    expect(sections.map((section) => [section.closingMinor, proveSection(section).state])).toEqual([
      [100, 'proven'],
      [900, 'proven'],
    ]);
  });

  it('keep their own balances in an empty month above such a box', () => {
    const total: PlacedRow = [16, [120, 'Total'], ['r380', '0.00'], ['r460', '0.00']];
    const { sections } = read([
      FACTS,
      title('Everyday account', '6412701586'),
      ...ends('1.00'),
      FIVE,
      total,
      title('Savings account', '6642347116'),
      ...ends('9.00'),
      FIVE,
      total,
      [30, [40, 'At a glance', 11]],
      ...ends('1.00'),
    ]);
    expect(sections.map((section) => [section.openingMinor, section.closingMinor])).toEqual([
      [100, 100],
      [900, 900],
    ]);
  });

  it('are not held against a box at a glance that repeats the sums of one', () => {
    const { sections } = read([
      FACTS,
      title('Everyday account', '6412701586'),
      FIVE,
      five('2 Mar 2024', 'Bakery', '10.00', '', '90.00'),
      five('3 Mar 2024', 'Salary', '', '20.00', '110.00'),
      [20, [40, 'Closing balance: 110.00']],
      title('Savings account', '6642347116'),
      FIVE,
      five('2 Mar 2024', 'Bakery', '1.00', '', '9.00'),
      five('3 Mar 2024', 'Bakery', '2.00', '', '7.00'),
      [20, [40, 'Closing balance: 7.00']],
      [30, [40, 'At a glance', 11]],
      [20, [50, 'Total money in'], ['r280', '20.00']],
      [16, [50, 'Total money out'], ['r280', '10.00']],
    ]);
    expect(sections.map((section) => proveSection(section).state)).toEqual(['proven', 'proven']);
  });
});

it('begins another account behind one on which nothing was booked', () => {
  const labels = 'Buchungstag     Vorgang                    Buchungstext                 Betrag';
  const page = `
Finanzreport per 03.03.2026     EUR
Tagesgeld
${labels}
Alter Saldo 03.02.2026                                                  +4.229,39
Neuer Saldo 03.03.2026                                                  +4.229,39
Verrechnungskonto
${labels}
Alter Saldo 03.02.2026                                                    +353,61
19.02.2026      Übertrag                   an Max                         -300,00
25.02.2026      Wertpapiere                ETF                             -35,86
Neuer Saldo 03.03.2026                                                     +17,75
`;
  const sections = readTyped(typed(page));
  expect(sections.map(({ balances, proof }) => [...balances, proof])).toEqual([
    [422939, 422939, 'proven'],
    [35361, 1775, 'proven'],
  ]);
});

it('reads a list of Wise without a booking where its foot stands right below its labels, which proves nothing', () => {
  const page = (row: string) => `
Wise Europe SA
USD statement
1 March 2026 [GMT+01:00] - 31 March 2026 [GMT+02:00]
USD on 31 March 2026 [GMT+02:00]                                                    212.40 USD
Description                                       Incoming     Outgoing     Amount
${row}
Wise is the trading name of Wise Europe SA, a Payment Institution
`;
  expect(readPages(page(''))).toMatchObject([
    { currency: 'USD', balances: [null, 21240], proof: 'not_provable', lines: [] },
  ]);
  const unread = page('Sent money to ANA     9 March 2026');
  expect(extractStatement(typed(unread))).toMatchObject({ ok: false, failure: 'noTransactions' });
});

it('closes with what it holds on a second day, with nothing booked between (DKB)', () => {
  const page = (closing: string) => `
DKB     Girokonto 1098765432     IBAN DE45 1203 0000 1098 7654 32
Kontoauszug 7/2025
Datum          Erläuterung                            Betrag Soll EUR     Betrag Haben EUR
Kontostand am 04.06.2025, Auszug Nr. 6                         -41,07
Kontostand am 04.07.2025 um 18:03 Uhr                          ${closing}
Gesamtumsatzsummen     Summe Soll EUR     Anzahl     Summe Haben EUR     Anzahl
                                 0,00          0                0,00          0
`;
  expect(readPages(page('-41,07'))).toMatchObject([
    { proof: 'proven', balances: [-4107, -4107], lines: [] },
  ]);
  expect(extractStatement(typed(page('-41,08')))).toMatchObject({ failure: 'noTransactions' });
});

it('calls no month empty below lines that lost their columns and were not read (OLB)', () => {
  const pages = [
    `
Auszug Euro-Konto 111 22122 00 31.08.23 NR. 4/1
Alter Saldo EUR 0,00+
03.08.23 04.08. WERTPAPIERE 10,00-
16.08.23 17.08. CORE-LA-EV EINGANG VORBEHALTEN 10,00+
Fortsetzung Seite 2 Übertrag EUR 0,00+`,
    `
Auszug Euro-Konto 111 22122 00 31.08.23 NR. 4/2
Übertrag EUR 0,00+
Buchung Wert ---------------------
Mustermann2, Mike
Neuer Saldo EUR 0,00+`,
  ];
  expect(readTyped(typedAsLines(...pages))).toMatchObject([{ lines: { length: 2 } }]);
});

it('keeps an account on which nothing was booked between two others of one number, in its own currency (HSBC in Hong Kong)', () => {
  const sections = readPages(
    `
HSBC     Number 741-118827-833     Statement Date 7 January 2026     Page 1 of 2
HKD Savings
Date       Transaction Details          Deposit     Withdrawal     Balance
8 Dec      B/F BALANCE                                             1,877.25
9 Dec      RENT                                     500.00         1,377.25`,
    `
HSBC     Page 2 of 2
HKD Savings
Date       Transaction Details          Deposit     Withdrawal     Balance
6 Jan      CASH                                     77.25          1,300.00
           C/F BALANCE                                             1,300.00
HKD Current
Date       Transaction Details          Deposit     Withdrawal     Balance
8 Dec      B/F BALANCE                                             3,012.55
           C/F BALANCE                                             3,012.55
Foreign Currency Savings
CCY     Date       Transaction Details          Deposit     Withdrawal     Balance
USD     8 Dec      B/F BALANCE                                             1,204.66
        22 Dec     EXCHANGE                     500.00                     1,704.66
                   C/F BALANCE                                             1,704.66`,
  );
  expect(sections).toMatchObject([
    { currency: 'HKD', balances: [187725, 130000], proof: 'proven', lines: { length: 2 } },
    { currency: 'HKD', balances: [301255, 301255], proof: 'proven', lines: { length: 0 } },
    { currency: 'USD', balances: [120466, 170466], proof: 'proven', lines: { length: 1 } },
  ]);
});

it('goes on below an account that has closed over what says so of the sheet, and takes charges to come for none (Crédit Mutuel)', () => {
  const page = typed(
    `
Crédit Mutuel     31 décembre 2024     Page 1/2
Offre : Crédit Renouvelable dès 1.500,00 EUR
C/C CONFORT N° 00020441701     en euros
Date           Date valeur     Opération                    Débit EUROS     Crédit EUROS
                               SOLDE CREDITEUR AU 29/11/2024                100,00
02/12/2024     01/12/2024      COTIS CONFORT                9,35
03/12/2024     03/12/2024      PAIEMENT CB                  40,65
05/12/2024     05/12/2024      VIR CAF                                      50,00
                               SOLDE CREDITEUR AU 31/12/2024                100,00
                                                            <<Suite au verso>>
LIVRET BLEU N° 00020441702     en euros
Date           Date valeur     Opération                    Débit EUROS     Crédit EUROS
                               SOLDE CREDITEUR AU 29/11/2024                200,00
31/12/2024     31/12/2024      INTERETS 2024                                4,31
                               SOLDE CREDITEUR AU 31/12/2024                204,31
CPTE PARTS SOCIALES N° 00020441703     en euros
Date           Date valeur     Opération                    Débit EUROS     Crédit EUROS
                               SOLDE CREDITEUR AU 29/11/2024                15,00
                               Aucun mouvement sur la période
                               SOLDE CREDITEUR AU 31/12/2024                15,00`,
    `
INFORMATION SUR LES FRAIS PREVUS AU TITRE DU MOIS DE JANVIER 2025     Page 2/2
03/02/2025     COTIS CONFORT                                9,55`,
  );
  expect(readTyped(page)).toMatchObject([
    { balances: [10000, 10000], proof: 'proven', lines: { length: 3 } },
    { balances: [20000, 20431], proof: 'proven', lines: { length: 1 } },
    { balances: [1500, 1500], proof: 'proven', lines: { length: 0 } },
  ]);
  expect(accountsIn(page)).toEqual(['00020441701', '00020441702', '00020441703']);
  // Though above the tables a card is offered, the second days are those of value.
  expect(readTyped(page)[0]?.lines).toContain('2024-12-02 -935 null COTIS CONFORT');
});
