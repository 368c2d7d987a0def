import { day, figure } from './figures.ts';
import { type Block, flow } from './flow.ts';
import { B, L, PAGES, R, Sheet, T } from './sheet.ts';
import { type Bank, drawn, section } from './statement.ts';
import { type Booking, type Story, story } from './story.ts';
import { address, note, smallPrint, tableBank } from './table-bank.ts';

const plain = (minor: number) => figure(minor);
const signed = (minor: number) => `${minor < 0 ? '-' : ''}${plain(minor)}`;
const us = (date: string) => day(date, 'MM/DD');

const words = ({ kind, payee, place, date, reference, note: purpose }: Booking): string =>
  kind === 'card' || kind === 'refund'
    ? `Card Purchase ${us(date)} ${payee} ${place} Card ${reference.slice(6)}`
    : kind === 'salary'
      ? `${payee} Payroll PPD ID: ${reference}`
      : kind === 'bill'
        ? `${payee} Web Pmt PPD ID: ${reference}`
        : kind === 'cash'
          ? `ATM Withdrawal ${us(date)} ${payee}`
          : kind === 'fee' || kind === 'interest'
            ? payee
            : `Zelle Payment ${kind === 'sent' ? 'To' : 'From'} ${payee} ${purpose}`;

const CHASE = tableBank({
  name: 'chase-checking',
  bank: 'Chase',
  layout:
    'Chase checking: a summary by kind, then signed amounts with a balance, the period in words across two lines',
  currency: 'USD',
  plot: { country: 'us', count: 26, startsOn: 22 },
  sheet: { size: 8, paper: 'LETTER' },
  letterhead: (sheet, told) => {
    sheet.put(50, L(40, 'CHASE', { size: 20, bold: true, colour: '#117aca' }));
    sheet.put(
      50,
      R(570, `${day(told.from, 'MMMM DD, YYYY')} through ${day(told.to, 'MMMM DD, YYYY')}`),
    );
    sheet.put(62, R(570, `Account Number: 00000${told.account}`));
    address(sheet, told, 40, 100);
    sheet.put(
      160,
      L(40, 'CHECKING SUMMARY', { bold: true, size: 10 }),
      L(180, 'Chase Total Checking'),
    );
    sheet.put(174, R(360, 'AMOUNT', { size: 7 }));
    const sums = [
      ['Beginning Balance', `$${plain(told.opening)}`],
      ['Deposits and Additions', plain(told.totalIn)],
      ['ATM & Debit Card Withdrawals', `-${plain(told.totalOut)}`],
      ['Ending Balance', `$${plain(told.closing)}`],
    ];
    sums.forEach(([label = '', value = ''], index) => {
      sheet.put(188 + index * 13, L(40, label), R(360, value));
    });
    sheet.put(254, L(40, 'TRANSACTION DETAIL', { bold: true, size: 10 }));
  },
  everyPage: (sheet) => {
    sheet.put(770, R(570, `Page ${sheet.page} of ${PAGES}`, { size: 7 }));
  },
  head: [
    [
      L(40, 'DATE', { size: 7 }),
      L(90, 'DESCRIPTION', { size: 7 }),
      R(490, 'AMOUNT', { size: 7 }),
      R(570, 'BALANCE', { size: 7 }),
    ],
  ],
  headAt: 270,
  nextHeadAt: 80,
  bottom: 740,
  pitch: 11,
  rows: (told) => [
    note([L(90, 'Beginning Balance'), R(570, `$${plain(told.opening)}`)]),
    ...told.bookings.map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(40, us(booking.date)),
            T(90, words(booking)),
            R(490, signed(booking.amount)),
            B(570, plain(booking.balance)),
          ],
        ],
      }),
    ),
    note([
      L(90, 'Ending Balance', { bold: true }),
      R(570, `$${plain(told.closing)}`, { bold: true }),
    ]),
    ...smallPrint(40, 'A Monthly Service Fee of $12.00 was not charged.'),
  ],
});

type Grouped = {
  name: string;
  bank: string;
  layout: string;
  groups: readonly [string, string, (booking: Booking) => boolean][];
  date: string;
  sign: boolean;
  opened: string;
  closed: string;
  card?: boolean;
};

const bill = ({ kind }: Booking) => kind === 'bill' || kind === 'rent' || kind === 'sent';

/** Statements whose headings tell on which side the rows below stand; each group is in the order of its days. */
async function drawGrouped(spec: Grouped, seed: number) {
  const told: Story = story(seed, {
    country: 'us',
    count: 24,
    startsOn: spec.card ? 14 : 1,
    ...(spec.card ? { card: true } : {}),
  });
  const sheet = new Sheet({ size: 8, paper: 'LETTER' });
  const standing = (text: string, date: string, minor: number) =>
    note([
      L(40, `${text} ${day(date, 'MMMM D, YYYY')}`),
      R(330, `${minor < 0 && !spec.card ? '-' : ''}$${plain(minor)}`),
    ]);
  const blocks: Block[] = [
    standing(spec.opened, told.from, told.opening),
    standing(spec.closed, told.to, told.closing),
  ];
  for (const [title, total, isIn] of spec.groups) {
    const group = told.bookings.filter(isIn);
    if (group.length === 0) continue;
    blocks.push({ gap: 14, lines: [[L(40, title, { bold: true, size: 10 })]] });
    blocks.push({ gap: 2, lines: [[L(40, 'Date'), L(100, 'Description'), R(570, 'Amount')]] });
    for (const booking of group) {
      const money = spec.sign
        ? signed(spec.card ? -booking.amount : booking.amount)
        : plain(booking.amount);
      const text = spec.card
        ? `${booking.kind === 'received' ? 'PAYMENT THANK YOU' : booking.payee} ${booking.place}`
        : words(booking);
      blocks.push({
        booking,
        lines: [[L(40, day(booking.date, spec.date)), T(100, text), R(570, money)]],
      });
    }
    const sum = group.reduce((so, { amount }) => so + amount, 0);
    blocks.push(
      note([
        L(40, total, { bold: true }),
        R(570, `${spec.sign && sum < 0 && !spec.card ? '-' : ''}$${plain(sum)}`, { bold: true }),
      ]),
    );
  }
  const onPage = (page: number) => {
    sheet.put(
      50,
      L(40, spec.bank, { size: 16, bold: true }),
      R(570, `Account number: ${told.account.slice(0, 4)} ${told.account.slice(4)}`),
    );
    sheet.put(62, R(570, `${day(told.from, 'MMMM D, YYYY')} to ${day(told.to, 'MMMM D, YYYY')}`));
    if (page === 1) address(sheet, told, 40, 100);
    sheet.put(772, R(570, `Page ${page} of 3`, { size: 7 }));
  };
  flow(
    sheet,
    [
      ...blocks,
      ...smallPrint(40, 'Bank deposits are FDIC insured up to $250,000.00 per depositor.'),
    ],
    { top: 170, nextTop: 100, bottom: 740, pitch: 11, gap: 2, onPage },
  );
  const read = section(told, blocks, 'USD');
  const lines = read.lines.toSorted((a, b) => a.date.localeCompare(b.date));
  return drawn(sheet, spec, { ...read, lines });
}

const isIn = ({ amount }: Booking) => amount > 0;
const GROUPED: readonly Grouped[] = [
  {
    ...{
      name: 'bank-of-america',
      bank: 'Bank of America',
      layout:
        'Bank of America: two groups under headings, a minus before withdrawals, full short years',
    },
    ...{
      date: 'MM/DD/YY',
      sign: true,
      opened: 'Beginning balance on',
      closed: 'Ending balance on',
    },
    groups: [
      ['Deposits and other additions', 'Total deposits and other additions', isIn],
      [
        'Withdrawals and other subtractions',
        'Total withdrawals and other subtractions',
        (booking) => !isIn(booking),
      ],
    ],
  },
  {
    ...{
      name: 'us-bank',
      bank: 'U.S. Bank',
      layout:
        'U.S. Bank: groups by kind under headings, amounts without any sign, days without a year',
    },
    ...{ date: 'MM/DD', sign: false, opened: 'Beginning Balance on', closed: 'Ending Balance on' },
    groups: [
      ['Other Deposits', 'Total Other Deposits', isIn],
      [
        'Card Withdrawals',
        'Card Withdrawals Subtotal',
        (booking) => !isIn(booking) && !bill(booking),
      ],
      [
        'Other Withdrawals',
        'Total Other Withdrawals',
        (booking) => !isIn(booking) && bill(booking),
      ],
    ],
  },
  {
    ...{
      name: 'capital-one-card',
      bank: 'Capital One',
      layout: 'Capital One card: payments and purchases in groups, payments with a minus',
    },
    ...{ date: 'MM/DD', sign: true, card: true, opened: 'Previous Balance', closed: 'New Balance' },
    groups: [
      ['Payments, Credits and Adjustments', 'Total Payments, Credits and Adjustments', isIn],
      ['Transactions', 'Total Transactions for This Period', (booking) => !isIn(booking)],
    ],
  },
];

const CHASE_CARD = tableBank({
  name: 'chase-card',
  bank: 'Chase',
  layout: 'Chase card: days without a year, payments with a minus, the balances in a summary above',
  currency: 'USD',
  plot: { country: 'us', count: 18, startsOn: 22, card: true },
  sheet: { size: 8, paper: 'LETTER' },
  letterhead: (sheet, told) => {
    sheet.put(
      50,
      L(40, 'CHASE', { size: 20, bold: true, colour: '#117aca' }),
      R(570, 'Freedom Unlimited credit card'),
    );
    address(sheet, told, 40, 90);
    sheet.put(150, L(40, 'ACCOUNT SUMMARY', { bold: true, size: 10 }));
    const sums = [
      ['Previous Balance', `$${plain(told.opening)}`],
      ['Payment, Credits', `-$${plain(told.totalIn)}`],
      ['Purchases', `+$${plain(told.totalOut)}`],
      ['New Balance', `$${plain(told.closing)}`],
      ['Opening/Closing Date', `${day(told.from, 'MM/DD/YY')} - ${day(told.to, 'MM/DD/YY')}`],
    ];
    sums.forEach(([label = '', value = ''], index) => {
      sheet.put(166 + index * 12, L(40, label), R(300, value));
    });
    sheet.put(256, L(40, 'ACCOUNT ACTIVITY', { bold: true, size: 10 }));
  },
  head: [
    [L(40, 'Date of')],
    [L(40, 'Transaction'), L(120, 'Merchant Name or Transaction Description'), R(570, '$ Amount')],
  ],
  headAt: 274,
  nextHeadAt: 70,
  bottom: 740,
  pitch: 11,
  rows: (told) => [
    ...told.bookings.map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(40, us(booking.date)),
            T(
              120,
              booking.kind === 'received'
                ? 'Payment Thank You-Mobile'
                : `${booking.payee} ${booking.place}`,
            ),
            R(570, signed(-booking.amount)),
          ],
        ],
      }),
    ),
    { gap: 10, lines: [[L(40, `${told.to.slice(0, 4)} Totals Year-to-Date`, { bold: true })]] },
  ],
});

export const UNITED_STATES: readonly Bank[] = [
  CHASE,
  CHASE_CARD,
  ...GROUPED.map((spec): Bank => ({ name: spec.name, draw: (seed) => drawGrouped(spec, seed) })),
];
