import { day, figure } from './figures.ts';
import { type Block, flow } from './flow.ts';
import { B, L, PAGES, R, Sheet, T } from './sheet.ts';
import { type Bank, drawn, section } from './statement.ts';
import { type Booking, type Story, story } from './story.ts';
import { address, isLastOfDay, note, smallPrint, tableBank } from './table-bank.ts';

const plain = (minor: number) => figure(minor);
/** An overdrawn balance bears a minus. */
const balanceOf = (minor: number) => `${minor < 0 ? '-' : ''}${figure(minor)}`;

const TYPES: Record<Booking['kind'], string> = {
  card: 'Point-of-Sale Transaction',
  bill: 'GIRO',
  rent: 'GIRO Standing Instruction',
  salary: 'GIRO Salary',
  sent: 'FAST Payment / Receipt',
  received: 'FAST Collection',
  cash: 'Cash Withdrawal',
  fee: 'Service Charge',
  interest: 'Interest Earned',
  refund: 'Point-of-Sale Refund',
};

const below = ({ kind, payee, note: purpose, reference }: Booking): string[] =>
  kind === 'sent' || kind === 'received'
    ? [
        'PayNow Transfer',
        `${reference}`,
        `${kind === 'sent' ? 'To' : 'From'}: ${payee}`,
        `OTHR ${purpose}`,
      ]
    : kind === 'fee' || kind === 'interest'
      ? []
      : [payee, ...(kind === 'card' ? [`${reference.slice(0, 6)}*`] : [])];

const SAVINGS = tableBank({
  name: 'dbs-savings',
  bank: 'DBS',
  layout:
    'DBS savings: indented lines below the type, the balance not on each row, balances brought and carried forward',
  currency: 'SGD',
  plot: { country: 'sg', count: 22 },
  sheet: { size: 8, info: { Creator: 'Quadient CXM AG' } },
  letterhead: (sheet, told) => {
    sheet.put(
      56,
      L(40, 'DBS', { size: 20, bold: true }),
      R(555, 'Account Statement', { size: 13, bold: true }),
    );
    address(sheet, told, 40, 110);
    sheet.put(110, R(555, `Statement Date: ${day(told.to, 'DD MMM YYYY')}`));
    sheet.put(
      160,
      L(40, `DBS Savings Plus Account  Account No. 018-${told.account.slice(0, 6)}-2`, {
        bold: true,
      }),
      R(555, 'Currency: SINGAPORE DOLLAR'),
    );
  },
  everyPage: (sheet) => {
    sheet.put(
      818,
      L(40, 'PDS_MHSAVDS_000001', { size: 5 }),
      R(555, `Page ${sheet.page} of ${PAGES}`, { size: 6 }),
    );
    sheet.put(
      808,
      L(
        40,
        'Transaction Codes & Narratives: visit www.dbs.com/rates. Insured up to S$100,000 by SDIC.',
        { size: 6 },
      ),
    );
  },
  head: [
    [
      L(40, 'DATE'),
      L(90, 'DETAILS OF TRANSACTIONS'),
      R(395, 'WITHDRAWAL($)'),
      R(475, 'DEPOSIT($)'),
      R(555, 'BALANCE($)'),
    ],
  ],
  headAt: 190,
  nextHeadAt: 80,
  gap: 4,
  rows: (told) => [
    note([L(90, 'Balance Brought Forward', { bold: true }), R(555, balanceOf(told.opening))]),
    ...told.bookings.map(
      (booking, index): Block => ({
        booking,
        lines: [
          [
            L(40, day(booking.date, 'DD MMM')),
            T(90, TYPES[booking.kind]),
            R(booking.amount < 0 ? 395 : 475, plain(booking.amount)),
            B(555, isLastOfDay(told, index) ? balanceOf(booking.balance) : ''),
          ],
          ...below(booking).map((line) => [T(100, line)]),
        ],
      }),
    ),
    note([
      L(90, 'Total', { bold: true }),
      R(395, plain(told.totalOut)),
      R(475, plain(told.totalIn)),
    ]),
    note([
      L(90, 'Balance Carried Forward', { bold: true }),
      R(555, balanceOf(told.closing), { bold: true }),
    ]),
    ...smallPrint(
      40,
      'Earn up to 4.10% p.a. on your first S$100,000 from 1 Jan 2024. Terms apply.',
    ),
  ],
});

/** Two accounts under headings of their own behind a page that sums them up. */
async function drawConsolidated(seed: number) {
  const first = story(seed, { country: 'sg', count: 16 });
  const other = story(seed, { country: 'sg', count: 7, opening: first.draw.int(50_000, 90_000) });
  const sheet = new Sheet({ size: 8, info: { Creator: 'Quadient CXM AG' } });
  const names = ['DBS Multiplier Account', 'POSB Everyday Savings Account'] as const;
  const rows = (name: string, told: Story, number: string): Block[] => [
    { gap: 12, lines: [[L(40, name, { bold: true, size: 9 }), R(555, `Account No. ${number}`)]] },
    note([L(90, 'Balance Brought Forward'), R(555, `SGD ${balanceOf(told.opening)}`)]),
    ...told.bookings.map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(40, day(booking.date, 'DD/MM/YYYY')),
            T(100, TYPES[booking.kind]),
            R(booking.amount < 0 ? 400 : 475, plain(booking.amount)),
            B(555, balanceOf(booking.balance)),
          ],
          ...below(booking).map((line) => [T(100, line)]),
        ],
      }),
    ),
    note([
      L(90, 'Total Balance Carried Forward:'),
      R(400, plain(told.totalOut)),
      R(475, plain(told.totalIn)),
      R(555, `SGD ${balanceOf(told.closing)}`),
    ]),
  ];
  sheet.nextPage();
  sheet.put(
    56,
    L(40, 'DBS', { size: 20, bold: true }),
    R(555, 'Consolidated Statement', { size: 13, bold: true }),
  );
  address(sheet, first, 40, 110);
  sheet.put(
    180,
    L(40, `Account Summary  Details as at ${day(first.to, 'DD MMM YYYY')}`, { bold: true }),
  );
  sheet.put(200, L(40, 'Account'), L(260, 'Account No.'), R(555, 'Balance (SGD)'));
  const numbers = [
    `120-${first.account.slice(0, 6)}-1`,
    `188-${first.account.slice(2, 8)}-4`,
  ] as const;
  sheet.put(216, L(40, names[0]), L(260, numbers[0]), R(555, plain(first.closing)));
  sheet.put(230, L(40, names[1]), L(260, numbers[1]), R(555, plain(other.closing)));
  sheet.put(
    250,
    L(40, 'Total Deposits'),
    R(555, plain(first.closing + other.closing), { bold: true }),
  );
  sheet.put(818, R(555, `Page 1 of ${PAGES}`, { size: 6 }));
  const [one, two] = [rows(names[0], first, numbers[0]), rows(names[1], other, numbers[1])];
  const onPage = (page: number) => {
    sheet.put(
      56,
      L(40, 'DBS', { size: 16, bold: true }),
      R(555, `Details as at ${day(first.to, 'DD MMM YYYY')}`),
    );
    sheet.put(80, L(40, 'Transaction Details', { size: 11, bold: true }));
    sheet.put(
      100,
      L(40, 'Date'),
      L(100, 'Description'),
      R(400, 'Withdrawal (-)'),
      R(475, 'Deposit (+)'),
      R(555, 'Balance'),
    );
    sheet.put(818, R(555, `Page ${page} of ${PAGES}`, { size: 6 }));
  };
  flow(sheet, [...one, ...two], { top: 112, bottom: 780, pitch: 10, gap: 4, onPage });
  const layout =
    'DBS consolidated: a page of sums, then two accounts under headings, dates with years';
  const told = [
    section(first, one, 'SGD', { label: names[0] }),
    section(other, two, 'SGD', { label: names[1] }),
  ];
  return drawn(sheet, { name: 'dbs-consolidated', bank: 'DBS', layout }, ...told);
}

const CARD = tableBank({
  name: 'dbs-card',
  bank: 'DBS',
  layout:
    'DBS card: days in capitals without a year, CR behind payments, foreign amounts below, a grand total at the end',
  currency: 'SGD',
  plot: { country: 'sg', count: 16, startsOn: 19, card: true },
  sheet: { size: 8 },
  letterhead: (sheet, told) => {
    sheet.put(
      56,
      L(40, 'DBS Cards', { size: 16, bold: true }),
      R(555, 'Credit Cards', { size: 12 }),
    );
    address(sheet, told, 40, 96);
    const head = ['STATEMENT DATE', 'CREDIT LIMIT', 'MINIMUM PAYMENT', 'PAYMENT DUE DATE'];
    const values = [
      day(told.to, 'DD MMM YYYY'),
      '$12,000.00',
      '$50.00',
      day(told.to, 'DD MMM YYYY'),
    ];
    head.forEach((label, index) => {
      sheet.put(160, L(40 + index * 130, label, { size: 7 }));
      sheet.put(172, L(40 + index * 130, values[index] ?? ''));
    });
    sheet.put(
      200,
      L(40, `DBS ALTITUDE VISA SIGNATURE CARD NO.: 4119 1100 0000 ${told.account.slice(0, 4)}`, {
        bold: true,
      }),
    );
  },
  everyPage: (sheet) => {
    sheet.put(
      815,
      L(
        40,
        'DBS Bank Ltd, Co. Reg. No. 196800306E. Interest of 27.80% p.a. applies to amounts unpaid.',
        { size: 6 },
      ),
      R(555, `${sheet.page} of ${PAGES}`, { size: 6 }),
    );
  },
  head: [[L(40, 'DATE'), L(100, 'DESCRIPTION'), R(555, 'AMOUNT (S$)')]],
  headAt: 220,
  nextHeadAt: 80,
  pitch: 11,
  rows: (told) => {
    const upper = (date: string) => day(date, 'DD MMM').toUpperCase();
    return [
      note([L(100, 'PREVIOUS BALANCE'), R(555, plain(told.opening))]),
      ...told.bookings.map((booking, index): Block => {
        const { kind, payee, place, amount } = booking;
        const isForeign = kind === 'card' && index % 6 === 4;
        return {
          booking,
          lines: [
            [
              L(40, upper(booking.date)),
              T(
                100,
                kind === 'received' ? 'BILL PAYMENT - DBS INTERNET/WIRELESS' : `${payee} ${place}`,
              ),
              amount > 0 ? R(568, `${plain(amount)} CR`) : R(555, plain(amount)),
            ],
            ...(isForeign ? [[T(100, `U. S. DOLLAR ${plain(Math.round(amount / 1.35))}`)]] : []),
            ...(kind === 'received' ? [[T(100, `REF NO: ${booking.reference}`)]] : []),
          ],
        };
      }),
      note([L(100, 'SUB-TOTAL:'), R(555, plain(told.closing))]),
      note([L(100, 'TOTAL:', { bold: true }), R(555, plain(told.closing), { bold: true })]),
      ...smallPrint(
        40,
        'DBS Points: opening 4,210, earned 388, closing 4,598. Points of 120 expire on 31 DEC 2026.',
      ),
    ];
  },
});

export const SINGAPORE_DBS: readonly Bank[] = [
  SAVINGS,
  { name: 'dbs-consolidated', draw: drawConsolidated },
  CARD,
];
