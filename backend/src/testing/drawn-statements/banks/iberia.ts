import { COMMA, day, figure } from './figures.ts';
import type { Block } from './flow.ts';
import { B, L, R, T } from './sheet.ts';
import type { Bank } from './statement.ts';
import type { Booking } from './story.ts';
import { address, note, smallPrint, tableBank } from './table-bank.ts';

const dotted = (minor: number) => figure(minor, COMMA);
const signed = (minor: number) => `${minor < 0 ? '-' : ''}${dotted(minor)}`;

const SPANISH: Record<Booking['kind'], string> = {
  card: 'PAGO CON TARJETA EN',
  bill: 'ADEUDO DE',
  rent: 'TRANSFERENCIA A FAVOR DE',
  salary: 'ABONO DE NOMINA POR TRANSFERENCIA',
  sent: 'BIZUM ENVIADO A',
  received: 'TRANSFERENCIA RECIBIDA DE',
  cash: 'REINTEGRO EFECTIVO',
  fee: 'LIQUIDACION',
  interest: 'LIQUIDACION',
  refund: 'DEVOLUCION COMPRA',
};

const BBVA = tableBank({
  name: 'bbva',
  bank: 'BBVA',
  layout:
    'BBVA: signed amounts beside a running balance, the day of value behind the day of booking',
  currency: 'EUR',
  plot: { country: 'es', count: 26 },
  letterhead: (sheet, told) => {
    sheet.put(46, L(40, 'BBVA', { size: 18, bold: true }));
    address(sheet, told, 330, 90);
    sheet.put(140, L(40, 'EXTRACTO DE CUENTA CORRIENTE', { size: 11, bold: true }));
    sheet.put(
      156,
      L(40, `Desde ${day(told.from, 'DD/MM/YYYY')} hasta ${day(told.to, 'DD/MM/YYYY')}`),
      L(330, 'Divisa: EUR'),
    );
    sheet.put(168, L(40, `IBAN ES91 0182 4400 ${told.account}`));
  },
  everyPage: (sheet) =>
    sheet.put(
      815,
      L(40, 'Banco Bilbao Vizcaya Argentaria, S.A. - Plaza de San Nicolás, 4 48005 Bilbao', {
        size: 6,
      }),
    ),
  head: [
    [L(40, 'F. OPER.'), L(92, 'F. VALOR'), L(146, 'CONCEPTO'), R(460, 'IMPORTE'), R(550, 'SALDO')],
  ],
  headAt: 196,
  nextHeadAt: 70,
  rows: (told) => [
    note([L(146, 'SALDO ANTERIOR'), R(550, signed(told.opening))]),
    ...told.bookings.map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(40, day(booking.date, 'DD/MM')),
            L(92, day(booking.value, 'DD/MM')),
            T(146, `${SPANISH[booking.kind]} ${booking.payee}`),
            R(460, signed(booking.amount)),
            B(550, signed(booking.balance)),
          ],
          ...(booking.kind === 'cash' ? [] : [[T(146, booking.note)]]),
        ],
      }),
    ),
    note([L(146, 'SALDO A SU FAVOR'), R(550, signed(told.closing))]),
    ...smallPrint(40, 'Sus depósitos están garantizados hasta 100.000,00 EUR.'),
  ],
});

const CAIXABANK = tableBank({
  name: 'caixabank',
  bank: 'CaixaBank',
  layout: 'CaixaBank: newest first, months as words, the currency behind each amount',
  currency: 'EUR',
  plot: { country: 'es', count: 24 },
  letterhead: (sheet, told) => {
    sheet.put(46, L(40, 'CaixaBank', { size: 15, bold: true }));
    address(sheet, told, 330, 80);
    sheet.put(126, L(40, 'Extracto de movimientos', { size: 11, bold: true }));
    sheet.put(
      142,
      L(40, `Periodo: del ${day(told.from, 'DD/MM/YYYY')} al ${day(told.to, 'DD/MM/YYYY')}`),
    );
    sheet.put(154, L(40, `Cuenta ES21 2100 0813 ${told.account}`));
    sheet.put(
      170,
      L(40, 'Saldo inicial:'),
      R(180, `${signed(told.opening)} EUR`),
      L(240, 'Saldo final:'),
      R(380, `${signed(told.closing)} EUR`),
    );
  },
  head: [
    [
      L(40, 'Fecha'),
      L(102, 'Fecha valor'),
      L(164, 'Movimiento'),
      L(316, 'Más datos'),
      R(478, 'Importe'),
      R(555, 'Saldo'),
    ],
  ],
  headAt: 200,
  nextHeadAt: 60,
  rows: (told) =>
    told.bookings.toReversed().map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(40, day(booking.date, 'DD/MM/YYYY')),
            L(102, day(booking.value, 'DD/MM/YYYY')),
            T(164, booking.payee.slice(0, 26)),
            T(316, booking.note.slice(0, 20)),
            R(478, `${signed(booking.amount)} EUR`),
            B(555, `${signed(booking.balance)} EUR`),
          ],
        ],
      }),
    ),
});

const CAIXA_GERAL = tableBank({
  name: 'caixa-geral',
  bank: 'Caixa Geral de Depósitos',
  layout:
    'Caixa Geral de Depósitos: two columns of amounts and the balance of the books behind them',
  currency: 'EUR',
  plot: { country: 'pt', count: 26 },
  letterhead: (sheet, told) => {
    sheet.put(46, L(40, 'Caixa Geral de Depósitos', { size: 14, bold: true }));
    address(sheet, told, 330, 80);
    sheet.put(126, L(40, 'EXTRATO DE CONTA À ORDEM', { size: 11, bold: true }));
    sheet.put(142, L(40, `Período de ${told.from} a ${told.to}`), L(330, 'Moeda: EUR'));
    sheet.put(154, L(40, `IBAN PT50 0035 0123 ${told.account} 1`));
  },
  head: [
    [
      L(40, 'Data mov.'),
      L(98, 'Data valor'),
      L(156, 'Descrição'),
      R(392, 'Débito'),
      R(470, 'Crédito'),
      R(555, 'Saldo contabilístico'),
    ],
  ],
  headAt: 190,
  nextHeadAt: 60,
  rows: (told) => [
    note([L(156, 'Saldo inicial'), R(555, signed(told.opening))]),
    ...told.bookings.map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(40, booking.date),
            L(98, booking.value),
            T(156, `${booking.kind === 'card' ? 'COMPRA ' : ''}${booking.payee}`),
            R(booking.amount < 0 ? 392 : 470, dotted(booking.amount)),
            B(555, signed(booking.balance)),
          ],
        ],
      }),
    ),
    note([L(156, 'Saldo final'), R(555, signed(told.closing))]),
  ],
});

/** Statements of banks in Spain and Portugal. */
export const IBERIA: readonly Bank[] = [BBVA, CAIXABANK, CAIXA_GERAL];
