import { day, figure } from './figures.ts';
import type { Block } from './flow.ts';
import { B, L, PAGES, R, T } from './sheet.ts';
import type { Booking } from './story.ts';
import { address, isFirstOfDay, isLastOfDay, note, smallPrint, tableBank } from './table-bank.ts';

const plain = (minor: number) => figure(minor);

const BARCLAYS_TYPES: Record<Booking['kind'], string> = {
  card: 'Card Payment to',
  bill: 'Direct Debit to',
  rent: 'Standing Order to',
  salary: 'Received From',
  sent: 'On-Line Banking Bill Payment to',
  received: 'Received From',
  cash: 'Cash Machine Withdrawal at',
  fee: 'Commission Charges',
  interest: 'Interest Paid',
  refund: 'Card Refund From',
};

const BARCLAYS = tableBank({
  name: 'barclays-uk',
  bank: 'Barclays',
  layout: 'Barclays: the date once a day, a box of totals beside the table, the period in words',
  currency: 'GBP',
  plot: { country: 'uk', count: 26, startsOn: 6 },
  sheet: { size: 8 },
  letterhead: (sheet, told) => {
    address(sheet, told, 60, 70);
    sheet.put(60, L(330, 'Your Barclays Bank Account statement', { size: 12, bold: true }));
    sheet.put(
      76,
      L(330, `${day(told.from, 'DD MMM')} - ${day(told.to, 'DD MMM YYYY')}`, { size: 10 }),
    );
    sheet.put(90, L(330, `Sort code 20-11-43 · Account number ${told.account.slice(0, 8)}`));
    const box = [
      ['Start balance', told.opening],
      ['Money out', told.totalOut],
      ['   Commission charges', 0],
      ['   Interest charged', 0],
      ['Money in', told.totalIn],
      ['End balance', told.closing],
    ] as const;
    sheet.box(438, 150, 120, 130);
    sheet.put(166, L(446, 'At a glance', { bold: true, size: 10 }));
    box.forEach(([label, minor], index) => {
      sheet.put(186 + index * 15, L(446, label), R(552, `£${plain(minor)}`));
    });
    sheet.put(292, L(446, 'Your deposit is eligible for', { size: 6.5 }));
    sheet.put(300, L(446, 'protection up to £85,000 by', { size: 6.5 }));
    sheet.put(308, L(446, 'the FSCS.', { size: 6.5 }));
  },
  everyPage: (sheet, told) => {
    sheet.put(
      815,
      L(60, `Barclays Bank UK PLC. Issued on ${day(told.to, 'D MMMM YYYY')}. Continued`, {
        size: 6,
      }),
      R(552, `Page ${sheet.page} of ${PAGES}`, { size: 6 }),
    );
  },
  head: [
    [
      L(60, 'Date'),
      L(100, 'Description'),
      R(305, 'Money out'),
      R(365, 'Money in'),
      R(425, 'Balance'),
    ],
  ],
  headAt: 166,
  nextHeadAt: 90,
  gap: 4,
  rows: (told) => [
    note([
      L(60, day(told.from, 'DD MMM')),
      L(100, 'Start balance', { bold: true }),
      R(425, plain(told.opening), { bold: true }),
    ]),
    ...told.bookings.map((booking, index): Block => {
      const { date, kind, payee, amount, note: purpose } = booking;
      const more =
        kind === 'card'
          ? [`On ${day(date, 'DD MMM')}`]
          : kind === 'fee' || kind === 'interest'
            ? []
            : [`Ref: ${purpose}`];
      return {
        booking,
        lines: [
          [
            L(60, isFirstOfDay(told, index) ? day(date, 'DD MMM') : ''),
            T(100, `${BARCLAYS_TYPES[kind]} ${payee}`.slice(0, 38)),
            R(amount < 0 ? 305 : 365, plain(amount)),
            B(425, isLastOfDay(told, index) ? plain(booking.balance) : ''),
          ],
          ...more.map((line) => [T(100, line)]),
        ],
      };
    }),
    note([
      L(60, day(told.to, 'DD MMM')),
      L(100, 'End balance', { bold: true }),
      R(425, plain(told.closing), { bold: true }),
    ]),
    ...smallPrint(
      60,
      'Arranged overdraft limit £500.00. From 1 July the daily limit at cash machines is £300.00.',
    ),
  ],
  carry: (last) => ({
    end: [
      L(60, day(last.date, 'DD MMM')),
      L(100, 'Balance carried forward to next page'),
      R(425, plain(last.balance)),
    ],
    start: [
      L(60, day(last.date, 'DD MMM')),
      L(100, 'Balance brought forward from previous page'),
      R(425, plain(last.balance)),
    ],
  }),
});

const HSBC_CODES: Record<Booking['kind'], string> = {
  card: ')))',
  bill: 'DD',
  rent: 'SO',
  salary: 'CR',
  sent: 'BP',
  received: 'CR',
  cash: 'ATM',
  fee: 'DR',
  interest: 'CR',
  refund: 'CR',
};
const side = (minor: number) => `${plain(minor)}${minor < 0 ? ' D' : ''}`;

/** The text beside the type code; for a purchase abroad the amount stands beside the last of five lines. */
function hsbcLines(
  { kind, payee, place, note: purpose, amount, reference }: Booking,
  isForeign: boolean,
): string[] {
  if (isForeign)
    return [
      `INT'L ${reference}`,
      payee,
      'NEW YORK',
      `USD ${plain(Math.round(amount * 1.271))} @ 1.2710`,
      'Visa Rate',
    ];
  if (kind === 'card' || kind === 'refund') return [payee, place];
  return kind === 'fee' || kind === 'interest' ? [payee] : [payee, purpose];
}

const HSBC = tableBank({
  name: 'hsbc-uk',
  bank: 'HSBC',
  layout:
    'HSBC: a code column without a head, date and balance once a day, D behind an overdrawn balance, foreign purchases in five lines',
  currency: 'GBP',
  plot: { country: 'uk', count: 28, startsOn: 13, overdrawn: true },
  sheet: { size: 8 },
  letterhead: (sheet, told) => {
    sheet.put(60, L(53, 'HSBC UK', { size: 18, bold: true, colour: '#db0011' }));
    address(sheet, told, 53, 104);
    sheet.put(100, L(340, 'Your Bank Account Statement', { size: 11, bold: true }));
    sheet.put(
      160,
      L(53, `${day(told.from, 'D MMMM')} to ${day(told.to, 'D MMMM YYYY')}`, { size: 10 }),
    );
    const box = [
      ['Opening Balance', told.opening],
      ['Payments In', told.totalIn],
      ['Payments Out', told.totalOut],
      ['Closing Balance', told.closing],
    ] as const;
    sheet.put(120, L(340, 'Account Summary', { bold: true }));
    box.forEach(([label, minor], index) => {
      sheet.put(
        134 + index * 12,
        L(340, label),
        R(545, label.endsWith('Balance') ? side(minor) : plain(minor)),
      );
    });
    sheet.put(206, L(53, 'Your Bank Account details', { bold: true, size: 10 }));
    sheet.put(
      218,
      L(53, `Account Name ${told.cast.holder}`),
      L(300, 'Sortcode 40-12-76'),
      L(400, `Account Number ${told.account.slice(0, 8)}`),
    );
  },
  everyPage: (sheet) => {
    sheet.put(
      815,
      L(
        53,
        'HSBC UK Bank plc, 1 Centenary Square, Birmingham B1 1HQ. Credit Interest 0.00%, overdraft 39.9% EAR over £25.00',
        { size: 6 },
      ),
      R(545, `${sheet.page} of ${PAGES}`, { size: 6 }),
    );
  },
  head: [
    [
      L(53, 'Date'),
      L(117, 'Payment type and'),
      L(211, 'details'),
      R(390, '£ Paid out'),
      R(468, '£ Paid in'),
      R(545, '£ Balance'),
    ],
  ],
  headAt: 240,
  nextHeadAt: 90,
  gap: 2,
  rows: (told) => [
    note([
      L(53, day(told.from, 'DD MMM YY')),
      L(140, 'BALANCE BROUGHT FORWARD', { bold: true }),
      R(545, side(told.opening)),
    ]),
    ...told.bookings.map((booking, index): Block => {
      const isForeign = booking.kind === 'card' && index % 8 === 7;
      const lines = hsbcLines(booking, isForeign);
      const money = R(booking.amount < 0 ? 390 : 468, plain(booking.amount));
      const balance = B(545, isLastOfDay(told, index) ? side(booking.balance) : '');
      const date = isFirstOfDay(told, index) ? day(booking.date, 'DD MMM YY') : '';
      const at = isForeign ? lines.length - 1 : 0;
      return {
        booking,
        lines: lines.map((line, n) => [
          ...(n === 0 ? [L(53, date), T(117, HSBC_CODES[booking.kind])] : []),
          T(140, line),
          ...(n === at ? [money, balance] : []),
        ]),
      };
    }),
    note([
      L(53, day(told.to, 'DD MMM YY')),
      L(140, 'BALANCE CARRIED FORWARD', { bold: true }),
      R(545, side(told.closing)),
    ]),
    ...smallPrint(
      53,
      'Information about the Financial Services Compensation Scheme: deposits up to £85,000.00 are protected.',
    ),
  ],
  carry: (last) => ({
    end: [L(140, 'BALANCE CARRIED FORWARD'), R(545, side(last.balance))],
    start: [
      L(53, day(last.date, 'DD MMM YY')),
      L(140, 'BALANCE BROUGHT FORWARD'),
      R(545, side(last.balance)),
    ],
  }),
});

export const UK_DAY_BANKS = [BARCLAYS, HSBC];
