import { day, figure } from './figures.ts';
import type { Block } from './flow.ts';
import { B, type Cell, L, type Line, PAGES, R, T } from './sheet.ts';
import type { Story } from './story.ts';
import { address, isFirstOfDay, isLastOfDay, note, smallPrint, tableBank } from './table-bank.ts';

const plain = (minor: number) => figure(minor);

type Canadian = {
  name: string;
  bank: string;
  layout: string;
  head: readonly Line[];
  row: (told: Story, index: number) => Cell[];
  opened: string;
  closed: string;
  balanceAt?: number;
};

const canadian = ({ head, row, opened, closed, balanceAt = 560, ...own }: Canadian) =>
  tableBank({
    ...own,
    currency: 'CAD',
    plot: { country: 'ca', count: 24, startsOn: 7 },
    sheet: { size: 8, paper: 'LETTER', info: { Producer: 'PDFlib+PDI 9.3' } },
    letterhead: (sheet, told) => {
      sheet.put(50, L(40, own.bank, { size: 16, bold: true }));
      address(sheet, told, 40, 100);
      sheet.put(100, L(330, 'Your account statement', { bold: true, size: 10 }));
      sheet.put(
        114,
        L(330, `From ${day(told.from, 'MMMM D, YYYY')} to ${day(told.to, 'MMMM D, YYYY')}`),
      );
      sheet.put(126, L(330, `Account number: 04172 ${told.account.slice(0, 7)}`), R(560, 'CAD'));
    },
    everyPage: (sheet) => {
      sheet.put(
        770,
        L(
          40,
          'Please check this account statement without delay and advise us of any error within 30 days. CDIC member.',
          { size: 6 },
        ),
        R(560, `${sheet.page} of ${PAGES}`, { size: 6 }),
      );
    },
    head,
    headAt: 170,
    nextHeadAt: 80,
    bottom: 740,
    pitch: 11,
    rows: (told) => [
      note([L(100, opened), R(balanceAt, plain(told.opening))]),
      ...told.bookings.map((booking, index): Block => ({ booking, lines: [row(told, index)] })),
      note([L(100, closed, { bold: true }), R(balanceAt, plain(told.closing), { bold: true })]),
      ...smallPrint(
        40,
        'Important: from June 1 the monthly fee is $16.95 unless your balance stays above $4,000.00.',
      ),
    ],
  });

const bookingAt = (told: Story, index: number) => {
  const booking = told.bookings[index];
  if (!booking) throw new Error('no such booking');
  return booking;
};
const textOf = (told: Story, index: number) => {
  const { kind, payee, reference } = bookingAt(told, index);
  const types = {
    card: `Contactless Interac purchase - ${reference.slice(6)}`,
    bill: 'Online Banking payment',
    rent: 'e-Transfer sent',
    salary: 'Payroll Deposit',
    sent: 'e-Transfer sent',
    received: 'e-Transfer received',
    cash: 'ATM withdrawal',
    fee: 'Fee',
    interest: 'Deposit interest',
    refund: 'Interac purchase reversal',
  };
  return `${types[kind]} ${payee}`;
};

/** Date, text, out, in and balance; some banks print date and balance only once a day. */
const usual =
  (pattern: string, perDay: boolean) =>
  (told: Story, index: number): Cell[] => {
    const { date, amount, balance } = bookingAt(told, index);
    return [
      L(40, !perDay || isFirstOfDay(told, index) ? day(date, pattern) : ''),
      T(100, textOf(told, index)),
      R(amount < 0 ? 410 : 485, plain(amount)),
      B(560, !perDay || isLastOfDay(told, index) ? plain(balance) : ''),
    ];
  };
const heads = (out: string, into: string, balance: string): Line[] => [
  [L(40, 'Date'), L(100, 'Description'), R(410, out), R(485, into), R(560, balance)],
];

const RBC = canadian({
  name: 'rbc',
  bank: 'RBC',
  layout: 'RBC: date and balance once a day',
  head: heads('Withdrawals ($)', 'Deposits ($)', 'Balance ($)'),
  row: usual('D MMM', true),
  opened: 'Opening Balance',
  closed: 'Closing Balance',
});
const CIBC = canadian({
  name: 'cibc',
  bank: 'CIBC',
  layout: 'CIBC: the month before the day, date and balance once a day',
  head: heads('Withdrawals ($)', 'Deposits ($)', 'Balance ($)'),
  row: usual('MMM D', true),
  opened: 'Opening balance',
  closed: 'Closing balance',
});
const SCOTIABANK = canadian({
  name: 'scotiabank',
  bank: 'Scotiabank',
  layout: 'Scotiabank: amounts withdrawn and deposited, a balance on each row',
  head: heads('withdrawn ($)', 'deposited ($)', 'Balance ($)'),
  row: usual('MMM D', false),
  opened: 'Opening Balance',
  closed: 'Closing Balance',
});
const BMO = canadian({
  name: 'bmo',
  bank: 'BMO',
  layout: 'BMO: heads of three lines, a balance on each row',
  head: [
    [R(410, 'Amounts deducted'), R(485, 'Amounts added')],
    [
      L(40, 'Date'),
      L(100, 'Description'),
      R(410, 'from your account ($)'),
      R(485, 'to account ($)'),
      R(560, 'Balance ($)'),
    ],
  ],
  row: usual('MMM DD', false),
  opened: 'Opening balance',
  closed: 'Closing totals',
});
const TD = canadian({
  name: 'td-canada',
  bank: 'TD Canada Trust',
  layout: 'TD: the date behind the amounts without a blank, the balance once a day',
  head: [
    [
      L(40, 'Description'),
      R(360, 'Withdrawals'),
      R(440, 'Deposits'),
      L(455, 'Date'),
      R(560, 'Balance'),
    ],
  ],
  row: (told, index) => {
    const { date, amount, balance } = bookingAt(told, index);
    return [
      T(40, textOf(told, index).toUpperCase().slice(0, 34)),
      R(amount < 0 ? 360 : 440, plain(amount)),
      L(455, day(date, 'MMMDD').toUpperCase()),
      B(560, isLastOfDay(told, index) ? plain(balance) : ''),
    ];
  },
  opened: 'STARTING BALANCE',
  closed: 'CLOSING BALANCE',
});

export const CANADA = [RBC, TD, CIBC, BMO, SCOTIABANK];
