import { toWire } from '@saldo/contracts';
import { convertMicro, readRates, roundMicro } from '../currencies/index.ts';
import {
  findAccounts,
  findTransactionPage,
  type StatementMarks,
  transactionsToWire,
} from '../ledger/index.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { apportion } from './apportion.ts';
import { readBalances } from './balances.ts';
import { DASHBOARD_RATES } from './documents.ts';
import { countBookings, type Selection, sumAll, sumMonths } from './month-sums.ts';
import { monthsBetween } from './range.ts';
import {
  addSums,
  emptySums,
  expensesLeftOut,
  expensesOf,
  incomeLeftOut,
  incomeOf,
  type LeftOut,
  type Sums,
  spendingOf,
} from './sums.ts';

/** What is asked of the dashboard; `today` is the calendar date whose rates are the latest ones. */
export type Asked = Selection & { today: string };

/** unconverted lists, per currency, the balance, the income and (negative) the expenses that are in no sum. */
export async function overview(readStore: ReadStore, asked: Asked) {
  const sums = await sumAll(readStore, asked);
  const { totalMinor, leftOut } = await readBalances(readStore, asked);
  const total_balance = toWire(totalMinor, asked.target);
  return {
    currency: asked.target,
    total_portfolio_value: total_balance,
    total_balance,
    income: wireOf(incomeOf(sums), asked.target),
    expenses: wireOf(expensesOf(sums), asked.target),
    unconverted: wireList([...leftOut, ...flowsLeftOut(sums)]),
  };
}

/** The balances of today: a date range changes nothing here. */
export async function portfolio(readStore: ReadStore, asked: Asked) {
  const read = await readBalances(readStore, asked);
  const total_balance = toWire(read.totalMinor, asked.target);
  return {
    currency: asked.target,
    total_portfolio_value: total_balance,
    total_balance,
    total_investments: 0,
    balances: read.balances,
    unknown_balances: read.unknown,
    rates_source: read.ratesSource,
    rates_date: read.ratesDate,
    unconverted: wireList(read.leftOut),
  };
}

/**
 * The months from the first to the last one with a booking; those between without one are zeros.
 * Each month is rounded for itself, so that it equals the overview of just that month. Over n months their sum
 * can differ from the overview of all of them by n half minor units, where amounts were converted.
 */
export async function cashFlow(readStore: ReadStore, asked: Asked) {
  const months = await sumMonths(readStore, asked);
  const total = emptySums();
  for (const sums of months.values()) addSums(total, sums);
  return {
    currency: asked.target,
    monthly_profit_loss: monthsBetween(months.keys()).map((month) => {
      const sums = months.get(month) ?? emptySums();
      const income = roundMicro(incomeOf(sums));
      const expenses = roundMicro(expensesOf(sums));
      return {
        month,
        income: toWire(income, asked.target),
        expenses: toWire(expenses, asked.target),
        profit: toWire(income - expenses, asked.target),
      };
    }),
    unconverted: wireList(flowsLeftOut(total)),
  };
}

/** The largest first. Together they are the overview's expenses to the minor unit; unconverted expenses are positive. */
export async function spendingCategories(readStore: ReadStore, asked: Asked) {
  const sums = await sumAll(readStore, asked);
  const categories = [...apportion(spendingOf(sums))]
    .filter(([, minor]) => minor !== 0)
    .sort(([nameA, a], [nameB, b]) => (a !== b ? b - a : nameA < nameB ? -1 : 1))
    .map(([category, minor]) => ({ category, amount: toWire(minor, asked.target) }));
  return { currency: asked.target, categories, unconverted: wireList(expensesLeftOut(sums)) };
}

/** The newest transactions, or those behind a cursor, each also at the rate of its own day, and how many there are in all. */
export async function recentActivity(
  readStore: ReadStore,
  marks: StatementMarks,
  asked: Selection & { limit: number; cursor?: string | undefined },
) {
  const { userId, target, accountIds, from, to, limit, cursor } = asked;
  const { transactions: found, next_cursor } = await findTransactionPage(readStore, {
    userId,
    from,
    to,
    limit,
    cursor,
    ...(accountIds ? { accountIds } : {}),
  });
  const dates = found.map(({ date }) => date).sort();
  const rates = await readRates(readStore, DASHBOARD_RATES, {
    from: dates[0] ?? '9999-12-31',
    to: dates.at(-1) ?? '9999-12-31',
  });
  const onWire = await transactionsToWire(found, marks);
  return {
    transactions: found.map(({ amountMinor, currency, date }, index) => {
      const converted = convertMicro(rates, amountMinor, currency, target, date);
      return {
        ...(onWire[index] as (typeof onWire)[number]),
        converted: converted && wireOf(converted.micro, target),
        converted_currency: target,
      };
    }),
    total_count: await countBookings(readStore, asked),
    next_cursor,
  };
}

/** The accounts by name; the currencies of the user's transactions before the other supported ones. */
export async function filters(readStore: ReadStore, userId: string, supported: readonly string[]) {
  const accounts = await findAccounts(readStore, userId);
  const used = accounts.flatMap(({ currencies }) => Object.keys(currencies)).sort();
  return {
    accounts: accounts.map(({ name }) => name),
    currencies: [...new Set([...used, ...supported])],
  };
}

function flowsLeftOut(sums: Sums): LeftOut[] {
  const spent = expensesLeftOut(sums).map(({ currency, amountMinor }) => {
    return { currency, amountMinor: -amountMinor };
  });
  return [...incomeLeftOut(sums), ...spent];
}

function wireList(leftOut: readonly LeftOut[]) {
  return leftOut
    .map(({ currency, amountMinor }) => ({ currency, amount: toWire(amountMinor, currency) }))
    .sort((a, b) => (a.currency === b.currency ? 0 : a.currency < b.currency ? -1 : 1));
}

function wireOf(micro: bigint, currency: string): number {
  return toWire(roundMicro(micro), currency);
}
