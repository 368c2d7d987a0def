/** The months of the story, 'YYYY-MM', oldest first. */
export const MONTHS = [
  '2025-11',
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
  '2026-04',
  '2026-05',
  '2026-06',
  '2026-07',
  '2026-08',
  '2026-09',
  '2026-10',
] as const;

export type Month = (typeof MONTHS)[number];

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** How many days a month 'YYYY-MM' has. */
export function daysIn(month: string): number {
  const { year, number } = partsOf(`${month}-01`);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** The booking date 'YYYY-MM-DD' of a day in a month; a day after its end becomes its last day. */
export function dateIn(month: string, day: number): string {
  const clamped = Math.min(Math.max(day, 1), daysIn(month));
  return `${month}-${String(clamped).padStart(2, '0')}`;
}

/** The month, 'YYYY-MM', after a month. */
export function monthAfter(month: string): string {
  const { year, number } = partsOf(`${month}-01`);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** American spelling: 'January 5, 2026', or short 'Jan 5, 2026'. */
export function american(date: string, length: 'long' | 'short' = 'long'): string {
  const { year, number, day } = partsOf(date);
  return `${nameOf(number, length)} ${day}, ${year}`;
}

/** British spelling: '5 January 2026', or short '5 Jan 2026'. */
export function british(date: string, length: 'long' | 'short' = 'long'): string {
  const { year, number, day } = partsOf(date);
  return `${day} ${nameOf(number, length)} ${year}`;
}

/** Malaysian figures: '05/01/26'. */
export function malaysian(date: string): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(2, 4)}`;
}

function partsOf(date: string): { year: number; number: number; day: number } {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) throw new RangeError(`not a date: ${date}`);
  return { year: Number(match[1]), number: Number(match[2]), day: Number(match[3]) };
}

function nameOf(number: number, length: 'long' | 'short'): string {
  const name = NAMES[number - 1];
  if (!name) throw new RangeError(`not a month: ${number}`);
  return length === 'long' ? name : name.slice(0, 3);
}
