/** Before this year no bank printed statements that are uploaded as files. */
const FIRST_YEAR = 1970;

/** What is wrong with a year that somebody typed for the dates of a statement, or null; today is a calendar date. */
export function yearProblem(typed: string, today: string): string | null {
  const last = Number(today.slice(0, 4));
  const year = /^\d{4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return year >= FIRST_YEAR && year <= last ? null : `Give a year from ${FIRST_YEAR} to ${last}.`;
}
