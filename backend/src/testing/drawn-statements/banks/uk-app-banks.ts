import { day, figure } from './figures.ts';
import type { Block } from './flow.ts';
import { B, L, PAGES, R, T } from './sheet.ts';
import { address, note, smallPrint, tableBank } from './table-bank.ts';

const plain = (minor: number) => figure(minor);
const signed = (minor: number) => `${minor < 0 ? '-' : ''}${plain(minor)}`;

const MONZO = tableBank({
  name: 'monzo',
  bank: 'Monzo',
  layout:
    'Monzo: newest first, one signed amount, a balance on each row, foreign amounts and references below',
  currency: 'GBP',
  plot: { country: 'uk', count: 26 },
  sheet: { size: 8.5, info: { Producer: 'PDFKit' } },
  letterhead: (sheet, told) => {
    sheet.put(60, L(48, 'monzo', { size: 22, bold: true, colour: '#14233c' }));
    address(sheet, told, 48, 96);
    sheet.put(70, R(545, 'Personal Account statement', { size: 13, bold: true }));
    sheet.put(86, R(545, `${day(told.from, 'DD/MM/YYYY')} - ${day(told.to, 'DD/MM/YYYY')}`));
    sheet.put(100, R(545, `Sort code: 04-00-03  Account number: ${told.account.slice(0, 8)}`));
    sheet.put(112, R(545, `IBAN: GB31MONZ040003${told.account.slice(0, 8)}  BIC: MONZGB2L`));
    const sums = [
      [`£${signed(told.closing)}`, 'Personal Account balance', `(Excluding all Pots)`],
      [`£0.00`, 'Balance in Pots', '(This includes both Regular Pots with Monzo and Savings Pots)'],
      [`-£${plain(told.totalOut)}`, 'Total outgoings', ''],
      [`+£${plain(told.totalIn)}`, 'Total deposits', ''],
    ];
    sums.forEach(([value = '', label = '', hint = ''], index) => {
      sheet.put(
        158 + index * 22,
        L(48, label),
        L(48, hint, { dy: 8, size: 6 }),
        R(300, value, { bold: true }),
      );
    });
  },
  everyPage: (sheet) => {
    sheet.put(
      812,
      L(
        48,
        'Monzo Bank Limited (https://monzo.com) is authorised by the Prudential Regulation Authority. FRN 730427.',
        { size: 6 },
      ),
    );
    sheet.put(
      822,
      L(48, 'Registered number 9446231. Deposits up to £85,000 are protected by the FSCS.', {
        size: 6,
      }),
    );
  },
  head: [
    [
      L(48, 'Date', { bold: true }),
      L(118, 'Description', { bold: true }),
      R(455, '(GBP) Amount', { bold: true }),
      R(545, '(GBP) Balance', { bold: true }),
    ],
  ],
  headAt: 262,
  nextHeadAt: 60,
  gap: 6,
  rows: (told) => [
    ...told.bookings
      .map((booking, index): Block => {
        const { kind, payee, place, amount, date } = booking;
        const isAbroad = kind === 'card' && index % 5 === 2;
        const name =
          kind === 'card'
            ? `${payee.toUpperCase()} ${place} GBR`
            : index % 9 === 8
              ? 'Transfer to Pot'
              : payee;
        const more = isAbroad
          ? [`Amount: USD ${signed(Math.round(amount * 1.27))}. Conversion`, 'rate: 1.27.']
          : kind === 'card' || kind === 'cash'
            ? []
            : [`Reference: ${booking.note}`];
        return {
          booking,
          lines: [
            [
              L(48, day(date, 'DD/MM/YYYY')),
              T(118, name),
              R(455, signed(amount)),
              B(545, signed(booking.balance)),
            ],
            ...more.map((line) => [T(118, line)]),
          ],
        };
      })
      .reverse(),
  ],
  told: () => ({ openingMinor: null }),
});

const STARLING = tableBank({
  name: 'starling',
  bank: 'Starling',
  layout:
    'Starling: type and text in one column each, in and out with pound signs, opening and closing balance in a summary',
  currency: 'GBP',
  plot: { country: 'uk', count: 22 },
  sheet: { size: 8.5 },
  letterhead: (sheet, told) => {
    sheet.put(60, L(48, 'Starling Bank', { size: 17, bold: true, colour: '#7433ff' }));
    address(sheet, told, 48, 100);
    sheet.put(100, L(330, 'Personal Account Statement', { bold: true, size: 11 }));
    sheet.put(
      116,
      L(330, `Date range applied: ${day(told.from, 'DD/MM/YYYY')} - ${day(told.to, 'DD/MM/YYYY')}`),
    );
    sheet.put(128, L(330, `Sort Code: 60-83-71   Account Number: ${told.account.slice(0, 8)}`));
    sheet.put(170, L(48, 'Summary', { bold: true, size: 10 }));
    const sums = [
      ['Opening Balance', told.opening],
      ['Money In', told.totalIn],
      ['Money Out', told.totalOut],
      ['Closing Balance', told.closing],
    ] as const;
    sums.forEach(([label, minor], index) => {
      sheet.put(186 + index * 12, L(48, label), R(250, `£${plain(minor)}`));
    });
  },
  everyPage: (sheet) => {
    sheet.put(
      818,
      L(48, 'Starling Bank Limited, 5th Floor, London Fruit and Wool Exchange, London E1 6HL', {
        size: 6,
      }),
      R(545, `Page ${sheet.page} of ${PAGES}`, { size: 6 }),
    );
  },
  head: [
    [
      L(48, 'DATE'),
      L(110, 'TYPE'),
      L(210, 'TRANSACTION'),
      R(410, 'IN'),
      R(468, 'OUT'),
      R(545, 'ACCOUNT BALANCE'),
    ].map((cell) => ({ ...cell, size: 7 })),
  ],
  headAt: 256,
  nextHeadAt: 60,
  gap: 6,
  rows: (told) => {
    const types = {
      card: 'CHIP & PIN',
      bill: 'DIRECT DEBIT',
      rent: 'STANDING ORDER',
      salary: 'FASTER PAYMENT',
      sent: 'FASTER PAYMENT',
      received: 'FASTER PAYMENT',
      cash: 'ATM',
      fee: 'FEE',
      interest: 'DEPOSIT INTEREST',
      refund: 'CARD REFUND',
    };
    return [
      note([
        L(48, day(told.from, 'DD/MM/YYYY')),
        L(210, 'OPENING BALANCE'),
        R(545, `£${plain(told.opening)}`),
      ]),
      ...told.bookings.map((booking): Block => {
        const { date, kind, payee, amount } = booking;
        return {
          booking,
          lines: [
            [
              L(48, day(date, 'DD/MM/YYYY')),
              T(110, types[kind]),
              T(210, payee),
              R(amount > 0 ? 410 : 468, `£${plain(amount)}`),
              B(545, `£${plain(booking.balance)}`),
            ],
            ...(kind === 'sent' || kind === 'received' ? [[T(210, booking.note)]] : []),
          ],
        };
      }),
      ...smallPrint(
        48,
        'END OF TRANSACTIONS',
        'Your arranged overdraft limit on 01/02/2026 was £0.00.',
      ),
    ];
  },
});

const MONESE = tableBank({
  name: 'monese',
  bank: 'Monese',
  layout: 'Monese: a sign and a pound sign before each amount, newest first, balances named above',
  currency: 'GBP',
  plot: { country: 'uk', count: 20 },
  sheet: { size: 9 },
  letterhead: (sheet, told) => {
    sheet.put(60, L(50, 'Monese', { size: 20, bold: true }));
    sheet.put(
      90,
      L(
        50,
        `Statement of account  ${day(told.from, 'DD/MM/YYYY')} - ${day(told.to, 'DD/MM/YYYY')}`,
      ),
    );
    sheet.put(
      104,
      L(
        50,
        `${told.cast.holder}   Account number ${told.account.slice(0, 8)}   Sort code 23-69-72`,
      ),
    );
    sheet.put(128, L(50, 'Opening balance'), R(250, `£${plain(told.opening)}`));
    sheet.put(141, L(50, 'Closing balance'), R(250, `£${plain(told.closing)}`));
  },
  head: [[L(50, 'Processed on'), L(130, 'Description'), R(455, 'Amount'), R(545, 'Balance')]],
  headAt: 172,
  nextHeadAt: 60,
  gap: 5,
  pitch: 11,
  rows: (told) =>
    told.bookings
      .map((booking) => ({
        booking,
        lines: [
          [
            L(50, day(booking.date, 'DD/MM/YYYY')),
            T(130, booking.payee),
            R(455, `${booking.amount < 0 ? '-' : '+'}£${plain(booking.amount)}`),
            B(545, `£${plain(booking.balance)}`),
          ],
          [
            T(
              130,
              booking.kind === 'card'
                ? `Debit card transaction ${booking.place}`
                : `Payment: ${booking.note}`,
              { size: 7.5, colour: '#777' },
            ),
          ],
        ],
      }))
      .reverse(),
});

export const UK_APP_BANKS = [MONZO, STARLING, MONESE];
