const DAY_MS = 86_400_000;

/** The date so many days later; earlier where days is negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days the second date is later than the first one. */
export function daysFrom(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / DAY_MS;
}

/** The first of some dates; there has to be one. */
export function earliest(...dates: string[]): string {
  const [first] = dates.sort();
  if (first === undefined) throw new Error('no date is the earliest of none');
  return first;
}

/** The last of some dates; there has to be one. */
export function latest(...dates: string[]): string {
  const last = dates.sort().at(-1);
  if (last === undefined) throw new Error('no date is the latest of none');
  return last;
}

export const monthOf = (date: string) => date.slice(0, 7);

/** The months between two dates, both included: 'YYYY-MM', at most `most` of them, the newest ones. */
export function monthsOf(from: string, to: string, most: number): string[] {
  const index = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  const last = index(to);
  const first = Math.max(index(from), last - most + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => {
    const month = first + step;
    const year = String(Math.floor(month / 12)).padStart(4, '0');
    return `${year}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** The first and the last day of a month. */
export function daysOf(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: addDays(`${monthOf(addDays(from, 31))}-01`, -1) };
}
