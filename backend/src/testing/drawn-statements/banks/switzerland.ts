import { day, figure } from './figures.ts';
import { B, L, PAGES, R, T } from './sheet.ts';
import type { Booking } from './story.ts';
import { address, isFirstOfDay, isLastOfDay, note, smallPrint, tableBank } from './table-bank.ts';

const blank = (minor: number) => figure(minor, { group: ' ', mark: '.', decimals: 2 });
const apostrophe = (minor: number) => figure(minor, { group: "'", mark: '.', decimals: 2 });

const GERMAN_TYPES: Record<Booking['kind'], string> = {
  card: 'KAUF/DIENSTLEISTUNG',
  bill: 'E-FINANCE ZAHLUNG',
  rent: 'DAUERAUFTRAG',
  salary: 'GUTSCHRIFT ABSENDER:',
  sent: 'ÜBERTRAG AUF KONTO',
  received: 'GUTSCHRIFT ABSENDER:',
  cash: 'BARGELDBEZUG',
  fee: 'PREIS FÜR KONTOFÜHRUNG',
  interest: 'ZINSABSCHLUSS',
  refund: 'GUTSCHRIFT KARTE',
};

const POSTFINANCE = tableBank({
  name: 'postfinance',
  bank: 'PostFinance',
  layout:
    'PostFinance: the date on the first row of a day, the balance on the last, credits before debits, blanks between thousands',
  currency: 'CHF',
  plot: { country: 'de', count: 26 },
  sheet: { size: 8.5 },
  letterhead: (sheet, told) => {
    sheet.put(56, L(60, 'PostFinance', { size: 18, bold: true }));
    address(sheet, told, 340, 110);
    sheet.put(
      180,
      L(60, `Kontoauszug ${day(told.from, 'DD.MM.YYYY')} - ${day(told.to, 'DD.MM.YYYY')}`, {
        size: 12,
        bold: true,
      }),
    );
    sheet.put(196, L(60, `Privatkonto CHF  IBAN CH45 0900 0000 ${told.account} 3`));
  },
  everyPage: (sheet, told) => {
    sheet.upwards(22, 720, `489.06 ${told.account} 0001`);
    sheet.put(818, R(550, `Seite ${sheet.page} / ${PAGES}`, { size: 6 }));
  },
  head: [
    [
      L(60, 'Datum'),
      L(112, 'Text'),
      R(350, 'Gutschrift'),
      R(420, 'Lastschrift'),
      L(432, 'Valuta'),
      R(550, 'Saldo'),
    ],
  ],
  headAt: 226,
  nextHeadAt: 80,
  gap: 4,
  rows: (told) => [
    note([
      L(60, day(told.from, 'DD.MM.YY')),
      L(112, 'Kontostand', { bold: true }),
      R(550, blank(told.opening)),
    ]),
    ...told.bookings.map((booking, index) => ({
      booking,
      lines: [
        [
          L(60, isFirstOfDay(told, index) ? day(booking.date, 'DD.MM.YY') : ''),
          T(112, GERMAN_TYPES[booking.kind]),
          R(booking.amount > 0 ? 350 : 420, blank(booking.amount)),
          L(432, day(booking.value, 'DD.MM.YY')),
          B(550, isLastOfDay(told, index) ? blank(booking.balance) : ''),
        ],
        [T(112, booking.payee)],
        ...(booking.kind === 'card'
          ? [[T(112, `KARTEN NR. XXXX${booking.reference.slice(6)}`)]]
          : [[T(112, booking.note)]]),
      ],
    })),
    note([
      L(112, 'Total', { bold: true }),
      R(350, blank(told.totalIn)),
      R(420, blank(told.totalOut)),
    ]),
    note([
      L(60, day(told.to, 'DD.MM.YY')),
      L(112, 'Kontostand', { bold: true }),
      R(550, blank(told.closing), { bold: true }),
    ]),
    ...smallPrint(
      60,
      'Bitte prüfen Sie den Kontoauszug. Ohne Ihren Gegenbericht innerhalb von 30 Tagen gilt er als genehmigt.',
    ),
  ],
});

const ZKB = tableBank({
  name: 'zkb-english',
  bank: 'Zürcher Kantonalbank',
  layout:
    'Zürcher Kantonalbank in English: apostrophes between thousands, value date before the balance, newest first',
  currency: 'CHF',
  plot: { country: 'de', count: 22 },
  sheet: { size: 8.5 },
  letterhead: (sheet, told) => {
    sheet.put(56, L(56, 'Zürcher Kantonalbank', { size: 15, bold: true, colour: '#003a8c' }));
    address(sheet, told, 56, 100);
    sheet.put(
      160,
      L(56, `Account statement ${day(told.from, 'DD.MM.YYYY')} - ${day(told.to, 'DD.MM.YYYY')}`, {
        size: 12,
        bold: true,
      }),
    );
    sheet.put(176, L(56, `ZKB private account CHF  CH93 0070 0${told.account} 57`));
    sheet.put(
      190,
      L(56, `Opening balance CHF ${apostrophe(told.opening)}`),
      L(300, `Closing balance CHF ${apostrophe(told.closing)}`),
    );
  },
  head: [
    [
      L(56, 'Date'),
      L(115, 'Booking text'),
      R(360, 'Debit CHF'),
      R(430, 'Credit CHF'),
      L(440, 'Value date'),
      R(552, 'Balance CHF'),
    ],
  ],
  headAt: 220,
  nextHeadAt: 70,
  rows: (told) =>
    told.bookings
      .map((booking) => ({
        booking,
        lines: [
          [
            L(56, day(booking.date, 'DD.MM.YYYY')),
            T(
              115,
              `${GERMAN_TYPES[booking.kind].toLowerCase().replace(/^./, (c) => c.toUpperCase())}`,
            ),
            R(booking.amount < 0 ? 360 : 430, apostrophe(booking.amount)),
            L(440, day(booking.value, 'DD.MM.YYYY')),
            B(552, apostrophe(booking.balance)),
          ],
          [T(115, `${booking.payee} ${booking.note}`)],
        ],
      }))
      .reverse(),
});

export const SWITZERLAND = [POSTFINANCE, ZKB];
