import { day, figure } from './figures.ts';
import type { Block } from './flow.ts';
import { B, L, R, T } from './sheet.ts';
import type { Bank } from './statement.ts';
import { address, isLastOfDay, note, smallPrint, tableBank } from './table-bank.ts';

const WELLS_FARGO = tableBank({
  name: 'wells-fargo',
  bank: 'Wells Fargo',
  layout:
    'Wells Fargo: months and days without a year, deposits before withdrawals, a balance at the end of a day',
  currency: 'USD',
  plot: { country: 'us', count: 26, startsOn: 9 },
  sheet: { paper: 'LETTER' },
  letterhead: (sheet, told) => {
    sheet.put(46, L(40, 'WELLS FARGO', { size: 14, bold: true }));
    sheet.put(62, L(40, `Everyday Checking    ${day(told.to, 'MMMM D, YYYY')}`));
    address(sheet, told, 40, 96);
    sheet.put(150, L(40, 'Statement period activity summary', { bold: true }));
    const summary: [string, string][] = [
      [`Beginning balance on ${day(told.from, 'M/D')}`, `$${figure(told.opening)}`],
      ['Deposits/Additions', figure(told.totalIn)],
      ['Withdrawals/Subtractions', `- ${figure(told.totalOut)}`],
      [`Ending balance on ${day(told.to, 'M/D')}`, `$${figure(told.closing)}`],
    ];
    for (const [index, [name, sum]] of summary.entries())
      sheet.put(
        164 + index * 12,
        L(40, name),
        R(270, sum),
        L(320, index === 0 ? `Account number: ${told.account}` : ''),
      );
    sheet.put(226, L(40, 'Transaction history', { size: 11, bold: true }));
  },
  head: [
    [L(108, 'Check'), R(432, 'Deposits/'), R(500, 'Withdrawals/'), R(572, 'Ending daily')],
    [
      L(40, 'Date'),
      L(108, 'Number'),
      L(152, 'Description'),
      R(432, 'Additions'),
      R(500, 'Subtractions'),
      R(572, 'balance'),
    ],
  ],
  headAt: 244,
  nextHeadAt: 60,
  rows: (told) => [
    ...told.bookings.map(
      (booking, index): Block => ({
        booking,
        lines: [
          [
            L(40, day(booking.date, 'M/D')),
            T(152, `${booking.kind === 'card' ? 'Purchase authorized ' : ''}${booking.payee}`),
            R(booking.amount < 0 ? 500 : 432, figure(booking.amount)),
            ...(isLastOfDay(told, index) ? [B(572, figure(booking.balance))] : []),
          ],
          [T(152, `${booking.note} Ref ${booking.reference}`)],
        ],
      }),
    ),
    note([L(40, `Ending balance on ${day(told.to, 'M/D')}`), R(572, figure(told.closing))]),
    note([
      L(40, 'Totals'),
      R(432, `$${figure(told.totalIn)}`),
      R(500, `$${figure(told.totalOut)}`),
    ]),
    ...smallPrint(
      40,
      'The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds.',
    ),
  ],
});

const CITI = tableBank({
  name: 'citi-us',
  bank: 'Citibank',
  layout: 'Citi in the United States: what went out before what came in, both balances as rows',
  currency: 'USD',
  plot: { country: 'us', count: 24 },
  sheet: { paper: 'LETTER' },
  letterhead: (sheet, told) => {
    sheet.put(46, L(40, 'citi', { size: 16, bold: true }), L(330, 'CITIBANK, N. A.  Member FDIC'));
    address(sheet, told, 40, 86);
    sheet.put(
      140,
      L(40, `Statement Period: ${day(told.from, 'MMM D, YYYY')} - ${day(told.to, 'MMM D, YYYY')}`),
    );
    sheet.put(112, L(330, 'Value of Accounts'), R(490, 'Last Period'), R(572, 'This Period'));
    sheet.put(
      124,
      L(330, 'Citibank Accounts'),
      R(490, `$${figure(told.opening)}`),
      R(572, `$${figure(told.closing)}`),
    );
    sheet.put(156, L(40, 'CHECKING ACTIVITY', { size: 11, bold: true }));
    sheet.put(168, L(40, `Regular Checking ${told.account}`));
  },
  head: [
    [
      L(40, 'Date'),
      L(90, 'Description'),
      R(410, 'Amount Subtracted'),
      R(490, 'Amount Added'),
      R(572, 'Balance'),
    ],
  ],
  headAt: 190,
  nextHeadAt: 60,
  rows: (told) => [
    note([
      L(40, day(told.from, 'MM/DD/YY')),
      L(90, 'Opening Balance'),
      R(572, figure(told.opening)),
    ]),
    ...told.bookings.map(
      (booking, index): Block => ({
        booking,
        lines: [
          [
            L(40, day(booking.date, 'MM/DD/YY')),
            T(90, booking.payee),
            R(booking.amount < 0 ? 410 : 490, figure(booking.amount)),
            ...(isLastOfDay(told, index) ? [B(572, figure(booking.balance))] : []),
          ],
          [T(90, booking.note)],
        ],
      }),
    ),
    note([
      L(90, 'Total Subtracted/Added'),
      R(410, figure(told.totalOut)),
      R(490, figure(told.totalIn)),
    ]),
    note([L(40, day(told.to, 'MM/DD/YY')), L(90, 'Closing Balance'), R(572, figure(told.closing))]),
  ],
});

/** Statements of further banks in the United States. */
export const UNITED_STATES_MORE: readonly Bank[] = [WELLS_FARGO, CITI];
