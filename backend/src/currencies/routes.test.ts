import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ServedWorld, serveWorld } from '../testing/served-world.ts';

let world: ServedWorld;

beforeEach(async () => {
  world = await serveWorld('2026-11-21T12:00:00Z');
  await world.publish([{ date: '2026-01-02', rates: { USD: '1.25', KRW: '1500' } }]);
  await world.publish([{ date: '2026-10-30', rates: { USD: '1.2', KRW: '1600' } }]);
});

afterEach(async () => {
  await world.stop();
  expect(world.logged).toEqual([]);
});

const dataOf = async (path: string) => (await world.call(path)).body.data;

describe('currencies over HTTP', () => {
  it('names the supported ones, the euro first', async () => {
    const supported = await dataOf('/currencies/supported');
    expect(Object.entries(supported)).toEqual([
      ['EUR', 'Euro'],
      ['KRW', 'South Korean Won'],
      ['TWD', 'New Taiwan Dollar'],
      ['USD', 'US Dollar'],
    ]);
  });

  it('converts at the rate of the day or the latest before', async () => {
    const asked = { amount: 12.5, from_currency: 'USD', to_currency: 'KRW', date: '2026-02-01' };
    expect((await world.call('/currencies/convert', asked)).body.data).toEqual({
      amount: 12.5,
      from_currency: 'USD',
      to_currency: 'KRW',
      rate: 1200,
      rate_date: '2026-01-02',
      source: 'ECB',
      converted_amount: 15000,
    });
  });

  it('takes today where no date is given, and needs no rate within one currency', async () => {
    const today = await world.call('/currencies/convert', {
      amount: 1,
      from_currency: 'EUR',
      to_currency: 'USD',
    });
    expect(today.body.data).toMatchObject({ rate: 1.2, rate_date: '2026-10-30' });
    const same = { amount: 7, from_currency: 'TWD', to_currency: 'TWD', date: '2026-02-01' };
    expect((await world.call('/currencies/convert', same)).body.data).toMatchObject({
      rate: 1,
      rate_date: '2026-02-01',
      converted_amount: 7,
    });
  });

  it.each([
    [{ from_currency: 'XYZ' }, 'XYZ is not a currency that Saldo knows.'],
    [{ from_currency: 'TWD' }, 'No exchange rate is known for TWD on 2026-02-01 or before.'],
    [{ date: '2026-01-01' }, 'No exchange rate is known for USD on 2026-01-01 or before.'],
    [
      { from_currency: 'KRW', amount: 1.5 },
      'This amount is too large, or has more decimals than KRW has.',
    ],
    [{ amount: 1e15 }, 'This amount is too large, or has more decimals than EUR has.'],
  ])('refuses %j with a sentence', async (changed, sentence) => {
    const asked = { amount: 1, from_currency: 'EUR', to_currency: 'USD', date: '2026-02-01' };
    const { status, body } = await world.call('/currencies/convert', { ...asked, ...changed });
    expect(status).toBe(422);
    expect(body.detail[0].msg).toBe(sentence);
  });

  it('gives each item of a batch its own result or problem', async () => {
    const asked = { amount: 10, from_currency: 'EUR', to_currency: 'USD' };
    const { status, body } = await world.call('/currencies/convert/batch', {
      items: [asked, { ...asked, to_currency: 'TWD' }],
    });
    expect(status).toBe(200);
    expect(body.data.items).toMatchObject([
      { converted_amount: 12 },
      { error: { status: 422, code: 'invalid_request' } },
    ]);
  });
});
