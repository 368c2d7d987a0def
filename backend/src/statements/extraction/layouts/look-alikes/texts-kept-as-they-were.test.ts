import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readPages, readTyped } from '../typed.fixture.ts';

/** The texts of the lines of the first section, behind the day, the amount and the balance. */
const textsOf = (sections: { lines: string[] }[]) =>
  sections[0]?.lines.map((line) => line.split(' ').slice(3).join(' '));

it('keeps texts under a label that names amounts elsewhere, in front of both sides', () => {
  const page = `
Statement EUR 01/01/2026 - 31/01/2026
Date        Umsatz                        Money in     Money out     Balance
            Opening balance                                          100.00
03/01/2026  CARREFOUR                                  30.00         70.00
04/01/2026  LECLERC                                    20.00         50.00
05/01/2026  SALAIRE                       500.00                     550.00
            Closing balance                                          550.00
`;
  expect(textsOf(readPages(page))).toEqual(['CARREFOUR', 'LECLERC', 'SALAIRE']);
});

it.each([
  'Seite 1 von 2',
  '- - - Zusammenfassung - - -',
  'Kundeninformation',
  'Ende der Liste',
  'Wichtige Hinweise',
])(
  'ends a text at %s, though it stands in the middle of its column and sentences follow',
  (line) => {
    const page = `
Kontoauszug Kontowährung EUR 01.08.2020 - 31.08.2020
Text/Verwendungszweck                          Datum            Wert             Soll             Haben
Kontostand zum 31.07.20                                                                           5.000,00+
LASTSCHRIFT                                    10.08.20         12.08.20         2.549,70-
   CAPITAL ABO
LASTSCHRIFT                                    17.08.20         17.08.20         50,30-
                        ${line}
Ihr Berater ist im August nicht da.
Guthaben sind als Einlagen geschützt
Kontostand zum 31.08.20                                                                           2.400,00+
`;
    expect(textsOf(readPages(page))).toEqual(['LASTSCHRIFT CAPITAL ABO', 'LASTSCHRIFT']);
  },
);

it('goes on overleaf with a line that an earlier text has, too', () => {
  const labels: PlacedRow = [
    14,
    [42, 'Datum'],
    [120, 'Text'],
    ['r425', 'Betrag'],
    ['r560', 'Saldo'],
  ];
  const booked = (
    day: string,
    amount: string,
    balance: string,
    ...lines: string[]
  ): PlacedRow[] => [
    [14, [42, day], [120, 'Lastschrift'], ['r425', amount], ['r560', balance]],
    ...lines.map((line): PlacedRow => [14, [120, line]]),
  ];
  const title: PlacedRow = [[42, 'Kontoauszug EUR 01.01.2026 - 31.01.2026']];
  const pages: PlacedRow[][] = [
    [
      title,
      [14, [120, 'Alter Saldo'], ['r560', '100,00']],
      labels,
      ...booked('02.01.2026', '-10,00', '90,00', 'Stadtwerke', 'Strom'),
      ...booked('05.01.2026', '-10,00', '80,00'),
    ],
    [
      title,
      labels,
      [14, [120, 'Stadtwerke']],
      [14, [120, 'Gas']],
      ...booked('09.01.2026', '-20,00', '60,00', 'Telekom'),
      [14, [120, 'Neuer Saldo'], ['r560', '60,00']],
    ],
  ];
  expect(textsOf(readTyped(positioned(...pages)))).toEqual([
    'Lastschrift Stadtwerke Strom',
    'Lastschrift Stadtwerke Gas',
    'Lastschrift Telekom',
  ]);
});

it('takes the first line of a page for that of a booking only where others have such lines above their days', () => {
  const booked = (day: string, name: string, balance: string, gap = 20): PlacedRow[] => [
    [gap, [42, day], [120, 'Card payment']],
    [11, [120, name], ['r425', '-10.00'], ['r560', balance]],
    [11, [120, 'Ref 4471']],
  ];
  const pages: PlacedRow[][] = [
    [
      [[42, 'EUR statement']],
      [[42, '1 January 2026 - 31 January 2026']],
      [20, [42, 'Opening balance'], ['r560', '100.00']],
      [12, [42, 'Closing balance'], ['r560', '70.00']],
      [20, [42, 'Date'], [120, 'Description'], [400, 'Amount'], [530, 'Balance']],
      ...booked('2 January 2026', 'REWE Markt', '90.00'),
    ],
    [
      [[120, 'Koblenz Mitte']],
      ...booked('9 January 2026', 'LIDL', '80.00', 16),
      ...booked('10 January 2026', 'DM', '70.00'),
    ],
  ];
  expect(textsOf(readTyped(positioned(...pages)))).toEqual([
    'Card payment REWE Markt Ref 4471',
    'Card payment LIDL Ref 4471',
    'Card payment DM Ref 4471',
  ]);
});

it.each([
  ['1,100.00', '2,100.00', '3,100.00'],
  ['000123', '000124', '000125'],
  ['+10 pts', '+20 pts', '+30 pts'],
  ['Need help? Call us', '1-888-555-1234', 'acme.com/help'],
])('adds no column behind the texts that holds %s', (...column) => {
  const rows = ['12/12', '12/20', '12/26'].map(
    (day, index): PlacedRow => [
      [40, day],
      [119, '1,000.00'],
      [170, 'Direct Deposit'],
      [400, column[index] ?? ''],
    ],
  );
  const page: PlacedRow[] = [
    [[40, 'For the period 12/08/2025 to 01/07/2026']],
    [
      [40, 'Beginning balance'],
      [200, '$100.00'],
      [300, 'Ending balance'],
      [400, '$3,100.00'],
    ],
    [20, [40, 'Deposits and Other Additions']],
    [
      [40, 'Date'],
      [122, 'Amount'],
      [170, 'Description'],
    ],
    ...rows,
  ];
  expect(textsOf(readTyped(positioned(page)))).toEqual(Array(3).fill('Direct Deposit'));
});

it('keeps a period behind the word for a day of value, and what is no day', () => {
  const page = `
Kontoauszug 2/2025 in EUR                       01.02.2025 bis 28.02.2025
Datum         Erläuterung                                    Betrag
              Alter Saldo                                    100,00
03.02.2025    Zinsen / Wert: 02.02.2025 bis 01.03.2025       50,00
              Value Date 01.02.2025 - 28.02.2025
              Valutadatum 4711-2025
              Neuer Saldo                                    150,00
`;
  expect(textsOf(readPages(page))).toEqual([
    'Zinsen / Wert: 02.02.2025 bis 01.03.2025 Value Date 01.02.2025 - 28.02.2025 Valutadatum 4711-2025',
  ]);
});
