import { COMMA, day, figure, SPACED } from './figures.ts';
import type { Block } from './flow.ts';
import { B, L, R, T } from './sheet.ts';
import type { Bank } from './statement.ts';
import { address, note, tableBank } from './table-bank.ts';

const spaced = (minor: number) => `${minor < 0 ? '-' : ''}${figure(minor, SPACED)}`;
const dotted = (minor: number) => `${minor < 0 ? '-' : ''}${figure(minor, COMMA)}`;

const MBANK = tableBank({
  name: 'mbank',
  bank: 'mBank',
  layout: 'mBank: two dates, blanks between thousands, the balance after each booking',
  currency: 'PLN',
  plot: { country: 'pl', count: 24, scale: 4 },
  sheet: { face: 'Unifont', size: 8 },
  letterhead: (sheet, told) => {
    sheet.put(46, L(40, 'mBank S.A.', { size: 14 }));
    address(sheet, told, 330, 80);
    sheet.put(
      136,
      L(40, `Elektroniczne zestawienie operacji za okres od ${told.from} do ${told.to}`, {
        size: 9,
      }),
    );
    sheet.put(152, L(40, `Nr rachunku: 61 1140 2004 0000 ${told.account}`), L(400, 'Waluta: PLN'));
    sheet.put(168, L(40, `Saldo początkowe: ${spaced(told.opening)}`));
    sheet.put(180, L(40, `Saldo końcowe: ${spaced(told.closing)}`));
  },
  head: [
    [
      L(40, 'Data operacji'),
      L(116, 'Data księgowania'),
      L(204, 'Opis operacji'),
      R(470, 'Kwota'),
      R(565, 'Saldo po operacji'),
    ],
  ],
  headAt: 206,
  nextHeadAt: 60,
  rows: (told) =>
    told.bookings.map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(40, booking.date),
            L(116, booking.date),
            T(204, booking.payee),
            R(470, spaced(booking.amount)),
            B(565, spaced(booking.balance)),
          ],
          [T(204, booking.note)],
        ],
      }),
    ),
});

const PKO = tableBank({
  name: 'pko-bp',
  bank: 'PKO BP',
  layout: 'PKO Bank Polski: opening and closing balance as rows, points in the dates',
  currency: 'PLN',
  plot: { country: 'pl', count: 24, scale: 4, startsOn: 15 },
  sheet: { face: 'Unifont', size: 8 },
  letterhead: (sheet, told) => {
    sheet.put(46, L(40, 'PKO Bank Polski', { size: 14 }));
    address(sheet, told, 330, 80);
    sheet.put(136, L(40, 'WYCIĄG Z RACHUNKU', { size: 10 }));
    sheet.put(
      152,
      L(40, `Okres: ${day(told.from, 'DD.MM.YYYY')} - ${day(told.to, 'DD.MM.YYYY')}`),
      L(330, 'Waluta rachunku: PLN'),
    );
  },
  head: [
    [
      L(40, 'Data operacji'),
      L(122, 'Data waluty'),
      L(196, 'Opis operacji'),
      R(460, 'Kwota operacji'),
      R(560, 'Saldo po operacji'),
    ],
  ],
  headAt: 180,
  nextHeadAt: 60,
  rows: (told) => [
    note([L(196, 'Saldo poprzednie'), R(560, spaced(told.opening))]),
    ...told.bookings.map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(40, day(booking.date, 'DD.MM.YYYY')),
            L(122, day(booking.value, 'DD.MM.YYYY')),
            T(196, booking.payee),
            R(460, spaced(booking.amount)),
            B(560, spaced(booking.balance)),
          ],
        ],
      }),
    ),
    note([L(196, 'Saldo końcowe'), R(560, spaced(told.closing))]),
  ],
});

const SEB = tableBank({
  name: 'seb',
  bank: 'SEB',
  layout: 'SEB: newest first, a number for each booking, no balance but the one after each booking',
  currency: 'SEK',
  plot: { country: 'se', count: 24, scale: 10 },
  letterhead: (sheet, told) => {
    sheet.put(46, L(40, 'SEB', { size: 16, bold: true }));
    address(sheet, told, 330, 80);
    sheet.put(140, L(40, 'Kontohändelser', { size: 11, bold: true }));
    sheet.put(154, L(40, `Konto 5203 ${told.account.slice(0, 7)}`), L(330, 'Valuta SEK'));
    sheet.put(166, L(40, `Period ${told.from} - ${told.to}`));
  },
  head: [
    [
      L(40, 'Bokföringsdatum'),
      L(118, 'Valutadatum'),
      L(180, 'Verifikationsnummer'),
      L(274, 'Text/mottagare'),
      R(470, 'Belopp'),
      R(555, 'Saldo'),
    ],
  ],
  headAt: 196,
  nextHeadAt: 60,
  rows: (told) =>
    told.bookings.toReversed().map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(40, booking.date),
            L(118, booking.value),
            L(180, booking.reference),
            T(274, booking.payee),
            R(470, spaced(booking.amount)),
            B(555, spaced(booking.balance)),
          ],
        ],
      }),
    ),
  told: () => ({ openingMinor: null, closingMinor: null, proof: 'not_provable' }),
});

const DANSKE = tableBank({
  name: 'danske-bank',
  bank: 'Danske Bank',
  layout: 'Danske Bank: few columns, points in the dates and between thousands, balances as rows',
  currency: 'DKK',
  plot: { country: 'se', count: 24, scale: 7 },
  letterhead: (sheet, told) => {
    sheet.put(46, L(40, 'Danske Bank', { size: 16, bold: true }));
    address(sheet, told, 330, 80);
    sheet.put(140, L(40, 'Kontoudskrift', { size: 11, bold: true }));
    sheet.put(
      154,
      L(40, `Periode ${day(told.from, 'DD.MM.YYYY')} - ${day(told.to, 'DD.MM.YYYY')}`),
      L(330, 'Valuta DKK'),
    );
  },
  head: [[L(40, 'Dato'), L(110, 'Tekst'), R(380, 'Rentedato'), R(470, 'Beløb'), R(555, 'Saldo')]],
  headAt: 184,
  nextHeadAt: 60,
  rows: (told) => [
    note([L(110, 'Primosaldo'), R(555, dotted(told.opening))]),
    ...told.bookings.map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(40, day(booking.date, 'DD.MM.YYYY')),
            T(110, booking.payee),
            R(380, day(booking.value, 'DD.MM.YYYY')),
            R(470, dotted(booking.amount)),
            B(555, dotted(booking.balance)),
          ],
        ],
      }),
    ),
    note([L(110, 'Ultimosaldo'), R(555, dotted(told.closing))]),
  ],
});

/** Statements of banks in Poland, Sweden and Denmark. */
export const NORTH_AND_EAST: readonly Bank[] = [MBANK, PKO, SEB, DANSKE];
