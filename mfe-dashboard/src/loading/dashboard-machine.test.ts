import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type DashboardFilters, INITIAL_FILTERS } from '../filters/dashboard-filters.ts';
import type { DashboardData, DashboardPart, FetchPart } from './dashboard-data.ts';
import { type DashboardEvent, dashboardMachine, READ_AGAIN_MS } from './dashboard-machine.ts';
import { type LoadInput, loadParts } from './load-parts.ts';

type Call = {
  part: DashboardPart;
  query: Record<string, string>;
  signal: AbortSignal;
  onStale: () => void;
  answer: (data: unknown) => void;
  fail: (error: Error) => void;
};

/** The machine with every call held open until the test answers it. */
function start(filters: DashboardFilters = INITIAL_FILTERS, all = false) {
  const calls: Call[] = [];
  const fetchPart: FetchPart = (part, options) =>
    new Promise((resolve, reject) => {
      calls.push({ part, ...options, answer: resolve as Call['answer'], fail: reject });
    });
  const load = fromCallback<DashboardEvent, LoadInput>(({ input, sendBack }) =>
    loadParts(input, fetchPart, sendBack),
  );
  const actor = createActor(dashboardMachine.provide({ actors: { load } }), {
    input: { filters, all },
  }).start();
  const choose = (changes: Partial<DashboardFilters>) =>
    actor.send({ type: 'FILTERS_CHOSEN', filters: { ...context().filters, ...changes } });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const last = (part: DashboardPart) => calls.findLast((call) => call.part === part) as Call;
  const context = () => actor.getSnapshot().context;
  return { actor, calls, last, settle, context, choose };
}

const OVERVIEW = { currency: 'EUR', income: 1 } as DashboardData['overview'];
const FILTERS = { accounts: ['Wise', 'ING, Berlin'], currencies: ['EUR', 'GBP'] };

const PARTS: DashboardPart[] = [
  'overview',
  'portfolio',
  'cashFlow',
  'spending',
  'recent',
  'filters',
  'statements',
];

async function answered() {
  const page = start();
  page.last('filters').answer(FILTERS);
  page.last('overview').answer(OVERVIEW);
  await page.settle();
  return page;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the first load', () => {
  it('asks for all six parts and the statements at once', () => {
    const { calls } = start();
    expect(calls.map(({ part }) => part).sort()).toEqual([...PARTS].sort());
    expect(calls.find(({ part }) => part === 'recent')?.query).toEqual({
      target_currency: 'EUR',
      limit: '10',
    });
  });
  it('shows each answer as it comes, and keeps what came when another part fails', async () => {
    const { last, settle, context } = await answered();
    last('cashFlow').fail(new Error('HTTP Error: 500'));
    last('spending').fail(new Error(''));
    await settle();
    expect(context().data.overview).toEqual(OVERVIEW);
    expect(context().errors).toEqual({
      cashFlow: 'HTTP Error: 500',
      spending: 'Failed to fetch spending categories',
    });
  });
  it('ends only its own load when the statements have come', async () => {
    const { actor, last, settle } = start();
    last('statements').answer([]);
    await settle();
    expect(actor.getSnapshot().value).toMatchObject({ figures: 'loading', statements: 'settled' });
  });
  it('asks again in the first currency offered where EUR is not', async () => {
    const { last, settle, context } = start();
    last('overview').answer(OVERVIEW);
    await settle();
    last('filters').answer({ accounts: [], currencies: ['GBP', 'USD'] });
    await settle();
    expect(context().filters.currency).toBe('GBP');
    expect(context().data.overview).toBeUndefined();
    expect(last('overview').query.target_currency).toBe('GBP');
  });
});

describe('a newer load', () => {
  it('cancels the older one, and a late answer of it shows nowhere', async () => {
    const { choose, calls, last, settle, context } = await answered();
    const older = last('spending');
    choose({ currency: 'GBP' });
    older.answer({ currency: 'EUR', categories: [], unconverted: [] });
    await settle();
    expect(older.signal.aborted).toBe(true);
    expect(context().data.spending).toBeUndefined();
    expect(calls.filter(({ part }) => part === 'statements')).toHaveLength(1);
  });
  it('drops the figures of the old filters at once but keeps the names to choose from', async () => {
    const { choose, context } = await answered();
    choose({ currency: 'GBP' });
    expect(context().data).toEqual({ filters: FILTERS });
  });
  it('carries accounts and dates', async () => {
    const { choose, last } = await answered();
    choose({ accountsOff: ['Wise'] });
    choose({ range: { startDate: '2026-05-01' } });
    expect(last('overview').query).toEqual({
      target_currency: 'EUR',
      account_filter: 'ING%2C%20Berlin',
      start_date: '2026-05-01',
    });
    choose(INITIAL_FILTERS);
    expect(last('overview').query).toEqual({ target_currency: 'EUR' });
  });
  it('is not made where nothing is asked otherwise', async () => {
    const { choose, calls } = await answered();
    const before = calls.length;
    choose({ accountsOff: ['Closed account'], range: {} });
    expect(calls).toHaveLength(before);
  });
});

describe('what the address names', () => {
  const filters = { ...INITIAL_FILTERS, accountsOff: ['Wise', 'Closed account'] };

  it('is asked for as soon as it is known what is offered, and nothing before', async () => {
    const { calls, last, settle, context } = start(filters);
    expect(calls.map(({ part }) => part).sort()).toEqual(['filters', 'statements']);
    last('filters').answer(FILTERS);
    await settle();
    expect(last('overview').query.account_filter).toBe('ING%2C%20Berlin');
    expect(context().filters.accountsOff).toEqual(['Wise']);
    last('filters').answer(FILTERS);
    await settle();
    expect(calls.filter(({ part }) => part === 'overview')).toHaveLength(1);
  });
  it('is not asked for in a currency that is not offered', async () => {
    const { calls, last, settle } = start({ ...INITIAL_FILTERS, currency: 'XYZ' });
    last('filters').answer(FILTERS);
    await settle();
    const currencies = calls.map(({ query }) => query.target_currency).filter(Boolean);
    expect(new Set(currencies)).toEqual(new Set(['EUR']));
  });
  it('leaves out no account that a refresh brings', async () => {
    const { actor, last, settle, context } = start(filters);
    last('filters').answer(FILTERS);
    await settle();
    actor.send({ type: 'REFRESH' });
    last('overview').answer(OVERVIEW);
    last('filters').answer({ ...FILTERS, accounts: [...FILTERS.accounts, 'N26'] });
    await settle();
    expect(last('overview').query.account_filter).toBe('ING%2C%20Berlin,N26');
    expect(context().data.overview).toBeUndefined();
  });
});

describe('a refresh', () => {
  it('keeps what is shown until the new answer is there', async () => {
    const { actor, last, settle, context } = await answered();
    actor.send({ type: 'REFRESH' });
    expect(context().data.overview).toEqual(OVERVIEW);
    last('overview').answer({ ...OVERVIEW, income: 2 });
    await settle();
    expect(context().data.overview?.income).toBe(2);
  });
});

describe('an answer that is a moment behind', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** A page whose last answer said so, just before everything is read again. */
  async function behind() {
    const page = start();
    const freshness = () => page.actor.getSnapshot().value.freshness;
    const answerAll = async (stale: boolean) => {
      for (const part of PARTS) {
        if (stale) page.last(part).onStale();
        page.last(part).answer(part === 'filters' ? FILTERS : part === 'overview' ? OVERVIEW : []);
      }
      await page.settle();
    };
    await answerAll(true);
    return { ...page, freshness, answerAll };
  }

  it('is shown, and read again once after 3 s', async () => {
    const { calls, context, freshness, answerAll } = await behind();
    expect([context().data.overview, freshness()]).toEqual([OVERVIEW, 'behind']);
    vi.advanceTimersByTime(READ_AGAIN_MS - 1);
    expect(calls).toHaveLength(PARTS.length);
    vi.advanceTimersByTime(1);
    expect(calls).toHaveLength(2 * PARTS.length);
    expect([context().data.overview, freshness()]).toEqual([OVERVIEW, 'readingAgain']);
    await answerAll(false);
    expect(freshness()).toBe('fresh');
  });
  it('is left to the user where the second one is behind too', async () => {
    const { actor, calls, freshness, answerAll } = await behind();
    vi.advanceTimersByTime(READ_AGAIN_MS);
    await answerAll(true);
    vi.advanceTimersByTime(10 * READ_AGAIN_MS);
    expect([calls.length, freshness()]).toEqual([2 * PARTS.length, 'stillBehind']);
    actor.send({ type: 'REFRESH' });
    expect([calls.length, freshness()]).toEqual([3 * PARTS.length, 'fresh']);
  });
  it('is forgotten with the filters it was asked for', async () => {
    const { choose, calls, freshness } = await behind();
    choose({ currency: 'GBP' });
    expect(freshness()).toBe('fresh');
    const asked = calls.length;
    vi.advanceTimersByTime(10 * READ_AGAIN_MS);
    expect(calls).toHaveLength(asked);
  });
});

describe('the list', () => {
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => ({ id: `t${from + index}` }));
  const page = (from: number, to: number, next_cursor: string | null) => {
    return { transactions: rows(from, to), total_count: 1_211, next_cursor };
  };
  async function hundredListed() {
    const dashboard = await answered();
    dashboard.last('recent').answer(page(0, 10, 'behind 10'));
    await dashboard.settle();
    dashboard.actor.send({ type: 'SHOW_ALL' });
    dashboard.last('recent').answer(page(10, 100, 'behind 100'));
    await dashboard.settle();
    return dashboard;
  }

  it('grows by what stands behind it, a hundred at a time, to its very end, asking for nothing else', async () => {
    const { actor, calls, last, settle, context } = await answered();
    last('recent').answer(page(0, 10, 'behind 10'));
    await settle();
    const before = calls.length;
    actor.send({ type: 'SHOW_ALL' });
    for (let shown = 10; shown < 1_211; ) {
      const { limit, cursor } = last('recent').query;
      expect(cursor).toBe(`behind ${shown}`);
      const end = Math.min(shown + Number(limit), 1_211);
      last('recent').answer(page(shown, end, end < 1_211 ? `behind ${end}` : null));
      await settle();
      shown = end;
      actor.send({ type: 'LOAD_MORE' });
    }
    expect(calls.slice(before).map(({ part, query }) => `${part} ${query.limit}`)).toEqual([
      'recent 90',
      ...Array(12).fill('recent 100'),
    ]);
    expect(context().data.recent?.transactions).toEqual(rows(0, 1_211));
  });
  it('is as long as the address says, on the way back and forth, asking for nothing anew', async () => {
    const { actor, calls, context } = await hundredListed();
    const before = calls.length;
    actor.send({ type: 'SHOW_FIRST' });
    const short = context().limit;
    actor.send({ type: 'SHOW_ALL' });
    expect([short, context().limit, calls.length]).toEqual([10, 100, before]);
    expect(start(INITIAL_FILTERS, true).last('recent').query.limit).toBe('100');
  });
  it('is asked for at its whole length by a refresh, which may stand where it was', async () => {
    const { actor, last, settle, context } = await hundredListed();
    actor.send({ type: 'REFRESH' });
    expect(last('recent').query).toEqual({ target_currency: 'EUR', limit: '100' });
    last('recent').answer(page(0, 100, 'behind 100'));
    await settle();
    expect(context().data.recent?.transactions).toEqual(rows(0, 100));
  });
  it('asks once more for what did not come', async () => {
    const { actor, last, settle, context } = await answered();
    last('recent').answer(page(0, 10, 'behind 10'));
    await settle();
    actor.send({ type: 'SHOW_ALL' });
    last('recent').fail(new Error('HTTP Error: 503'));
    await settle();
    expect(context().data.recent?.transactions).toHaveLength(10);
    actor.send({ type: 'LOAD_MORE' });
    expect(last('recent').query).toMatchObject({ limit: '100', cursor: 'behind 10' });
  });
});
