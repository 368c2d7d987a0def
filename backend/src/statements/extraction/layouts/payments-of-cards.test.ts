import { expect, it } from 'vitest';
import { isTotal } from '../words/sums-and-flows.ts';
import { type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

const read = (page: string) => readTyped(typed(page));

it('books what a card is charged with for itself on the day of booking, where a dash stands for that of the purchase (Hanseatic Bank)', () => {
  expect(
    read(`
HanseaticBank     Kreditkartenkonto     GenialCard (Visa)
Zeitraum     01.08.2025 - 29.08.2025
Buchungsdatum   Transaktionsdatum   Beschreibung            Karte       Betrag in €
Alter Saldo vom 31.07.2025                                              -100,00
01.08.2025      29.07.2025          Kartenumsatz REWE       3174         -38,76
04.08.2025      31.07.2025          Kartenumsatz EDEKA      3174         -64,12
05.08.2025      -                   Gutschrift              -            100,00
08.08.2025      06.08.2025          Kartenumsatz HVV        3174          -3,90
Neuer Saldo vom 29.08.2025                                              -106,78
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-07-29 -3876 /),
        expect.stringMatching(/^2025-07-31 -6412 /),
        expect.stringMatching(/^2025-08-05 10000 /),
        expect.stringMatching(/^2025-08-06 -390 /),
      ],
    },
  ]);
});

it('knows what was paid back by the word below it, and what a card comes to for each of its holders (American Express in Germany)', () => {
  expect(
    read(`
American Express Gold Card     Abrechnung
Kartennummer xxxx-xxxxxx-63008     Datum 11.01.2026
Saldo des letzten Monats EUR     100,00
Saldo des laufenden Monats EUR     154,98
Umsatz vom   Buchungsdatum     Details                        Betrag EUR
19.12        19.12             ZAHLUNG ERHALTEN                  100,00
                               GUTSCHRIFT
20.12        21.12             REWE KOELN                        129,98
Saldo des laufenden Monats für ANNEKE BRANDL                     129,98
22.12        22.12             IKEA KOELN                         45,00
23.12        23.12             ZALANDO SE                         20,00
                               GUTSCHRIFT
Saldo des laufenden Monats für TILO BRANDL                        25,00
`),
  ).toMatchObject([
    {
      balances: [-10000, -15498],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-12-19 10000 /),
        expect.stringMatching(/^2025-12-20 -12998 /),
        expect.stringMatching(/^2025-12-22 -4500 /),
        expect.stringMatching(/^2025-12-23 2000 /),
      ],
    },
  ]);
});

/** A box whose labels are set on two lines but for one that stands between them. */
const box = (opening: string, closing: string): PlacedRow[] => [
  [
    [67, 'Saldo letzte'],
    [298, 'Total neue'],
    [382, 'Neuer Saldo zu'],
  ],
  [4, [184, 'Ihre Zahlungen']],
  [5, [67, 'Rechnung'], [283, 'Transaktionen'], [385, 'Ihren Gunsten']],
  [15, [67, opening], [192, "CHF 1'812.35"], [288, 'CHF 1.80'], [396, closing]],
];

it('takes what nothing marks for a payment under a heading whose sum the box names (Swisscard)', () => {
  const card = (closing: string, payment = "1'812.35", heading = 'Ihre Zahlungen') =>
    readTyped(
      positioned([
        [[40, 'Swisscard AECS GmbH     Rechnung für Ihre Kreditkarte']],
        [[40, 'Rechnungsdatum 20.06.2025']],
        ...box('CHF 612.35', closing),
        [
          [62, 'Datum'],
          [125, 'Transaktion'],
          [493, 'Betrag in CHF'],
        ],
        [[62, heading]],
        [
          [62, '29.05.2025'],
          [125, 'IHRE ZAHLUNG – DANKE'],
          ['r550', payment],
        ],
        [[62, 'Neue Transaktionen']],
        [
          [62, '30.05.2025'],
          [125, 'IKEA AG'],
          ['r550', '61.75'],
        ],
        [
          [62, '02.06.2025'],
          [125, 'IKEA AG'],
          ['r550', '-59.95'],
        ],
      ]),
    );
  expect(card("CHF 1'198.20")).toMatchObject([
    {
      balances: [-61235, 119820],
      proof: 'proven',
      lines: [
        '2025-05-29 181235 null IHRE ZAHLUNG – DANKE',
        '2025-05-30 -6175 null IKEA AG',
        '2025-06-02 5995 null IKEA AG',
      ],
    },
  ]);
  expect(card("CHF 1'198.21")[0]?.proof).toBe('broken');
  expect(card("CHF 1'198.20", "1'812.34")[0]?.proof).toBe('broken');
  expect(card("CHF 1'198.20", "1'812.35", 'Diverses')[0]?.proof).toBe('broken');
});

it('books what stands without a day beside interest on the day of the statement, too, where days are printed again (AIB)', () => {
  const card = (name: string) => `
AIB Platinum Mastercard     Credit limit EUR 5,000.00     Statement date 11 April 2025
Statement period 12 March 2025 to 11 April 2025
Date         Details                              Debit          Credit
             BALANCE FROM PREVIOUS STATEMENT                     100.00
14 Mar       Bookshop Galway                      20.00
14 Mar       Cafe Galway                           5.00
10 Apr       Payment received                                     25.00
             INTEREST CHARGED ON PURCHASES        16.83
             ${name.padEnd(37)}2.41
`;
  for (const name of ['INTEREST CHARGED ON CASH', 'A LEVY THAT NOBODY KNOWS'])
    expect(read(card(name))[0]?.lines.slice(-2)).toEqual([
      expect.stringMatching(/^2025-04-11 -1683 /),
      expect.stringMatching(/^2025-04-11 -241 /),
    ]);
});

it('knows the sum of one holder for none of the bookings', () => {
  expect(isTotal('Saldo des laufenden Monats für TILO BRANDL')).toBe(true);
  expect(isTotal('Saldo des laufenden Monats EUR')).toBe(false);
});
