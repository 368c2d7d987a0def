import { expect, it } from 'vitest';
import { proveSection } from '../index.ts';
import type { PlacedRow } from './positioned.fixture.ts';
import { brief, read } from './reading.fixture.ts';

const PERIOD = '01.03.2024 bis 31.03.2024';
const LABELS: PlacedRow = [
  30,
  [44, 'Beschreibung', 12],
  [342, 'Verbuchungsdatum', 12],
  [515, 'Betrag', 12],
];
const OWN = 'DE60100110012624418820';
const PAYEE = 'IBAN: DE85191151199842026354 • BIC: NTSBDEB1XXX';
const SPACE = 'DE92100110012620000001';

/** Every page ends with the holder, the day of the statement, the number of its account and that of the page. */
const foot = (room: number, iban: string, page: number): PlacedRow[] => [
  [room, [43, 'SELIN OVERBECK', 10], [505, 'Erstellt am', 10]],
  [16, [43, 'Weserstraße 177, 12045, Berlin', 10], [505, '02.04.2024', 10]],
  [16, [43, iban, 10], [497, 'Nr. 03/2024', 10]],
  [16, [525, `${page} / 6`, 10]],
];
const booking = (name: string, date: string, amount: string, ...details: string[]): PlacedRow[] => [
  [26, [44, name, 12]],
  [2, [390, date, 10], [495, amount, 10]],
  ...details.map((text): PlacedRow => [14, [44, text, 10]]),
];
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

it('is the bank that its own account names, whatever bank the last payee of a page is with', () => {
  const { bank, sections } = read([
    [[44, 'Relevé de compte', 16]],
    [34, [44, "01.02.2026 jusqu'au 28.02.2026", 10.5]],
    [30, [44, 'Description', 12], [342, 'Date de réservation', 12], [515, 'Montant', 12]],
    ...booking('RATP', '04.02.2026', '-2,15€', 'Mastercard • Transports'),
    ...booking(
      'Claire Muster',
      '09.02.2026',
      '-21,50€',
      'Virements sortants',
      'IBAN: FR7600000000000000000000000 • BIC: REVOFRP2XXX',
    ),
    [60, [43, 'LÉA MUSTER', 10], [505, 'Émis le', 10]],
    [16, [43, 'IBAN: FR7620433000010000000000000 • BIC: NTSBFRM1XXX', 10], [525, '1 / 1', 10]],
  ]);
  expect(bank).toBe('N26');
  expect(sections.map(brief)).toMatchObject([
    [
      ['2026-02-04', 'RATP Mastercard • Transports', -215, null],
      ['2026-02-09', expect.stringMatching(/^Claire Muster Virements sortants/), -2150, null],
    ],
  ]);
});
