import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from './positioned.fixture.ts';
import { accountsIn, readTyped, typed } from './typed.fixture.ts';

const read = (page: string) => readTyped(typed(page));

it('parts a pot whose name and figures stand over their labels, whatever the box above calls pots (Monzo)', () => {
  const labels: PlacedRow = [
    [54, 'Date'],
    [128, 'Description'],
    ['r457', '(GBP) Amount'],
    ['r541', '(GBP) Balance'],
  ];
  const booked = (day: string, text: string, amount: string, balance: string): PlacedRow => [
    [54, day],
    [128, text],
    ['r457', amount],
    ['r541', balance],
  ];
  const pot = (name: string, balance: string, kind: string): PlacedRow[] => [
    [[51, 'Pot statement']],
    [[51, '01/03/2025 - 31/03/2025']],
    [[51, name]],
    [6, ['r544', balance]],
    [6, [51, 'Pot name']],
    [7, ['r544', 'Pot balance']],
    [16, [51, kind]],
    [12, [51, 'Pot type'], ['r544', '-£0.00']],
    [8, ['r544', 'Total outgoings']],
    [25, ['r544', '+£1.00']],
    [11, ['r544', 'Total deposits']],
    labels,
  ];
  const text = positioned(
    [
      [[51, 'monzo Sort code: 04-00-04 Account number: 44182716']],
      [[51, 'Personal Account statement 01/03/2025 - 31/03/2025']],
      [30, ['r544', '£70.00', 8]],
      [13, ['r544', 'Personal Account balance', 8]],
      [30, ['r544', '£21.00', 8]],
      [12, ['r544', 'Balance in Pots', 8]],
      labels,
      booked('31/03/2025', 'Bookshop', '-10.00', '70.00'),
      booked('03/03/2025', 'Transfer to Pot', '-20.00', '80.00'),
    ],
    [
      ...pot('Holiday Pot', '£21.00', 'Savings Pot with external provider'),
      booked('31/03/2025', 'Interest', '1.00', '21.00'),
      booked('03/03/2025', 'Deposit', '20.00', '20.00'),
    ],
  );
  expect(readTyped(text)).toMatchObject([
    { balances: [null, 7000], proof: 'proven' },
    { balances: [null, 2100], proof: 'proven' },
  ]);
  expect(accountsIn(text)[1]).toBe('Holiday Pot');
});

it('keeps what is not booked yet apart under a note in small print, and finds a figure below labels of two lines beside shorter ones (Zinia)', () => {
  const page = positioned([
    [[51, 'zinia Amazon Visa Kreditkarte Kreditlimit 3.500 EUR']],
    [[51, 'Abrechnungszeitraum 16.09.2025 – 15.10.2025']],
    [
      [59, 'Saldo vorherige'],
      [184, 'Zahlungen und'],
      [309, 'Umsätze und Gebühren'],
      [435, 'Neuer Saldo'],
    ],
    [11, [59, 'Abrechnung'], [184, 'Gutschriften']],
    [7, [309, '-24,10 €'], [435, '-24,10 €']],
    [11, [59, '-312,77 €'], [184, '+312,77 €']],
    [30, [51, 'Datum'], [113, 'Buchung'], [175, 'Beschreibung'], ['r544', 'Betrag']],
    [
      [51, '16.09.2025'],
      [113, '17.09.2025'],
      [175, 'REWE Markt'],
      ['r544', '-24,10 €'],
    ],
    [
      [51, '01.10.2025'],
      [113, '01.10.2025'],
      [175, 'Lastschrifteinzug'],
      ['r544', '+312,77 €'],
    ],
    [
      [175, 'Neuer Saldo zum 15.10.2025'],
      ['r544', '-24,10 €'],
    ],
    [24, [51, 'Vorgemerkte Umsätze', 10]],
    [
      11,
      [
        51,
        'Diese Umsätze wurden noch nicht gebucht und erscheinen in der nächsten Abrechnung.',
        6.5,
      ],
    ],
    [
      [51, '14.10.2025'],
      [113, 'Lieferando.de Berlin'],
      ['r544', '-27,00 €'],
    ],
    [
      [51, '15.10.2025'],
      [113, 'Shell 1172'],
      ['r544', '-59,00 €'],
    ],
  ]);
  expect(readTyped(page)).toMatchObject([
    { balances: [-31277, -2410], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('holds no sum of a year against the lines of a month (NatWest)', () => {
  const card = (below: string) => `
Your NatWest Credit Card Statement     GBP     Credit limit £6,500.00
Statement period     11 December 2024 to 10 January 2025
Date of transaction     Date entered     Description                              Amount
                                         BALANCE FROM PREVIOUS STATEMENT          100.00
12 DEC                  13 DEC           SAINSBURYS                                64.83
15 DEC                  16 DEC           DIRECT DEBIT PAYMENT - THANK YOU         100.00 CR
10 JAN                  10 JAN           INTEREST - CASH                            1.87
                                         NEW BALANCE                               66.70
${below}`;
  const year = `
Summary of other charges in 2024
Total fees charged 01 JAN 2024 to 31 DEC 2024                                      27.66
Total interest charged 01 JAN 2024 to 31 DEC 2024                                  41.09
`;
  const expected = [{ balances: [-10000, -6670], proof: 'proven', lines: { length: 3 } }];
  expect(read(card(year))).toMatchObject(expected);
});
