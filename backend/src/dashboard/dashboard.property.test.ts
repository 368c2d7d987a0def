import { decimalsOf } from '@saldo/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountIdOf } from '../ledger/index.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { createMarks } from '../statements/index.ts';
import { createWorld, type World } from '../testing/world.ts';
import { dashboardDecider, dashboardStream } from './decider.ts';
import { BOOKINGS, findAll, ROLLUPS, scopeOf } from './documents.ts';
import * as naive from './naive-dashboard.ts';
import * as queries from './queries.ts';
import {
  ACCOUNTS,
  type Ask,
  CURRENCIES,
  dateAt,
  dayOf,
  type Step,
  step,
  USERS,
} from './random-steps.ts';

type Statement = {
  user: string;
  account: string;
  id: string;
  bookings: naive.NaiveBooking[];
  balances: naive.NaiveBalance[];
};
type Model = { statements: Statement[]; days: { date: string; rates: Record<string, string> }[] };

describe('the dashboard', () => {
  it('says what a plain pass over the same bookings says, whatever happened before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 30, size: 'max' }),
        async (steps) => {
          const world = await createWorld();
          const model: Model = { statements: [], days: [] };
          try {
            for (const user of USERS)
              for (const account of ACCOUNTS) await world.openAccount(user, account);
            for (const [number, one] of steps.entries()) await take(world, model, one, number);
            await world.catchUp();
            await expectRebuiltAlike(world);
          } finally {
            await world.close();
          }
        },
      ),
      { numRuns: 100 },
    );
  }, 120_000);
});

async function take(world: World, model: Model, one: Step, number: number): Promise<void> {
  switch (one.do) {
    case 'import': {
      const { user, account } = one;
      const id = `s${number}`;
      const bookings = one.bookings.map((b, line) => ({
        ...b,
        account,
        line,
        id: `${id}.${line}`,
      }));
      const balances = one.balances.map((b) => ({ ...b, account }));
      model.statements.push({ user, account, id, bookings, balances });
      await world.importStatement(user, account, id, bookings, one.balances, one.perEvent);
      return;
    }
    case 'withdraw': {
      const at = one.which % Math.max(model.statements.length, 1);
      const [gone] = model.statements.splice(at, 1);
      if (!gone) return;
      const ids = gone.bookings.map(({ id }) => id).reverse();
      await world.withdrawStatement(gone.user, gone.account, gone.id, ids);
      return;
    }
    case 'publish': {
      let day = model.days.length === 0 ? 10 : dayOf(model.days.at(-1)?.date ?? '');
      const days = one.days.map(({ gap, rates }) => {
        day += gap;
        return { date: dateAt(day), rates: rates as Record<string, string> };
      });
      model.days.push(...days);
      await world.publish(days);
      return;
    }
    case 'ask':
      return ask(world, model, one);
  }
}

async function ask(world: World, model: Model, one: Ask): Promise<void> {
  if (one.from !== undefined && one.to !== undefined && one.from > one.to) {
    return ask(world, model, { ...one, from: one.to, to: one.from });
  }
  await world.catchUp(one.batch);
  if (one.isFilled) {
    await world.handle(dashboardDecider, dashboardStream(one.user), {
      type: 'ChooseCurrency',
      data: { userId: one.user, currency: one.target },
      metadata: { userId: one.user, now: '2026-03-01T00:00:00Z', commandId: `keep-${one.target}` },
    });
    await world.catchUp(one.batch);
  }
  await expectAnswers(world.readStore, model, one);
}

async function expectAnswers(readStore: ReadStore, model: Model, one: Ask): Promise<void> {
  const { user: userId, target, accounts, from, to, today, limit } = one;
  const accountIds = accounts?.map(accountIdOf) ?? null;
  const asked = { userId, target, accountIds, from, to, today };
  const mine = model.statements.filter((s) => s.user === userId);
  const selected = naive.select(
    mine.flatMap((s) => s.bookings),
    { target, accounts, from, to },
  );
  const sums = naive.flows(selected, target, model.days);
  const income = naive.money(sums.income, target);
  const expenses = naive.money(sums.expenses, target);

  const balances = naive.newest(
    mine.flatMap((s) => s.balances),
    accounts,
  );
  let total = 0n;
  const missing = new Map<string, number>();
  for (const { currency, amountMinor } of balances) {
    const micro = naive.inTarget(amountMinor, currency, target, today, model.days);
    if (micro === null) missing.set(currency, (missing.get(currency) ?? 0) + amountMinor);
    else total += micro;
  }
  const total_balance = naive.money(total, target);
  const notSpent = new Map([...sums.missingExpenses].map(([c, n]) => [c, -n]));

  expect(await queries.overview(readStore, asked)).toEqual({
    currency: target,
    total_portfolio_value: total_balance,
    total_balance,
    income,
    expenses,
    unconverted: inOrder(listOf(missing, true), listOf(sums.missingIncome), listOf(notSpent)),
  });

  const portfolio = await queries.portfolio(readStore, asked);
  expect(portfolio).toMatchObject({ total_portfolio_value: total_balance, total_balance });
  expect(portfolio.unconverted).toEqual(inOrder(listOf(missing, true)));
  const shown = portfolio.balances.map(({ account, currency, balance }) =>
    [account, currency, balance].join('|'),
  );
  const wanted = balances.map(({ account, currency, amountMinor }) =>
    [account, currency, amountMinor / 10 ** decimalsOf(currency)].join('|'),
  );
  expect(shown.sort()).toEqual(wanted.sort());
  // The rows are rounded so that they add up to the total: each is within one minor unit of its exact value.
  const unit = 10 ** decimalsOf(target);
  const rows = portfolio.balances.map((row) => Math.round((row.converted ?? 0) * unit));
  expect(rows.reduce((sum, row) => sum + row, 0)).toBe(Math.round(total_balance * unit));
  for (const { account, currency, amountMinor } of balances) {
    const row = portfolio.balances.find((r) => r.account === account && r.currency === currency);
    const micro = naive.inTarget(amountMinor, currency, target, today, model.days);
    if (micro === null) expect(row?.converted).toBeNull();
    else
      expect(
        Math.abs(Math.round((row?.converted ?? Number.NaN) * unit) - Number(micro) / 1e6),
      ).toBeLessThan(1);
  }
  const known = model.days.filter((d) => d.date <= today && Object.keys(d.rates).length > 0);
  expect(portfolio.rates_date).toBe(known.at(-1)?.date ?? null);

  const cashFlow = await queries.cashFlow(readStore, asked);
  expect(cashFlow.monthly_profit_loss).toEqual(naiveMonths(selected, target, model.days));
  expect(cashFlow.unconverted).toEqual(inOrder(listOf(sums.missingIncome), listOf(notSpent)));

  const spending = await queries.spendingCategories(readStore, asked);
  expectCategories(spending.categories, sums.categories, expenses, target);
  expect(spending.unconverted).toEqual(inOrder(listOf(sums.missingExpenses)));

  const activity = await queries.recentActivity(readStore, createMarks(readStore), {
    ...asked,
    limit,
  });
  const newestFirst = [...selected].sort(
    (a, b) => compare(b.date, a.date) || b.line - a.line || compare(b.id, a.id),
  );
  expect(activity.total_count).toBe(selected.length);
  expect(activity.transactions.map((t) => [t.id, t.converted])).toEqual(
    newestFirst.slice(0, limit).map((b) => {
      const micro = naive.inTarget(b.amountMinor, b.currency, target, b.date, model.days);
      return [b.id, micro === null ? null : naive.money(micro, target)];
    }),
  );

  const filters = await queries.filters(readStore, userId, ['EUR', 'USD']);
  const used = [...new Set(mine.flatMap((s) => s.bookings.map((b) => b.currency)))].sort();
  expect(filters.accounts).toEqual([...new Set(mine.map(({ account }) => account))].sort());
  expect(filters.currencies).toEqual([...new Set([...used, 'EUR', 'USD'])]);
}

/** Every category lies less than a minor unit from its exact sum, the largest first, and together they are the expenses. */
function expectCategories(
  shown: { category: string; amount: number }[],
  exact: Map<string, bigint>,
  expenses: number,
  target: string,
): void {
  const scale = 10 ** decimalsOf(target);
  const minor = shown.map(({ amount }) => Math.round(amount * scale));
  expect(minor.reduce((a, b) => a + b, 0)).toBe(Math.round(expenses * scale));
  expect(minor).toEqual([...minor].sort((a, b) => b - a));
  expect(minor).not.toContain(0);
  const of = new Map(shown.map(({ category }, i) => [category, minor[i] as number]));
  for (const category of of.keys()) expect(exact.has(category)).toBe(true);
  for (const [category, micro] of exact) {
    const off = BigInt(of.get(category) ?? 0) * 1_000_000n - micro;
    expect(off < 1_000_000n && off > -1_000_000n, category).toBe(true);
  }
}

function naiveMonths(bookings: naive.NaiveBooking[], target: string, days: naive.NaiveDays) {
  const dates = bookings.map((b) => b.date).sort();
  const months: { month: string; income: number; expenses: number; profit: number }[] = [];
  const scale = 10 ** decimalsOf(target);
  for (let day = dayOf(dates[0] ?? ''); day <= dayOf(dates.at(-1) ?? ''); day += 1) {
    const month = dateAt(day).slice(0, 7);
    if (months.at(-1)?.month === month) continue;
    const ofMonth = bookings.filter((b) => b.date.startsWith(month));
    const sums = naive.flows(ofMonth, target, days);
    const income = naive.money(sums.income, target);
    const expenses = naive.money(sums.expenses, target);
    const profit = (Math.round(income * scale) - Math.round(expenses * scale)) / scale;
    months.push({ month, income, expenses, profit: profit + 0 });
  }
  return months;
}

function listOf(sums: Map<string, number>, withZeros = false) {
  return [...sums]
    .filter(([, minor]) => withZeros || minor !== 0)
    .map(([currency, minor]) => ({ currency, amount: minor / 10 ** decimalsOf(currency) }));
}

function inOrder(...lists: { currency: string; amount: number }[][]) {
  return lists.flat().sort((a, b) => compare(a.currency, b.currency));
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** The read models that grew with the events, in whatever batches, are those that are made from the log in one go. */
async function expectRebuiltAlike(world: World): Promise<void> {
  const rebuilt = await world.rebuilt();
  for (const userId of USERS) {
    const ofUser = { index: 'byMonth', equals: [userId] };
    expect(await findAll(rebuilt, BOOKINGS, ofUser)).toEqual(
      await findAll(world.readStore, BOOKINGS, ofUser),
    );
    for (const target of CURRENCIES) {
      const ofTarget = { index: 'byMonth', equals: [scopeOf(userId, target)] };
      expect(await findAll(rebuilt, ROLLUPS, ofTarget)).toEqual(
        await findAll(world.readStore, ROLLUPS, ofTarget),
      );
    }
  }
}
