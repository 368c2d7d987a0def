import { day, figure, POINT } from './figures.ts';
import type { Block } from './flow.ts';
import { B, L, PAGES, R, T } from './sheet.ts';
import type { Booking } from './story.ts';
import { address, note, smallPrint, tableBank } from './table-bank.ts';

export const lakh = (minor: number) => figure(minor, { ...POINT, lakh: true });
const upi = ({ amount, reference, payee, time, date }: Booking) =>
  `UPI/${amount < 0 ? 'DR' : 'CR'}/${reference}12/${payee.replaceAll(' ', '')}/SBIN/**${payee.slice(0, 3).toLowerCase()}@okbank/UPI//${reference}AB/${day(date, 'DD/MM/YYYY')} ${time}`;

/** A narration as long as the column, cut wherever the column ends, as HDFC and Canara print it. */
export const cut = (text: string, length: number) =>
  text.match(new RegExp(`.{1,${length}}`, 'g')) ?? [];

const CANARA = tableBank({
  name: 'canara',
  bank: 'Canara Bank',
  layout:
    'Canara: narrations of one long token broken anywhere, dates with hyphens, opening and closing balance named',
  currency: 'INR',
  plot: { country: 'in', count: 20, scale: 40 },
  sheet: { size: 8 },
  letterhead: (sheet, told) => {
    sheet.put(50, L(40, 'Canara Bank', { size: 15, bold: true, colour: '#0091d5' }));
    sheet.put(
      76,
      L(
        40,
        `Statement for A/c ${told.account}77 Between ${day(told.from, 'DD-MMM-YYYY')} and ${day(told.to, 'DD-MMM-YYYY')}`,
        { bold: true },
      ),
    );
    address(sheet, told, 40, 100, 8);
    sheet.put(100, L(330, 'IFSC Code CNRB0001234   Currency INR'));
    sheet.put(
      140,
      L(40, `Opening Balance Rs. ${lakh(told.opening)}`),
      L(330, `Closing Balance Rs. ${lakh(told.closing)}`),
    );
  },
  everyPage: (sheet) => {
    sheet.put(822, R(560, `Page ${sheet.page} of ${PAGES}`, { size: 6 }));
  },
  head: [
    [
      L(40, 'Date'),
      L(110, 'Particulars'),
      R(400, 'Withdrawals'),
      R(480, 'Deposits'),
      R(560, 'Balance'),
    ],
  ],
  headAt: 164,
  nextHeadAt: 60,
  gap: 6,
  rows: (told) => [
    ...told.bookings.map((booking): Block => {
      const isUpi =
        booking.kind === 'card' || booking.kind === 'sent' || booking.kind === 'received';
      const lines = isUpi
        ? cut(upi(booking), 34)
        : [`${booking.kind === 'salary' ? 'NEFT CR' : 'ACH'} ${booking.payee}`];
      const [first = '', ...rest] = lines;
      return {
        booking,
        lines: [
          [
            L(40, day(booking.date, 'DD-MM-YYYY')),
            T(110, first),
            R(booking.amount < 0 ? 400 : 480, lakh(booking.amount)),
            B(560, lakh(booking.balance)),
          ],
          ...rest.map((line) => [T(110, line)]),
          [T(110, 'Chq: 0', { size: 7 })],
        ],
      };
    }),
    note([L(110, 'Closing Balance', { bold: true }), R(560, lakh(told.closing), { bold: true })]),
    ...smallPrint(
      40,
      'Unless a constituent notifies the bank within 15 days of any discrepancy, it will be taken that the account is correct.',
    ),
  ],
});

export const narration = (booking: Booking): string =>
  booking.kind === 'salary'
    ? `NEFT CR-UTIB0000001-${booking.payee}-${booking.reference}`
    : booking.kind === 'cash'
      ? `ATW-512345XXXXXX${booking.reference.slice(6)}-${booking.payee}`
      : booking.kind === 'card'
        ? `POS 512345XXXXXX${booking.reference.slice(6)} ${booking.payee}`
        : `UPI-${booking.payee}-${booking.payee.slice(0, 4)}@OKAXIS-UTIB0000001-${booking.reference}-${booking.note}`;

const HDFC = tableBank({
  name: 'hdfc',
  bank: 'HDFC Bank',
  layout:
    'HDFC: a reference and a value date between narration and amounts, lakh grouping, a summary at the end',
  currency: 'INR',
  plot: { country: 'in', count: 22, scale: 40 },
  sheet: { size: 7 },
  letterhead: (sheet, told) => {
    sheet.put(46, L(30, 'HDFC BANK', { size: 14, bold: true, colour: '#004c8f' }));
    address(sheet, told, 30, 80, 8);
    sheet.put(
      80,
      L(320, `Account No : 5010${told.account}`),
      L(320, 'Currency : INR', { dy: 11 }),
      L(320, 'RTGS/NEFT IFSC : HDFC0000123', { dy: 22 }),
    );
    sheet.put(
      132,
      L(
        30,
        `Statement of account   From : ${day(told.from, 'DD/MM/YYYY')}   To : ${day(told.to, 'DD/MM/YYYY')}`,
        { bold: true },
      ),
    );
  },
  everyPage: (sheet) => {
    sheet.put(46, R(565, `Page No .: ${sheet.page}`));
    sheet.put(800, L(30, 'HDFC BANK LIMITED', { bold: true }));
    sheet.put(
      810,
      L(30, '*Closing balance includes funds earmarked for hold and uncleared funds', { size: 6 }),
    );
  },
  head: [
    [
      L(30, 'Date'),
      L(75, 'Narration'),
      L(260, 'Chq./Ref.No.'),
      L(335, 'Value Dt'),
      R(430, 'Withdrawal Amt.'),
      R(500, 'Deposit Amt.'),
      R(565, 'Closing Balance'),
    ],
  ],
  headAt: 154,
  nextHeadAt: 70,
  gap: 3,
  rows: (told) => [
    ...told.bookings.map((booking): Block => {
      const [first = '', ...rest] = cut(narration(booking), 38);
      return {
        booking,
        lines: [
          [
            L(30, day(booking.date, 'DD/MM/YY')),
            T(75, first.trim()),
            L(260, `00000${booking.reference}`),
            L(335, day(booking.value, 'DD/MM/YY')),
            R(booking.amount < 0 ? 430 : 500, lakh(booking.amount)),
            B(565, lakh(booking.balance)),
          ],
          ...rest.map((line) => [T(75, line.trim())]),
        ],
      };
    }),
    { gap: 14, lines: [[L(30, 'STATEMENT SUMMARY :-', { bold: true })]] },
    note(
      [
        L(30, 'Opening Balance'),
        L(130, 'Dr Count'),
        L(200, 'Cr Count'),
        L(270, 'Debits'),
        L(350, 'Credits'),
        L(450, 'Closing Bal'),
      ],
      [
        L(30, lakh(told.opening)),
        L(130, String(told.countOut)),
        L(200, String(told.countIn)),
        L(270, lakh(told.totalOut)),
        L(350, lakh(told.totalIn)),
        L(450, lakh(told.closing)),
      ],
    ),
    ...smallPrint(
      30,
      `Generated On: ${day(told.to, 'DD-MMM-YYYY')} 10:12:44  Generated By: ${told.account}  Requesting Branch Code: NET`,
    ),
  ],
});

const ICICI = tableBank({
  name: 'icici',
  bank: 'ICICI Bank',
  layout:
    'ICICI: mode and particulars in two columns, deposits before withdrawals, the balance brought forward as B/F',
  currency: 'INR',
  plot: { country: 'in', count: 20, scale: 40 },
  sheet: { size: 7.5 },
  letterhead: (sheet, told) => {
    sheet.put(50, L(40, 'ICICI Bank', { size: 15, bold: true, colour: '#f37e20' }));
    address(sheet, told, 40, 90, 8);
    sheet.put(
      150,
      L(
        40,
        `Statement of Transactions in Savings Account ${told.account} in INR for the period ${day(told.from, 'MMMM DD, YYYY')} - ${day(told.to, 'MMMM DD, YYYY')}`,
        { bold: true },
      ),
    );
  },
  head: [
    [
      L(40, 'DATE'),
      L(100, 'MODE'),
      L(175, 'PARTICULARS'),
      R(420, 'DEPOSITS'),
      R(490, 'WITHDRAWALS'),
      R(560, 'BALANCE'),
    ],
  ],
  headAt: 176,
  nextHeadAt: 60,
  gap: 4,
  rows: (told) => [
    note([L(40, day(told.from, 'DD-MM-YYYY')), L(175, 'B/F'), R(560, lakh(told.opening))]),
    ...told.bookings.map((booking): Block => {
      const [first = '', ...rest] = cut(
        `UPI/${booking.reference}/${booking.note}/${booking.payee}/ICICI BANK`,
        40,
      );
      const mode =
        booking.kind === 'cash' ? 'ICICI ATM' : booking.kind === 'card' ? 'DEBIT CARD' : '';
      return {
        booking,
        lines: [
          [
            L(40, day(booking.date, 'DD-MM-YYYY')),
            T(100, mode),
            T(175, first.trim()),
            R(booking.amount > 0 ? 420 : 490, lakh(booking.amount)),
            B(560, lakh(booking.balance)),
          ],
          ...rest.map((line) => [T(175, line.trim())]),
        ],
      };
    }),
    note([
      L(175, 'Total:', { bold: true }),
      R(420, lakh(told.totalIn)),
      R(490, lakh(told.totalOut)),
      R(560, lakh(told.closing)),
    ]),
    ...smallPrint(
      40,
      'Account Related Other Information: deposits insured by DICGC up to Rs. 5,00,000.00.',
    ),
  ],
});

export const INDIA = [CANARA, HDFC, ICICI];
