import type { Paper, Row } from './paper.ts';

/** A booking in one line. */
export const plain = (row: Row) => `${row.date} ${row.amountMinor} ${row.description}`;

/** For each booking the most often it stands in one paper: overlapping papers share it, twins stay two. */
export function expectedRows(papers: readonly Paper[]): string[] {
  const most = new Map<string, number>();
  for (const { rows } of papers) {
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(plain(row), (counts.get(plain(row)) ?? 0) + 1);
    for (const [row, count] of counts) most.set(row, Math.max(most.get(row) ?? 0, count));
  }
  return [...most].flatMap(([row, count]) => Array<string>(count).fill(row)).sort();
}

/** What a statement says of the bookings that it kept beside equal ones. */
type Doubled = { doubled?: readonly { date: string; lineCount: number }[] };

/** What is shown without the bookings of which a statement says that it kept them beside equal ones, since nothing printed tells them apart. */
export function withoutDoubles(
  shown: readonly string[],
  expected: readonly string[],
  statements: readonly Doubled[],
): string[] {
  const left = [...expected];
  const told = statements.flatMap(({ doubled = [] }) =>
    doubled.flatMap(({ date, lineCount }) => Array<string>(lineCount).fill(date)),
  );
  return shown.filter((row) => {
    const [at, of] = [left.indexOf(row), told.findIndex((date) => row.startsWith(date))];
    if (at >= 0) left.splice(at, 1);
    else if (of >= 0) told.splice(of, 1);
    return at >= 0 || of < 0;
  });
}
