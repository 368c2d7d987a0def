import { fromWire, toWire } from '@saldo/contracts';
import { currencies, ROUTES } from '@saldo/contracts/schemas';
import type { z } from 'zod';
import { checkpointName } from '../eventsourcing/projector.ts';
import type { Mount } from '../http/mount.ts';
import { Problem, problemBody } from '../http/problem-details.ts';
import { dateOf } from '../ports/clock.ts';
import type { Ports } from '../ports/index.ts';
import { convertMicro, roundMicro } from './conversion.ts';
import { RATES, ratesProjection } from './projections.ts';
import { RATE_SOURCE, readRates } from './rate-documents.ts';
import { currencyName, supportedCurrencies } from './supported.ts';

const READS = [checkpointName(ratesProjection)];

type Asked = z.output<typeof currencies.convertBody>;

export function mountCurrencies(mount: Mount, { readStore }: Pick<Ports, 'readStore'>): void {
  mount(ROUTES.supportedCurrencies, READS, async ({ now }) => {
    const codes = await supportedCurrencies(readStore, dateOf(now));
    return { data: Object.fromEntries(codes.map((code) => [code, currencyName(code) ?? code])) };
  });

  mount(ROUTES.convertCurrency, READS, async ({ body, now }) => ({
    data: await convert(readStore, body, dateOf(now)),
  }));

  mount(ROUTES.convertCurrencies, READS, async ({ body, now }) => {
    const items = [];
    for (const item of body.items) {
      items.push(
        await convertItem(readStore, item, dateOf(now)).catch((error: unknown) => {
          if (!(error instanceof Problem)) throw error;
          return { error: problemBody(error) };
        }),
      );
    }
    return { data: { items } };
  });
}

/** One item of a batch, which may be no conversion at all. */
async function convertItem(readStore: Ports['readStore'], item: unknown, today: string) {
  const parsed = currencies.convertBody.safeParse(item);
  if (parsed.success) return convert(readStore, parsed.data, today);
  throw new Problem(
    422,
    'invalid_request',
    parsed.error.issues.map(({ path, message }) => ({
      loc: ['body', ...path.map(String)],
      msg: message,
    })),
  );
}

/** Throws a Problem (422) that says which currency is unknown or has no rate, or that the amount does not fit. */
async function convert(readStore: Ports['readStore'], asked: Asked, today: string) {
  const { from_currency: from, to_currency: to, date = today } = asked;
  requireKnown(from, 'from_currency');
  requireKnown(to, 'to_currency');
  const rates = await readRates(readStore, RATES, { from: date, to: date });
  const { amountMinor, convertedMinor, rateDate } = exact(() => {
    const amountMinor = fromWire(asked.amount, from);
    const converted = convertMicro(rates, amountMinor, from, to, date);
    const convertedMinor = converted && roundMicro(converted.micro);
    return { amountMinor, convertedMinor, rateDate: converted?.rateDate };
  }, from);
  if (convertedMinor === null) {
    const missing = [from, to].filter((currency) => !rates.rateOf(currency, date)).join(' and ');
    throw refuse(
      asked.date ? 'date' : 'to_currency',
      `No exchange rate is known for ${missing} on ${date} or before.`,
    );
  }
  return {
    amount: toWire(amountMinor, from),
    from_currency: from,
    to_currency: to,
    rate: from === to ? 1 : ratio(rates.rateOf(from, date), rates.rateOf(to, date)),
    rate_date: rateDate ?? date,
    source: from === to ? 'none needed' : RATE_SOURCE,
    converted_amount: toWire(convertedMinor, to),
  };
}

function exact<T>(compute: () => T, currency: string): T {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw refuse('amount', `This amount is too large, or has more decimals than ${currency} has.`);
  }
}

type Rate = { scaled: bigint } | null;

/** What one unit of the first currency is worth in the second, to 12 significant digits; for show, sums are made exactly. */
function ratio(from: Rate, to: Rate): number {
  return Number((Number(to?.scaled) / Number(from?.scaled)).toPrecision(12));
}

function requireKnown(currency: string, field: string): void {
  if (currencyName(currency) === undefined) {
    throw refuse(field, `${currency} is not a currency that Saldo knows.`);
  }
}

function refuse(field: string, msg: string): Problem {
  return new Problem(422, 'invalid_request', [{ loc: ['body', field], msg }]);
}
