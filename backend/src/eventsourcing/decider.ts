import type { DomainEvent } from '../ports/event-store.ts';
import type { RejectionCode } from './rejections.ts';

/** What somebody wants. `now` and `commandId` come from outside, so that deciding needs no clock and no chance. */
export type Command<Type extends string = string, Data = unknown> = {
  type: Type;
  data: Data;
  metadata: { userId: string | null; now: string; commandId: string };
};

/** A refusal for a business reason. The code is one of a closed list, mapped to HTTP in http/problem-details.ts. */
export type Rejection<Code extends RejectionCode = RejectionCode> = {
  rejected: Code;
  about?: string;
};

/**
 * The write side of a stream, pure: no clock, no random, no I/O.
 * decide answers the events that happened, or why it refuses; a command that changes nothing answers [].
 * evolve is total: it ignores what does not apply and never throws. It owns its state and may change it in place.
 */
export type Decider<
  C extends Command,
  E extends DomainEvent,
  S,
  Code extends RejectionCode = never,
> = {
  initialState: () => S;
  decide: (command: C, state: S) => E[] | Rejection<Code>;
  evolve: (state: S, event: E) => S;
};

export function isRejection(decision: unknown): decision is Rejection {
  return !Array.isArray(decision);
}
