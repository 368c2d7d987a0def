import { decimalsOf } from '@saldo/contracts';
import { addDays, daysBetween } from './dates.ts';
import type { Language } from './languages/index.ts';
import { type Random, randomOf } from './random.ts';
import type { Layout } from './space/layout.ts';

/** One booking as it happened. running is the balance after it. */
export type Booking = {
  date: string;
  valueDate: string;
  code: string;
  /** One or two parts: a kind of booking, and what it was for. */
  parts: string[];
  details: string[];
  amountMinor: number;
  running: number;
};

export type Account = {
  label: string;
  number: string;
  currency: string;
  openingMinor: number;
  /** Oldest first. */
  bookings: Booking[];
};

/** What happened, before any bank prints it. */
export type Story = {
  bank: string;
  holder: string;
  address: string[];
  period: { start: string; end: string };
  statementDate: string;
  accounts: Account[];
};

const BANKS = [
  'Alder Bank',
  'Northgate',
  'Banco Meridian',
  'Kestrel & Co',
  'Ostsee Bank',
  'Tamar Bank',
  'First Ferry Bank',
  'Caisse du Vallon',
];
const HOLDERS = [
  'Mira Lenz',
  'JONAS BRANDT',
  'Ms A. Okafor',
  'Halden Studio Ltd',
  'R. D. Whitmore',
];
const STREETS = [
  '14 Albion Road',
  'Lindenweg 4',
  '12 rue des Tilleuls',
  'Calle Olivo 22',
  'Via Roma 3',
];
const TOWNS = ['LS2 7EW Leeds', '10405 Berlin', '69003 Lyon', '41004 Sevilla', '40121 Bologna'];
const CODES = {
  out: ['DD', 'VIS', 'SO', 'BP', 'ATM', 'TFR', ')))', 'FPO'],
  in: ['CR', 'BGC', 'FPI', 'TFR'],
};

/** Invents the accounts and bookings that a layout shows. */
export function storyOf(layout: Layout): Story {
  const random = randomOf(layout.seed, 'story');
  const period = periodOf(random);
  const names = layout.language.sectionNames;
  const accounts = Array.from({ length: layout.sections.count }, (_, index): Account => {
    const currencies = ['EUR', 'USD', 'GBP'];
    const other = layout.sections.count > 1 && layout.sections.kind === 'currencies';
    const currency = other ? (currencies[index] ?? 'EUR') : layout.currency;
    const number = `${random.int(1000, 9999)}${random.int(1000, 9999)}${random.int(10, 99)}`;
    return {
      label: other ? `${names[0]} ${currency}` : `${names[index % names.length]}`,
      number,
      currency,
      ...bookingsOf(random, layout, currency, period),
    };
  });
  return {
    bank: random.pick(BANKS),
    holder: random.pick(HOLDERS),
    address: [random.pick(STREETS), random.pick(TOWNS)],
    period,
    statementDate: addDays(period.end, random.int(0, 3)),
    accounts,
  };
}

/** A month, a month from mid to mid, or a quarter; often over the turn of a year. */
function periodOf(random: Random): Story['period'] {
  const year = random.int(2018, 2026);
  const turns = random.chance(0.2);
  const month = turns ? 12 : random.int(1, 12);
  const mid = turns || random.chance(0.15);
  const day = mid ? random.int(5, 25) : 1;
  const start = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const months = random.chance(0.08) ? 3 : 1;
  const next = new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
  return { start, end: addDays(next, -1) };
}

function bookingsOf(
  random: Random,
  layout: Layout,
  currency: string,
  period: Story['period'],
): Pick<Account, 'openingMinor' | 'bookings'> {
  const scale = scaleOf(currency);
  const openingMinor = layout.card
    ? -random.int(0, 90_000) * scale
    : random.weighted([
        [random.int(0, 500_000), 85],
        [-random.int(0, 60_000), 10],
        [0, 5],
      ]) * scale;
  // Where nothing but a minus tells what was spent, a page of unmarked amounts would leave open what they are.
  const isMinusAll =
    layout.money.form === 'signed' && !layout.card && layout.rows.balance === 'none';
  const share = layout.sections.count > 1 ? 0.5 : 1;
  const count = Math.ceil(layout.pages.rowsTarget * share);
  const length = daysBetween(period.start, period.end);
  const days = Array.from({ length: count }, () => random.int(0, length)).sort((a, b) => a - b);
  const bookings: Booking[] = [];
  let running = openingMinor;
  for (const day of days) {
    const before = bookings.at(-1);
    const twin = before !== undefined && random.chance(0.03);
    const booking = twin
      ? { ...before }
      : bookingOn(random, layout, currency, {
          date: addDays(period.start, day),
          mayBeIncome: !isMinusAll || before !== undefined,
        });
    running += booking.amountMinor;
    bookings.push({ ...booking, running });
  }
  return { openingMinor, bookings };
}

/** Minor units that one step of an invented amount is worth, so that it can be printed whole where no decimals are. */
function scaleOf(currency: string): number {
  if (decimalsOf(currency) === 0) return 10;
  return currency === 'TWD' ? 100 : currency === 'INR' ? 9 : 1;
}

function bookingOn(
  random: Random,
  layout: Layout,
  currency: string,
  { date, mayBeIncome }: { date: string; mayBeIncome: boolean },
): Omit<Booking, 'running'> {
  const { language, rows } = layout;
  const isIncome = random.chance(layout.card ? 0.12 : 0.25) && mayBeIncome;
  const size = random.weighted([
    [random.int(50, 9_999), 60],
    [random.int(10_000, 99_999), 28],
    [random.int(100_000, 450_000), isIncome ? 20 : 6],
  ]);
  const numbered = (text: string) => text.replace('{ref}', String(random.int(100_000, 999_999)));
  const purpose = numbered(random.pick(isIncome ? language.income : language.spending));
  const kind = random.pick(language.kinds[isIncome ? 1 : 0]);
  return {
    date,
    valueDate: addDays(
      date,
      random.weighted([
        [0, 70],
        [1, 20],
        [2, 10],
      ]),
    ),
    code: random.pick(isIncome ? CODES.in : CODES.out),
    parts: rows.form === 'twoLines' ? [kind, purpose] : [purpose],
    details:
      rows.details === 'none' || random.chance(0.4) ? [] : detailsOf(random, layout, currency),
    amountMinor: (isIncome ? size : -size) * scaleOf(currency),
  };
}

/** What stands under a booking in smaller print and is no booking, amounts of other currencies and fees among it. */
function detailsOf(
  random: Random,
  { language, rows }: { language: Language; rows: Layout['rows'] },
  currency: string,
): string[] {
  const texts = [
    `${language.reference}: ${random.int(100_000, 999_999)}`,
    `Card: ${random.int(1000, 9999)}**${random.int(1000, 9999)}`,
    `IBAN: DE${random.int(10, 99)}500${random.int(10_000, 99_999)}`,
  ];
  if (rows.details === 'text') return [random.pick(texts)];
  if (rows.details === 'columnAmounts')
    return [`${language.fee}: ${random.int(1, 4)}.${random.int(10, 99)} ${currency}`];
  const foreign = currency === 'USD' ? 'EUR' : 'USD';
  const amount = `${random.int(5, 300)}.${random.int(10, 99)}`;
  return [
    random.pick([
      `${foreign} ${amount} @ 1.${random.int(1000, 9999)}`,
      `${language.fee}: ${random.int(1, 4)}.${random.int(10, 99)} ${currency}`,
      `${foreign} ${amount}`,
    ]),
    ...(random.chance(0.3) ? [random.pick(texts)] : []),
  ];
}
