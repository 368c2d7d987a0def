import { expect } from 'vitest';
import type { DomainEvent } from '../ports/event-store.ts';
import { type Command, type Decider, isRejection } from './decider.ts';
import type { RejectionCode } from './rejections.ts';

/**
 * given(events).when(command).thenEvents(events) for a decider.
 * Each accepted command's events are folded too, so that an evolve that cannot take them fails here.
 */
export function specify<C extends Command, E extends DomainEvent, S, Code extends RejectionCode>(
  decider: Decider<C, E, S, Code>,
) {
  return {
    given: (...events: E[]) => ({
      when: (command: C) => {
        const state = events.reduce(decider.evolve, decider.initialState());
        const decision = decider.decide(command, state);
        return {
          thenEvents(...expected: E[]) {
            expect(decision).toEqual(expected);
            if (!isRejection(decision)) decision.reduce(decider.evolve, state);
          },
          thenNothing: () => expect(decision).toEqual([]),
          thenRejected: (code: Code) => expect(decision).toMatchObject({ rejected: code }),
        };
      },
    }),
  };
}
