import { z } from 'zod';
import { transaction } from './banking.ts';
import { unproven } from './proofs.ts';
import { amount, calendarDate, currencyCode, unconverted } from './wire.ts';

const range = {
  start_date: calendarDate.optional(),
  end_date: calendarDate.optional(),
};

function startIsNotAfterEnd(query: {
  start_date?: string | undefined;
  end_date?: string | undefined;
}): boolean {
  return !query.start_date || !query.end_date || query.start_date <= query.end_date;
}

/** account_filter: account names, each percent-encoded once, joined by plain commas. */
export const dashboardQuery = z
  .object({
    target_currency: currencyCode.default('USD'),
    account_filter: z.string().max(4_000).optional(),
    ...range,
  })
  .refine(startIsNotAfterEnd, {
    message: 'start_date must not be after end_date',
    path: ['start_date'],
  });

export const recentActivityQuery = z
  .object({
    limit: z.coerce.number().int().min(1).max(500).default(10),
    cursor: z.string().max(200).optional(),
    target_currency: currencyCode.default('USD'),
    account_filter: z.string().max(4_000).optional(),
    ...range,
  })
  .refine(startIsNotAfterEnd, {
    message: 'start_date must not be after end_date',
    path: ['start_date'],
  });

/**
 * income and expenses are positive; total_balance is the newest known balance of each account and currency at the latest rate.
 * unproven are the statements of the chosen accounts that are not proven, whatever the date range: the balance has them in it.
 */
export const overview = z.object({
  currency: currencyCode,
  total_portfolio_value: amount,
  total_balance: amount,
  income: amount,
  expenses: amount,
  unconverted,
  unproven,
});

export const portfolio = z.object({
  currency: currencyCode,
  total_portfolio_value: amount,
  total_balance: amount,
  total_investments: amount,
  balances: z.array(
    z.object({
      account: z.string(),
      currency: currencyCode,
      balance: amount,
      as_of: calendarDate,
      bank_accounts: z.number().int().meta({
        description: 'Of how many bank accounts under this name it is the sum',
      }),
      converted: amount.nullable(),
      rate_date: calendarDate.nullable(),
    }),
  ),
  /** Accounts and currencies with transactions whose statements printed no balance: they are in no sum. */
  unknown_balances: z.array(z.object({ account: z.string(), currency: currencyCode })),
  rates_source: z.string().nullable(),
  rates_date: calendarDate.nullable(),
  unconverted,
});

export const cashFlow = z.object({
  currency: currencyCode,
  monthly_profit_loss: z.array(
    z.object({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      income: amount,
      expenses: amount,
      profit: amount,
    }),
  ),
  unconverted,
});

export const spendingCategories = z.object({
  currency: currencyCode,
  categories: z.array(z.object({ category: z.string(), amount })),
  unconverted,
});

export const recentActivity = z.object({
  transactions: z.array(
    transaction.extend({ converted: amount.nullable(), converted_currency: currencyCode }),
  ),
  total_count: z.number().int(),
  next_cursor: z.string().nullable().meta({
    description: 'The cursor of the page after this one; null where there is none',
  }),
});

export const filters = z.object({
  accounts: z.array(z.string()),
  currencies: z.array(currencyCode),
});

export type DashboardQuery = z.infer<typeof dashboardQuery>;
export type Overview = z.infer<typeof overview>;
export type Portfolio = z.infer<typeof portfolio>;
export type CashFlow = z.infer<typeof cashFlow>;
export type SpendingCategories = z.infer<typeof spendingCategories>;
export type RecentActivity = z.infer<typeof recentActivity>;
export type Filters = z.infer<typeof filters>;
