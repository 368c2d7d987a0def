import { type dashboard, ROUTES } from '@saldo/contracts/schemas';
import type { z } from 'zod';
import { ratesProjection, supportedCurrencies } from '../currencies/index.ts';
import type { HandleCommand } from '../eventsourcing/command-handler.ts';
import { checkpointName } from '../eventsourcing/projector.ts';
import type { Mount } from '../http/mount.ts';
import { Problem } from '../http/problem-details.ts';
import { accountIdsOf, findAccounts, ledgerProjection } from '../ledger/index.ts';
import { dateOf } from '../ports/clock.ts';
import type { Ports } from '../ports/index.ts';
import { createMarks } from '../statements/index.ts';
import { keepCurrency } from './keep-currency.ts';
import { dashboardProjection } from './projections.ts';
import * as queries from './queries.ts';
import { readSteadily } from './steady.ts';

const READS = [dashboardProjection, ledgerProjection, ratesProjection].map(checkpointName);

type Caller = { userId: string; now: string };
type Query = z.output<typeof dashboard.dashboardQuery>;

/** The six calls of the dashboard. */
export function mountDashboard(
  mount: Mount,
  { readStore }: Pick<Ports, 'readStore'>,
  handle: HandleCommand,
): void {
  const marks = createMarks(readStore);
  const reads = [...READS, ...marks.reads];

  /** Answers a query in a currency: refuses an unknown one (422), and sees to it that its sums are kept. */
  async function answer<T>(
    { userId, now }: Caller,
    query: Query,
    read: (asked: queries.Asked) => Promise<T>,
  ): Promise<{ data: T }> {
    const today = dateOf(now);
    const { target_currency: target, start_date: from, end_date: to } = query;
    await requireKnown(readStore, userId, target, today);
    const accountIds = accountIdsOf(query.account_filter);
    await keepCurrency(readStore, handle, { userId, currency: target, now });
    const asked = { userId, target, accountIds, from, to, today };
    return { data: await readSteadily(readStore, reads, () => read(asked)) };
  }

  mount(ROUTES.dashboardOverview, reads, (request) =>
    answer(request, request.query, async (asked) => ({
      ...(await queries.overview(readStore, asked)),
      unproven: await marks.unprovenOf(asked.userId, asked.accountIds),
    })),
  );
  mount(ROUTES.dashboardPortfolio, reads, (request) =>
    answer(request, request.query, (asked) => queries.portfolio(readStore, asked)),
  );
  mount(ROUTES.dashboardCashFlow, reads, (request) =>
    answer(request, request.query, (asked) => queries.cashFlow(readStore, asked)),
  );
  mount(ROUTES.dashboardSpendingCategories, reads, (request) =>
    answer(request, request.query, (asked) => queries.spendingCategories(readStore, asked)),
  );
  mount(ROUTES.dashboardRecentActivity, reads, (request) =>
    answer(request, request.query, (asked) =>
      queries.recentActivity(readStore, marks, {
        ...asked,
        limit: request.query.limit,
        cursor: request.query.cursor,
      }),
    ),
  );
  mount(ROUTES.dashboardFilters, reads, async ({ userId, now }) => {
    const supported = await supportedCurrencies(readStore, dateOf(now));
    return { data: await queries.filters(readStore, userId, supported) };
  });
}

/** A dashboard can be shown in every supported currency and in every currency the user has. */
async function requireKnown(
  readStore: Ports['readStore'],
  userId: string,
  currency: string,
  today: string,
): Promise<void> {
  if ((await supportedCurrencies(readStore, today)).includes(currency)) return;
  const accounts = await findAccounts(readStore, userId);
  if (accounts.some(({ currencies }) => currency in currencies)) return;
  const msg = `${currency} is not a currency that Saldo can show.`;
  throw new Problem(422, 'invalid_request', [{ loc: ['query', 'target_currency'], msg }]);
}
