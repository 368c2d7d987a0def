import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readAsLines, readPages, readTyped, typed } from '../typed.fixture.ts';
import { CARD } from './card-bookings.fixture.ts';

/** What looks like the print that a rule was made for, and is something else. */

it('books a toll twice that was paid twice on one day, under a title that is that of any list', () => {
  const page = `
Banca Prova     Estratto conto     EUR     31/03/2025
RIEPILOGO MOVIMENTI
Data           Descrizione                      Importo          Saldo
03/03/2025     Pedaggio autostrada                -2,10         997,90
03/03/2025     Bar                                -1,50         996,40
03/03/2025     Pedaggio autostrada Bergamo        -2,10         994,30
               Saldo finale                                     994,30
`;
  expect(readPages(page)).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
});

it.each([
  'Interest charged 4.18 YTD 20.18',
  'Interest charged (YTD 20.18)      4.18',
  'Fees YTD 20.18     You now have 995.82',
  'Fee quarter €4.18 / fees YTD €12.54',
])(
  'closes no account with its last line above "%s", which tells more than the year so far',
  (below) => {
    const page = `
Allied Irish Banks   Statement of Account   31 Mar 2025     EUR
Account Number   09314-077
Date          Details                        Debit €        Credit €       Balance €
01 Mar 2025   BALANCE FORWARD                                                 412.87
03 Mar 2025   SHOP ONE                          12.87                         400.00
05 Mar 2025   SALARY                                           600.00       1,000.00
              ${below}
`;
    expect(readPages(page)[0]?.proof).not.toBe('proven');
  },
);

it('closes a card with the balance beside its title', () => {
  const page = `
Credit Card Statement     Closing balance     1,250.00     AUD
Card 5412 XXXX XXXX 1111     Opening balance     1,200.00
Date           Description                    Amount     Balance
03 Mar 2025    Bakery                          20.00      1,220.00
04 Mar 2025    Cinema                          30.00      1,250.00
`;
  expect(readPages(page)).toMatchObject([{ balances: [120000, 125000], proof: 'proven' }]);
});

it('goes on below the text of a booking that names an annex, and opens with the box below the name of one', () => {
  const labels =
    'Datum          Erläuterung                      Betrag Soll EUR     Betrag Haben EUR';
  const text = `
Kontoauszug 3/2025     DE27 3585 0010 1004 8722 15
${labels}
Kontostand am 28.02.2025, Auszug Nr. 2                                          1.000,00
31.03.2025     Entgeltabrechnung siehe                   -6,90
               Anlage 1 zum Kontoauszug Nr. 3
31.03.2025     Gutschrift                                                         130,00
Kontostand am 31.03.2025                                                        1.123,10
`;
  expect(readPages(text)).toMatchObject([
    { balances: [100000, 112310], proof: 'proven', lines: { length: 2 } },
  ]);
  const head = `
Kontoauszug 3/2025     DE27 3585 0010 1004 8722 15     EUR
Anlage 1 zum Kontoauszug 2/2025
Alter Kontostand     1.000,00
Neuer Kontostand       950,00
Datum          Erläuterung                         Betrag
03.03.2025     Überweisung                         -50,00
`;
  expect(readPages(head)).toMatchObject([{ balances: [100000, 95000], proof: 'proven' }]);
});

it('dates a statement whose first page is missing by the head of a further one', () => {
  const labels = 'Date      Description               Money out     Money in      Balance';
  const pages = [
    `
First Bank     Page 2 of 3     USD
${labels}
          Opening balance                                       110.00
02 Mar    Bakery                      10.00                     100.00`,
    `
First Bank     31 March 2023     Page 3 of 3     USD
${labels}
20 Mar    Shop                        10.00                      90.00
          Closing balance                                        90.00`,
  ];
  expect(readPages(...pages)[0]?.lines[0]).toMatch(/^2023-03-02 /);
});

it('leaves the sums above the box of the next account to the one before', () => {
  const box = (iban: string, code: string, figure: string): PlacedRow[] => [
    [14, [40, 'IBAN'], [120, iban], [300, 'BIC'], [400, 'BUNQNL2A']],
    [14, [40, 'Currency'], [120, code], [300, 'Opening balance'], ['r540', figure]],
    [14, [40, 'Period'], [120, '14-12-2025 - 13-01-2026'], [300, 'Product'], [400, 'Current']],
  ];
  const labels: PlacedRow = [20, [40, 'Date'], [120, 'Description'], ['r540', 'Amount']];
  const page = positioned([
    [
      [40, 'bunq'],
      [120, 'Statement of account'],
    ],
    ...box('NL47 BUNQ 2044 7122 90', 'EUR', '€ 1.973,18'),
    labels,
    [
      [40, '2026-01-05'],
      [120, 'Rosa de Groot'],
      ['r540', '€ 24,50'],
    ],
    [
      [40, '2025-12-18'],
      [120, 'Transfer to USD Account'],
      ['r540', '-€ 100,00'],
    ],
    [14, [40, 'Closing balance'], ['r540', '€ 1.897,68']],
    [14, [40, 'Money out'], ['r540', '-€ 100,00']],
    ...box('NL03 BUNQ 2055 1188 40', 'USD', '$ 412,50'),
    labels,
    [
      [40, '2025-12-18'],
      [120, 'Transfer from EUR Account'],
      ['r540', '$ 116,20'],
    ],
    [14, [40, 'Closing balance'], ['r540', '$ 528,70']],
  ]);
  expect(readTyped(page)).toMatchObject([
    { balances: [197318, 189768], proof: 'proven' },
    { balances: [41250, 52870], proof: 'proven' },
  ]);
});

it('takes the balances of a plan beside the box of a card for none of that, where its own stand below', () => {
  const page = positioned([
    [
      [36, 'U.S. Bank Visa'],
      [338, 'Statement date'],
      [430, 'Mar 31, 2025 USD'],
    ],
    [20, [36, 'Account summary']],
    [8, [312, 'Instalment plans']],
    [8, [36, 'Account number ending 4417'], [312, 'Opening balance'], ['r576', '$900.00']],
    [
      [36, 'Credit limit $5,000.00'],
      [312, 'Monthly rate'],
      ['r576', '$75.00'],
    ],
    [
      [36, 'Minimum payment $10.00'],
      [312, 'Closing balance'],
      ['r576', '$825.00'],
    ],
    [40, [36, 'Previous Balance'], ['r290', '$100.00']],
    [
      [36, 'New Balance'],
      ['r290', '$50.00'],
    ],
    ...CARD,
  ]);
  expect(readTyped(page)).toMatchObject([{ balances: [-10000, -5000], proof: 'proven' }]);
});

it('keeps the box of a card that stands below one of points under a title of its own', () => {
  const page = positioned([
    [
      [36, 'First Bank Visa'],
      [338, 'Statement date'],
      [430, 'Mar 31, 2025 USD'],
    ],
    [
      [36, 'Minimum payment due'],
      ['r290', '$10.00'],
      [312, 'Your rewards'],
    ],
    [
      [36, 'Payment due date'],
      ['r290', 'Apr 21, 2025'],
      [312, 'Points balance'],
      ['r576', '4,122'],
    ],
    [20, [36, 'Credit limit'], ['r290', '$2,500.00'], [312, 'Account summary']],
    [
      [36, 'Available credit'],
      ['r290', '$2,380.00'],
      [312, 'Previous balance'],
      ['r576', '$100.00'],
    ],
    [
      [312, 'New balance'],
      ['r576', '$50.00'],
    ],
    ...CARD,
  ]);
  expect(readTyped(page)).toMatchObject([{ balances: [-10000, -5000], proof: 'proven' }]);
});

it('keeps an account in whose month nothing but a notice stands', () => {
  const page = `
Kontoauszug vom 30.01.2026     Kontowährung Euro
Buchungstag    Text                                         zu Ihren Lasten     zu Ihren Gunsten
               Alter Kontostand vom 30.12.2025                                          65,01
30.01.2026     Hinweis: Mit Urteil vom 27. April                                         0,00
               Neuer Kontostand vom 30.01.2026                                          65,01
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [6501, 6501], proof: 'proven' }]);
});

it.each([
  'Wir weisen darauf hin, dass Telefongespräche zu',
  'Einlagen auf diesem Konto sind grundsätzlich',
])('takes a dated sentence of nothing for a notice, and no booking (DADAT: %s)', (sentence) => {
  const page = `
DADAT-Bank KONTOAUSZUG vom 13.01.2020
Alter Saldo per 08.01.2020 1.039,06
Konto-Nr.: 00012345678 EUR
Datum Buchungstext Wert Betrag
09.01 ${sentence} 09.01 0,00
Dokumentations- und Qualitätssicherungszwecken aufgezeichnet werden.
13.01 Kauf Depot 0123456789/20200110-45863315 13.01 1.002,31-
13.01 Entgelt für das Depot 13.01 5,00-
Neuer Saldo zu Ihren Gunsten 31,75`;
  expect(readAsLines(page)).toMatchObject([
    { balances: [103_906, 3_175], proof: 'proven', lines: { length: 2 } },
  ]);
});
