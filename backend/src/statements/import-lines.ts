import type { HandleCommand } from '../eventsourcing/command-handler.ts';
import { checkpointName } from '../eventsourcing/projector.ts';
import {
  accountDecider,
  accountStream,
  ledgerProjection,
  type StatedBalance,
} from '../ledger/index.ts';
import type { Ports } from '../ports/index.ts';
import { categorised } from './categorised-lines.ts';
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
