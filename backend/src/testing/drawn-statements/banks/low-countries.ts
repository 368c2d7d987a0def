import { COMMA, day, figure } from './figures.ts';
import type { Block } from './flow.ts';
import { B, L, R, T } from './sheet.ts';
import type { Bank } from './statement.ts';
import { address, isFirstOfDay, note, tableBank } from './table-bank.ts';

const dotted = (minor: number) => figure(minor, COMMA);

const ING_NL = tableBank({
  name: 'ing-nl',
  bank: 'ING',
  layout:
    'ING in the Netherlands: a sign before each amount, a box with both balances and both sums',
  currency: 'EUR',
  plot: { country: 'nl', count: 24 },
  letterhead: (sheet, told) => {
    sheet.put(46, L(40, 'ING Bank N.V.', { size: 14, bold: true }), L(400, 'www.ing.nl'));
    address(sheet, told, 40, 90);
    sheet.put(140, L(40, 'Afschrift Betaalrekening', { size: 11, bold: true }));
    sheet.put(154, L(40, `NL20 INGB ${told.account}`));
    sheet.put(
      166,
      L(40, `Periode ${day(told.from, 'DD-MM-YYYY')} t/m ${day(told.to, 'DD-MM-YYYY')}`),
    );
    sheet.put(
      190,
      L(40, 'Vorig saldo'),
      L(170, 'Totaal af'),
      L(300, 'Totaal bij'),
      L(430, 'Nieuw saldo'),
    );
    sheet.put(
      202,
      L(40, `${dotted(told.opening)} EUR`),
      L(170, `${dotted(told.totalOut)} EUR`),
      L(300, `${dotted(told.totalIn)} EUR`),
      L(430, `${dotted(told.closing)} EUR`),
    );
  },
  head: [[L(40, 'Datum'), L(104, 'Naam / Omschrijving'), L(350, 'Type'), R(550, 'Bedrag (EUR)')]],
  headAt: 232,
  nextHeadAt: 60,
  rows: (told) =>
    told.bookings.map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(40, day(booking.date, 'DD-MM-YYYY')),
            T(104, booking.payee),
            T(350, booking.kind === 'card' ? 'Betaalautomaat' : 'Overschrijving'),
            R(550, `${booking.amount < 0 ? '-' : '+'} ${dotted(booking.amount)}`),
          ],
          [T(104, booking.note)],
        ],
      }),
    ),
});

const RABOBANK = tableBank({
  name: 'rabobank',
  bank: 'Rabobank',
  layout:
    'Rabobank: days without a year, printed once a day, two columns of amounts, balances with CR',
  currency: 'EUR',
  plot: { country: 'nl', count: 24, startsOn: 12 },
  letterhead: (sheet, told) => {
    sheet.put(46, L(40, 'Rabobank', { size: 14, bold: true }));
    address(sheet, told, 40, 90);
    sheet.put(140, L(40, 'Rekeningafschrift', { size: 11, bold: true }));
    sheet.put(
      154,
      L(40, `Periode: ${day(told.from, 'DD-MM-YYYY')} t/m ${day(told.to, 'DD-MM-YYYY')}`),
      L(330, `NL44 RABO ${told.account}`),
    );
    sheet.put(166, L(40, 'Valuta: EUR'));
    sheet.put(186, L(40, 'Beginsaldo'), R(240, `${dotted(told.opening)} CR`));
    sheet.put(198, L(40, 'Totaal afgeschreven'), R(240, dotted(told.totalOut)));
    sheet.put(210, L(40, 'Totaal bijgeschreven'), R(240, dotted(told.totalIn)));
    sheet.put(222, L(40, 'Eindsaldo'), R(240, `${dotted(told.closing)} CR`));
  },
  head: [
    [
      L(40, 'Datum'),
      L(90, 'Omschrijving'),
      R(460, 'Bedrag af (debet)'),
      R(550, 'Bedrag bij (credit)'),
    ],
  ],
  headAt: 252,
  nextHeadAt: 60,
  rows: (told) =>
    told.bookings.map(
      (booking, index): Block => ({
        booking,
        lines: [
          [
            ...(isFirstOfDay(told, index) ? [L(40, day(booking.date, 'DD-MM'))] : []),
            T(90, booking.payee),
            R(booking.amount < 0 ? 460 : 550, dotted(booking.amount)),
          ],
          [T(90, booking.note)],
        ],
      }),
    ),
});

const KBC = tableBank({
  name: 'kbc',
  bank: 'KBC',
  layout: 'KBC: the sign behind each amount, the balance after each booking',
  currency: 'EUR',
  plot: { country: 'nl', count: 24 },
  letterhead: (sheet, told) => {
    sheet.put(46, L(40, 'KBC', { size: 14, bold: true }));
    address(sheet, told, 330, 80);
    sheet.put(140, L(40, 'Rekeninguittreksel', { size: 11, bold: true }));
    sheet.put(
      154,
      L(40, `Van ${day(told.from, 'DD-MM-YYYY')} tot ${day(told.to, 'DD-MM-YYYY')}`),
      L(330, 'Munt: EUR'),
    );
    sheet.put(166, L(40, `BE68 5390 ${told.account.slice(0, 4)} ${told.account.slice(4, 8)}`));
  },
  head: [
    [L(40, 'Datum'), L(100, 'Omschrijving'), L(340, 'Valuta'), R(470, 'Bedrag'), R(555, 'Saldo')],
  ],
  headAt: 196,
  nextHeadAt: 60,
  rows: (told) => [
    note([L(100, 'Vorig saldo'), R(555, `${dotted(told.opening)}+`)]),
    ...told.bookings.map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(40, day(booking.date, 'DD-MM-YYYY')),
            T(100, booking.payee),
            L(340, day(booking.value, 'DD-MM')),
            R(470, `${dotted(booking.amount)}${booking.amount < 0 ? '-' : '+'}`),
            B(555, `${dotted(booking.balance)}${booking.balance < 0 ? '-' : '+'}`),
          ],
          [T(100, booking.note)],
        ],
      }),
    ),
    note([L(100, 'Nieuw saldo'), R(555, `${dotted(told.closing)}${told.closing < 0 ? '-' : '+'}`)]),
  ],
});

/** Statements of banks in the Netherlands and Belgium. */
export const LOW_COUNTRIES: readonly Bank[] = [ING_NL, RABOBANK, KBC];
