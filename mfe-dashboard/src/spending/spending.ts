import { fromWire, type SpendingCategories, toWire } from '@saldo/contracts';
import { categoryName } from '../categories/category.ts';
import { sharesInTenths } from './shares.ts';

export const LEGEND_LENGTH = 8;

/** One category as the list shows it. `tenths` is its share of all spending in tenths of a percent, null for a net refund. */
export type SpendingEntry = {
  category: string;
  name: string;
  amount: number;
  tenths: number | null;
};

export type Spending = {
  currency: string;
  /** Largest first; categories in which more came back than was spent stand last, with a negative amount. */
  entries: SpendingEntry[];
  /** The sum of all entries, refunds taken off: the same figure as the Expenses card. */
  total: number;
};

/** Orders the categories, shares them out so that the percentages sum to 100.0, and adds them up in minor units. */
export function spendingOf(answer: SpendingCategories): Spending {
  const { currency } = answer;
  const parts = answer.categories
    .map(({ category, amount }) => ({ category, minor: fromWire(amount, currency) }))
    .filter((part) => part.minor !== 0)
    .sort((a, b) => b.minor - a.minor || a.category.localeCompare(b.category));
  const tenths = sharesInTenths(parts.map((part) => Math.max(part.minor, 0)));
  const entries = parts.map(({ category, minor }, index) => ({
    category,
    name: categoryName(category),
    amount: toWire(minor, currency),
    tenths: minor > 0 ? (tenths[index] ?? 0) : null,
  }));
  const total = parts.reduce((sum, part) => sum + part.minor, 0);
  return { currency, entries, total: toWire(total, currency) };
}

/** The list under the legend's limit: the entries to show, and what the rest adds up to (null where nothing is hidden). */
export function legendOf(
  spending: Spending,
  expanded: boolean,
): { shown: SpendingEntry[]; rest: { count: number; amount: number; tenths: number } | null } {
  const { entries, currency } = spending;
  if (expanded || entries.length <= LEGEND_LENGTH) return { shown: entries, rest: null };
  const hidden = entries.slice(LEGEND_LENGTH);
  const minor = hidden.reduce((sum, entry) => sum + fromWire(entry.amount, currency), 0);
  const tenths = hidden.reduce((sum, entry) => sum + (entry.tenths ?? 0), 0);
  return {
    shown: entries.slice(0, LEGEND_LENGTH),
    rest: { count: hidden.length, amount: toWire(minor, currency), tenths },
  };
}
