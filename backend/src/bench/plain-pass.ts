import { findTransactions } from '../ledger/index.ts';
import type { Ports } from '../ports/index.ts';

const MAX_ROWS = 500_000;

/**
 * The rival: one loop over all of a user's rows in memory, each times the rate of its day, in floating point
 * and with every rate looked up beforehand. It answers income, expenses, categories and months at once.
 */
export async function createPlainPass(ports: Ports, userId: string, target: string) {
  const transactions = await findTransactions(ports.readStore, { userId, limit: MAX_ROWS });
  const days = await ports.exchangeRates.publishedAfter('');
  const rateAt = (currency: string, date: string) => {
    if (currency === 'EUR') return 1;
    const day = days.findLast((d) => d.date <= date && d.rates[currency] !== undefined);
    return day ? Number(day.rates[currency]) : Number.NaN;
  };
  const known = new Map<string, number>();
  const rows = transactions.map(({ amountMinor, category, currency, date }) => {
    const key = `${currency}|${date}`;
    const factor = known.get(key) ?? rateAt(target, date) / rateAt(currency, date);
    known.set(key, factor);
    return { amountMinor, category, month: date.slice(0, 7), factor };
  });

  return function pass() {
    const categories = new Map<string, number>();
    const months = new Map<string, { income: number; expenses: number }>();
    for (const { amountMinor, category, month, factor } of rows) {
      if (category === 'transfers' || Number.isNaN(factor)) continue;
      const converted = amountMinor * factor;
      const ofMonth = months.get(month) ?? { income: 0, expenses: 0 };
      if (category === 'income') ofMonth.income += converted;
      else {
        ofMonth.expenses -= converted;
        categories.set(category, (categories.get(category) ?? 0) - converted);
      }
      months.set(month, ofMonth);
    }
    return { categories, months };
  };
}
