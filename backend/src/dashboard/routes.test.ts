import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ServedWorld, serveWorld } from '../testing/served-world.ts';
import { findAll, ROLLUPS, scopeOf } from './documents.ts';

let world: ServedWorld;

beforeEach(async () => {
  world = await serveWorld('2026-11-21T12:00:00Z');
});

afterEach(async () => {
  await world.stop();
  expect(world.logged).toEqual([]);
});

const dataOf = async (path: string) => (await world.call(path)).body.data;

const booked = (
  id: string,
  date: string,
  amountMinor: number,
  currency = 'EUR',
  category = 'groceries',
) => {
  return { id, date, currency, category, amountMinor };
};

/** Ada's two accounts: euros and dollars with a rate, Taiwan dollars without one. */
async function adasYear(): Promise<void> {
  await world.publish([
    { date: '2026-01-02', rates: { USD: '1.25', KRW: '1500' } },
    { date: '2026-10-30', rates: { USD: '1.2', KRW: '1600' } },
  ]);
  await world.openAccount('ada', 'N26');
  await world.openAccount('ada', 'Wise, USD');
  await world.importStatement(
    'ada',
    'N26',
    's1',
    [
      booked('a1', '2026-01-05', 250_000, 'EUR', 'income'),
      booked('a2', '2026-01-31', -10_050),
      booked('a3', '2026-03-01', -5_000),
      booked('a4', '2026-03-02', 2_000, 'EUR', 'groceries'),
      booked('a5', '2026-03-15', -100_000, 'EUR', 'transfers'),
    ],
    [{ currency: 'EUR', part: '', amountMinor: 136_950, asOf: '2026-03-31' }],
  );
  await world.importStatement(
    'ada',
    'Wise, USD',
    's2',
    [
      booked('b1', '2026-01-10', -12_500, 'USD', 'travel'),
      booked('b2', '2026-03-15', 120_000, 'USD', 'transfers'),
      booked('b3', '2026-03-20', -30_000, 'TWD', 'dining'),
      booked('b4', '2026-03-20', 80_000, 'TWD', 'income'),
    ],
    [
      { currency: 'USD', part: '', amountMinor: 120_000, asOf: '2026-03-31' },
      { currency: 'TWD', part: '', amountMinor: 50_000, asOf: '2026-03-20' },
    ],
  );
}

describe('the dashboard over HTTP', () => {
  it('sums income, expenses and balances, and lists what no rate is known for', async () => {
    await adasYear();
    expect(await dataOf('/dashboard/overview?target_currency=EUR')).toEqual({
      currency: 'EUR',
      total_portfolio_value: 2369.5,
      total_balance: 2369.5,
      income: 2500,
      expenses: 230.5,
      unconverted: [
        { currency: 'TWD', amount: 500 },
        { currency: 'TWD', amount: 800 },
        { currency: 'TWD', amount: -300 },
      ],
      unproven: [],
    });
  });

  it('shows each balance with the rate it was converted at', async () => {
    await adasYear();
    const portfolio = await dataOf('/dashboard/portfolio?target_currency=EUR');
    expect(portfolio).toMatchObject({
      total_investments: 0,
      rates_source: 'ECB',
      rates_date: '2026-10-30',
      unconverted: [{ currency: 'TWD', amount: 500 }],
    });
    expect(portfolio.balances).toContainEqual({
      account: 'Wise, USD',
      currency: 'USD',
      balance: 1200,
      as_of: '2026-03-31',
      bank_accounts: 1,
      converted: 1000,
      rate_date: '2026-10-30',
    });
    expect(portfolio.balances).toContainEqual({
      account: 'Wise, USD',
      currency: 'TWD',
      balance: 500,
      as_of: '2026-03-20',
      bank_accounts: 1,
      converted: null,
      rate_date: null,
    });
  });

  it('gives every month from the first to the last, those without bookings as zeros', async () => {
    await adasYear();
    const { monthly_profit_loss } = await dataOf('/dashboard/cash-flow?target_currency=EUR');
    expect(monthly_profit_loss).toEqual([
      { month: '2026-01', income: 2500, expenses: 200.5, profit: 2299.5 },
      { month: '2026-02', income: 0, expenses: 0, profit: 0 },
      { month: '2026-03', income: 0, expenses: 30, profit: -30 },
    ]);
  });

  it('gives the categories as positive amounts, the largest first', async () => {
    await adasYear();
    const { categories, unconverted } = await dataOf(
      '/dashboard/spending-categories?target_currency=EUR',
    );
    expect(categories).toEqual([
      { category: 'groceries', amount: 130.5 },
      { category: 'travel', amount: 100 },
    ]);
    expect(unconverted).toEqual([{ currency: 'TWD', amount: 300 }]);
  });

  it('keeps to the days of the range, both included', async () => {
    await adasYear();
    const range = 'target_currency=EUR&start_date=2026-01-31&end_date=2026-03-01';
    expect(await dataOf(`/dashboard/overview?${range}`)).toMatchObject({
      income: 0,
      expenses: 150.5,
    });
    expect(await dataOf(`/dashboard/recent-activity?${range}&limit=1`)).toMatchObject({
      transactions: [{ id: 'a3', converted: -50, converted_currency: 'EUR' }],
      total_count: 2,
    });
  });

  it('splits the account filter before it decodes the names, and minds neither case nor space', async () => {
    await adasYear();
    const filter = encodeURIComponent([' n26 '].map(encodeURIComponent).join(','));
    const wise = encodeURIComponent(['Wise, USD', 'Nobody'].map(encodeURIComponent).join(','));
    const overview = '/dashboard/overview?target_currency=EUR&account_filter=';
    expect(await dataOf(overview + filter)).toMatchObject({ income: 2500, expenses: 130.5 });
    expect(await dataOf(overview + wise)).toMatchObject({ income: 0, expenses: 100 });
    expect(await dataOf(`${overview}Nobody`)).toMatchObject({
      income: 0,
      expenses: 0,
      total_balance: 0,
      unconverted: [],
    });
  });

  it('lists the newest transactions, each at the rate of its own day', async () => {
    await adasYear();
    const { transactions, total_count } = await dataOf(
      '/dashboard/recent-activity?target_currency=EUR&limit=3',
    );
    expect(total_count).toBe(9);
    expect(transactions.map((t: { id: string; converted: number }) => [t.id, t.converted])).toEqual(
      [
        ['b4', null],
        ['b3', null],
        ['a5', -1000],
      ],
    );
    expect(transactions[2]).toMatchObject({ account: 'N26', statement_id: 's1', amount: -1000 });
  });

  it('goes through all of them page by page, each once, however many there are', async () => {
    await adasYear();
    const path = '/dashboard/recent-activity?target_currency=EUR';
    const all = await dataOf(`${path}&limit=500`);
    expect(all.next_cursor).toBeNull();
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await dataOf(
        `${path}&limit=4${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      expect(page.total_count).toBe(9);
      ids.push(...page.transactions.map((t: { id: string }) => t.id));
      cursor = page.next_cursor;
    }
    expect(ids).toEqual(all.transactions.map((t: { id: string }) => t.id));
  });

  it('offers the currencies of the transactions first', async () => {
    await adasYear();
    expect(await dataOf('/dashboard/filters')).toEqual({
      accounts: ['N26', 'Wise, USD'],
      currencies: ['EUR', 'TWD', 'USD', 'KRW'],
    });
  });

  it('answers a user without anything with zeros', async () => {
    await world.publish([{ date: '2026-10-30', rates: { USD: '1.2' } }]);
    expect(await dataOf('/dashboard/overview')).toEqual({
      currency: 'USD',
      total_portfolio_value: 0,
      total_balance: 0,
      income: 0,
      expenses: 0,
      unconverted: [],
      unproven: [],
    });
    expect(await dataOf('/dashboard/cash-flow')).toMatchObject({ monthly_profit_loss: [] });
    expect(await dataOf('/dashboard/portfolio')).toMatchObject({
      balances: [],
      rates_source: 'ECB',
      rates_date: '2026-10-30',
    });
    expect(await dataOf('/dashboard/filters')).toEqual({
      accounts: [],
      currencies: ['EUR', 'TWD', 'USD'],
    });
  });

  it('shows nobody what is not theirs', async () => {
    await adasYear();
    const { body } = await world.call('/dashboard/overview?target_currency=EUR', undefined, 'ben');
    expect(body.data).toMatchObject({ income: 0, expenses: 0, total_balance: 0 });
  });

  it('keeps the sums of a currency from the first look on, however many looks come at once', async () => {
    await adasYear();
    const paths = ['overview', 'portfolio', 'cash-flow', 'spending-categories', 'recent-activity'];
    await Promise.all(paths.map((path) => world.call(`/dashboard/${path}?target_currency=KRW`)));
    const ofKrw = { index: 'byMonth', equals: [scopeOf('ada', 'KRW')] };
    expect(await findAll(world.readStore, ROLLUPS, ofKrw)).toHaveLength(4);
    const chosen = [];
    for await (const event of world.eventStore.readStream('dashboard-ada')) chosen.push(event.data);
    expect(chosen).toEqual([{ userId: 'ada', currency: 'KRW' }]);
  });

  it('refuses a currency it cannot show, and a range from end to start', async () => {
    await adasYear();
    const unknown = await world.call('/dashboard/overview?target_currency=XYZ');
    expect(unknown.status).toBe(422);
    expect(unknown.body.detail).toEqual([
      { loc: ['query', 'target_currency'], msg: 'XYZ is not a currency that Saldo can show.' },
    ]);
    const range = 'start_date=2026-03-02&end_date=2026-03-01';
    expect((await world.call(`/dashboard/cash-flow?${range}`)).status).toBe(422);
  });

  it('shows a currency without rates to those who have it, with all else left out', async () => {
    await adasYear();
    expect(await dataOf('/dashboard/overview?target_currency=TWD')).toMatchObject({
      total_balance: 500,
      income: 800,
      expenses: 300,
    });
  });
});
