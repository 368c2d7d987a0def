import {
  type DomainEvent,
  type EventStore,
  type RecordedEvent,
  RevisionConflict,
} from '../ports/event-store.ts';
import type { Ids } from '../ports/ids.ts';
import type { Command, Decider, Rejection } from './decider.ts';
import { isRejection } from './decider.ts';
import type { RejectionCode } from './rejections.ts';

/** How often a command is decided anew after somebody else was faster. */
const MAX_ATTEMPTS = 8;

/** A command that the decider refused. */
export class CommandRejected extends Error {
  readonly rejection: Rejection;
  constructor(rejection: Rejection) {
    super(`rejected: ${rejection.rejected}`);
    this.name = 'CommandRejected';
    this.rejection = rejection;
  }
}

/** state is the state after the command; position is where the command's last event stands, or the stream's, if nothing happened. */
export type Handled<E extends DomainEvent, S> = { events: E[]; state: S; position: bigint };

type Stream<S> = { state: S; revision: number; position: bigint; commandSeenAt: bigint | null };

export type HandleCommand = <
  C extends Command,
  E extends DomainEvent,
  S,
  Code extends RejectionCode,
>(
  decider: Decider<C, E, S, Code>,
  streamId: string,
  command: C,
) => Promise<Handled<E, S>>;

/**
 * Makes the function that takes a command through read, decide and append at the exact revision read.
 * A command whose commandId the stream has already seen has no second effect.
 * Rejects with CommandRejected, with RevisionConflict after 8 lost races, or with EventStoreUnavailable.
 */
export function createCommandHandler(
  store: EventStore,
  ids: Ids,
  versionOf: (type: string) => number = () => 1,
): HandleCommand {
  return async (decider, streamId, command) => {
    for (let attempt = 1; ; attempt += 1) {
      const stream = await load(store, decider, streamId, command.metadata.commandId);
      if (stream.commandSeenAt !== null) {
        return { events: [], state: stream.state, position: stream.commandSeenAt };
      }
      const decision = decider.decide(command, stream.state);
      if (isRejection(decision)) throw new CommandRejected(decision);
      if (decision.length === 0)
        return { events: [], state: stream.state, position: stream.position };
      try {
        const expected = stream.revision < 0 ? 'noStream' : stream.revision;
        const events = decision.map((event) =>
          recordable(event, command, ids, versionOf(event.type)),
        );
        const appended = await store.append(streamId, expected, events);
        const state = decision.reduce(decider.evolve, stream.state);
        return { events: decision, state, position: appended.position };
      } catch (error) {
        if (!(error instanceof RevisionConflict) || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  };
}

/** The state of a stream, for those who only look. */
export async function loadState<C extends Command, E extends DomainEvent, S>(
  store: EventStore,
  decider: Decider<C, E, S, RejectionCode>,
  streamId: string,
): Promise<S> {
  return (await load(store, decider, streamId, null)).state;
}

async function load<C extends Command, E extends DomainEvent, S>(
  store: EventStore,
  decider: Decider<C, E, S, RejectionCode>,
  streamId: string,
  commandId: string | null,
): Promise<Stream<S>> {
  const stream: Stream<S> = {
    state: decider.initialState(),
    revision: -1,
    position: 0n,
    commandSeenAt: null,
  };
  for await (const event of store.readStream(streamId)) {
    stream.state = decider.evolve(stream.state, event as RecordedEvent<E>);
    stream.revision = event.revision;
    stream.position = event.position;
    if (event.metadata.commandId === commandId) stream.commandSeenAt = event.position;
  }
  return stream;
}

function recordable(event: DomainEvent, command: Command, ids: Ids, schemaVersion: number) {
  return {
    id: ids.next(),
    type: event.type,
    data: event.data,
    metadata: {
      commandId: command.metadata.commandId,
      userId: command.metadata.userId,
      occurredAt: command.metadata.now,
      schemaVersion,
    },
  };
}
