import { z } from 'zod';
import { amount, calendarDate, currencyCode, problem } from './wire.ts';

export const supportedCurrencies = z.record(currencyCode, z.string());

export const convertBody = z.object({
  amount: z.number(),
  from_currency: currencyCode,
  to_currency: currencyCode,
  date: calendarDate.optional(),
});

export const conversion = z.object({
  amount,
  from_currency: currencyCode,
  to_currency: currencyCode,
  rate: z.number(),
  rate_date: calendarDate,
  source: z.string(),
  converted_amount: amount,
});

/** Each item is a convertBody; one that is not gets its own error. */
export const convertBatchBody = z.object({ items: z.array(z.unknown()).min(1).max(500) });

export const conversions = z.object({
  items: z.array(z.union([conversion, z.object({ error: problem })])),
});

export type Conversion = z.infer<typeof conversion>;
