import { z } from 'zod';
import { LONGEST_NAME } from './limits.ts';

// zod probes for `new Function`, which a strict content security policy reports.
z.config({ jitless: true });

const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

function isCalendarDate(text: string): boolean {
  const match = CALENDAR_DATE.exec(text);
  if (!match) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const calendarDate = z
  .string()
  .refine(isCalendarDate, { message: 'must be a date like 2026-10-31' })
  .meta({ format: 'date', description: 'A calendar date, YYYY-MM-DD' });

export const instant = z.string().meta({ format: 'date-time' });

export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/, 'must be a currency code of three capital letters, like EUR')
  .meta({ description: 'ISO 4217 code' });

export const amount = z
  .number()
  .meta({ description: "Money with at most the currency's own decimals" });

/** A name as a person typed it: in one Unicode spelling, without control and direction characters, and not blank. */
export function visibleText(tooShort: string, tooLong: string, max = LONGEST_NAME) {
  return z
    .string()
    .transform((text) =>
      text
        .normalize('NFC')
        .toWellFormed()
        .replace(/[\p{Cc}\p{Cf}]/gu, '')
        .trim(),
    )
    .pipe(z.string().min(1, tooShort).max(max, tooLong));
}

/** A box on a page in PDF points from the top left. */
export const box = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

export const id = z.string().min(1).max(128);

/** Amounts that are in no sum because no exchange rate is known for them. */
export const unconverted = z.array(z.object({ currency: currencyCode, amount }));

/** Every answer but those of /users comes in this wrapper. */
export function answer<T extends z.ZodType>(data: T) {
  return z.object({ data, success: z.literal(true), message: z.string() });
}

export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.union([
    z.string(),
    z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string() })),
  ]),
});
