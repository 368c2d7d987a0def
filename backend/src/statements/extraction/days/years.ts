import type { PrintedDate } from '../figures/dates.ts';

/** Months that go back by more than this have passed the turn of a year. */
const TURN = 6;

/**
 * The period that gives a year to dates of which only day and month are printed, in the order of print: it ends in the
 * latest year with which none of them lies after the day of upload. Null where every date bears its year.
 */
export function assumedYears(
  dates: PrintedDate[],
  uploadedOn: string,
): { years: Map<PrintedDate, number>; latest: number } | null {
  const bare = dates.filter(({ year }) => year === null);
  if (bare.length === 0) return null;
  const offsets = new Map<PrintedDate, number>();
  let offset = 0;
  let before: PrintedDate | null = null;
  for (const date of bare) {
    if (before && before.month - date.month > TURN) offset += 1;
    if (before && date.month - before.month > TURN) offset -= 1;
    offsets.set(date, offset);
    before = date;
  }
  const most = Math.max(...offsets.values());
  const last = bare.filter((date) => offsets.get(date) === most);
  const uploadYear = Number(uploadedOn.slice(0, 4));
  const text = ({ month, day }: PrintedDate) =>
    `${uploadYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const isLater = last.some((date) => text(date) > uploadedOn);
  let latest = isLater ? uploadYear - 1 : uploadYear;
  // The 29th of February fixes the year.
  for (
    let tries = 0;
    tries < 4 && !bare.every((date) => exists(date, latest + (offsets.get(date) ?? 0) - most));
    tries += 1
  )
    latest -= 1;
  const years = new Map(bare.map((date) => [date, latest - most + (offsets.get(date) ?? 0)]));
  return { years, latest };
}

function exists({ day, month }: PrintedDate, year: number): boolean {
  return new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
}
