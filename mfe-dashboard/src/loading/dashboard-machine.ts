import { assign, fromCallback, setup } from 'xstate';
import {
  type DashboardFilters,
  INITIAL_FILTERS,
  offeredCurrency,
  queryOf,
  toggleAccount,
} from '../filters/dashboard-filters.ts';
import type { DateRange } from '../filters/date-range.ts';
import type { DashboardData, DashboardPart } from './dashboard-data.ts';
import type { LoadEvent, LoadInput, Region, Request } from './load-parts.ts';

export const RECENT_LIMIT = 10;
const LOAD_MORE_STEP = 100;
export const MOST_LISTED = 500;

type Context = {
  filters: DashboardFilters;
  data: Partial<DashboardData>;
  errors: Partial<Record<DashboardPart, string>>;
  limit: number;
};

export type DashboardEvent =
  | LoadEvent
  | { type: 'CURRENCY_CHOSEN'; currency: string }
  | { type: 'ACCOUNT_TOGGLED'; account: string }
  | { type: 'RANGE_COMMITTED'; range: DateRange }
  | { type: 'FILTERS_CLEARED' }
  | { type: 'REFRESH' }
  | { type: 'SHOW_ALL' }
  | { type: 'LOAD_MORE' };

/** Without the figures: they were asked for under other filters and must not stand under the new ones. */
function withoutFigures({ filters, statements }: Partial<DashboardData>): Partial<DashboardData> {
  return { ...(filters ? { filters } : {}), ...(statements ? { statements } : {}) };
}

function requestsOf({ filters, data, limit }: Context): Request[] {
  const query = queryOf(filters, data.filters?.accounts ?? []);
  return [
    { part: 'overview', query },
    { part: 'portfolio', query },
    { part: 'cashFlow', query },
    { part: 'spending', query },
    { part: 'recent', query: { ...query, limit: String(limit) } },
    { part: 'filters', query: {} },
  ];
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
  types: { context: {} as Context, events: {} as DashboardEvent },
  actors: { load: fromCallback<DashboardEvent, LoadInput>(() => undefined) },
  guards: {
    isOf: ({ event }, params: { region: Region }) =>
      event.type === 'SETTLED' && event.region === params.region,
    currencyIsNotOffered: ({ context, event }) => {
      if (event.type !== 'ANSWERED' || !event.patch.filters) return false;
      const { currency } = context.filters;
      return offeredCurrency(currency, event.patch.filters.currencies) !== currency;
    },
    moreCanBeListed: ({ context }) => context.limit < MOST_LISTED,
  },
  actions: {
    keepAnswer: assign(({ context, event }) => {
      if (event.type !== 'ANSWERED') return {};
      const parts = Object.keys(event.patch) as DashboardPart[];
      return {
        data: { ...context.data, ...event.patch },
        errors: withoutErrors(context.errors, parts),
      };
    }),
    keepError: assign(({ context, event }) =>
      event.type === 'FAILED' ? { errors: { ...context.errors, [event.part]: event.message } } : {},
    ),
    takeFirstOffered: assign(({ context, event }) => {
      if (event.type !== 'ANSWERED' || !event.patch.filters) return {};
      const currency = offeredCurrency(context.filters.currency, event.patch.filters.currencies);
      return { filters: { ...context.filters, currency } };
    }),
    dropFigures: assign({ data: ({ context }) => withoutFigures(context.data), errors: {} }),
    changeFilters: assign(({ context, event }) => {
      const { filters, data } = context;
      switch (event.type) {
        case 'CURRENCY_CHOSEN':
          return { filters: { ...filters, currency: event.currency } };
        case 'ACCOUNT_TOGGLED': {
          const accounts = data.filters?.accounts ?? [];
          const accountsOff = toggleAccount(filters.accountsOff, event.account, accounts);
          return { filters: { ...filters, accountsOff } };
        }
        case 'RANGE_COMMITTED':
          return { filters: { ...filters, range: event.range } };
        case 'FILTERS_CLEARED':
          return { filters: { ...INITIAL_FILTERS, currency: filters.currency } };
        default:
          return {};
      }
    }),
    listMore: assign({
      limit: ({ context, event }) =>
        event.type === 'SHOW_ALL'
          ? LOAD_MORE_STEP
          : Math.min(context.limit + LOAD_MORE_STEP, MOST_LISTED),
    }),
  },
}).createMachine({
  id: 'dashboard',
  type: 'parallel',
  context: { filters: INITIAL_FILTERS, data: {}, errors: {}, limit: RECENT_LIMIT },
  on: {
    ANSWERED: { actions: 'keepAnswer' },
    FAILED: { actions: 'keepError' },
  },
  states: {
    figures: {
      initial: 'loading',
      on: {
        CURRENCY_CHOSEN: { target: '.loading', actions: ['changeFilters', 'dropFigures'] },
        ACCOUNT_TOGGLED: { target: '.loading', actions: ['changeFilters', 'dropFigures'] },
        RANGE_COMMITTED: { target: '.loading', actions: ['changeFilters', 'dropFigures'] },
        FILTERS_CLEARED: { target: '.loading', actions: ['changeFilters', 'dropFigures'] },
        ANSWERED: {
          guard: 'currencyIsNotOffered',
          target: '.loading',
          actions: ['takeFirstOffered', 'dropFigures'],
        },
        REFRESH: '.loading',
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
        CURRENCY_CHOSEN: '.idle',
        ACCOUNT_TOGGLED: '.idle',
        RANGE_COMMITTED: '.idle',
        FILTERS_CLEARED: '.idle',
        REFRESH: '.idle',
      },
      states: {
        idle: {
          on: {
            SHOW_ALL: { target: 'loading', actions: 'listMore' },
            LOAD_MORE: { guard: 'moreCanBeListed', target: 'loading', actions: 'listMore' },
          },
        },
        loading: {
          invoke: {
            src: 'load',
            input: ({ context }) => ({
              region: 'list',
              requests: requestsOf(context).filter(({ part }) => part === 'recent'),
            }),
          },
          on: { SETTLED: { guard: { type: 'isOf', params: { region: 'list' } }, target: 'idle' } },
        },
      },
    },
    statements: {
      initial: 'loading',
      on: { REFRESH: '.loading' },
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
  },
});
