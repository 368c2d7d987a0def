import { currencyNamed } from './currency-names.ts';
import { isLabelText, isMoney } from './header-labels.ts';
import type { Row } from './rows.ts';
import { type ColumnRole, columnRoleOf } from './words.ts';

/** Where a line of labels begins and ends, and how far down its page it stands, in points. */
type Span = { x: number; right: number; baseline: number };

/** What stands in the second column is read so far (in points) below the first, and its tables may begin so much farther up. */
const BELOW = 40;
const MAX_LEAD = 15;

/**
 * Pages that are set in two columns, each with tables of its own, as pages of one: first the rows of the left column and then
 * those of the right one. The labels of their tables tell, where nothing stands across the room between them.
 */
export function inOneColumn(rows: Row[]): Row[] {
  const pages = Map.groupBy(rows, ({ page }) => page);
  return [...pages.values()].flatMap(unfoldedPage);
}

function unfoldedPage(rows: Row[]): Row[] {
  const first = rows.findIndex((row) => labelsIn(row).length > 0);
  const gutter = first < 0 ? null : gutterOf(rows.slice(first));
  if (gutter === null) return rows;
  // What stands across both columns below them is the foot of the page.
  const across = rows.findLastIndex(({ cells }) => cells.some((cell) => isAcross(cell, gutter)));
  const end = across > first ? across : rows.length;
  const isOver = rows
    .slice(first, end)
    .some((row) => row.cells.some((cell) => isAcross(cell, gutter)));
  if (isOver) return rows;
  const columns = rows.slice(headingOver(rows, first), end);
  const bottom = columns.at(-1)?.baseline ?? 0;
  const [left, right] = [0, 1].map((side) =>
    columns.flatMap((row) => {
      const cells = row.cells.filter(({ x }) => x >= gutter === (side === 1));
      const baseline = side === 1 ? row.baseline + bottom + BELOW : row.baseline;
      return cells.length > 0 ? [{ ...row, baseline, cells }] : [];
    }),
  );
  return [
    ...rows.slice(0, headingOver(rows, first)),
    ...(left ?? []),
    ...(right ?? []),
    ...rows.slice(end),
  ];
}

/** The headings of the first tables stand above their labels, in two cells of one row. */
function headingOver(rows: Row[], first: number): number {
  const above = rows[first - 1];
  return above && above.cells.length === 2 ? first - 1 : first;
}

function isAcross({ x, right }: Pick<Span, 'x' | 'right'>, gutter: number): boolean {
  return x < gutter && right > gutter;
}

/** The middle of the room between tables that stand side by side, or null where all stand below each other. */
function gutterOf(rows: Row[]): number | null {
  const spans = rows.flatMap(labelsIn);
  const [leftmost] = spans.toSorted((a, b) => a.x - b.x);
  if (!leftmost) return null;
  const isLeft = (span: Span) => span.x < leftmost.right;
  const left = spans.filter(isLeft);
  const right = spans.filter((span) => !isLeft(span));
  if (right.length === 0) return null;
  // Beside a table that begins farther up, the left column would hold rows of none.
  const top = (spans: Span[]) => Math.min(...spans.map(({ baseline }) => baseline));
  if (top(left) > top(right) + BELOW) return null;
  const [end, begin] = [
    Math.max(...left.map((span) => span.right)),
    Math.min(...right.map(({ x }) => x)),
  ];
  return end < begin ? (end + begin) / 2 : null;
}

/** The labels of tables of bookings among the cells of a row: a date, and what was moved behind it. */
function labelsIn({ cells, baseline }: Row): Span[] {
  // A currency alone names amounts.
  const roles = cells.map(
    ({ text }) => columnRoleOf(text) ?? (currencyNamed(text) === null ? null : 'amount'),
  );
  const moves = (role: ColumnRole | null) => role !== null && role !== 'balance' && isMoney(role);
  return roles.flatMap((role, index) => {
    if (role !== 'date') return [];
    const behind = roles.slice(index + 1);
    // Behind what was moved another date begins another table.
    const end = behind.findIndex(
      (each, at) => each === null || (each === 'date' && behind.slice(0, at).some(moves)),
    );
    const labels = cells.slice(index, end < 0 ? undefined : index + 1 + end);
    // In front of it a label may stand that nobody knows.
    const lead = roles[index - 1] === null ? cells[index - 1] : undefined;
    const isLabel = lead !== undefined && lead.text.length < MAX_LEAD && isLabelText(lead.text);
    const [from, to] = [isLabel ? lead : labels[0], labels.at(-1)];
    const named = behind.slice(0, labels.length - 1);
    const isTable = named.some(moves) && named.includes('description');
    return isTable && from && to ? [{ x: from.x, right: to.right, baseline }] : [];
  });
}
