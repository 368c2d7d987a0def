/** What stands beside an event's data. occurredAt is the time of the business fact, from the clock port. */
export type EventMetadata = {
  commandId: string;
  userId: string | null;
  occurredAt: string;
  schemaVersion: number;
  /** The W3C trace context of the append, where the process was traced. */
  traceparent?: string;
};

/** A domain event: `data` is plain JSON (no Date, bigint or undefined). */
export type DomainEvent<Type extends string = string, Data = unknown> = { type: Type; data: Data };

export type NewEvent<E extends DomainEvent = DomainEvent> = E & {
  id: string;
  metadata: EventMetadata;
};

/** revision counts from 0 within the stream; position grows over the whole store and is never reused. */
export type RecordedEvent<E extends DomainEvent = DomainEvent> = NewEvent<E> & {
  streamId: string;
  revision: number;
  position: bigint;
};

/** The exact revision the stream's last event must have. */
export type ExpectedRevision = number | 'noStream';

/** Somebody else appended first: read again and decide again. */
export class RevisionConflict extends Error {
  constructor(streamId: string, expected: ExpectedRevision) {
    super(`stream ${streamId} is not at revision ${expected}`);
    this.name = 'RevisionConflict';
  }
}

/**
 * The store cannot be reached or cannot write now. What an append wanted was written if only its answer was lost:
 * who tries again at the same revision then meets a RevisionConflict, and finds the commandId in the stream.
 */
export class EventStoreUnavailable extends Error {
  constructor(message: string, options?: { cause: unknown }) {
    super(message, options);
    this.name = 'EventStoreUnavailable';
  }
}

/**
 * Port: the log of what happened, and the only truth.
 * All of an append's events are written or none; what an append answered survives a crash.
 * Reads may reject with EventStoreUnavailable too.
 */
export type EventStore = {
  /** Rejects with RevisionConflict or EventStoreUnavailable. Answers the last event's revision and position. */
  append(
    streamId: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<{ revision: number; position: bigint }>;
  /** The stream's events from its first one on; none where there is no such stream. */
  readStream(streamId: string): AsyncIterable<RecordedEvent>;
  /**
   * All events after a position, in order, in batches, for ever: waits for new ones until the signal aborts.
   * Outlives the store's absence: it goes on where it stood when the store is back.
   */
  subscribe(after: bigint, signal: AbortSignal): AsyncIterable<RecordedEvent[]>;
  /** The position of the newest event; 0n while there is none. */
  head(): Promise<bigint>;
  close(): Promise<void>;
};
