import { type Categorised, categorise } from '../categorisation/index.ts';
import type { HandleCommand } from '../eventsourcing/command-handler.ts';
import { checkpointName } from '../eventsourcing/projector.ts';
import {
  accountDecider,
  accountStream,
  findAccounts,
  findTransactions,
  ledgerProjection,
  type StatedBalance,
  type Transaction,
  transactionIds,
} from '../ledger/index.ts';
import type { Ports } from '../ports/index.ts';
import { findFullName } from '../users/index.ts';
import type { StatementState } from './decider.ts';
import { openingOf } from './extraction/index.ts';
import type { StatementSection } from './extraction/types.ts';
import { placesByBalance } from './known-balances.ts';
import { type Doubled, keptApart } from './meeting-days.ts';
import { placesElsewhere } from './other-accounts.ts';
import { printedWithOthers } from './other-statements.ts';
import { isCsvReader } from './readings.ts';
import { type PrintedStatement, sameBookings } from './same-bookings.ts';
import { type Standing, standingOf } from './shared-bookings.ts';
import { spanOf } from './spans.ts';

/** How long an import waits for the read model to show what was imported before it. */
const WAIT_FOR_LEDGER_MS = 5_000;
/** A refund is told by an earlier purchase; older ones than these are not looked at. */
const EARLIER_TRANSACTIONS = 1_000;

const LEDGER = checkpointName(ledgerProjection);

type Proved = Extract<StatementState, { bank: string | null }>;
type ImportPorts = Pick<Ports, 'eventStore' | 'readStore' | 'clock'>;
type Counts = { importedCount: number; duplicateCount: number };

/**
 * Categorises a proven reading and puts its lines into the account; null where the statement has left meanwhile.
 * `position` is where the reading was proven: all that was imported before is to be seen first, since it explains refunds.
 */
export async function importLines(
  ports: ImportPorts,
  handle: HandleCommand,
  state: Proved,
  position: bigint,
): Promise<(Counts & { doubled: Doubled[] }) | null> {
  const { statementId, userId, accountId, accountName } = state.upload;
  await ports.readStore.waitFor(LEDGER, position, WAIT_FOR_LEDGER_MS);
  const transactions = await categorised(ports, state);
  const { own, others } = await printedWithOthers(ports, state, position);
  const { lines: sameAs, labels } = sameBookings(own, others);
  const standing = standingOf(own, others, sameAs);
  const elsewhere = placesElsewhere(own, others, standing);
  const known = placesByBalance(own, others).map((of, line) => [...of, ...at(elsewhere, line)]);
  const { places, doubled } = keptApart(own, others, known);
  const handled = await handle(accountDecider, accountStream({ userId, accountId }), {
    type: 'ImportStatement',
    data: {
      userId,
      accountId,
      accountName,
      statementId,
      transactions,
      sameAs,
      places,
      balances: state.sections.flatMap((section, index) =>
        newestBalance(own, section, at(labels, index), at(standing, index)),
      ),
    },
    metadata: { userId, now: ports.clock.now(), commandId: `import-${statementId}` },
  });
  const counts = handled.state.imported.get(statementId);
  return counts ? { ...counts, doubled } : null;
}

async function categorised(ports: ImportPorts, state: Proved): Promise<Transaction[]> {
  const lines = state.sections.flatMap((section) =>
    section.lines.map((line) => ({ ...line, currency: section.currency })),
  );
  const categories = await categoriesOf(ports, state.upload.userId, lines);
  const ids = transactionIds(state.upload, lines);
  return lines.map(({ balanceMinor: _, ...line }, index) => {
    const { category, ...reason } = at(categories, index);
    return { ...line, id: at(ids, index), category, reason, line: index + 1 };
  });
}

type Line = { date: string; description: string; amountMinor: number; currency: string };

/**
 * A refund takes its category from an earlier purchase, which may stand in the same statement: hence twice. What the first pass
 * says of money in is left out, since it would be taken for what came back already.
 */
async function categoriesOf(
  ports: ImportPorts,
  userId: string,
  lines: readonly Line[],
): Promise<Categorised[]> {
  const { readStore } = ports;
  const [accounts, holderName, newestFirst] = await Promise.all([
    findAccounts(readStore, userId),
    findFullName(readStore, userId),
    findTransactions(readStore, { userId, limit: EARLIER_TRANSACTIONS }),
  ]);
  const earlier = newestFirst.toReversed();
  const context = { accountNames: accounts.map((account) => account.name), holderName };
  const alone = categorise(lines, { ...context, earlier });
  const own = lines
    .map((line, index) => ({ ...line, category: at(alone, index).category }))
    .filter(({ amountMinor }) => amountMinor < 0);
  return categorise(lines, { ...context, earlier: [...earlier, ...own] });
}

function at<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new Error('a line has no answer');
  return value;
}

/** The closing balance of a part of the account as printed, else the running balance of the last line; nothing where neither is printed. */
function newestBalance(
  { bank, form }: PrintedStatement,
  section: StatementSection,
  part: string,
  standing: Standing,
): StatedBalance[] {
  const { currency, accountHint } = section;
  const last = section.lines.at(-1);
  const amountMinor = section.closingMinor ?? last?.balanceMinor ?? null;
  const asOf = section.periodEnd ?? last?.date ?? null;
  if (amountMinor === null || asOf === null) return [];
  const from = section.periodStart ?? spanOf(section)?.from ?? null;
  const isPdf = !isCsvReader(form);
  const whose = { bank, accountHint, isPdf, from, openingMinor: openingOf(section), ...standing };
  return [{ currency, part, amountMinor, asOf, whose }];
}
