import { expect, it } from 'vitest';
import { extractStatement } from '../../index.ts';
import { readPages, typed } from '../typed.fixture.ts';

const norwegian = (above: string) => `
Kontoutskrift     Kontonummer 1503 44 55667     01.11.2025 - 30.11.2025     NOK
${above}
Inngående saldo                  100,00
Dato           Tekst                 Beløp
03.11.2025     REMA                 -40,00
05.11.2025     Lønn                  50,00
Utgående saldo                   110,00
`;

it.each([
  'Disponibel kreditt 10 000,00',
  'Minimumsbeløp for overføring 100,00',
  'Gebyrfritt over et minimumsbeløp på 100 kr',
])('takes no account with a limit for a card (%s)', (above) => {
  expect(readPages(norwegian(above))).toMatchObject([
    { balances: [10000, 11000], proof: 'proven', lines: [/ -4000 /, / 5000 /].map(matching) },
  ]);
});

it.each([
  'Kontoutskrift til konto 1503 44 55667',
  'Utskrift for kort knyttet til konto: 1503 44 55667',
])('takes the number of an account that its title names for its own (%s)', (title) => {
  const page = norwegian('').replace('Kontoutskrift     Kontonummer 1503 44 55667', title);
  const read = extractStatement(typed(page), {});
  expect(read).toMatchObject({ statement: { sections: [{ accountHint: '15034455667' }] } });
});

it.each([
  ['Betalning Norge KID: 12345678', 'the text of a booking'],
  ['Nordbank Norge, filial av Nordbank AB', 'a branch'],
])('takes no crowns for those of Norway by %s', (text) => {
  const page = `
Kontoutdrag     Konto 1234-1234567     2025-11-01 - 2025-11-30
Datum          Text                                  Belopp      Saldo
2025-11-03     Hyra                                  -40,00      60,00
2025-11-05     ${text.padEnd(37)} -10,00      50,00
Ingående saldo 100,00
Utgående saldo 50,00
`;
  expect(readPages(page)).toMatchObject([{ currency: 'SEK', proof: 'proven' }]);
});

it.each([
  ['Buchungstag  Umsatzdatum  Text   Soll    Haben', '03.11.2025   02.11.2025   Miete  40,00'],
  [
    'Buchungstag  Umsatzdatum  Text  Betrag   Saldo',
    '03.11.2025   02.11.2025   Miete -40,00   60,00',
  ],
])(
  'books an account on the days of booking, whatever the others are called (%s)',
  (labels, row) => {
    const page = `
Kontoauszug Girokonto 12345678     01.11.2025 - 30.11.2025     EUR
Alter Kontostand                                 100,00
${labels}
${row}
Neuer Kontostand                                  60,00
`;
    expect(readPages(page)).toMatchObject([
      { proof: 'proven', lines: [expect.stringContaining('2025-11-03 -4000')] },
    ]);
  },
);

it('books the account of a card on its days of booking, above those of value (comdirect)', () => {
  const page = `
Finanzreport Nr. 12 per 31.12.2025
Girokonto
Kartennummer 4871 78XX XXXX 1111
Buchungstag    Vorgang          Buchungstext                Ausgang/Eingang
Valuta         Referenz                                              in EUR
28.11.2025     Alter Saldo                                           +50,00
02.12.2025     Kartenzahlung    Miete                                 -7,00
01.12.2025     70117720
05.12.2025     Kartenzahlung    REWE                                  -3,00
04.12.2025     70117721
08.12.2025     Kartenzahlung    ALDI                                  -4,00
07.12.2025     70117722
31.12.2025     Neuer Saldo                                           +36,00
Tagesgeld
IBAN DE33 2004 1133 0812 7733 00
Buchungstag    Vorgang          Buchungstext                Ausgang/Eingang
Valuta         Referenz                                              in EUR
28.11.2025     Alter Saldo                                           +10,00
01.12.2025     Lastschrift      Miete                                 -7,00
01.12.2025
31.12.2025     Neuer Saldo                                            +3,00
`;
  expect(readPages(page)).toMatchObject([
    { lines: ['2025-12-02', '2025-12-05', '2025-12-08'].map(matching) },
    { lines: [matching('2025-12-01')] },
  ]);
});

it('closes a card with what it says is owed, and not with what was owed before a payment that is missing', () => {
  const page = `
Credit card statement     Card 1234 56XX XXXX 7890     1 Nov 2025 - 30 Nov 2025     USD
Current balance 110.00
Previous balance                                   100.00
Payment due date 20 Dec 2025
Date           Description                       Amount
03/11/25       SHELL                               10.00
New balance                                          0.00
`;
  expect(readPages(page)).toMatchObject([{ balances: [-10000, 0], proof: 'broken' }]);
});

it('holds the sums below the number of a debit card against an account', () => {
  const page = `
Account statement     Account number 12345678     1 Nov 2025 - 30 Nov 2025     USD
Opening balance 100.00
Closing balance 140.00
Debit card 4978 XXXX XXXX 4471
Total withdrawals $9.00
Total deposits $50.00
Date           Description                       Debit          Credit
03/11/25       Deposit                                            50.00
05/11/25       CARD PURCHASE                      10.00
`;
  expect(readPages(page)).toMatchObject([{ proof: 'broken' }]);
});

it.each([
  ['Betrag   Gutschrift', '-40,00', '+50,00'],
  ['Betrag   Gutschrift', '40,00-', '50,00+'],
])(
  'reads signed amounts beside a column of credits by their signs (%s, %s)',
  (labels, out, into) => {
    const page = `
Kontoauszug     Konto 12345678     01.11.2025 - 30.11.2025     EUR
Alter Kontostand    100,00
Neuer Kontostand    111,00
Buchungstag  Text    ${labels}
03.11.2025   Miete   ${out}
05.11.2025   Lohn    ${into}
07.11.2025   Zins                  1,00
`;
    expect(readPages(page)).toMatchObject([
      { proof: 'proven', lines: [/ -4000 /, / 5000 /, / 100 /].map(matching) },
    ]);
  },
);

it('takes a plus behind points for no sign of an amount, where others bear one of their own', () => {
  const page = `
Credit card statement     Card 1234 56XX XXXX 7890     15 Dec 2025 - 14 Jan 2026     USD
Previous balance 100.00     New balance 199.00
Date           Description                  Points       Amount
16/12/2025     GROCER                       32            50.00
19/12/2025     NETFLIX                      104     +     99.00
27/12/2025     PRIME                        24      +     50.00
28/12/2025     PAYMENT                                  -100.00
`;
  expect(readPages(page)).toMatchObject([
    { balances: [-10000, -19900], proof: 'proven', lines: { length: 4 } },
  ]);
});

it('closes an account with its new balance, whatever kind of account stands behind that', () => {
  const page = `
Access saver statement     Account number 12345678     1 Nov 2025 - 30 Nov 2025     GBP
Opening balance 100.00
Date           Description                       Amount
03/11/25       SHELL LONDON                       -40.00
05/11/25       ACME LTD                            50.00
30/11/25       New balance Easy Access            110.00
`;
  expect(readPages(page)).toMatchObject([
    { balances: [10000, 11000], proof: 'proven', lines: { length: 2 } },
  ]);
});

function matching(part: string | RegExp) {
  return expect.stringMatching(part);
}
