/** A row of the table as it stands there. amountMinor has no sign where direction is null. */
export type CsvBooking = {
  date: string;
  description: string;
  /** What the file calls bookings of its kind, in each of its columns of types: how they are sorted otherwise says less. */
  kinds?: string[];
  /** How it is sorted otherwise. */
  categories?: string[];
  currency: string;
  product: string;
  column: 'amount' | 'in' | 'out';
  amountMinor: number;
  direction: 1 | -1 | null;
  balanceMinor: number | null;
  line: number;
  lines: number;
};

/** An opening or closing balance that stands in the table as if it were a booking. */
export type CsvBalance = {
  kind: 'opening' | 'closing';
  currency: string;
  product: string;
  minor: number;
};

/** A row with a figure. own and balance are signed minor units; booking is null where a row has no date or no amount. */
export type ReadRow = {
  currency: string;
  product: string;
  /** The balance that its description names and nothing else. */
  named: CsvBalance['kind'] | null;
  /** Whether its description is the word for a total and nothing else. */
  isTotal: boolean;
  own: number | null;
  balance: number | null;
  booking: CsvBooking | null;
};

/**
 * Tells bookings from balances and totals that stand between them. Such a row stands at an end of the rows of its part, and
 * its figure is not one that changes the balance beside it, or is the sum of the others; anything else is a booking.
 */
export function sortedOut(rows: ReadRow[]): { bookings: CsvBooking[]; balances: CsvBalance[] } {
  const balances: CsvBalance[] = [];
  const apart = new Set<ReadRow>();
  const parts = Map.groupBy(rows, ({ currency, product }) => `${product}\n${currency}`);
  for (const part of parts.values()) {
    const totals = totalsOf(part);
    const left = part.filter((row) => !totals.has(row));
    for (const row of [...totals, ...balancesOf(left)]) {
      apart.add(row);
      const { named, currency, product } = row;
      const minor = row.balance ?? row.own;
      if (named && minor !== null) balances.push({ kind: named, currency, product, minor });
    }
  }
  const bookings = rows.flatMap((row) => (row.booking && !apart.has(row) ? row.booking : []));
  return { bookings, balances };
}

/** The rows at both ends that name a balance. */
function balancesOf(rows: ReadRow[]): ReadRow[] {
  const isOther = (row: ReadRow) => row.named === null || changesBalance(row);
  const first = rows.findIndex(isOther);
  const last = rows.findLastIndex(isOther);
  return rows.filter((_, index) => first < 0 || index < first || index > last);
}

/** Whether a row bears an amount and another balance behind it, as a booking does. */
function changesBalance({ booking, own, balance }: ReadRow): boolean {
  if (!booking || !own || balance === null) return false;
  return Math.abs(own) !== Math.abs(balance);
}

/**
 * Of the rows at both ends those that are called a total and are one: of all others, or of all that went one way. Two below each
 * other add up only the bookings, one what came in and one what went out: else they may be purchases at a shop of that name.
 */
function totalsOf(rows: ReadRow[]): Set<ReadRow> {
  const isOther = ({ named, isTotal }: ReadRow) => named === null && !isTotal;
  const [first, last] = [rows.findIndex(isOther), rows.findLastIndex(isOther)];
  const between = rows.slice(first, last + 1);
  const totals = new Set<ReadRow>();
  for (const end of [rows.slice(0, Math.max(0, first)), rows.slice(last + 1)]) {
    const found = end.filter(({ isTotal, booking }) => isTotal && booking);
    const areOfBothWays = addUpBothWays(found, between);
    for (const row of found) {
      if (!row.booking || rows.length < LEAST_ROWS) continue;
      const others = rows.filter(
        (other) => other !== row && (other.named === null || !end.includes(other)),
      );
      if (areOfBothWays || sumsOf(others).includes(row.booking.amountMinor)) totals.add(row);
    }
  }
  return totals;
}

function addUpBothWays(found: ReadRow[], between: ReadRow[]): boolean {
  const effects = found.flatMap(({ booking }) => (booking ? effectOf(booking) : []));
  const [, ins = 0, outs = 0] = sumsOf(between);
  return effects.length === 2 && Math.max(...effects) === ins && Math.min(...effects) === -outs;
}

/** What rows come to together, and what those of each way do. */
function sumsOf(rows: ReadRow[]): number[] {
  const amounts = rows.flatMap(({ booking }) => (booking ? effectOf(booking) : []));
  const ways = [
    amounts,
    amounts.filter((minor) => minor > 0),
    amounts.filter((minor) => minor < 0),
  ];
  return ways.map((some) => Math.abs(some.reduce((sum, minor) => sum + minor, 0)));
}

/** Two purchases of one price at a shop called Total add up to nothing. */
const LEAST_ROWS = 3;

function effectOf({ column, amountMinor, direction }: CsvBooking): number {
  return column === 'out' ? -amountMinor : (direction ?? 1) * amountMinor;
}
