/** Calendar dates, both included; open where missing. */
export type DateRange = { from?: string | undefined; to?: string | undefined };

const FIRST = '0000-01-01';
const LAST = '9999-12-31';

/** More months than this between two bookings are not a chart any more, but a misread date. */
const MAX_MONTHS = 1_200;

/**
 * A range as whole months (YYYY-MM, both included; null where it holds none) and the days at its edges,
 * each within one month.
 */
export function splitRange({ from = FIRST, to = LAST }: DateRange): {
  whole: { from: string; to: string } | null;
  edges: { from: string; to: string }[];
} {
  const first = from.slice(0, 7);
  const last = to.slice(0, 7);
  const startsMidMonth = from.slice(8) !== '01';
  const endsMidMonth = to !== LAST && to !== lastDayOf(last);
  if (first === last) {
    if (startsMidMonth || endsMidMonth) return { whole: null, edges: [{ from, to }] };
    return { whole: { from: first, to: last }, edges: [] };
  }
  const edges = [
    ...(startsMidMonth ? [{ from, to: lastDayOf(first) }] : []),
    ...(endsMidMonth ? [{ from: `${last}-01`, to }] : []),
  ];
  const wholeFrom = startsMidMonth ? nextMonth(first) : first;
  const wholeTo = endsMidMonth ? previousMonth(last) : last;
  return { whole: wholeFrom <= wholeTo ? { from: wholeFrom, to: wholeTo } : null, edges };
}

/** All months from the first to the last given one; only the given ones where these lie more than 100 years apart. */
export function monthsBetween(given: Iterable<string>): string[] {
  const months = [...given].sort();
  const [first] = months;
  const last = months.at(-1);
  if (first === undefined || last === undefined) return [];
  const all: string[] = [];
  for (let month = first; month <= last; month = nextMonth(month)) {
    if (all.length === MAX_MONTHS) return months;
    all.push(month);
  }
  return all;
}

/** The last day of a month: '2024-02' gives '2024-02-29'. */
export function lastDayOf(month: string): string {
  return dayBefore(`${nextMonth(month)}-01`);
}

function nextMonth(month: string): string {
  const [year, number] = partsOf(month);
  return number === 12 ? monthOf(year + 1, 1) : monthOf(year, number + 1);
}

function previousMonth(month: string): string {
  const [year, number] = partsOf(month);
  return number === 1 ? monthOf(year - 1, 12) : monthOf(year, number - 1);
}

function partsOf(month: string): [number, number] {
  return [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
}

function monthOf(year: number, number: number): string {
  return `${String(year).padStart(4, '0')}-${String(number).padStart(2, '0')}`;
}

function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
