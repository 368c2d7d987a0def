import { COMMA, day, figure } from './figures.ts';
import { L, R, T } from './sheet.ts';
import type { Booking } from './story.ts';
import { address, note, smallPrint, tableBank } from './table-bank.ts';

const plain = (minor: number) => figure(minor, COMMA);
const side = (minor: number) => `${plain(minor)} ${minor < 0 ? 'S' : 'H'}`;

const TYPES: Record<Booking['kind'], string> = {
  card: 'Basislastschrift',
  bill: 'Basislastschrift',
  rent: 'Dauerauftrag',
  salary: 'LOHN/GEHALT',
  sent: 'Überweisungsauftrag',
  received: 'Überweisungsgutschr.',
  cash: 'Auszahlung girocard',
  fee: 'Abschluss lt. Anlage 1',
  interest: 'Zinsen',
  refund: 'Gutschrift Kartenumsatz',
};

const details = ({ kind, payee, note: purpose, reference, place }: Booking): string[] =>
  kind === 'card' || kind === 'refund'
    ? [payee, `${place}/DE ${reference}`]
    : kind === 'fee' || kind === 'interest' || kind === 'cash'
      ? [payee]
      : [payee, purpose, `EREF: ${reference} IBAN: DE02${reference}`];

const VR = tableBank({
  name: 'vr-bank',
  bank: 'Volksbank Raiffeisenbank',
  layout:
    'Volksbank Raiffeisenbank: S or H behind the amount, balances of the day before and of the last day as rows',
  currency: 'EUR',
  plot: { country: 'de', count: 20 },
  sheet: { face: 'Courier', size: 9 },
  letterhead: (sheet, told) => {
    sheet.put(60, L(60, 'Raiffeisenbank Auetal eG', { size: 13, bold: true }));
    address(sheet, told, 60, 110, 10);
    sheet.put(
      180,
      L(60, 'Kontoauszug', { bold: true, size: 12 }),
      L(300, `Nr. 6/${told.to.slice(0, 4)}`),
      R(545, `erstellt am ${day(told.to, 'DD.MM.YYYY')}`),
    );
    sheet.put(194, L(60, `VR-Privatkonto ${told.account}`), R(545, 'EUR-Konto'));
  },
  everyPage: (sheet, told) => {
    sheet.upwards(24, 700, `1010${told.account} 07 VRB 4711`);
    sheet.put(
      815,
      L(60, 'Bitte Rückseite beachten', { size: 6 }),
      R(545, `Blatt ${sheet.page}`, { size: 6 }),
    );
  },
  head: [[L(60, 'Bu-Tag'), L(105, 'Wert'), L(150, 'Vorgang')]],
  headAt: 224,
  nextHeadAt: 90,
  pitch: 11,
  rows: (told) => [
    note([
      L(150, `alter Kontostand vom ${day(told.from, 'DD.MM.YYYY')}`),
      R(545, side(told.opening)),
    ]),
    ...told.bookings.map((booking) => ({
      booking,
      lines: [
        [
          L(60, day(booking.date, 'DD.MM.')),
          L(105, day(booking.value, 'DD.MM.')),
          T(150, TYPES[booking.kind]),
          R(545, side(booking.amount)),
        ],
        ...details(booking).map((line) => [T(160, line)]),
      ],
    })),
    note([
      L(150, `neuer Kontostand vom ${day(told.to, 'DD.MM.YYYY')}`, { bold: true }),
      R(545, side(told.closing), { bold: true }),
    ]),
    ...smallPrint(
      60,
      'Die Umsatzkontrolle obliegt dem Kontoinhaber. Einlagen sind bis 100.000,00 EUR gesichert.',
    ),
  ],
});

const SPARKASSE = tableBank({
  name: 'sparkasse',
  bank: 'Sparkasse',
  layout:
    'Sparkasse: one date, the amount signed in one column, opening and closing balance as sentences with dates',
  currency: 'EUR',
  plot: { country: 'de', startsOn: 4, count: 22, overdrawn: true },
  sheet: { size: 9 },
  letterhead: (sheet, told) => {
    sheet.put(60, L(60, 'Sparkasse Auetal', { size: 18, bold: true, colour: '#e30613' }));
    address(sheet, told, 60, 110, 10);
    sheet.put(
      180,
      L(60, `Kontoauszug ${Number(told.to.slice(5, 7))}/${told.to.slice(0, 4)}`, {
        size: 12,
        bold: true,
      }),
      R(545, 'Seite 1 von 2'),
    );
    sheet.put(196, L(60, `Girokonto ${told.account}, DE61 2155 0050 ${told.account}`));
  },
  head: [
    [
      L(60, 'Datum', { bold: true }),
      L(125, 'Erläuterung', { bold: true }),
      R(545, 'Betrag EUR', { bold: true }),
    ],
  ],
  headAt: 226,
  nextHeadAt: 80,
  pitch: 11,
  gap: 5,
  rows: (told) => {
    const signed = (minor: number) => `${minor < 0 ? '-' : ''}${plain(minor)}`;
    const standing = (date: string, number: number, minor: number) =>
      note([
        L(60, `Kontostand am ${day(date, 'DD.MM.YYYY')}, Auszug Nr. ${number}`),
        R(545, signed(minor), { bold: true }),
      ]);
    return [
      standing(told.from, 3, told.opening),
      ...told.bookings.map((booking) => ({
        booking,
        lines: [
          [
            L(60, day(booking.date, 'DD.MM.YYYY')),
            T(125, TYPES[booking.kind]),
            R(545, signed(booking.amount)),
          ],
          ...details(booking).map((line) => [T(125, line)]),
        ],
      })),
      standing(told.to, 4, told.closing),
      ...smallPrint(
        60,
        'Ihr Dispositionskredit beträgt 1.500,00 EUR, der Zinssatz 10,45% p.a. seit dem 15.03.2023.',
        'Bitte prüfen Sie die Buchungen, Berechnungen und den Auszug; Einwendungen sind unverzüglich zu erheben.',
      ),
    ];
  },
});

export const GERMAN_COOPERATIVES = [VR, SPARKASSE];
