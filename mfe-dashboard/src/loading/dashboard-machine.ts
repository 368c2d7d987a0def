import type { Filters } from '@saldo/contracts';
import { assign, fromCallback, raise, setup } from 'xstate';
import {
  type DashboardFilters,
  namesSomething,
  offeredFilters,
  queryOf,
} from '../filters/dashboard-filters.ts';
import type { DashboardData, DashboardPart } from './dashboard-data.ts';
import type { LoadEvent, LoadInput, Region, Request } from './load-parts.ts';

export const RECENT_LIMIT = 10;
const LOAD_MORE_STEP = 100;
/** An answer that is a moment behind is asked for once more after so long. */
export const READ_AGAIN_MS = 3_000;

type Context = {
  filters: DashboardFilters;
  data: Partial<DashboardData>;
  errors: Partial<Record<DashboardPart, string>>;
  limit: number;
};

export type DashboardEvent =
  | LoadEvent
  | { type: 'FILTERS_CHOSEN'; filters: DashboardFilters }
  | { type: 'REFRESH' }
  | { type: 'READ_AGAIN' }
  | { type: 'SHOW_ALL' }
  | { type: 'SHOW_FIRST' }
  | { type: 'LOAD_MORE' };

export type Freshness = 'fresh' | 'behind' | 'readingAgain' | 'stillBehind';

/** Without the figures: they were asked for under other filters and must not stand under the new ones. */
function withoutFigures({ filters, statements }: Partial<DashboardData>): Partial<DashboardData> {
  return { ...(filters ? { filters } : {}), ...(statements ? { statements } : {}) };
}

/** Accounts and a currency that an address names have to be among those offered: until these are known, nothing else is asked. */
function requestsOf({ filters, data, limit }: Context): Request[] {
  const names: Request = { part: 'filters', query: {} };
  if (!data.filters && namesSomething(filters)) return [names];
  const query = queryOf(filters, data.filters?.accounts ?? []);
  return [
    { part: 'overview', query },
    { part: 'portfolio', query },
    { part: 'cashFlow', query },
    { part: 'spending', query },
    { part: 'recent', query: { ...query, limit: String(limit) } },
    names,
  ];
}

/** How many transactions are in the list. */
function listed({ data }: Context): number {
  return data.recent?.transactions.length ?? 0;
}

/** The transactions that the list lacks of those it is to have. */
function requestsBehind(context: Context): Request[] {
  const cursor = context.data.recent?.next_cursor;
  return requestsOf(context)
    .filter(({ part }) => part === 'recent')
    .map(({ part, query }) => {
      const limit = String(context.limit - listed(context));
      return { part, query: { ...query, limit, ...(cursor && { cursor }) } };
    });
}

/** What came for the end of the list, behind what was in it. */
function lengthened(
  { recent: before }: Partial<DashboardData>,
  { recent: behind }: Partial<DashboardData>,
): Partial<DashboardData> {
  if (!before || !behind) return {};
  const transactions = [...before.transactions, ...behind.transactions];
  return { recent: { ...behind, transactions } };
}

/** The filters and what they ask, as text that compares. */
function questions(context: Context): string {
  return JSON.stringify([context.filters, requestsOf(context)]);
}

/** The context with the names that can be filtered by, and the filters as far as they are among them. */
function withOffered(context: Context, offered: Filters): Context {
  return {
    ...context,
    filters: offeredFilters(context.filters, offered),
    data: { ...context.data, filters: offered },
  };
}

/** The context with other filters. */
function withFilters(context: Context, filters: DashboardFilters): Context {
  const offered = context.data.filters;
  return { ...context, filters: offered ? offeredFilters(filters, offered) : filters };
}

function withoutErrors(errors: Context['errors'], parts: readonly DashboardPart[]) {
  const left = { ...errors };
  for (const part of parts) delete left[part];
  return left;
}

/**
 * Loads the dashboard. The six calls of the spec run in parallel; leaving a loading state cancels its calls, so a newer
 * load always replaces the older one. Each answer shows as it comes, and what fails leaves the rest standing.
 * The page provides `load`, which answers with the events of loadParts.
 */
export const dashboardMachine = setup({
  types: {
    context: {} as Context,
    events: {} as DashboardEvent,
    input: {} as { filters: DashboardFilters; all: boolean },
  },
  actors: { load: fromCallback<DashboardEvent, LoadInput>(() => undefined) },
  guards: {
    isOf: ({ event }, params: { region: Region }) =>
      event.type === 'SETTLED' && event.region === params.region,
    asksOtherwise: ({ context, event }) => {
      if (event.type === 'FILTERS_CHOSEN') {
        return questions(withFilters(context, event.filters)) !== questions(context);
      }
      if (event.type !== 'ANSWERED' || !event.patch.filters) return false;
      return questions(withOffered(context, event.patch.filters)) !== questions(context);
    },
    isListed: ({ context }) => listed(context) > RECENT_LIMIT,
    moreCanBeListed: ({ context }) => typeof context.data.recent?.next_cursor === 'string',
  },
  delays: { readAgain: READ_AGAIN_MS },
  actions: {
    keepAnswer: assign(({ context, event }) => {
      if (event.type !== 'ANSWERED') return {};
      const parts = Object.keys(event.patch) as DashboardPart[];
      const patch = event.region === 'list' ? lengthened(context.data, event.patch) : event.patch;
      return {
        data: { ...context.data, ...patch },
        errors: withoutErrors(context.errors, parts),
      };
    }),
    keepError: assign(({ context, event }) =>
      event.type === 'FAILED' ? { errors: { ...context.errors, [event.part]: event.message } } : {},
    ),
    dropFigures: assign({ data: ({ context }) => withoutFigures(context.data), errors: {} }),
    changeFilters: assign(({ context, event }) => {
      if (event.type === 'FILTERS_CHOSEN') return withFilters(context, event.filters);
      if (event.type !== 'ANSWERED' || !event.patch.filters) return {};
      return withOffered(context, event.patch.filters);
    }),
    listFirst: assign({ limit: RECENT_LIMIT }),
    listAll: assign({ limit: ({ context }) => Math.max(LOAD_MORE_STEP, listed(context)) }),
    listMore: assign({
      limit: ({ context, event }) =>
        event.type === 'SHOW_ALL' ? LOAD_MORE_STEP : listed(context) + LOAD_MORE_STEP,
    }),
  },
}).createMachine({
  id: 'dashboard',
  type: 'parallel',
  context: ({ input }) => ({
    filters: input.filters,
    data: {},
    errors: {},
    limit: input.all ? LOAD_MORE_STEP : RECENT_LIMIT,
  }),
  on: {
    ANSWERED: { actions: 'keepAnswer' },
    FAILED: { actions: 'keepError' },
  },
  states: {
    figures: {
      initial: 'loading',
      on: {
        FILTERS_CHOSEN: {
          guard: 'asksOtherwise',
          target: '.loading',
          actions: ['changeFilters', 'dropFigures'],
        },
        // The names may show that a filter names something else than it did: a currency that is not offered, a new account.
        ANSWERED: {
          guard: 'asksOtherwise',
          target: '.loading',
          actions: ['changeFilters', 'dropFigures'],
        },
        REFRESH: '.loading',
        READ_AGAIN: '.loading',
      },
      states: {
        loading: {
          invoke: {
            src: 'load',
            input: ({ context }) => ({ region: 'figures', requests: requestsOf(context) }),
          },
          on: {
            SETTLED: { guard: { type: 'isOf', params: { region: 'figures' } }, target: 'settled' },
          },
        },
        settled: {},
      },
    },
    list: {
      initial: 'idle',
      on: {
        FILTERS_CHOSEN: { guard: 'asksOtherwise', target: '.idle' },
        REFRESH: '.idle',
        READ_AGAIN: '.idle',
        // What came is kept for the way forth, and only the first of it is shown.
        SHOW_FIRST: { target: '.idle', actions: 'listFirst' },
      },
      states: {
        idle: {
          on: {
            SHOW_ALL: [
              { guard: 'isListed', actions: 'listAll' },
              { guard: 'moreCanBeListed', target: 'loading', actions: 'listMore' },
            ],
            LOAD_MORE: { guard: 'moreCanBeListed', target: 'loading', actions: 'listMore' },
          },
        },
        loading: {
          invoke: {
            src: 'load',
            input: ({ context }) => ({
              region: 'list',
              requests: requestsBehind(context),
            }),
          },
          on: { SETTLED: { guard: { type: 'isOf', params: { region: 'list' } }, target: 'idle' } },
        },
      },
    },
    statements: {
      initial: 'loading',
      on: { REFRESH: '.loading', READ_AGAIN: '.loading' },
      states: {
        loading: {
          invoke: {
            src: 'load',
            input: { region: 'statements', requests: [{ part: 'statements', query: {} }] },
          },
          on: {
            SETTLED: {
              guard: { type: 'isOf', params: { region: 'statements' } },
              target: 'settled',
            },
          },
        },
        settled: {},
      },
    },
    // Whether an answer was behind what this browser changed: it is read again once, and then left to the user.
    freshness: {
      initial: 'fresh',
      on: {
        FILTERS_CHOSEN: { guard: 'asksOtherwise', target: '.fresh' },
        REFRESH: '.fresh',
      },
      states: {
        fresh: { on: { STALE: 'behind' } },
        behind: {
          after: { readAgain: { target: 'readingAgain', actions: raise({ type: 'READ_AGAIN' }) } },
        },
        readingAgain: {
          on: {
            STALE: 'stillBehind',
            SETTLED: { guard: { type: 'isOf', params: { region: 'figures' } }, target: 'fresh' },
          },
        },
        stillBehind: {},
      },
    },
  },
});
