import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';
import { dashboardDecider, dashboardStream } from './decider.ts';
import { BOOKINGS, findAll, ROLLUPS, type RollupDocument, scopeOf } from './documents.ts';

let world: World;

beforeEach(async () => {
  world = await createWorld();
  await world.publish([{ date: '2026-01-02', rates: { USD: '1.25' } }]);
  await world.openAccount('ada', 'Wise');
});
afterEach(() => world.close());

const booking = (id: string, date: string, amountMinor: number, currency = 'USD') => {
  return { id, date, currency, category: 'groceries', amountMinor };
};

const choose = (currency: string) =>
  world.handle(dashboardDecider, dashboardStream('ada'), {
    type: 'ChooseCurrency',
    data: { userId: 'ada', currency },
    metadata: { userId: 'ada', now: '2026-03-01T00:00:00Z', commandId: `keep-${currency}` },
  });

/** The rollups after each batch size, which must all be the same. */
async function rollups(target: string) {
  const query = { index: 'byMonth', equals: [scopeOf('ada', target)] };
  await world.catchUp();
  const live = await findAll<RollupDocument>(world.readStore, ROLLUPS, query);
  for (const batch of [1, 2, 3, 1_000]) {
    expect(await findAll(await world.rebuilt(batch), ROLLUPS, query)).toEqual(live);
  }
  return live.map(({ month, count, sums, unconverted }) => ({ month, count, sums, unconverted }));
}

describe('the kept sums', () => {
  it('are filled from the bookings that were there, and kept up with those that come', async () => {
    await world.importStatement('ada', 'Wise', 's1', [booking('a', '2026-01-05', -1_000)]);
    await world.catchUp();
    await choose('EUR');
    await world.catchUp();
    await world.importStatement('ada', 'Wise', 's2', [
      booking('b', '2026-01-06', -500),
      booking('c', '2026-02-01', -100, 'EUR'),
    ]);
    expect(await rollups('EUR')).toEqual([
      { month: '2026-01', count: 2, sums: [['groceries', '-1200000000']], unconverted: [] },
      { month: '2026-02', count: 1, sums: [['groceries', '-100000000']], unconverted: [] },
    ]);
  });

  it('leave what no rate is known for apart, until there is one', async () => {
    await world.importStatement('ada', 'Wise', 's1', [
      booking('a', '2026-01-05', -1_000, 'GBP'),
      booking('b', '2026-01-20', -2_000, 'GBP'),
    ]);
    await choose('EUR');
    expect(await rollups('EUR')).toEqual([
      { month: '2026-01', count: 2, sums: [], unconverted: [['GBP', 'groceries', -3_000]] },
    ]);
    await world.publish([{ date: '2026-01-10', rates: { GBP: '0.8' } }]);
    expect(await rollups('EUR')).toEqual([
      {
        month: '2026-01',
        count: 2,
        sums: [['groceries', '-2500000000']],
        unconverted: [['GBP', 'groceries', -1_000]],
      },
    ]);
  });

  it('are mended where a day gets its rate after its bookings', async () => {
    await choose('EUR');
    await world.importStatement('ada', 'Wise', 's1', [
      booking('a', '2026-02-10', -1_000),
      booking('b', '2026-03-10', -1_000),
    ]);
    await world.catchUp();
    await world.publish([{ date: '2026-02-10', rates: { USD: '1' } }]);
    expect((await rollups('EUR')).map(({ sums }) => sums)).toEqual([
      [['groceries', '-1000000000']],
      [['groceries', '-1000000000']],
    ]);
  });

  it('go with the last booking of their month, however many years ago that is', async () => {
    await choose('EUR');
    const years = Array.from({ length: 60 }, (_, i) =>
      booking(`y${i}`, `${1967 + i}-05-05`, -100, 'EUR'),
    );
    await world.importStatement('ada', 'Wise', 's1', years);
    await world.importStatement('ada', 'Wise', 's2', [booking('z', '1990-05-06', -7, 'EUR')]);
    await world.catchUp();
    const ids = years.map(({ id }) => id);
    await world.withdrawStatement('ada', 'Wise', 's1', ids);
    expect(await rollups('EUR')).toEqual([
      { month: '1990-05', count: 1, sums: [['groceries', '-7000000']], unconverted: [] },
    ]);
    const bookings = await findAll(world.readStore, BOOKINGS, {
      index: 'byMonth',
      equals: ['ada'],
    });
    expect(bookings).toHaveLength(1);
  });
});
