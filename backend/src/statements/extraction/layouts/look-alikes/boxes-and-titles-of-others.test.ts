import { expect, it } from 'vitest';
import { extractStatement } from '../../index.ts';
import { FOOT, HEAD } from '../n26.fixture.ts';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { accountsIn, readPages, readTyped, typed } from '../typed.fixture.ts';

it('keeps bookings whose amounts stand in small print below their names, under headings of days', () => {
  const booking = (name: string, amount: string): PlacedRow[] => [
    [24, [125, name, 10]],
    [10, [125, 'Card payment', 7], ['r365', amount, 7]],
  ];
  const text = positioned([
    [
      [40, 'Example Wallet'],
      [300, '1 March 2025 to 31 March 2025'],
      [500, 'EUR'],
    ],
    [
      [40, 'Opening balance'],
      [200, '100.00 EUR'],
    ],
    [
      [40, 'Closing balance'],
      [200, '590.00 EUR'],
    ],
    [
      [125, 'Description', 7],
      ['r365', 'Amount', 7],
    ],
    [24, [43, '3 March 2025', 10]],
    ...booking('TESCO', '-10.00'),
    ...booking('From Anna', '20.00'),
    ...booking('To Bea', '-20.00'),
    [24, [43, '9 March 2025', 10]],
    ...booking('Salary', '500.00'),
  ]);
  expect(readTyped(text)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-03-03 -1000 null TESCO Card payment',
        '2025-03-03 2000 null From Anna Card payment',
        '2025-03-03 -2000 null To Bea Card payment',
        '2025-03-09 50000 null Salary Card payment',
      ],
    },
  ]);
});

it('calls no month empty whose opening balance stands on the next page again, or twice on one day, or where a page is missing', () => {
  const opening = 'Kontostand am 04.06.2025, Auszug Nr. 6                         -41,07';
  const page = (number: string, ...rows: string[]) => `
Musterbank     Girokonto 1098765432     IBAN DE45 1203 0000 1098 7654 32     ${number}
Kontoauszug 7/2025
Datum          Erläuterung                            Betrag Soll EUR     Betrag Haben EUR
${rows.join('\n')}
`;
  const later = 'Kontostand am 04.07.2025                                       -41,07';
  for (const pages of [
    [page('Seite 1 von 3', opening), page('Seite 2 von 3', opening)],
    [page('', opening), page('', later)],
    [page('', opening, opening)],
    [page('Seite 1 von 2', opening, later)],
  ])
    expect(extractStatement(typed(...pages))).toMatchObject({ failure: 'noTransactions' });
});

it('takes the box of a pocket below transfers that undo each other for none of the account', () => {
  const page = (own: string) => `
Example Bank     IBAN: DE88 1001 1001 2620 4477 31
Statement 12/2025
01.12.2025 to 31.12.2025
Date            Description            Amount
02.12.2025      To Holidays            -350.00€
19.12.2025      From Holidays          +350.00€
Holidays
Opening balance                           0.00€
Closing balance                           0.00€
${own}`;
  const everyday = `Everyday
Opening balance                         640.00€
Closing balance                         640.00€
`;
  for (const own of ['', everyday])
    for (const { proof } of readPages(page(own))) expect(proof).not.toBe('proven');
});

it('lets nothing that is carried over open a card behind the bill of the month before and its payment, whatever that is called', () => {
  const page = (bill: string) => `
Kartenkonto-Nr. 0018 4407 2261     Rechnungsdatum 24.03.2025     Kreditkarte
Datum        Valuta       Details                                Betrag in CHF
24.02.25                  ${bill.padEnd(43)}1'482.35
11.03.25     11.03.25     Ihre Zahlung - Danke                       1'482.35 -
                          Saldovortrag                                   0.00
                          Jahresgebühr                                  77.15
                          Total zu unseren Gunsten     CHF              77.15
`;
  for (const bill of ['Abrechnung vom 24.02.2025', 'Rechnung Februar 2025'])
    expect(readPages(page(bill))[0]?.proof).not.toBe('proven');
});

it('reads figures below their names under a figure that ends at the same edge', () => {
  const at = (text: string): PlacedRow => [18, ['r545', text]];
  const page = (...bookings: PlacedRow[]) =>
    positioned([
      [
        [48, 'Example Bank'],
        [200, 'Current account statement'],
      ],
      [
        [48, '1 March 2025 to 31 March 2025'],
        ['r545', '£60.00'],
      ],
      ...['Opening balance', '£52.00', 'Closing balance', '£60.00'].map(at),
      [30, [48, 'Date'], [117, 'Description'], ['r452', 'Money out'], ['r544', 'Money in']],
      [
        [48, '03/03/2025'],
        [117, 'Priya Nair'],
        ['r544', '30.00'],
      ],
      [
        [48, '09/03/2025'],
        [117, 'Rent share'],
        ['r452', '30.00'],
      ],
      ...bookings,
    ]);
  const refund: PlacedRow = [
    [48, '11/03/2025'],
    [117, 'Refund'],
    ['r544', '8.00'],
  ];
  expect(readTyped(page(refund))).toMatchObject([{ proof: 'proven', balances: [5200, 6000] }]);
  expect(readTyped(page())).toMatchObject([{ proof: 'broken' }]);
});

it('keeps an account in dinars that is named behind a word of companies', () => {
  const page = `
Example     Statement 1 March 2025 to 31 March 2025
Current Account 12345678 Salary Bank BHD
Date          Description          Debit          Credit          Balance
01/03/2025    Opening balance                                   1,100.000
05/03/2025    Shop                50.000                        1,050.000
09/03/2025    Pay                                 20.500        1,070.500
31/03/2025    Closing balance                                   1,070.500
Savings Account 87654321 USD
Date          Description          Debit          Credit          Balance
01/03/2025    Opening balance                                      100.00
05/03/2025    Shop                 50.00                            50.00
31/03/2025    Closing balance                                       50.00
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'BHD', proof: 'proven', balances: [1_100_000, 1_070_500] },
    { currency: 'USD', proof: 'proven', balances: [10_000, 5_000] },
  ]);
});

it('puts no bookings of a space into the account before it, whatever its box comes to (N26)', () => {
  const period = '                                       01.12.2025 bis 31.12.2025';
  const space = `Space Kontoauszug                      Nr. 12/2025\n${period}\nSteuern`;
  const pages = (out: string) =>
    typed(
      `
Kontoauszug                            Nr. 12/2025
${period}
${HEAD}
An Steuern                      02.12.2025            -350,00€
Von Steuern                     19.12.2025            +350,00€
Zusammenfassung
Dein alter Kontostand                                  +640,00€
Dein neuer Kontostand                                  +640,00€
${FOOT}`,
      `
${space}
${HEAD}
Von Hauptkonto                  02.12.2025            +350,00€
An Hauptkonto                   19.12.2025            -350,00€
${FOOT}`,
      `
${space}
Zusammenfassung
Dein alter Kontostand                                     0,00€
Ausgehende Transaktionen                               ${out}
Einkommende Transaktionen                              +350,00€
Dein neuer Kontostand                                     0,00€
${FOOT}`,
    );
  const account = { proof: 'proven', lines: { length: 2 } };
  expect(readTyped(pages('-350,00€'))).toMatchObject([account, account]);
  const [own, other] = readTyped(pages('-450,00€'));
  expect(own).toMatchObject(account);
  expect(other).toMatchObject({ lines: { length: 2 } });
  expect(other?.proof).not.toBe('proven');
  expect(accountsIn(pages('-450,00€'))).toEqual(['DE88100110012620447731', 'Steuern']);
});

it('reads what a card charges in a column of totals, whatever stands behind its labels', () => {
  const page = (beside: string) => `
Example Credit Card     Account ending 4417     USD     01/01/2025 to 01/31/2025
Previous balance     $100.00
New balance          $176.00
Date           Description          Amount     Fee     Total          ${beside}
01/05/2025     GROCER                50.00      1.00      51.00
01/09/2025     CAFE                  25.00      0.00      25.00
`;
  for (const beside of ['Page 1 of 2', '$24.00'])
    expect(readPages(page(beside))).toMatchObject([
      { proof: 'proven', lines: ['2025-01-05 -5100 null GROCER', '2025-01-09 -2500 null CAFE'] },
    ]);
});

it.each(['Travel Reward transactions', 'Your charges from 01/01/2025 to 01/31/2025'])(
  'reads the purchases of a card under "%s"',
  (title) => {
    const page = `
Example Card     Account ending 4417     USD     01/01/2025 to 01/31/2025
Previous balance     $100.00
New balance          $75.00
Payments
Date           Description          Amount
01/03/2025     PAYMENT THANK YOU    -100.00
${title}
Date           Description          Amount
01/05/2025     GROCER                50.00
01/09/2025     CAFE                  25.00
`;
    expect(readPages(page)).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
  },
);

it('takes the heading of a group of accounts in an overview for no part of the name above it', () => {
  const page = `
Example Bank     Statement     1 February 2025 to 28 February 2025     EUR
Product                 Opening balance     Money out     Money in     Closing balance
Current Account                  432.10         87.43        14.58              359.25
Savings
Savings Account               1,000.00          0.00         5.00            1,005.00
Current Account 1122334455
Date            Description             Money out     Money in
01 Feb 2025     Bakery                      87.43
03 Feb 2025     Transfer from WROTECH                    14.58
Savings Account 5566778899
Date            Description             Money out     Money in
28 Feb 2025     Interest                                  5.00
`;
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', balances: [43_210, 35_925] },
    { proof: 'proven', balances: [100_000, 100_500] },
  ]);
});
