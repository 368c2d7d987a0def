const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LONG_MONTHS = [
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
];

function numbersOf(date: string): { year: number; month: number; day: number } {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(date);
  if (!match) throw new RangeError(`not a calendar date or month: ${date}`);
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3] ?? 1) };
}

/** '2026-10-31' gives '31 Oct 2026'. */
export function formatDate(date: string): string {
  return `${formatShortDate(date)} ${numbersOf(date).year}`;
}

/** '2026-10-31' gives '31 Oct'. */
export function formatShortDate(date: string): string {
  return `${numbersOf(date).day} ${formatMonth(date)}`;
}

/** '31 Oct' for a day of this year, else '31 Oct 2025'. */
export function formatRecentDate(date: string, currentYear: number): string {
  return isOfYear(date, currentYear) ? formatShortDate(date) : formatDate(date);
}

/** Whether a date or month lies in that year. */
export function isOfYear(date: string, year: number): boolean {
  return numbersOf(date).year === year;
}

/** The short month of 'YYYY-MM' or 'YYYY-MM-DD': 'Oct'. */
export function formatMonth(date: string): string {
  return MONTHS[numbersOf(date).month - 1] ?? '';
}

/** 'Oct ’26', for an axis on which the year has to be seen. */
export function formatMonthAndYear(date: string): string {
  return `${formatMonth(date)} ’${String(numbersOf(date).year).slice(-2)}`;
}

/** 'October 2026', for a chart's tooltip and the row heads of its table. */
export function formatLongMonth(date: string): string {
  const { year, month } = numbersOf(date);
  return `${LONG_MONTHS[month - 1]} ${year}`;
}

/** 'May - Oct 2026', 'Nov 2025 - Feb 2026', or 'Oct 2026' for a single month. Takes dates or months. */
export function formatMonthSpan(first: string, last: string): string {
  const from = numbersOf(first);
  const to = numbersOf(last);
  const end = `${formatMonth(last)} ${to.year}`;
  if (from.year === to.year && from.month === to.month) return end;
  const start = from.year === to.year ? formatMonth(first) : `${formatMonth(first)} ${from.year}`;
  return `${start} - ${end}`;
}

/** Months since year 0, for counting and stepping: '2026-10' and '2026-10-31' give the same number. */
export function monthIndex(date: string): number {
  const { year, month } = numbersOf(date);
  return year * 12 + month - 1;
}

/** The 'YYYY-MM' of a monthIndex. */
export function monthOf(index: number): string {
  const month = String((index % 12) + 1).padStart(2, '0');
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${month}`;
}

/** The months from that of one date to that of another, both included: 'YYYY-MM', at most `most` of them, the newest ones. */
export function monthsFrom(from: string, to: string, most: number): string[] {
  const last = monthIndex(to);
  const first = Math.max(monthIndex(from), last - most + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => monthOf(first + step));
}

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** 'one', 'six', '14': a count inside a sentence. */
export function countWord(count: number): string {
  return WORDS[count] ?? String(count);
}

/** 'one month', 'six months', '14 months'. */
export function monthCount(months: number): string {
  return `${countWord(months)} ${months === 1 ? 'month' : 'months'}`;
}
