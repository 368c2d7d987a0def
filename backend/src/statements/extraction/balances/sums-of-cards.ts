import type { Part } from '../tables/parts.ts';

/** Takes from the last of several cards what all of them come to, which closes none ('TOTAL AMOUNT DUE' below the total of each: OCBC). */
export function dropSumOfCards(parts: Part[]): void {
  const last = parts.at(-1);
  if (!last?.closing || parts.length < 2) return;
  const totals = parts.map(totalOf);
  const own = totals.at(-1);
  const all = totals.reduce<number>((sum, total) => sum + (total ?? Number.NaN), 0);
  if (own !== null && own !== all && last.closing.minor === all) last.closing = null;
}

/** What the last sum behind all bookings of a part says that they and what was owed before come to; or what it closes with. */
function totalOf({ totals, bookings, closing }: Part): number | null {
  const behind = totals.filter(({ after }) => after === bookings.length);
  return behind.at(-1)?.money.amount?.minor ?? closing?.minor ?? null;
}
