import {
  type CashFlow,
  type Overview,
  type Portfolio,
  type SpendingCategories,
  WITHOUT_REFERENCE_RATE,
} from '@saldo/contracts';

/** Amounts that no rate is known for, each in its own currency. */
export type Unconverted = Overview['unconverted'];

/** The same by what they are missing from. Balances and income carry their sign, expenses are positive. */
export type UnconvertedGroups = Record<'balances' | 'income' | 'expenses', Unconverted>;

/** What each amount left out is; undefined until every part that tells of it is there. */
export function unconvertedGroups(parts: {
  portfolio?: Portfolio | undefined;
  cashFlow?: CashFlow | undefined;
  spending?: SpendingCategories | undefined;
}): UnconvertedGroups | undefined {
  const { portfolio, cashFlow, spending } = parts;
  if (!portfolio || !cashFlow || !spending) return undefined;
  return {
    balances: portfolio.unconverted,
    income: incomeOf(cashFlow.unconverted, spending.unconverted),
    expenses: spending.unconverted,
  };
}

/** The cash flow lists, per currency, income and after it the expenses: what is left without the expenses is income. */
function incomeOf(flows: Unconverted, expenses: Unconverted): Unconverted {
  const left = [...flows];
  for (const { currency } of expenses) {
    const index = left.findLastIndex((flow) => flow.currency === currency);
    if (index !== -1) left.splice(index, 1);
  }
  return left;
}

/** Whether a dashboard in this currency can show nothing but its own amounts, as no rate is published for it. */
export function lacksRate(target: string): boolean {
  return WITHOUT_REFERENCE_RATE.includes(target);
}

/** 'No rate for TWD', 'No rate for JPY and TWD'; of a dashboard in a currency that has none, that one. */
export function noRateFor(unconverted: Unconverted, target: string): string {
  if (lacksRate(target)) return `No rate for ${target}`;
  const currencies = [...new Set(unconverted.map(({ currency }) => currency))].sort();
  const last = currencies.at(-1) ?? '';
  const list = currencies.length > 1 ? `${currencies.slice(0, -1).join(', ')} and ${last}` : last;
  return `No rate for ${list}`;
}
