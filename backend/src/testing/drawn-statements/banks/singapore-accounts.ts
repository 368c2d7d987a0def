import { day, figure } from './figures.ts';
import type { Block } from './flow.ts';
import { B, L, PAGES, R, T } from './sheet.ts';
import type { Booking } from './story.ts';
import { address, note, smallPrint, tableBank } from './table-bank.ts';

const plain = (minor: number) => figure(minor);
const upper = (date: string) => day(date, 'DD MMM').toUpperCase();

const TYPES: Record<Booking['kind'], string> = {
  card: 'NETS QR',
  bill: 'GIRO',
  rent: 'STANDING INSTRUCTION',
  salary: 'GIRO - SALARY',
  sent: 'FAST PAYMENT',
  received: 'FUND TRANSFER',
  cash: 'CASH WITHDRAWAL',
  fee: 'CHARGES',
  interest: 'INTEREST CREDIT',
  refund: 'REVERSAL',
};
const words = ({ kind, payee, note: purpose, reference }: Booking): string[] =>
  kind === 'sent'
    ? [TYPES[kind], `via PayNow-Mobile to ${payee}`, `OTHR - ${purpose}`]
    : [TYPES[kind], `${payee} ${reference}`];

const OCBC = tableBank({
  name: 'ocbc-360',
  bank: 'OCBC',
  layout:
    'OCBC: transaction and value date without years, an empty column for cheques, vertical text in the margin',
  currency: 'SGD',
  plot: { country: 'sg', count: 24 },
  sheet: { size: 8, info: { Creator: 'pdfgen', Producer: 'Streamline PDFGen for OCBC Group' } },
  letterhead: (sheet, told) => {
    sheet.put(
      56,
      L(60, 'OCBC Bank', { size: 17, bold: true, colour: '#d3000c' }),
      R(555, 'STATEMENT OF ACCOUNT', { size: 11, bold: true }),
    );
    address(sheet, told, 60, 104);
    sheet.put(170, L(60, '360 ACCOUNT', { bold: true, size: 10 }));
    sheet.put(182, L(60, `Account No. ${told.account}01`));
    sheet.put(
      194,
      L(
        60,
        `${day(told.from, 'D MMM YYYY').toUpperCase()} TO ${day(told.to, 'D MMM YYYY').toUpperCase()}`,
      ),
    );
  },
  everyPage: (sheet, told) => {
    sheet.upwards(24, 700, `RNB0${told.account}/E01/A4 OCBC 065`);
    sheet.put(
      818,
      L(
        60,
        'Oversea-Chinese Banking Corporation Limited. Deposit Insurance Scheme up to S$100,000.',
        { size: 6 },
      ),
      R(555, `Page ${sheet.page} of ${PAGES}`, { size: 6 }),
    );
  },
  head: [
    [
      L(60, 'Transaction'),
      L(120, 'Value'),
      L(170, 'Description'),
      L(330, 'Cheque'),
      R(420, 'Withdrawal'),
      R(485, 'Deposit'),
      R(555, 'Balance'),
    ],
    [L(60, 'Date'), L(120, 'Date')],
  ],
  headAt: 216,
  nextHeadAt: 84,
  gap: 4,
  rows: (told) => [
    note([L(170, 'BALANCE B/F', { bold: true }), R(555, plain(told.opening))]),
    ...told.bookings.map((booking): Block => {
      const [first = '', ...rest] = words(booking);
      const { date, value, amount } = booking;
      return {
        booking,
        lines: [
          [
            L(60, upper(date)),
            L(120, upper(value)),
            T(170, first),
            R(amount < 0 ? 420 : 485, plain(amount)),
            B(555, plain(booking.balance)),
          ],
          ...rest.map((line) => [T(170, line.slice(0, 34))]),
        ],
      };
    }),
    note([L(170, 'BALANCE C/F', { bold: true }), R(555, plain(told.closing))]),
    note([
      L(60, 'Total Withdrawals/Deposits'),
      R(420, plain(told.totalOut)),
      R(485, plain(told.totalIn)),
    ]),
    note(
      [L(60, 'Total Interest Paid This Year'), R(555, '42.18')],
      [L(60, 'Average Balance'), R(555, '4,918.33')],
    ),
    ...smallPrint(
      60,
      'CHECK YOUR STATEMENT: report errors within 14 days. From 01 MAR 2026 the fall-below fee is S$2.00.',
    ),
  ],
});

const UOB = tableBank({
  name: 'uob-one',
  bank: 'UOB',
  layout:
    'UOB: days without a year, balance brought forward as the first row, a total row at the end',
  currency: 'SGD',
  plot: { country: 'sg', count: 22 },
  sheet: { size: 8, info: { Producer: 'Rendering Engine' } },
  letterhead: (sheet, told) => {
    sheet.put(
      56,
      L(50, 'UOB', { size: 18, bold: true, colour: '#005eb8' }),
      R(555, 'Statement of Account', { size: 13 }),
    );
    address(sheet, told, 50, 100);
    sheet.put(
      100,
      R(555, `Period: ${day(told.from, 'DD MMM YYYY')} to ${day(told.to, 'DD MMM YYYY')}`),
    );
    sheet.put(160, L(50, 'Account Overview', { bold: true }));
    sheet.put(174, L(50, 'Deposits'), R(555, `SGD ${plain(told.closing)}`));
    sheet.put(200, L(50, 'Account Transaction Details', { bold: true }));
    sheet.put(212, L(50, `One Account ${told.account}`));
  },
  everyPage: (sheet) => {
    sheet.put(
      812,
      L(
        50,
        'United Overseas Bank Limited Co. Reg. No. 193500026Z. Please note that you are bound by a duty under the rules',
        { size: 6 },
      ),
    );
    sheet.put(820, R(555, `Page ${sheet.page} of ${PAGES}`, { size: 6 }));
  },
  head: [
    [
      L(50, 'Date'),
      L(100, 'Description'),
      R(390, 'Withdrawals'),
      R(470, 'Deposits'),
      R(555, 'Balance'),
    ],
    [R(390, 'SGD'), R(470, 'SGD'), R(555, 'SGD')],
  ],
  headAt: 232,
  nextHeadAt: 80,
  gap: 4,
  rows: (told) => [
    note([L(50, day(told.from, 'DD MMM')), L(100, 'BALANCE B/F'), R(555, plain(told.opening))]),
    ...told.bookings.map((booking): Block => {
      const [first = '', ...rest] = words(booking);
      return {
        booking,
        lines: [
          [
            L(50, day(booking.date, 'DD MMM')),
            T(100, first),
            R(booking.amount < 0 ? 390 : 470, plain(booking.amount)),
            B(555, plain(booking.balance)),
          ],
          ...rest.map((line) => [T(100, line)]),
        ],
      };
    }),
    note([
      L(100, 'Total', { bold: true }),
      R(390, plain(told.totalOut)),
      R(470, plain(told.totalIn)),
      R(555, plain(told.closing)),
    ]),
    ...smallPrint(
      50,
      '------ End of Transaction Details ------',
      'Cash rebate of S$20.00 credited quarterly with spend of S$500.00 a month.',
    ),
  ],
});

const STANDARD_CHARTERED = tableBank({
  name: 'standard-chartered-sg',
  bank: 'Standard Chartered',
  layout:
    'Standard Chartered: two dates, a transaction reference below the text, deposits before withdrawals',
  currency: 'SGD',
  plot: { country: 'sg', count: 20 },
  sheet: { size: 8 },
  letterhead: (sheet, told) => {
    sheet.put(56, L(50, 'Standard Chartered', { size: 15, bold: true, colour: '#0473ea' }));
    address(sheet, told, 50, 96);
    sheet.put(96, R(555, `Statement Date: ${day(told.to, 'DD MMM YYYY')}`));
    sheet.put(160, L(50, `BONUS$AVER  ${told.account}  SGD`, { bold: true }));
  },
  head: [
    [
      L(50, 'Date'),
      L(100, 'Value Date'),
      L(160, 'Description'),
      R(410, 'Deposit'),
      R(480, 'Withdrawal'),
      R(555, 'Balance'),
    ],
  ],
  headAt: 184,
  nextHeadAt: 70,
  gap: 5,
  rows: (told) => [
    note([
      L(50, day(told.from, 'DD MMM')),
      L(160, 'BALANCE FROM PREVIOUS STATEMENT'),
      R(555, plain(told.opening)),
    ]),
    ...told.bookings.map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(50, day(booking.date, 'DD MMM')),
            L(100, day(booking.value, 'DD MMM')),
            T(160, `${TYPES[booking.kind]} ${booking.payee}`.slice(0, 36)),
            R(booking.amount > 0 ? 410 : 480, plain(booking.amount)),
            B(555, plain(booking.balance)),
          ],
          [T(160, `Transaction Ref ${booking.reference}`)],
        ],
      }),
    ),
    note([
      L(160, 'CLOSING BALANCE', { bold: true }),
      R(410, plain(told.totalIn)),
      R(480, plain(told.totalOut)),
      R(555, plain(told.closing)),
    ]),
  ],
});

export const SINGAPORE_ACCOUNTS = [OCBC, UOB, STANDARD_CHARTERED];
