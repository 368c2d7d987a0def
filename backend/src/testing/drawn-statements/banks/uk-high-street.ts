import { day, figure } from './figures.ts';
import type { Block } from './flow.ts';
import { B, type Cell, L, PAGES, R, T } from './sheet.ts';
import type { Booking, Story } from './story.ts';
import { address, note, smallPrint, type TableBank, tableBank } from './table-bank.ts';

const plain = (minor: number) => figure(minor);

const CODES: Record<Booking['kind'], string> = {
  card: 'DEB',
  bill: 'DD',
  rent: 'SO',
  salary: 'BGC',
  sent: 'FPO',
  received: 'FPI',
  cash: 'CPT',
  fee: 'CHG',
  interest: 'BGC',
  refund: 'DEB',
};
const WORDS: Record<Booking['kind'], string> = {
  card: 'CARD PAYMENT TO',
  bill: 'DIRECT DEBIT PAYMENT TO',
  rent: 'STANDING ORDER TO',
  salary: 'BANK GIRO CREDIT FROM',
  sent: 'FASTER PAYMENTS TO',
  received: 'FASTER PAYMENTS RECEIPT FROM',
  cash: 'CASH WITHDRAWAL AT',
  fee: 'ACCOUNT FEE',
  interest: 'INTEREST PAID',
  refund: 'CARD REFUND FROM',
};

type HighStreet = Pick<TableBank, 'name' | 'bank' | 'layout' | 'head' | 'rows'> & {
  title: string;
  balances: readonly [string, string] | null;
};

const highStreet = ({ title, balances, ...own }: HighStreet) =>
  tableBank({
    ...own,
    currency: 'GBP',
    plot: { country: 'uk', count: 24, startsOn: 12 },
    sheet: { size: 8 },
    letterhead: (sheet, told) => {
      sheet.put(56, L(50, own.bank ?? '', { size: 17, bold: true }));
      address(sheet, told, 50, 100);
      sheet.put(100, L(330, title, { size: 11, bold: true }));
      sheet.put(
        114,
        L(330, `${day(told.from, 'DD MMMM YYYY')} to ${day(told.to, 'DD MMMM YYYY')}`),
      );
      sheet.put(126, L(330, `Sort Code 30-94-55   Account Number ${told.account.slice(0, 8)}`));
      if (!balances) return;
      const [opened, closed] = balances;
      sheet.put(
        152,
        L(330, `${opened} ${day(told.from, 'DD MMMM YYYY')}`),
        R(545, `£${plain(told.opening)}`),
      );
      sheet.put(164, L(330, 'Money In'), R(545, `£${plain(told.totalIn)}`));
      sheet.put(176, L(330, 'Money Out'), R(545, `£${plain(told.totalOut)}`));
      sheet.put(
        188,
        L(330, `${closed} ${day(told.to, 'DD MMMM YYYY')}`),
        R(545, `£${plain(told.closing)}`),
      );
    },
    everyPage: (sheet) => {
      sheet.put(
        815,
        L(50, `${own.bank} plc. FSCS protects deposits up to £85,000. (Continued on next page)`, {
          size: 6,
        }),
        R(545, `Page ${sheet.page} of ${PAGES}`, { size: 6 }),
      );
    },
    headAt: 220,
    nextHeadAt: 90,
    gap: 4,
  });

const rowsOf = (told: Story, cells: (booking: Booking) => Cell[][]): Block[] =>
  told.bookings.map((booking) => ({ booking, lines: cells(booking) }));

const LLOYDS = highStreet({
  name: 'lloyds',
  bank: 'Lloyds Bank',
  layout:
    'Lloyds: a type code in a column of its own, money in before money out, a balance on each row',
  title: 'CLASSIC STATEMENT',
  balances: ['Balance on', 'Balance on'],
  head: [
    [
      L(50, 'Date'),
      L(110, 'Description'),
      L(285, 'Type'),
      R(390, 'Money In (£)'),
      R(470, 'Money Out (£)'),
      R(545, 'Balance (£)'),
    ],
  ],
  rows: (told) => [
    ...rowsOf(told, (booking) => [
      [
        L(50, day(booking.date, 'DD MMM YY')),
        T(
          110,
          `${booking.payee.toUpperCase()}${booking.kind === 'card' ? ` CD ${booking.reference.slice(6)}` : ''}`,
        ),
        T(285, CODES[booking.kind]),
        R(booking.amount > 0 ? 390 : 470, plain(booking.amount)),
        B(545, plain(booking.balance)),
      ],
    ]),
    ...smallPrint(
      50,
      'Transaction types: BGC Bank Giro Credit, DEB Debit Card, DD Direct Debit, FPI Faster Payment In, FPO Faster Payment Out',
    ),
  ],
});

const NATWEST = highStreet({
  name: 'natwest',
  bank: 'NatWest',
  layout:
    'NatWest: type, description, paid in, withdrawn; the balance brought forward as the first row',
  title: 'Statement of account',
  balances: ['Previous Balance', 'New Balance'],
  head: [
    [
      L(50, 'Date'),
      L(110, 'Type'),
      L(200, 'Description'),
      R(390, 'Paid In(£)'),
      R(470, 'Withdrawn(£)'),
      R(545, 'Balance(£)'),
    ],
  ],
  rows: (told) => [
    note([
      L(50, day(told.from, 'DD MMM YYYY').toUpperCase()),
      L(200, 'BROUGHT FORWARD'),
      R(545, plain(told.opening)),
    ]),
    ...rowsOf(told, (booking) => [
      [
        L(50, day(booking.date, 'DD MMM').toUpperCase()),
        T(
          110,
          booking.kind === 'card'
            ? 'Card Transaction'
            : booking.kind === 'bill'
              ? 'Direct Debit'
              : booking.amount > 0
                ? 'Automated Credit'
                : 'OnLine Transaction',
        ),
        T(200, booking.payee.toUpperCase().slice(0, 24)),
        R(booking.amount > 0 ? 390 : 470, plain(booking.amount)),
        B(545, plain(booking.balance)),
      ],
      [
        T(
          200,
          booking.kind === 'card'
            ? `${booking.reference.slice(6)} ${day(booking.date, 'DDMMMYY').toUpperCase()} C`
            : booking.note,
        ),
      ],
    ]),
    ...smallPrint(50, 'Overdraft Limit £250.00. Rates from 04 APR 2024: 39.49% EAR.'),
  ],
});

const SANTANDER = highStreet({
  name: 'santander-uk',
  bank: 'Santander',
  layout:
    'Santander: ordinal days without a year, money in before money out, balances of both ends as rows',
  title: 'Your 1|2|3 Current Account statement',
  balances: null,
  head: [
    [
      L(50, 'Date'),
      L(100, 'Description'),
      R(390, 'Money in'),
      R(460, 'Money out'),
      R(545, '£ Balance'),
    ],
  ],
  rows: (told) => [
    note([
      L(50, day(told.from, 'Do MMM')),
      L(100, 'Balance brought forward from previous statement'),
      R(545, plain(told.opening)),
    ]),
    ...rowsOf(told, (booking) => [
      [
        L(50, day(booking.date, 'Do MMM')),
        T(100, `${WORDS[booking.kind]} ${booking.payee.toUpperCase()}`.slice(0, 52)),
        R(booking.amount > 0 ? 390 : 460, plain(booking.amount)),
        B(545, plain(booking.balance)),
      ],
      ...(booking.kind === 'card' || booking.kind === 'fee'
        ? []
        : [[T(100, `REF ${booking.note}, MANDATE NO ${booking.reference.slice(6)}`)]]),
    ]),
    note([
      L(50, day(told.to, 'Do MMM')),
      L(100, 'Balance carried forward to next statement', { bold: true }),
      R(545, plain(told.closing), { bold: true }),
    ]),
  ],
});

const NATIONWIDE = highStreet({
  name: 'nationwide',
  bank: 'Nationwide',
  layout:
    'Nationwide: the year in a row of its own, the date once a day, balances once a day, signed by a minus',
  title: 'Your FlexAccount statement',
  balances: null,
  head: [
    [L(50, 'Date'), L(100, 'Description'), R(390, '£ Out'), R(460, '£ In'), R(545, '£ Balance')],
  ],
  rows: (told) => [
    note([
      L(50, told.from.slice(0, 4)),
      L(100, `Balance from statement 41 dated ${day(told.from, 'DD/MM/YYYY')}`),
      R(545, plain(told.opening)),
    ]),
    ...told.bookings.flatMap((booking, index): Block[] => {
      const before = told.bookings[index - 1];
      const after = told.bookings[index + 1];
      const year =
        before && before.date.slice(0, 4) !== booking.date.slice(0, 4)
          ? [note([L(50, booking.date.slice(0, 4))])]
          : [];
      const row: Block = {
        booking,
        lines: [
          [
            L(50, before?.date === booking.date ? '' : day(booking.date, 'DD MMM')),
            T(
              100,
              `${WORDS[booking.kind].toLowerCase().replace(/^./, (c) => c.toUpperCase())} ${booking.payee}`.slice(
                0,
                50,
              ),
            ),
            R(booking.amount < 0 ? 390 : 460, plain(booking.amount)),
            B(545, after?.date === booking.date ? '' : plain(booking.balance)),
          ],
        ],
      };
      return [...year, row];
    }),
    note([L(100, 'Closing balance', { bold: true }), R(545, plain(told.closing), { bold: true })]),
    ...smallPrint(
      50,
      'Interest, Rates and Fees: credit interest 5.00% on balances up to £1,500.00 for 12 months.',
    ),
  ],
});

export const UK_HIGH_STREET = [LLOYDS, NATWEST, SANTANDER, NATIONWIDE];
