import { CASTS, type Cast, type Country } from './casts.ts';
import { day, daysAfter } from './figures.ts';

export type Kind =
  | 'card'
  | 'bill'
  | 'rent'
  | 'salary'
  | 'sent'
  | 'received'
  | 'cash'
  | 'fee'
  | 'interest'
  | 'refund';

/** One booking before any bank has printed it. amount is signed minor units, balance the one after it. */
export type Booking = {
  date: string;
  value: string;
  kind: Kind;
  payee: string;
  place: string;
  note: string;
  amount: number;
  balance: number;
  /** Ten digits that stand for every number a bank prints beside a booking. */
  reference: string;
  time: string;
};

/** An account's weeks: its holder, and bookings that lead from the opening to the closing balance, oldest first. */
export type Story = {
  cast: Cast;
  account: string;
  from: string;
  to: string;
  opening: number;
  closing: number;
  totalIn: number;
  totalOut: number;
  countIn: number;
  countOut: number;
  bookings: Booking[];
  draw: Draw;
};

/** The same seed draws the same numbers (mulberry32). */
export type Draw = {
  int(from: number, to: number): number;
  pick<T>(of: readonly T[]): T;
  digits(count: number): string;
};

export function drawOf(seed: number): Draw {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    int,
    pick: (of) => {
      const picked = of[int(0, of.length - 1)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
  };
}

export type Plot = {
  country: Country;
  /** How many bookings. */
  count?: number;
  /** The day of the month on which the period starts; 1 ends with the month. */
  startsOn?: number;
  /** How many minor units stand for a euro's cent: 1 for most, 15 for the won. */
  scale?: number;
  /** Amounts are whole multiples of it. */
  step?: number;
  /** A card's bill: everything is owed, and payments come in. */
  card?: boolean;
  /** Whether the balance may start in the red. */
  overdrawn?: boolean;
  opening?: number;
  kinds?: readonly Kind[];
};

const KINDS: readonly Kind[] = [
  ...(['card', 'card', 'card', 'card', 'card', 'bill', 'bill', 'bill'] as const),
  ...(['sent', 'sent', 'received', 'received', 'cash', 'refund'] as const),
];
const CARD_KINDS: readonly Kind[] = ['card', 'card', 'card', 'card', 'card', 'card', 'refund'];

/** Draws a period of 2023 to 2026 and its bookings. One period in three ends in another year where it does not start on the first. */
export function story(seed: number, plot: Plot): Story {
  const draw = drawOf(seed);
  const cast = CASTS[plot.country];
  const { startsOn = 1, count = 24, card = false } = plot;
  const month = startsOn > 1 && draw.int(0, 2) === 0 ? 12 : draw.int(1, 12);
  const from = `${draw.int(2023, 2025)}-${String(month).padStart(2, '0')}-${String(startsOn).padStart(2, '0')}`;
  const to = daysAfter(
    `${day(daysAfter(`${from.slice(0, 8)}28`, 5), 'YYYY-MM')}-${String(startsOn).padStart(2, '0')}`,
    -1,
  );
  const scale = plot.scale ?? 1;
  const step = plot.step ?? 1;
  const rounded = (minor: number) => Math.round((minor * scale) / step) * step;
  const most = plot.overdrawn ? -2_000 : 450_000;
  const opening =
    plot.opening ??
    rounded(card ? -draw.int(8_000, 90_000) : draw.int(plot.overdrawn ? -60_000 : 120_000, most));
  const drafts = datesOf(draw, { from, to, count }).map((date, index) =>
    draft(draw, {
      ...{ cast, date, to, kind: kindOf(draw, plot, index) },
      opening: card ? opening : null,
    }),
  );
  const second = drafts[5];
  if (second && drafts[6] && drafts[6].date === second.date) drafts[6] = { ...second };
  let balance = opening;
  const bookings = drafts.map((booking) => {
    const amount = booking.kind === 'received' && card ? booking.amount : rounded(booking.amount);
    balance += amount;
    return { ...booking, amount, balance };
  });
  const ins = bookings.filter(({ amount }) => amount > 0);
  const outs = bookings.filter(({ amount }) => amount < 0);
  const sum = (of: readonly Booking[]) => of.reduce((total, { amount }) => total + amount, 0);
  const totals = {
    totalIn: sum(ins),
    totalOut: sum(outs),
    countIn: ins.length,
    countOut: outs.length,
  };
  return {
    cast,
    account: draw.digits(10),
    from,
    to,
    opening,
    closing: balance,
    ...totals,
    bookings,
    draw,
  };
}

/** Dates within the period, oldest first, several on some days. */
function datesOf(
  draw: Draw,
  { from, to, count }: { from: string; to: string; count: number },
): string[] {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const offsets = Array.from({ length: count }, () => draw.int(0, days)).sort((a, b) => a - b);
  for (const index of [3, 6, 7, 12]) {
    const before = offsets[index - 1];
    if (before !== undefined && index < offsets.length) offsets[index] = before;
  }
  return offsets.sort((a, b) => a - b).map((offset) => daysAfter(from, offset));
}

function kindOf(draw: Draw, { card, kinds }: Plot, index: number): Kind {
  if (kinds) return draw.pick(kinds);
  if (card) return index === 2 ? 'received' : draw.pick(CARD_KINDS);
  const fixed: Record<number, Kind> = {
    0: 'rent',
    1: 'salary',
    9: 'cash',
    14: 'fee',
    17: 'interest',
  };
  return fixed[index] ?? draw.pick(KINDS);
}

type Asked = { cast: Cast; date: string; to: string; kind: Kind; opening: number | null };

function draft(draw: Draw, { cast, date, to, kind, opening }: Asked): Omit<Booking, 'balance'> {
  const cents = {
    card: () => -draw.int(180, 14_000),
    bill: () => -draw.int(900, 24_000),
    rent: () => -draw.int(60_000, 130_000),
    salary: () => draw.int(180_000, 390_000),
    sent: () => -draw.int(1_000, 45_000),
    received: () => (opening === null ? draw.int(500, 60_000) : -opening),
    cash: () => -draw.int(2, 30) * 1_000,
    fee: () => -draw.int(40, 990),
    interest: () => draw.int(3, 480),
    refund: () => draw.int(500, 9_000),
  };
  const payees: Record<Kind, readonly string[]> = {
    card: cast.shops,
    refund: cast.shops,
    bill: cast.bills,
    rent: [cast.landlord],
    salary: [cast.employer],
    sent: cast.people,
    received: cast.people,
    cash: cast.machines,
    fee: [cast.fee],
    interest: [cast.interest],
  };
  const isImpersonal = kind === 'cash' || kind === 'fee' || kind === 'interest';
  const purpose = () => (isImpersonal ? draw.digits(8) : draw.pick(cast.notes));
  return {
    date,
    value: [daysAfter(date, draw.int(0, 2)), to].sort()[0] ?? date,
    kind,
    payee: draw.pick(payees[kind]),
    place: draw.pick(cast.places),
    note: kind === 'salary' ? cast.wage : kind === 'rent' ? cast.rent : purpose(),
    amount: cents[kind](),
    reference: `${draw.int(1, 9)}${draw.digits(9)}`,
    time: `${String(draw.int(7, 21)).padStart(2, '0')}:${draw.int(10, 59)}:${draw.int(10, 59)}`,
  };
}
