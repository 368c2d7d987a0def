import type { HandleCommand } from '../eventsourcing/command-handler.ts';
import { checkpointName } from '../eventsourcing/projector.ts';
import { EventStoreUnavailable, RevisionConflict } from '../ports/event-store.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { dashboardDecider, dashboardStream } from './decider.ts';
import { targetsOf } from './documents.ts';
import { dashboardProjection } from './projections.ts';

/** How long the first look in a currency waits for its sums; after that they are made out of the bookings. */
const FILL_WAIT_MS = 1_500;

/**
 * Sees to it that a user's sums in a currency are kept from their first look on.
 * Not being able to write is no reason not to answer: the same sums come out of the bookings then.
 */
export async function keepCurrency(
  readStore: ReadStore,
  handle: HandleCommand,
  { userId, currency, now }: { userId: string; currency: string; now: string },
): Promise<void> {
  if ((await targetsOf(readStore, userId)).includes(currency)) return;
  try {
    const { position } = await handle(dashboardDecider, dashboardStream(userId), {
      type: 'ChooseCurrency',
      data: { userId, currency },
      metadata: { userId, now, commandId: `${userId}:keep-${currency}` },
    });
    await readStore.waitFor(checkpointName(dashboardProjection), position, FILL_WAIT_MS);
  } catch (error) {
    const cannotWrite = error instanceof EventStoreUnavailable || error instanceof RevisionConflict;
    if (!cannotWrite) throw error;
  }
}
