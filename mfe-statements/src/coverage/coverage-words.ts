import type { Coverage } from '@saldo/contracts';
import { formatDate, formatMonthSpan, formatShortDate } from '@saldo/contracts/formatting';

export type Month = Coverage['months'][number];
export type MonthState = Month['state'];

/** A year of the calendar: a month, or null before the first and after the last statement, for each of twelve. */
export type CoverageYear = { year: string; months: (Month | null)[] };

const TWELVE = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** The months of a part by year, the newest year first. */
export function yearsOf(months: readonly Month[]): CoverageYear[] {
  const byMonth = new Map(months.map((month) => [month.month, month]));
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))].sort().reverse();
  return years.map((year) => ({
    year,
    months: TWELVE.map((month) => byMonth.get(`${year}-${month}`) ?? null),
  }));
}

/** What is to be said of a month: 'Jun 2026: no statement', 'May 2026: partly covered, 3 May - 9 May 2026 missing'. */
export function wordsOfMonth({ month, state, days_missing }: Month): string {
  return `${formatMonthSpan(month, month)}: ${stateWords(state, days_missing)}`;
}

function stateWords(state: MonthState, missing: Month['days_missing']): string {
  switch (state) {
    case 'covered':
      return 'covered';
    case 'missing':
      return 'no statement';
    case 'conflicting':
      return 'two statements do not agree';
    case 'partly_covered':
      return `partly covered, ${missing.map(daysOf).join(', ')} missing`;
  }
}

function daysOf({ from, to }: { from: string; to: string }): string {
  if (from === to) return formatDate(from);
  return `${formatShortDate(from)} - ${formatDate(to)}`;
}

/** The months that are not covered, the newest first. */
export function gapsOf(months: readonly Month[]): Month[] {
  return months.filter(({ state }) => state !== 'covered').reverse();
}
