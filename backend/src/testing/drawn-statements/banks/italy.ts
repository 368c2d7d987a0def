import { COMMA, day, figure } from './figures.ts';
import type { Block } from './flow.ts';
import { L, R, T } from './sheet.ts';
import type { Bank } from './statement.ts';
import type { Booking } from './story.ts';
import { address, note, smallPrint, tableBank } from './table-bank.ts';

const dotted = (minor: number) => figure(minor, COMMA);

const WORDS: Record<Booking['kind'], string> = {
  card: 'PAGAMENTO POS PRESSO',
  bill: 'ADDEBITO DIRETTO DISPOSTO A FAVORE DI',
  rent: 'BONIFICO DISPOSTO A FAVORE DI',
  salary: 'STIPENDIO O PENSIONE DA',
  sent: 'BONIFICO DISPOSTO A FAVORE DI',
  received: 'BONIFICO A VOSTRO FAVORE DISPOSTO DA',
  cash: 'PRELIEVO',
  fee: 'SPESE',
  interest: 'COMPETENZE',
  refund: 'STORNO PAGAMENTO POS',
};
const words = (booking: Booking) => `${WORDS[booking.kind]} ${booking.payee}`;

const INTESA = tableBank({
  name: 'intesa-sanpaolo',
  bank: 'Intesa Sanpaolo',
  layout:
    'Intesa Sanpaolo: two columns of amounts, no running balance, both balances named with their day',
  currency: 'EUR',
  plot: { country: 'it', count: 26 },
  letterhead: (sheet, told) => {
    sheet.put(46, L(40, 'INTESA SANPAOLO', { size: 14, bold: true }));
    address(sheet, told, 330, 80);
    sheet.put(130, L(40, 'Estratto conto ordinario', { size: 11, bold: true }));
    sheet.put(
      146,
      L(40, `dal ${day(told.from, 'DD.MM.YYYY')} al ${day(told.to, 'DD.MM.YYYY')}`),
      L(330, 'Valuta EUR'),
    );
    sheet.put(158, L(40, `IBAN IT60 X030 6911 7000 ${told.account}`));
  },
  head: [
    [
      L(40, 'Data contabile'),
      L(104, 'Data valuta'),
      L(160, 'Descrizione'),
      R(460, 'Addebiti'),
      R(550, 'Accrediti'),
    ],
  ],
  headAt: 190,
  nextHeadAt: 60,
  rows: (told, sheet) => [
    note([
      L(160, `Saldo iniziale al ${day(told.from, 'DD.MM.YYYY')}`),
      R(told.opening < 0 ? 460 : 550, dotted(told.opening)),
    ]),
    ...told.bookings.map((booking): Block => {
      const [first = '', ...rest] = sheet.wrap(words(booking), 230);
      return {
        booking,
        lines: [
          [
            L(40, day(booking.date, 'DD.MM.YYYY')),
            L(104, day(booking.value, 'DD.MM.YYYY')),
            T(160, first),
            R(booking.amount < 0 ? 460 : 550, dotted(booking.amount)),
          ],
          ...[...rest, booking.note].map((line) => [T(160, line)]),
        ],
      };
    }),
    note([L(160, 'Totali'), R(460, dotted(told.totalOut)), R(550, dotted(told.totalIn))]),
    note([
      L(160, `Saldo finale al ${day(told.to, 'DD.MM.YYYY')}`),
      R(told.closing < 0 ? 460 : 550, dotted(told.closing)),
    ]),
  ],
});

const UNICREDIT = tableBank({
  name: 'unicredit',
  bank: 'UniCredit',
  layout: 'UniCredit: years of two digits, the money that went out before what came in',
  currency: 'EUR',
  plot: { country: 'it', count: 24, startsOn: 1 },
  sheet: { face: 'Courier', size: 7.5 },
  letterhead: (sheet, told) => {
    sheet.put(46, L(40, 'UniCredit S.p.A.', { size: 13, bold: true }));
    address(sheet, told, 330, 80);
    sheet.put(130, L(40, 'ESTRATTO CONTO', { size: 11, bold: true }));
    sheet.put(
      146,
      L(40, `PERIODO DAL ${day(told.from, 'DD.MM.YYYY')} AL ${day(told.to, 'DD.MM.YYYY')}`),
      L(330, 'DIVISA EURO'),
    );
    sheet.put(158, L(40, `IBAN IT15 U020 0811 7700 ${told.account}`));
  },
  head: [
    [L(40, 'DATA'), L(92, 'VALUTA'), L(146, 'DESCRIZIONE'), R(470, 'USCITE'), R(555, 'ENTRATE')],
  ],
  headAt: 190,
  nextHeadAt: 60,
  rows: (told) => [
    note([
      L(146, `SALDO INIZIALE AL ${day(told.from, 'DD.MM.YY')}`),
      R(told.opening < 0 ? 470 : 555, dotted(told.opening)),
    ]),
    ...told.bookings.map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(40, day(booking.date, 'DD.MM.YY')),
            L(92, day(booking.value, 'DD.MM.YY')),
            T(146, words(booking).slice(0, 52)),
            R(booking.amount < 0 ? 470 : 555, dotted(booking.amount)),
          ],
        ],
      }),
    ),
    note([
      L(146, `SALDO FINALE AL ${day(told.to, 'DD.MM.YY')}`),
      R(told.closing < 0 ? 470 : 555, dotted(told.closing)),
    ]),
    ...smallPrint(40, 'Il saldo disponibile tiene conto delle operazioni in corso.'),
  ],
});

const FINECO = tableBank({
  name: 'fineco',
  bank: 'Fineco',
  layout: 'Fineco: the amounts stand before the texts',
  currency: 'EUR',
  plot: { country: 'it', count: 24 },
  letterhead: (sheet, told) => {
    sheet.put(46, L(40, 'FinecoBank S.p.A.', { size: 13, bold: true }));
    address(sheet, told, 330, 80);
    sheet.put(
      146,
      L(40, `Estratto conto dal ${day(told.from, 'DD/MM/YYYY')} al ${day(told.to, 'DD/MM/YYYY')}`),
      L(330, 'Valuta: EUR'),
    );
    sheet.put(158, L(40, `IBAN IT80 A030 1503 2000 ${told.account}`));
  },
  head: [
    [
      L(40, 'Data'),
      L(94, 'Valuta'),
      R(204, 'Dare'),
      R(280, 'Avere'),
      L(296, 'Descrizione operazioni'),
    ],
  ],
  headAt: 190,
  nextHeadAt: 60,
  rows: (told) => [
    note([R(told.opening < 0 ? 204 : 280, dotted(told.opening)), L(296, 'Saldo iniziale')]),
    ...told.bookings.map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(40, day(booking.date, 'DD/MM/YY')),
            L(94, day(booking.value, 'DD/MM/YY')),
            R(booking.amount < 0 ? 204 : 280, dotted(booking.amount)),
            T(296, words(booking).slice(0, 54)),
          ],
        ],
      }),
    ),
    note([R(told.closing < 0 ? 204 : 280, dotted(told.closing)), L(296, 'Saldo finale')]),
  ],
});

/** Statements of banks in Italy. */
export const ITALY: readonly Bank[] = [INTESA, UNICREDIT, FINECO];
