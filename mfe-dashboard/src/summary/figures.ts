import type { Overview, Portfolio } from '@saldo/contracts';
import { whyNoTotalBalance } from '../balances/total-balance.ts';
import { noRateFor, type Unconverted, type UnconvertedGroups } from '../unconverted/unconverted.ts';

/**
 * A figure of the summary. `amount` is null where nothing of it can be known, which `why` explains; the whole is undefined
 * while it is missing, or while a zero may turn out to be an amount that was left out.
 */
export type Figure = { amount: number; why?: never } | { amount: null; why: string } | undefined;

export type Figures = Record<'portfolioValue' | 'totalBalance' | 'income' | 'expenses', Figure>;

/** The four figures of the summary. A zero that only stands for amounts without a rate or a printed balance is no figure. */
export function figuresOf(parts: {
  overview: Overview | undefined;
  portfolio: Portfolio | undefined;
  unconverted: UnconvertedGroups | undefined;
}): Figures {
  const { overview, portfolio, unconverted } = parts;
  if (!overview) {
    return {
      portfolioValue: undefined,
      totalBalance: undefined,
      income: undefined,
      expenses: undefined,
    };
  }
  const flow = (amount: number, leftOut: Unconverted | undefined): Figure =>
    amount !== 0 || overview.unconverted.length === 0
      ? { amount }
      : flowFigure(leftOut, overview.currency);
  return {
    portfolioValue: balanceFigure(overview.total_portfolio_value, portfolio),
    totalBalance: balanceFigure(overview.total_balance, portfolio),
    income: flow(overview.income, unconverted?.income),
    expenses: flow(overview.expenses, unconverted?.expenses),
  };
}

function flowFigure(leftOut: Unconverted | undefined, currency: string): Figure {
  if (!leftOut) return undefined;
  return leftOut.length > 0 ? { amount: null, why: noRateFor(leftOut, currency) } : { amount: 0 };
}

function balanceFigure(amount: number, portfolio: Portfolio | undefined): Figure {
  if (amount !== 0) return { amount };
  if (!portfolio) return undefined;
  const why = whyNoTotalBalance(portfolio);
  return why === null ? { amount } : { amount: null, why };
}
