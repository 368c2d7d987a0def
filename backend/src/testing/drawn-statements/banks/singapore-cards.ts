import { day, figure } from './figures.ts';
import type { Block } from './flow.ts';
import { L, PAGES, R, T } from './sheet.ts';
import type { Booking } from './story.ts';
import { address, note, smallPrint, tableBank } from './table-bank.ts';

const plain = (minor: number) => figure(minor);
const bracketed = (minor: number) => (minor > 0 ? `(${plain(minor)})` : plain(minor));
const textOf = ({ kind, payee, place }: Booking, payment: string) =>
  kind === 'received' ? payment : `${payee} ${place}`;

const OCBC = tableBank({
  name: 'ocbc-card',
  bank: 'OCBC',
  layout:
    'OCBC card: payments in parentheses, the total due as closing balance, a payment slip at the end',
  currency: 'SGD',
  plot: { country: 'sg', count: 16, startsOn: 11, card: true },
  sheet: { size: 8, info: { Creator: 'pdfgen' } },
  letterhead: (sheet, told) => {
    sheet.put(56, L(60, 'OCBC Bank', { size: 16, bold: true, colour: '#d3000c' }));
    address(sheet, told, 60, 96);
    const labels = [
      'STATEMENT DATE',
      'PAYMENT DUE DATE',
      'TOTAL CREDIT LIMIT',
      'TOTAL MINIMUM DUE',
    ];
    const values = [day(told.to, 'DD-MM-YYYY'), day(told.to, 'DD-MM-YYYY'), 'S$9,000', '$50.00'];
    labels.forEach((label, index) => {
      sheet.put(150, L(60 + index * 125, label, { size: 7 }));
      sheet.put(162, L(60 + index * 125, values[index] ?? ''));
    });
    sheet.put(204, L(60, 'OCBC 365 CREDIT CARD', { bold: true }));
    sheet.put(216, L(60, `${told.cast.holder} 4524-1923-0000-${told.account.slice(0, 4)}`));
  },
  everyPage: (sheet, told) => {
    sheet.put(
      818,
      R(555, `${told.account.slice(0, 5)} - PAGE ${sheet.page} OF ${PAGES}`, { size: 6 }),
    );
    sheet.upwards(24, 600, `OCBC CARD ${told.account} 0003`);
  },
  head: [[L(60, 'TRANSACTION DATE'), L(160, 'DESCRIPTION'), R(545, 'AMOUNT (SGD)')]],
  headAt: 188,
  nextHeadAt: 80,
  pitch: 12,
  rows: (told) => [
    { gap: 32, lines: [[L(160, "LAST MONTH'S BALANCE"), R(545, plain(told.opening))]] },
    ...told.bookings.map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(60, day(booking.date, 'DD/MM')),
            T(160, textOf(booking, 'PAYMENT BY INTERNET')),
            R(545, bracketed(booking.amount)),
          ],
        ],
      }),
    ),
    note([L(160, 'SUBTOTAL'), R(545, plain(told.closing))]),
    note([L(160, 'TOTAL', { bold: true }), R(545, plain(told.closing), { bold: true })]),
    note([L(160, 'TOTAL AMOUNT DUE', { bold: true }), R(545, plain(told.closing), { bold: true })]),
    ...smallPrint(
      60,
      'PAYMENT SLIP   Please detach and return with your cheque',
      'Effective interest rate 27.78% p.a. Late charge S$100.00 from 1 April 2026.',
    ),
  ],
});

const HSBC = tableBank({
  name: 'hsbc-sg-card',
  bank: 'HSBC',
  layout:
    'HSBC card in Singapore: post and transaction date, an advertisement column beside the table',
  currency: 'SGD',
  plot: { country: 'sg', count: 15, startsOn: 5, card: true },
  sheet: { size: 8 },
  letterhead: (sheet, told) => {
    sheet.put(
      56,
      L(40, 'HSBC', { size: 18, bold: true, colour: '#db0011' }),
      L(220, 'Credit card statement', { size: 11 }),
    );
    address(sheet, told, 40, 96);
    const period = `From ${day(told.from, 'DD MMM YYYY').toUpperCase()} to ${day(told.to, 'DD MMM YYYY').toUpperCase()}`;
    sheet.put(150, L(40, period));
    sheet.put(
      164,
      L(40, `HSBC REVOLUTION 4835-8500-0000-${told.account.slice(0, 4)}  Credit limit 8,000.00`),
    );
    const advert = [
      'Earn 10X Reward points',
      'on online purchases until',
      '31 Dec 2026.',
      '',
      'Cash instalment plan',
      'from 1.80% p.a.',
      'Borrow S$5,000.00 today.',
      '',
      'Redeem vouchers worth',
      '$50.00 from 1 March.',
    ];
    advert.forEach((line, index) => {
      sheet.put(206 + index * 15, L(400, line, { size: 8, colour: '#555' }));
    });
  },
  head: [[L(40, 'POST DATE'), L(95, 'TRAN DATE'), L(150, 'DESCRIPTION'), R(365, 'AMOUNT(SGD)')]],
  headAt: 190,
  nextHeadAt: 70,
  pitch: 12,
  rows: (told) => [
    note([L(150, 'Previous Statement Balance'), R(365, plain(told.opening))]),
    ...told.bookings.map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(40, day(booking.value, 'DD MMM')),
            L(95, day(booking.date, 'DD MMM')),
            T(150, textOf(booking, 'PAYMENT - THANK YOU').slice(0, 32)),
            R(
              booking.amount > 0 ? 376 : 365,
              `${plain(booking.amount)}${booking.amount > 0 ? 'CR' : ''}`,
            ),
          ],
        ],
      }),
    ),
    note([L(150, 'Total Due', { bold: true }), R(365, plain(told.closing), { bold: true })]),
  ],
});

const CITI = tableBank({
  name: 'citi-sg-card',
  bank: 'Citibank',
  layout:
    'Citi card in Singapore: credits in parentheses, the statement date in words, previous balance and grand total as rows',
  currency: 'SGD',
  plot: { country: 'sg', count: 15, startsOn: 10, card: true },
  sheet: { size: 8 },
  letterhead: (sheet, told) => {
    sheet.put(
      56,
      L(50, 'citi', { size: 22, bold: true, colour: '#003b70' }),
      R(550, 'Citibank Singapore Limited'),
    );
    address(sheet, told, 50, 100);
    const facts = [
      ['Statement Date', day(told.to, 'MMMM D, YYYY')],
      ['Payment Due Date', day(told.to, 'MMMM D, YYYY')],
      ['Credit Limit', '$14,000'],
      ['Total Minimum Payment', '$50.00'],
    ];
    facts.forEach(([label = '', value = ''], index) => {
      sheet.put(100 + index * 12, L(340, label), R(550, value));
    });
    sheet.put(
      168,
      L(
        50,
        `CITI PREMIERMILES CARD 5425 5030 0000 ${told.account.slice(0, 4)} - ${told.cast.holder}`,
        { bold: true },
      ),
    );
  },
  head: [[L(50, 'DATE'), L(110, 'DESCRIPTION'), R(550, 'AMOUNT (SGD)')]],
  headAt: 190,
  nextHeadAt: 70,
  pitch: 12,
  rows: (told) => [
    note([L(110, 'BALANCE PREVIOUS STATEMENT'), R(550, plain(told.opening))]),
    ...told.bookings.map(
      (booking, index): Block => ({
        booking,
        lines: [
          [
            L(50, day(booking.date, 'DD MMM').toUpperCase()),
            T(110, textOf(booking, 'FAST INCOMING PAYMENT')),
            R(550, bracketed(booking.amount)),
          ],
          ...(index % 6 === 3 && booking.kind === 'card'
            ? [
                [
                  T(
                    110,
                    `FOREIGN AMOUNT MALAYSIAN RINGGIT ${plain(Math.round(booking.amount * 3.4))}`,
                  ),
                ],
              ]
            : []),
        ],
      }),
    ),
    note([L(110, 'SUB-TOTAL:'), R(550, plain(told.closing))]),
    note([L(110, 'GRAND TOTAL', { bold: true }), R(550, plain(told.closing), { bold: true })]),
    ...smallPrint(
      50,
      'YOUR CITI THANKYOU POINTS: 12,300. From 15 Sep 2026 the annual fee is S$196.20.',
    ),
  ],
});

const TRUST = tableBank({
  name: 'trust-card',
  bank: 'Trust',
  layout:
    'Trust card: a plus before credits only, foreign amounts above the local ones, the period on two lines',
  currency: 'SGD',
  plot: { country: 'sg', count: 14, startsOn: 21, card: true },
  sheet: { size: 8.5 },
  letterhead: (sheet, told) => {
    sheet.put(
      56,
      L(50, 'trust', { size: 22, bold: true, colour: '#4b1fd0' }),
      R(550, 'Credit card statement', { size: 12 }),
    );
    sheet.put(100, L(50, told.cast.holder));
    sheet.put(124, L(50, 'Statement period'), L(200, `${day(told.from, 'DD MMM YYYY')} -`));
    sheet.put(135, L(200, day(told.to, 'DD MMM YYYY')));
    sheet.put(160, L(50, 'Total outstanding balance'), R(330, plain(told.closing)));
    sheet.put(172, L(50, 'Minimum due'), R(330, '25.00'));
  },
  head: [[L(50, 'Posting date'), L(130, 'Description'), R(550, 'Amount in SGD')]],
  headAt: 200,
  nextHeadAt: 70,
  pitch: 11,
  gap: 6,
  rows: (told) => [
    note([L(130, 'Previous balance'), R(550, plain(told.opening))]),
    ...told.bookings.map((booking, index): Block => {
      const isForeign = booking.kind === 'card' && index % 5 === 3;
      const above = isForeign
        ? [
            [
              T(130, booking.payee),
              R(550, `${plain(Math.round(booking.amount / 1.35))} USD`, { size: 7 }),
            ],
          ]
        : [];
      const name = isForeign ? '1 USD = 1.35 SGD' : textOf(booking, 'Credit card payment');
      const money = R(550, `${booking.amount > 0 ? '+' : ''}${plain(booking.amount)}`);
      return {
        booking,
        lines: [...above, [L(50, day(booking.date, 'DD MMM')), T(130, name), money]],
      };
    }),
    note([
      L(130, 'Total outstanding balance', { bold: true }),
      R(550, plain(told.closing), { bold: true }),
    ]),
  ],
});

export const SINGAPORE_CARDS = [OCBC, HSBC, CITI, TRUST];
