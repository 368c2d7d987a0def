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

/** The first and the last day of a month. */
export function daysOf(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: addDays(`${monthOf(addDays(from, 31))}-01`, -1) };
}
