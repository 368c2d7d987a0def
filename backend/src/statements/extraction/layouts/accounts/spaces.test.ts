import { expect, it } from 'vitest';
import { proveSection } from '../../index.ts';
import { booking, FOOT, HEAD } from '../n26.fixture.ts';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { brief, read } from '../reading.fixture.ts';
import { accountsIn, labelsOf, readPages, readTyped, typed } from '../typed.fixture.ts';

const PERIOD = '01.03.2024 bis 31.03.2024';

const LABELS: PlacedRow = [
  30,
  [44, 'Beschreibung', 12],
  [342, 'Verbuchungsdatum', 12],
  [515, 'Betrag', 12],
];

const PAYEE = 'IBAN: DE85191151199842026354 • BIC: NTSBDEB1XXX';

/** Every page ends with the holder, the day of the statement, the number of its account and that of the page. */
const foot = (room: number, iban: string, page: number): PlacedRow[] => [
  [room, [43, 'SELIN OVERBECK', 10], [505, 'Erstellt am', 10]],
  [16, [43, 'Weserstraße 177, 12045, Berlin', 10], [505, '02.04.2024', 10]],
  [16, [43, iban, 10], [497, 'Nr. 03/2024', 10]],
  [16, [525, `${page} / 6`, 10]],
];

const OWN = 'DE60100110012624418820';

const summary = (opening: string, out: string, into: string, closing: string): PlacedRow[] => [
  [30, [44, 'Beschreibung', 12]],
  [26, [44, 'Dein alter Kontostand', 12], [495, opening, 12]],
  [26, [44, 'Ausgehende Transaktionen', 12], [495, out, 12]],
  [26, [44, 'Einkommende Transaktionen', 12], [495, into, 12]],
  [26, [44, 'Dein neuer Kontostand', 12], [495, closing, 12]],
];

const ofSpace = (title: string, name: string): PlacedRow[] => [
  [[44, `${title} Nr. 03/2024`, 16]],
  [34, [44, `Space: ${name}`, 10.5]],
  [17, [44, 'Datum geöffnet: 12.01.2021', 10.5]],
  [17, [44, PERIOD, 10.5]],
];

const SPACE = 'DE92100110012620000001';

it('reads the account and each space of N26, and goes on with a text on the next page', () => {
  const sections = read(
    [
      [[44, 'Kontoauszug Nr. 03/2024', 16]],
      [34, [44, PERIOD, 10.5]],
      LABELS,
      ...booking(
        'EDEKA',
        '12.03.2024',
        '-50,41€',
        'Mastercard • Lebensmittel',
        'Wertstellung 11.03.2024',
      ),
      ...booking('Nils Overbeck', '21.03.2024', '-97,77€', 'Belastungen', PAYEE, 'Pizza und'),
      ...foot(60, `IBAN: ${OWN} • BIC: NTSBDEB1XXX`, 1),
    ],
    [
      [[44, 'Kontoauszug Nr. 03/2024', 16]],
      [34, [44, PERIOD, 10.5]],
      LABELS,
      [26, [44, 'Kino', 10]],
      [16, [44, 'Wertstellung 21.03.2024', 10]],
      ...booking('Nach Urlaub', '28.03.2024', '-200,00€', 'Wertstellung 28.03.2024'),
      ...foot(300, `IBAN: ${OWN} • BIC: NTSBDEB1XXX`, 2),
    ],
    [
      [[44, 'Zusammenfassung Nr. 03/2024', 16]],
      [34, [44, PERIOD, 10.5]],
      ...summary('+731,90€', '-348,18€', '0,00€', '+383,72€'),
      ...foot(300, `IBAN: ${OWN} • BIC: NTSBDEB1XXX`, 3),
    ],
    [
      ...ofSpace('Space Kontoauszug', 'Urlaub'),
      LABELS,
      ...booking('Von Hauptkonto', '28.03.2024', '+200,00€', 'Wertstellung 28.03.2024'),
      ...foot(300, `Space IBAN: ${SPACE} • BIC: NTSBDEB1XXX`, 4),
    ],
    [
      ...ofSpace('Spaces Zusammenfassung', 'Urlaub'),
      ...summary('+640,00€', '0,00€', '+200,00€', '+840,00€'),
      ...foot(300, `Space IBAN: ${SPACE} • BIC: NTSBDEB1XXX`, 5),
    ],
    [
      [[44, 'Kontoauszug', 16]],
      [34, [44, PERIOD, 10.5]],
      [30, [44, 'Anmerkung', 12]],
      [
        26,
        [
          44,
          'Es kann zu Abweichungen zwischen diesem Dokument und der Anzeige in deiner App kommen.',
          12,
        ],
      ],
      ...foot(300, `IBAN: ${OWN} • BIC: NTSBDEB1XXX`, 6),
    ],
  ).sections;
  expect(sections.map(({ label, accountHint }) => [label, accountHint])).toEqual([
    ['Kontoauszug Nr. 03/2024', OWN],
    ['Space: Urlaub', 'Urlaub'],
  ]);
  expect(sections.map(({ openingMinor, closingMinor }) => [openingMinor, closingMinor])).toEqual([
    [73190, 38372],
    [64000, 84000],
  ]);
  expect(sections.map((section) => proveSection(section).state)).toEqual(['proven', 'proven']);
  expect(sections.map(brief)).toEqual([
    [
      ['2024-03-12', 'EDEKA Mastercard • Lebensmittel', -5041, null],
      ['2024-03-21', `Nils Overbeck Belastungen ${PAYEE} Pizza und Kino`, -9777, null],
      ['2024-03-28', 'Nach Urlaub', -20000, null],
    ],
    [['2024-03-28', 'Von Hauptkonto', 20000, null]],
  ]);
});

it('gives each space its own balances, be its box right behind its table or among those of all on the last page (N26)', () => {
  const booking = (text: string, day: string, amount: string) =>
    `${text.padEnd(32)}${day.padEnd(23)}${amount}`;
  const box = (name: string, opening: string, closing: string) => `
${name}
Dein alter Kontostand                                  ${opening}
Dein neuer Kontostand                                  ${closing}
`;
  const account = `
N26     IBAN: DE88 1001 1001 2620 4477 31
Kontoauszug Nr. 03/2024
01.03.2024 bis 31.03.2024
${HEAD}
${booking('EDEKA NEUKOELLN', '12.03.2024', '-50,41€')}
${booking('Nach Space Urlaub', '19.03.2024', '-20,00€')}
`;
  const space = (name: string, amount: string) => `
N26     IBAN: DE88 1001 1001 2620 4477 31
Space Kontoauszug Nr. 03/2024
${name}
01.03.2024 bis 31.03.2024
${HEAD}
${booking('Von Hauptkonto', '19.03.2024', amount)}
`;
  const last = `
Zusammenfassung
01.03.2024 bis 31.03.2024
${box('Hauptkonto', '+731,90€', '+661,49€')}
${box('Space Urlaub', '+640,00€', '+660,00€')}
${box('Space Notgroschen', '+100,00€', '+175,00€')}
`;
  const pages = [account, space('Urlaub', '+20,00€'), space('Notgroschen', '+75,00€'), last];
  expect(readPages(...pages)).toMatchObject([
    { proof: 'proven', balances: [73190, 66149], lines: { length: 2 } },
    { proof: 'proven', balances: [64000, 66000], lines: { length: 1 } },
    { proof: 'proven', balances: [10000, 17500], lines: { length: 1 } },
  ]);
  expect(labelsOf(typed(...pages)).slice(1)).toEqual(['Urlaub', 'Notgroschen']);
  const behind = [
    `${account}${box('Zusammenfassung', '+731,90€', '+661,49€')}`,
    `${space('Urlaub', '+20,00€')}${box('Zusammenfassung', '+640,00€', '+660,00€')}`,
  ];
  expect(readPages(...behind)).toMatchObject([
    { proof: 'proven', balances: [73190, 66149], lines: { length: 2 } },
    { proof: 'proven', balances: [64000, 66000], lines: { length: 1 } },
  ]);
});

it('finds the balances of spaces in boxes of their names on the last page (N26)', () => {
  const alone = (text: string, distance = 12): PlacedRow => [distance, [44, text]];
  const head: PlacedRow = [
    [44, 'Description'],
    [390, 'Date de réservation'],
    ['r552', 'Montant'],
  ];
  const booking = (text: string, day: string, amount: string): PlacedRow => [
    [44, text],
    [390, day],
    ['r552', amount],
  ];
  const box = (opening: string, closing: string): PlacedRow[] => [
    [
      [44, 'Ancien solde'],
      ['r552', opening],
    ],
    [
      [44, 'Votre nouveau solde'],
      ['r552', closing],
    ],
  ];
  const text = positioned(
    [
      alone('Relevé de compte N26'),
      alone("01.11.2025 jusqu'au 30.11.2025"),
      alone('Compte principal', 30),
      head,
      booking('SNCF CONNECT', '02.11.2025', '-39,83€'),
      booking('Vers Vacances', '03.11.2025', '-150,00€'),
      ...box('418,23€', '228,40€'),
    ],
    [
      alone('Relevé Espace N26'),
      alone("01.11.2025 jusqu'au 30.11.2025"),
      alone('Vacances', 30),
      head,
      booking('De Compte principal', '03.11.2025', '+150,00€'),
      alone('Impôts', 40),
      head,
      booking('De Compte principal', '03.11.2025', '+90,00€'),
    ],
    [
      alone("Espaces vue d'ensemble N26"),
      alone('Vacances', 30),
      ...box('760,00€', '910,00€'),
      alone('Impôts', 30),
      ...box('1.080,50€', '1.170,50€'),
    ],
  );
  expect(readTyped(text)).toMatchObject([
    { proof: 'proven', balances: [41823, 22840] },
    { proof: 'proven', balances: [76000, 91000] },
    { proof: 'proven', balances: [108050, 117050] },
  ]);
});

it('calls a space by its name in front of the number of its statement, with the name of the bank at the right of its title (N26)', () => {
  const box = (opening: string, closing: string) => `
Dein alter Kontostand                                  ${opening}
Dein neuer Kontostand                                  ${closing}
`;
  const text = typed(
    `
Kontoauszug                                              N26
Nr. 12/2025
01.12.2025 bis 31.12.2025
${HEAD}
EDEKA                           12.12.2025             -50,41€
${FOOT}`,
    `
Zusammenfassung
${box('+640,00€', '+589,59€')}
${FOOT}`,
    `
Space Kontoauszug                                        N26
Steuern • Nr. 12/2025
01.12.2025 bis 31.12.2025
${HEAD}
Von Hauptkonto zu Steuern       01.12.2025            +300,00€
${FOOT}`,
    `
Space Kontoauszug                                        N26
Steuern • Nr. 12/2025
Zusammenfassung
${box('+100,00€', '+400,00€')}
${FOOT}`,
  );
  expect(readTyped(text)).toMatchObject([{ proof: 'proven' }, { proof: 'proven' }]);
  expect(accountsIn(text)).toEqual(['DE88100110012620447731', 'Steuern']);
});

it('calls a space by its name below the period, and takes an opening of nothing from its box behind bookings that undo each other (N26)', () => {
  const period = '                                       01.12.2025 bis 31.12.2025';
  const box = (balance: string) => `
Zusammenfassung
Dein alter Kontostand                                  ${balance}
Ausgehende Transaktionen                               -350,00€
Einkommende Transaktionen                              +350,00€
Dein neuer Kontostand                                  ${balance}`;
  const space = `Space Kontoauszug                      Nr. 12/2025\n${period}\nSteuern`;
  const text = typed(
    `
Kontoauszug                            Nr. 12/2025
${period}
${HEAD}
An Steuern                      02.12.2025            -350,00€
Von Steuern                     19.12.2025            +350,00€
${box('+640,00€')}
${FOOT}`,
    `
${space}
${HEAD}
Von Hauptkonto                  02.12.2025            +350,00€
An Hauptkonto                   19.12.2025            -350,00€
${FOOT}`,
    `
${space}${box('0,00€')}
${FOOT}`,
  );
  expect(readTyped(text)).toMatchObject([
    { proof: 'proven', balances: [64000, 64000], lines: { length: 2 } },
    { proof: 'proven', balances: [0, 0], lines: { length: 2 } },
  ]);
  expect(accountsIn(text)).toEqual(['DE88100110012620447731', 'Steuern']);
});
