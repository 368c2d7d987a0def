import { decimalsOf } from '@saldo/contracts';

/**
 * For tests: what the dashboard should say, by one plain pass over all bookings. Shares no code with the dashboard;
 * rates are the published days as they are, in order.
 */
export type NaiveBooking = {
  id: string;
  account: string;
  date: string;
  line: number;
  currency: string;
  category: string;
  amountMinor: number;
};

export type NaiveBalance = {
  account: string;
  currency: string;
  part: string;
  accountHint: string;
  amountMinor: number;
  asOf: string;
};

export type NaiveDays = readonly { date: string; rates: Record<string, string> }[];

/** accounts null stands for all. */
export type NaiveQuestion = {
  target: string;
  accounts: readonly string[] | null;
  from?: string | undefined;
  to?: string | undefined;
};

export function select(bookings: readonly NaiveBooking[], q: NaiveQuestion): NaiveBooking[] {
  return bookings.filter(
    (b) =>
      (q.accounts === null || q.accounts.includes(b.account)) &&
      (q.from === undefined || b.date >= q.from) &&
      (q.to === undefined || b.date <= q.to),
  );
}

/** Money as the wire has it, from a number of millionths of a minor unit. */
export function money(micro: bigint, currency: string): number {
  return Number(roundedDivision(micro, 1_000_000n)) / 10 ** decimalsOf(currency);
}

export function flows(bookings: readonly NaiveBooking[], target: string, days: NaiveDays) {
  let income = 0n;
  let expenses = 0n;
  const categories = new Map<string, bigint>();
  const missingIncome = new Map<string, number>();
  const missingExpenses = new Map<string, number>();
  for (const { currency, category, amountMinor, date } of bookings) {
    if (category === 'transfers') continue;
    const micro = inTarget(amountMinor, currency, target, date, days);
    if (category === 'income') {
      if (micro === null) add(missingIncome, currency, amountMinor);
      else income += micro;
    } else if (micro === null) {
      add(missingExpenses, currency, -amountMinor);
    } else {
      expenses -= micro;
      categories.set(category, (categories.get(category) ?? 0n) - micro);
    }
  }
  return { income, expenses, categories, missingIncome, missingExpenses };
}

/** The newest balance of each account, currency, part and account number; of two of one day the later stated. */
export function newest(balances: readonly NaiveBalance[], accounts: readonly string[] | null) {
  const sums: { account: string; currency: string; amountMinor: number }[] = [];
  const parts: NaiveBalance[] = [];
  for (const b of balances) {
    if (accounts !== null && !accounts.includes(b.account)) continue;
    const i = parts.findIndex(
      (p) =>
        p.account === b.account &&
        p.currency === b.currency &&
        p.part === b.part &&
        p.accountHint === b.accountHint,
    );
    if (i < 0) parts.push(b);
    else if ((parts[i] as NaiveBalance).asOf <= b.asOf) parts[i] = b;
  }
  for (const { account, currency, amountMinor } of parts) {
    const sum = sums.find((s) => s.account === account && s.currency === currency);
    if (sum) sum.amountMinor += amountMinor;
    else sums.push({ account, currency, amountMinor });
  }
  return sums;
}

/** Millionths of a minor unit of the target, half-even; null where a rate is missing. */
export function inTarget(
  amountMinor: number,
  currency: string,
  target: string,
  date: string,
  days: NaiveDays,
): bigint | null {
  if (currency === target) return BigInt(amountMinor) * 1_000_000n;
  const source = rateMillionths(currency, date, days);
  const wanted = rateMillionths(target, date, days);
  if (source === null || wanted === null) return null;
  const top = BigInt(amountMinor) * wanted * 1_000_000n * BigInt(10 ** decimalsOf(target));
  return roundedDivision(top, source * BigInt(10 ** decimalsOf(currency)));
}

function rateMillionths(currency: string, date: string, days: NaiveDays): bigint | null {
  if (currency === 'EUR') return 1_000_000n;
  let found: string | null = null;
  for (const day of days) {
    if (day.date <= date) found = day.rates[currency] ?? found;
  }
  return found === null ? null : BigInt(Math.round(Number(found) * 1_000_000));
}

function roundedDivision(top: bigint, bottom: bigint): bigint {
  let down = top / bottom;
  if (down * bottom > top) down -= 1n;
  const twice = (top - down * bottom) * 2n;
  if (twice < bottom) return down;
  if (twice > bottom) return down + 1n;
  return down % 2n === 0n ? down : down + 1n;
}

function add(sums: Map<string, number>, key: string, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}
