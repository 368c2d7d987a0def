import { day, figure } from './figures.ts';
import type { Block } from './flow.ts';
import { B, L, PAGES, R, T } from './sheet.ts';
import type { Booking } from './story.ts';
import { address, note, smallPrint, type TableBank, tableBank } from './table-bank.ts';

const plain = (minor: number) => figure(minor);
const credit = (minor: number) => `$${plain(minor)} ${minor < 0 ? 'DR' : 'CR'}`;

const words = ({ kind, payee, place, value, reference, note: purpose }: Booking): string[] =>
  kind === 'card'
    ? [
        `${payee} ${place}`,
        `Card xx${reference.slice(6)}`,
        `Value Date: ${day(value, 'DD/MM/YYYY')}`,
      ]
    : kind === 'bill'
      ? [`Direct Debit ${reference.slice(4)} ${payee}`]
      : kind === 'sent' || kind === 'received' || kind === 'rent' || kind === 'salary'
        ? [`Transfer ${kind === 'sent' || kind === 'rent' ? 'to' : 'from'} ${payee}`, purpose]
        : [payee];

const australian = (
  own: Pick<TableBank, 'name' | 'bank' | 'layout' | 'head' | 'rows' | 'told'>,
  startsOn = 1,
) =>
  tableBank({
    ...own,
    currency: 'AUD',
    plot: { country: 'au', count: 22, startsOn },
    sheet: { size: 8 },
    letterhead: (sheet, told) => {
      sheet.put(50, L(50, own.bank ?? '', { size: 16, bold: true }));
      address(sheet, told, 50, 100);
      sheet.put(100, L(330, 'Your Statement', { bold: true, size: 10 }));
      sheet.put(
        114,
        L(
          330,
          `Statement Period ${day(told.from, 'DD MMM YYYY')} - ${day(told.to, 'DD MMM YYYY')}`,
        ),
      );
      sheet.put(126, L(330, `Account Number 06 3500 ${told.account.slice(0, 8)}`));
      sheet.put(138, L(330, 'Closing Balance'), R(550, credit(told.closing)));
    },
    everyPage: (sheet, told) => {
      sheet.upwards(24, 600, `*${told.account}*S/${day(told.to, 'DDMMYY')}`);
      sheet.put(
        815,
        L(50, 'All amounts in AUD. Check your transactions and call 13 2221 to report errors.', {
          size: 6,
        }),
        R(550, `Page ${sheet.page} of ${PAGES}`, { size: 6 }),
      );
    },
    headAt: 190,
    nextHeadAt: 90,
    gap: 4,
  });

const COMMBANK = australian(
  {
    name: 'commbank',
    bank: 'Commonwealth Bank',
    layout:
      'CommBank: the year only on the balance rows, amounts on the last line of a block, a dollar sign behind debits',
    head: [
      [L(50, 'Date'), L(90, 'Transaction'), R(390, 'Debit'), R(465, 'Credit'), R(550, 'Balance')],
    ],
    rows: (told) => [
      note([
        L(50, day(told.from, 'DD MMM')),
        L(90, `${told.from.slice(0, 4)} OPENING BALANCE`, { bold: true }),
        R(550, credit(told.opening)),
      ]),
      ...told.bookings.map((booking): Block => {
        const lines = words(booking);
        const money =
          booking.amount < 0
            ? [R(390, plain(booking.amount)), L(394, '$')]
            : [R(465, `$${plain(booking.amount)}`)];
        return {
          booking,
          lines: lines.map((line, index) => [
            ...(index === 0 ? [L(50, day(booking.date, 'DD MMM'))] : []),
            T(90, line),
            ...(index === lines.length - 1 ? [...money, B(550, credit(booking.balance))] : []),
          ]),
        };
      }),
      note([
        L(50, day(told.to, 'DD MMM')),
        L(90, `${told.to.slice(0, 4)} CLOSING BALANCE`, { bold: true }),
        R(550, credit(told.closing)),
      ]),
      {
        gap: 14,
        lines: [
          [
            L(50, 'Opening balance'),
            L(160, '- Total debits'),
            L(270, '+ Total credits'),
            L(380, '= Closing balance'),
          ],
        ],
      },
      note([
        L(50, credit(told.opening)),
        L(160, `$${plain(told.totalOut)}`),
        L(270, `$${plain(told.totalIn)}`),
        L(380, credit(told.closing)),
      ]),
      ...smallPrint(
        50,
        'Your Credit Interest Rate Summary: 0.01% p.a. on balances of $0.00 and over from 01 Jul.',
      ),
    ],
  },
  13,
);

const COMMBANK_LIST = australian({
  name: 'commbank-list',
  bank: 'Commonwealth Bank',
  layout: 'CommBank export: one signed amount and a balance, newest first, dollar signs',
  head: [[L(50, 'Date'), L(120, 'Transaction details'), R(450, 'Amount'), R(550, 'Balance')]],
  rows: (told) =>
    told.bookings
      .map((booking): Block => {
        const [first = '', ...rest] = words(booking);
        return {
          booking,
          lines: [
            [
              L(50, day(booking.date, 'DD MMM YYYY')),
              T(120, first),
              R(450, `${booking.amount < 0 ? '-' : ''}$${plain(booking.amount)}`),
              B(550, `$${plain(booking.balance)}`),
            ],
            ...rest.map((line) => [T(120, line)]),
          ],
        };
      })
      .reverse(),
  told: () => ({ openingMinor: null }),
});

type Five = {
  name: string;
  bank: string;
  layout: string;
  date: string;
  heads: readonly [string, string, string, string, string];
  opened: string;
  closed: string;
};

const fiveColumns = ({ heads, date, opened, closed, ...own }: Five) =>
  australian({
    ...own,
    head: [
      [L(50, heads[0]), L(110, heads[1]), R(390, heads[2]), R(465, heads[3]), R(550, heads[4])],
    ],
    rows: (told) => [
      note([L(50, day(told.from, date)), L(110, opened), R(550, plain(told.opening))]),
      ...told.bookings.map((booking): Block => {
        const [first = '', ...rest] = words(booking);
        return {
          booking,
          lines: [
            [
              L(50, day(booking.date, date)),
              T(110, first),
              R(booking.amount < 0 ? 390 : 465, plain(booking.amount)),
              B(550, plain(booking.balance)),
            ],
            ...rest.map((line) => [T(110, line)]),
          ],
        };
      }),
      note([
        L(50, day(told.to, date)),
        L(110, closed, { bold: true }),
        R(550, plain(told.closing), { bold: true }),
      ]),
    ],
  });

const ANZ = fiveColumns({
  name: 'anz',
  bank: 'ANZ',
  layout: 'ANZ: days in capitals without a year',
  date: 'DD MMM',
  heads: ['Date', 'Transaction Details', 'Withdrawals ($)', 'Deposits ($)', 'Balance ($)'],
  opened: 'OPENING BALANCE',
  closed: 'CLOSING BALANCE',
});
const NAB = fiveColumns({
  name: 'nab',
  bank: 'NAB',
  layout: 'NAB: particulars, debits and credits, balances brought and carried forward',
  date: 'D MMM YYYY',
  heads: ['Date', 'Particulars', 'Debits', 'Credits', 'Balance'],
  opened: 'Brought forward',
  closed: 'Carried forward',
});
const WESTPAC = fiveColumns({
  name: 'westpac',
  bank: 'Westpac',
  layout: 'Westpac: short years, Debit and Credit, statement opening and closing balance as rows',
  date: 'DD/MM/YY',
  heads: ['DATE', 'TRANSACTION DESCRIPTION', 'DEBIT', 'CREDIT', 'BALANCE'],
  opened: 'STATEMENT OPENING BALANCE',
  closed: 'CLOSING BALANCE',
});

export const AUSTRALIA = [COMMBANK, COMMBANK_LIST, ANZ, NAB, WESTPAC];
