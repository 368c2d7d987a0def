import { COMMA, day, figure } from './figures.ts';
import type { Block } from './flow.ts';
import { B, L, R, T } from './sheet.ts';
import type { Bank } from './statement.ts';
import { address, note, tableBank } from './table-bank.ts';

const dotted = (minor: number) => figure(minor, COMMA);
const signed = (minor: number) => `${minor < 0 ? '-' : ''}${dotted(minor)}`;
/** Blanks between thousands, and a point before the cents. */
const pointed = (minor: number) =>
  `${minor < 0 ? '-' : ''}${figure(minor, { group: ' ', mark: '.', decimals: 2 })}`;

const MILLENNIUM = tableBank({
  name: 'millennium-bcp',
  bank: 'Millennium bcp',
  layout:
    'Millennium bcp: days as month and day, blanks between thousands with a point before the cents',
  currency: 'EUR',
  plot: { country: 'pt', count: 24 },
  sheet: { face: 'Courier', size: 7.5 },
  letterhead: (sheet, told) => {
    sheet.put(46, L(40, 'Millennium bcp', { size: 14, bold: true }));
    address(sheet, told, 330, 80);
    sheet.put(136, L(40, 'EXTRATO COMBINADO', { size: 11, bold: true }));
    sheet.put(
      152,
      L(40, `EXTRATO DE ${day(told.from, 'YYYY/MM/DD')} A ${day(told.to, 'YYYY/MM/DD')}`),
    );
    sheet.put(164, L(40, `CONTA SIMPLES N. ${told.account}`), L(330, 'MOEDA: EUR'));
  },
  head: [
    [L(40, 'DATA'), L(84, 'DATA')],
    [
      L(40, 'LANC.'),
      L(84, 'VALOR'),
      L(130, 'DESCRITIVO'),
      R(400, 'DEBITO'),
      R(470, 'CREDITO'),
      R(555, 'SALDO'),
    ],
  ],
  headAt: 190,
  nextHeadAt: 60,
  rows: (told) => [
    note([L(130, 'SALDO INICIAL'), R(555, pointed(told.opening))]),
    ...told.bookings.map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(40, day(booking.date, 'M.DD')),
            L(84, day(booking.value, 'M.DD')),
            T(130, `${booking.kind === 'card' ? 'COMPRA 4421 ' : ''}${booking.payee}`),
            R(booking.amount < 0 ? 400 : 470, pointed(Math.abs(booking.amount))),
            B(555, pointed(booking.balance)),
          ],
        ],
      }),
    ),
    note([L(130, 'SALDO FINAL'), R(555, pointed(told.closing))]),
  ],
});

const ITAU = tableBank({
  name: 'itau',
  bank: null,
  layout:
    'Itaú in Brazil: one column of signed amounts, the balance of each day as a row of its own',
  currency: 'BRL',
  plot: { country: 'pt', count: 24, scale: 5 },
  letterhead: (sheet, told) => {
    sheet.put(46, L(40, 'Itaú', { size: 15, bold: true }));
    address(sheet, told, 330, 80);
    sheet.put(136, L(40, 'extrato conta corrente', { size: 11, bold: true }));
    sheet.put(
      152,
      L(40, `período: ${day(told.from, 'DD/MM/YYYY')} até ${day(told.to, 'DD/MM/YYYY')}`),
      L(330, `agência 0412 conta ${told.account.slice(0, 6)}`),
    );
  },
  head: [[L(40, 'data'), L(104, 'lançamentos'), R(440, 'valor (R$)'), R(540, 'saldo (R$)')]],
  headAt: 182,
  nextHeadAt: 60,
  rows: (told) => [
    note([
      L(40, day(told.from, 'DD/MM/YYYY')),
      L(104, 'SALDO ANTERIOR'),
      R(540, signed(told.opening)),
    ]),
    ...told.bookings.flatMap((booking, index): Block[] => {
      const row: Block = {
        booking,
        lines: [
          [
            L(40, day(booking.date, 'DD/MM/YYYY')),
            T(104, `${booking.kind === 'sent' ? 'PIX ENVIADO ' : ''}${booking.payee}`),
            R(440, signed(booking.amount)),
          ],
        ],
      };
      const isLast = booking.date !== told.bookings[index + 1]?.date;
      const balance = note([
        L(40, day(booking.date, 'DD/MM/YYYY')),
        L(104, 'SALDO DO DIA'),
        R(540, signed(booking.balance)),
      ]);
      return isLast ? [row, balance] : [row];
    }),
  ],
  // Nothing is called the balance at the end, though the last day's is.
  told: () => ({ closingMinor: null, proof: 'not_provable' }),
});

/** Statements of further banks in Portugal, and in Brazil. */
export const PORTUGAL_AND_BRAZIL: readonly Bank[] = [MILLENNIUM, ITAU];
