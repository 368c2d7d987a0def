import type { Facts } from '../facts.ts';
import { DAY_MS, type PrintedDate } from '../figures/dates.ts';

/** Months that go back by more than this have passed the turn of a year. */
const TURN = 6;

/** The last booking lies less than so many days before the day of its statement. */
const HALF_A_YEAR = 183;
/** Bookings may follow the day of a file by so many days. */
const AFTER = 15;

/**
 * The calendar date up to which dates without a year reach, or null where the day of the file tells their years. It does not where it is not
 * known, or stands in a sentence and the last of them would lie half a year before it ('updated on December 8, 2024' above December and
 * January: Chase).
 */
export function latestDay(
  dates: PrintedDate[],
  { datedAt, isDatedBySentence, year }: Pick<Facts, 'datedAt' | 'isDatedBySentence' | 'year'>,
  uploadedOn: string | null,
): string | null {
  if (datedAt === null && year !== null) return endOf(dates, year, uploadedOn);
  if (datedAt === null || uploadedOn === null) return uploadedOn;
  // Nobody has a statement half a year before its day: that is another number, or what is due some day.
  if (datedAt > daysAfter(uploadedOn, HALF_A_YEAR)) return uploadedOn;
  const assumed = isDatedBySentence ? assumedYears(dates, daysAfter(datedAt, AFTER)) : null;
  const days = [...(assumed?.years ?? [])].map(([date, year]) => dayOf(date, year));
  const last = days.sort().at(-1);
  if (last === undefined || datedAt < daysAfter(last, HALF_A_YEAR)) return null;
  const later = daysAfter(datedAt, HALF_A_YEAR);
  return later < uploadedOn ? later : uploadedOn;
}

/** The last day of the year in which most of the dates lie, where that is the one given, or of the next one, where the last of them have passed its turn; or the day of upload before that. */
function endOf(dates: PrintedDate[], year: number, uploadedOn: string | null): string {
  const before = (last: string) => (uploadedOn !== null && uploadedOn < last ? uploadedOn : last);
  const end = before(`${year}-12-31`);
  const years = [...(assumedYears(dates, end)?.years.values() ?? [])];
  const isWithin = years.filter((each) => each === year).length * 2 >= years.length;
  return isWithin ? end : before(`${year + 1}-12-31`);
}

/**
 * The period that gives a year to dates of which only day and month are printed, in the order of print: it ends in the
 * latest year with which none of them lies after the day given, as that of upload. Null where every date bears its year.
 */
export function assumedYears(
  dates: PrintedDate[],
  until: string,
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
  const lastYear = Number(until.slice(0, 4));
  const isLater = last.some((date) => dayOf(date, lastYear) > until);
  let latest = isLater ? lastYear - 1 : lastYear;
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

const dayOf = ({ month, day }: PrintedDate, year: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
