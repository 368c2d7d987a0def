import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteEventStore } from '../adapters/sqlite/event-store.ts';
import { randomIds } from '../adapters/system/ids.ts';
import type { DomainEvent, EventStore } from '../ports/event-store.ts';
import { CommandRejected, createCommandHandler, type HandleCommand } from './command-handler.ts';
import type { Command, Decider } from './decider.ts';
import { createUpcast } from './upcasters.ts';

type Increase = Command<'Increase', { by: number }>;
type Increased = DomainEvent<'Increased', { by: number }>;

const counter: Decider<Increase, Increased, number, 'emailTaken'> = {
  initialState: () => 0,
  decide: (command, total) => {
    if (total >= 1_000) return { rejected: 'emailTaken' };
    return command.data.by === 0 ? [] : [{ type: 'Increased', data: command.data }];
  },
  evolve: (total, event) => total + event.data.by,
};

const increase = (by: number, commandId: string): Increase => ({
  type: 'Increase',
  data: { by },
  metadata: { userId: 'u1', now: '2026-10-31T10:00:00.000Z', commandId },
});

describe('the command handler', () => {
  let store: EventStore;
  let handle: HandleCommand;

  beforeEach(() => {
    store = openSqliteEventStore(':memory:', createUpcast([]));
    handle = createCommandHandler(store, randomIds);
  });
  afterEach(() => store.close());

  it('decides on what happened before and answers state and position', async () => {
    await handle(counter, 'counter-1', increase(2, 'c1'));
    const second = await handle(counter, 'counter-1', increase(3, 'c2'));
    expect(second).toEqual({
      events: [{ type: 'Increased', data: { by: 3 } }],
      state: 5,
      position: 2n,
    });
  });

  it('gives a repeated command no second effect and the first one’s position', async () => {
    const first = await handle(counter, 'counter-1', increase(2, 'c1'));
    await handle(counter, 'counter-1', increase(3, 'c2'));
    const again = await handle(counter, 'counter-1', increase(2, 'c1'));
    expect(again).toEqual({ events: [], state: 5, position: first.position });
  });

  it('writes nothing for a command that changes nothing or is refused', async () => {
    expect((await handle(counter, 'counter-1', increase(0, 'c1'))).position).toBe(0n);
    await handle(counter, 'counter-1', increase(1_000, 'c2'));
    await expect(handle(counter, 'counter-1', increase(1, 'c3'))).rejects.toThrow(CommandRejected);
    expect(await store.head()).toBe(1n);
  });

  it('decides anew after a lost race, so that no increase is lost', async () => {
    const race = Array.from({ length: 6 }, (_, i) =>
      handle(counter, 'counter-1', increase(1, `c${i}`)),
    );
    await Promise.all(race);
    expect((await handle(counter, 'counter-1', increase(0, 'last'))).state).toBe(6);
  });
});
