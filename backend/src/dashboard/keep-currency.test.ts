import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EventStoreUnavailable } from '../ports/event-store.ts';
import { createWorld, type World } from '../testing/world.ts';
import { keepCurrency } from './keep-currency.ts';
import { overview } from './queries.ts';
import { readSteadily } from './steady.ts';

const NOW = '2026-11-21T12:00:00Z';
const asked = { userId: 'ada', target: 'USD', accountIds: null, today: '2026-11-21' };
const income = {
  id: 'a',
  date: '2026-01-05',
  currency: 'EUR',
  category: 'income',
  amountMinor: 100,
};

let world: World;

beforeEach(async () => {
  world = await createWorld();
  await world.publish([{ date: '2026-01-02', rates: { USD: '1.25' } }]);
  await world.openAccount('ada', 'N26');
  await world.importStatement('ada', 'N26', 's1', [income]);
  await world.catchUp();
});

afterEach(() => world.close());

describe('the first look in a currency', () => {
  it('is answered out of the bookings where the projector does not get to it in time', async () => {
    // Nobody projects here, so waiting for the sums ends without them.
    const readStore = { ...world.readStore, waitFor: async () => false };
    await keepCurrency(readStore, world.handle, { userId: 'ada', currency: 'USD', now: NOW });
    expect(await overview(world.readStore, asked)).toMatchObject({ income: 1.25 });
    await world.catchUp();
    expect(await overview(world.readStore, asked)).toMatchObject({ income: 1.25 });
  });

  it('is answered where nothing can be written', async () => {
    const handle = () => Promise.reject(new EventStoreUnavailable('disk full'));
    await keepCurrency(world.readStore, handle, { userId: 'ada', currency: 'USD', now: NOW });
    expect(await overview(world.readStore, asked)).toMatchObject({ income: 1.25 });
  });

  it('does not hide what nobody expected', async () => {
    const handle = () => Promise.reject(new TypeError('a fault of ours'));
    const keep = keepCurrency(world.readStore, handle, {
      userId: 'ada',
      currency: 'USD',
      now: NOW,
    });
    await expect(keep).rejects.toThrow('a fault of ours');
  });
});

describe('reading steadily', () => {
  it('reads again where a projection moved on meanwhile, a bounded number of times', async () => {
    const positions = [1n, 2n, 2n];
    const checkpoint = async () => positions.shift() ?? 2n;
    let reads = 0;
    const read = async () => {
      reads += 1;
      return reads;
    };
    expect(await readSteadily({ ...world.readStore, checkpoint }, ['dashboard'], read)).toBe(2);

    let position = 0n;
    const restless = async () => {
      position += 1n;
      return position;
    };
    reads = 0;
    const store = { ...world.readStore, checkpoint: restless };
    expect(await readSteadily(store, ['dashboard'], read)).toBe(4);
  });
});
