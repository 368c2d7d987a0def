import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEcbRates } from '../adapters/ecb/index.ts';
import { createWorld, type World } from '../testing/world.ts';
import { convertMicro } from './conversion.ts';
import { RATES } from './projections.ts';
import { publishRates } from './publish-rates.ts';
import { readRates } from './rate-documents.ts';

let world: World;
const clock = { now: () => '2026-11-21T12:00:00Z', after: () => () => undefined };

beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const publishFrom = (days: { date: string; rates: Record<string, string> }[]) => {
  const publishedAfter = async (date: string) => days.filter((day) => day.date > date);
  const exchangeRates = { name: 'ECB', publishedAfter };
  return publishRates({ eventStore: world.eventStore, exchangeRates, clock }, world.handle);
};

async function published() {
  const events = [];
  for await (const { data } of world.eventStore.readStream('rates-ECB')) events.push(data);
  return events as { days: { date: string }[] }[];
}

describe('publishing rates at the start', () => {
  it('takes what came since the last start, and nothing twice', async () => {
    const days = [
      { date: '2026-01-30', rates: { USD: '1.1' } },
      { date: '2026-02-02', rates: { USD: '1.2' } },
      { date: '2026-02-03', rates: { USD: '1.3' } },
    ];
    expect(await publishFrom(days.slice(0, 2))).toBe(2);
    expect(await publishFrom(days.slice(0, 2))).toBe(0);
    expect(await publishFrom(days)).toBe(1);
    const dates = (await published()).map((event) => event.days.map(({ date }) => date));
    expect(dates).toEqual([['2026-01-30'], ['2026-02-02'], ['2026-02-03']]);
  });

  it('is done once where two processes start at the same time', async () => {
    const days = [{ date: '2026-01-30', rates: { USD: '1.1' } }];
    await Promise.all([publishFrom(days), publishFrom(days)]);
    expect(await published()).toHaveLength(1);
  });

  it('gives every day since 2015 the rate the bank printed, in any batches', async () => {
    const exchangeRates = createEcbRates();
    await publishRates({ eventStore: world.eventStore, exchangeRates, clock }, world.handle);
    await world.catchUp(7);
    const days = await exchangeRates.publishedAfter('');
    const span = { from: '2015-01-02', to: '2026-12-31' };
    const inSevens = await readRates(world.readStore, RATES, span);
    const atOnce = await readRates(await world.rebuilt(), RATES, span);
    for (const { date, rates } of days) {
      for (const [currency, text] of Object.entries(rates)) {
        const expected = { date, scaled: BigInt(Math.round(Number(text) * 1e6)) * 1_000_000n };
        if (inSevens.rateOf(currency, date)?.scaled !== expected.scaled) {
          expect(inSevens.rateOf(currency, date), `${currency} ${date}`).toEqual(expected);
        }
      }
    }
    for (const date of ['2015-01-02', '2020-02-29', '2026-01-01', '2026-12-31']) {
      expect(inSevens.rateOf('USD', date)).toEqual(atOnce.rateOf('USD', date));
    }
    expect(convertMicro(inSevens, 100, 'EUR', 'USD', '2026-12-31')?.rateDate).toBe('2026-10-30');
  });
});
