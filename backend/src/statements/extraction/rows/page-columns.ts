import { type Period, periodIn } from '../days/printed-period.ts';
import { isFigure } from '../figures/amounts.ts';
import { leadingDate, toCalendarDate } from '../figures/dates.ts';
import { isOverEquation } from '../headers/header-boxes.ts';
import { isLabelText, isMoney } from '../headers/header-labels.ts';
import { currencyNamed } from '../words/currency-names.ts';
import { type ColumnRole, columnRoleOf } from '../words/labels.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import { type Cell, type Row, textOf } from './rows.ts';
import { moved } from './side-by-side.ts';

/** Where a line of labels begins and ends, and how far down its page it stands, in points. */
type Span = { x: number; right: number; baseline: number };

/** What stands in the second column is read so far (in points) below the first, and its tables may begin so much farther up. */
const BELOW = 40;
const MAX_LEAD = 15;
const NEAR = 60;

/**
 * Pages that are set in two columns, each with tables of its own, as pages of one: first the rows of the left column and then
 * those of the right one. The labels of their tables tell, where nothing stands across the room between them.
 */
export function inOneColumn(rows: Row[]): Row[] {
  const pages = Map.groupBy(rows, ({ page }) => page);
  return [...pages.values()].flatMap((page) => unfoldedPage(page, rows));
}

function unfoldedPage(rows: Row[], all: Row[]): Row[] {
  const lines = rows.map((_, index) => withBrokenLabels(rows, index));
  const first = lines.findIndex((row) => labelsIn(row).length > 0);
  const room = first < 0 ? null : roomBetween(lines.slice(first));
  if (room === null) return inOneList(rows, first);
  const { gutter, offset, until } = room;
  // What stands across both columns below them is the foot of the page.
  const last = lines.findLastIndex((row) => labelsIn(row).length > 0);
  const across = rows.findIndex((row, index) => index > last && isAcross(row, gutter));
  const end = across < 0 ? rows.length : across;
  const goesOn = isGoingOn(rows.slice(topOf(rows, first, gutter)), { gutter, until }, all);
  return belowEachOther(rows, gutter, first, end, { offset, until: goesOn ? until : -Infinity });
}

/** A row with the whole of labels that are broken by a hyphen over the next line ('Transaktions-', 'datum': American Express in Sweden), and without the ends of those above. */
function withBrokenLabels(rows: Row[], index: number): Row {
  const [above, row, below] = [rows[index - 1], rows[index], rows[index + 1]];
  if (!row) throw new Error('no row there');
  const at = (other: Row | undefined, { x }: Cell) =>
    other?.cells.find((each) => Math.abs(each.x - x) < SAME_PLACE);
  const cells = row.cells.flatMap((cell) => {
    if (at(above, cell)?.text.endsWith('-')) return [];
    const end = cell.text.endsWith('-') ? at(below, cell) : undefined;
    return [end ? { ...cell, text: `${cell.text} ${end.text}` } : cell];
  });
  return { ...row, cells };
}

/**
 * Whether the second column goes on with the last table of the first above its own first labels (Itaú): no heading begins another list
 * there, and its days follow on those of the first column and are of the printed period, where there is one.
 */
function isGoingOn(
  rows: Row[],
  { gutter, until }: { gutter: number; until: number },
  all: Row[],
): boolean {
  const top = rows.find(({ cells }) => inRight(cells, gutter).length > 0);
  if (!top || !isBooked(inRight(top.cells, gutter))) return false;
  const daysOf = (lists: Cell[][]) => lists.filter(isBooked).map(([day]) => day?.text ?? '');
  const lefts = rows.map((row) => ({ ...row, cells: row.cells.filter(({ x }) => x < gutter) }));
  // Below the labels of another card at the foot of the first column its bookings stand in the second, whatever their days.
  const labelled = lefts.findLastIndex((row) => labelsIn(row).length > 0);
  if (!lefts.slice(labelled).some(({ cells }) => isBooked(cells))) return true;
  const left = daysOf(lefts.map(({ cells }) => cells)).at(-1);
  const above = rows.filter(({ baseline }) => baseline < until);
  const right = daysOf(above.map(({ cells }) => inRight(cells, gutter)));
  const period = periodIn(all.map(textOf), 'DM');
  const dates = right.map((day) => dateIn(day, period));
  const [last, first] = [left === undefined ? null : dateIn(left, period), dates[0]];
  if (last && first && first < last) return false;
  return !period || dates.every((date) => !date || (date >= period.start && date <= period.end));
}

const dateIn = (day: string, period: Period) => {
  const found = leadingDate(day, 'DM');
  return found && toCalendarDate(found.date, period ?? { start: null, end: null });
};

/**
 * A page whose bookings stand side by side under no labels of the second column (Barclaycard, Itaú), as one of a single column: the days of
 * both tell where they begin. labels is the row of those of the first one, or -1.
 */
function inOneList(rows: Row[], labels: number): Row[] {
  const booked = rows.flatMap((row, index) => bookedIn(row).map((each) => ({ ...each, index })));
  const columns = [...Map.groupBy(booked, ({ x }) => Math.round(x / SAME_PLACE)).values()]
    .filter((each) => each.length >= LEAST_BESIDE || isHeadedOn(rows, each[0]?.x ?? 0))
    .toSorted(([one], [other]) => (one?.x ?? 0) - (other?.x ?? 0));
  const [left = [], right = [], ...others] = columns;
  const [one, first, last] = [left[0], right[0], right.at(-1)];
  if (!one || !first || !last || others.length > 0) return rows;
  // What has labels of its own is of the same table.
  const top = Math.min(first.index, one.index);
  const above = rows.slice(Math.max(0, top - MOST_LABELS), top);
  // Over nothing but figures they are the labels of a box (Capital One).
  const over = above.slice(above.findLastIndex(isOverEquation) + 1);
  if (over.some((row) => isLabelledTo(row, first.x))) return rows;
  // Beside the last of its figures may stand one of the second column.
  const begins = Math.min(...right.map(({ begins }) => begins));
  const inFirst = left
    .map(({ cells }) => cells.filter(({ x }) => x < begins))
    .filter((cells) => isBooked(cells));
  if (inFirst.length < LEAST_BESIDE) return rows;
  const beside = Math.max(...inFirst.flat().map((cell) => cell.right));
  if (beside >= begins) return rows;
  const gutter = (beside + begins) / 2;
  const foot = rows.findIndex((row, index) => index > last.index && isAcross(row, gutter));
  const end = foot < 0 ? rows.length : foot;
  // They are bookings of one list, so those of the second column go on at the place of the first.
  const goesOn = { offset: first.x - one.x, until: Infinity };
  const begin = labels < 0 ? Math.min(first.index, one.index) : Math.min(labels, first.index);
  return belowEachOther(rows.map(withoutNumbers), gutter, begin, end, goesOn);
}

/** Whether a title in front of a column says that the list goes on there, however few bookings are left ('Your transactions continued': Barclaycard). */
function isHeadedOn(rows: Row[], x: number): boolean {
  return rows.some(({ cells }) =>
    cells.some((cell, at) => at > 0 && Math.abs(cell.x - x) < SAME_PLACE && ON.test(cell.text)),
  );
}

const ON = /^(?:your )?transactions? \(?continued\)?$/i;

/** A row without the numbers that run in front of its bookings, as the margin of the first column loses them. */
function withoutNumbers(row: Row): Row {
  const numbers = bookedIn(row).flatMap(({ begins, x }) => (begins < x ? [begins] : []));
  return { ...row, cells: row.cells.filter((cell) => !numbers.includes(cell.x)) };
}

/** Whether a row is one of labels that stand over a place, too. */
function isLabelledTo({ cells }: Row, x: number): boolean {
  const areLabels = cells.length > 2 && cells.every(({ text }) => isLabelText(text));
  return areLabels && cells.some(({ right }) => right > x);
}

/** Labels take so many lines at most. */
const MOST_LABELS = 4;
/** So many bookings in each column are no chance. */
const LEAST_BESIDE = 3;
const SAME_PLACE = 3;

/**
 * Each booking in a row, from its day to its amount, where its day stands, and where it begins if its running number stands in front
 * (Capital One).
 */
function bookedIn({ cells }: Row): { x: number; begins: number; cells: Cell[] }[] {
  const days = cells.flatMap((cell, at) => (isDay(cell) ? [at] : []));
  const begins = days.map((at) => (isNumbered(cells[at - 1], cells[at]) ? at - 1 : at));
  return days.flatMap((at, nth) => {
    const own = cells.slice(at, begins[nth + 1]);
    const [day, lead] = [own[0], cells[begins[nth] ?? at]];
    return day && lead && isBooked(own) ? [{ x: day.x, begins: lead.x, cells: own }] : [];
  });
}

const isNumbered = (number: Cell | undefined, day: Cell | undefined) =>
  number && day && isDay(day) && /^\d{1,3}$/.test(number.text) && day.x - number.right < NEAR;

const isDay = ({ text }: Cell) => leadingDate(text, 'DM')?.length === text.length;

/** Whether cells are a booking: a day in front, a text, and an amount at the end. */
function isBooked(cells: Cell[]): boolean {
  const [day] = cells;
  return day !== undefined && cells.length > 2 && isDay(day) && cells.slice(-1).some(isFigure);
}

/** What stands in the second column of a row, without a number in front of its day, as one that says how it was paid (Santander in Brazil). */
function inRight(cells: Cell[], gutter: number): Cell[] {
  const own = cells.filter(({ x }) => x >= gutter);
  return isNumbered(own[0], own[1]) ? own.slice(1) : own;
}

/** How far the second column stands behind the first, and down to which line of its page it goes on with the table of that. */
type GoesOn = { offset: number; until: number };

/**
 * The rows with those of the right column behind those of the left one, and at its place where they go on with it, from the first row of the
 * columns to their end; as they are where something stands across.
 */
function belowEachOther(
  rows: Row[],
  gutter: number,
  first: number,
  end: number,
  { offset, until }: GoesOn,
): Row[] {
  if (rows.slice(first, end).some((row) => isAcross(row, gutter))) return rows;
  const begin = headingOver(rows, first, gutter);
  const columns = rows.slice(begin, end);
  const bottom = columns.at(-1)?.baseline ?? 0;
  const [left, right] = [0, 1].map((side) =>
    columns.flatMap((row) => {
      const own = row.cells.filter(({ x }) => x >= gutter === (side === 1));
      const goesOn = side === 1 && row.baseline < until;
      const cells = goesOn ? own.map((cell) => moved(cell, offset)) : own;
      const baseline = side === 1 ? row.baseline + bottom + BELOW : row.baseline;
      return cells.length > 0 ? [{ ...row, baseline, cells }] : [];
    }),
  );
  return [...rows.slice(0, begin), ...(left ?? []), ...(right ?? []), ...rows.slice(end)];
}

/**
 * The headings of the first tables stand above their labels, in two cells of one row, or beside bookings with which the second column goes
 * on.
 */
function headingOver(rows: Row[], first: number, gutter: number): number {
  const above = rows[first - 1];
  const top = topOf(rows, first, gutter);
  const isBeside = top < first && isBooked(inRight(rows[top]?.cells ?? [], gutter));
  return isBeside ? top : above?.cells.length === 2 ? first - 1 : first;
}

/** The first row above labels from which on bookings stand in the second column, or the one right above them. */
function topOf(rows: Row[], first: number, gutter: number): number {
  const from = Math.max(0, first - MOST_GOING_ON);
  const across = rows.slice(from, first).findLastIndex((row) => isAcross(row, gutter));
  const begin = from + across + 1;
  const booked = rows
    .slice(begin, first)
    .findIndex(({ cells }) => isBooked(inRight(cells, gutter)));
  return booked < 0 ? Math.max(0, first - 1) : begin + booked;
}

/** So many rows above the first labels the second column goes on at most. */
const MOST_GOING_ON = 8;

function isAcross({ cells }: Row, gutter: number): boolean {
  return cells.some(({ x, right }) => x < gutter && right > gutter);
}

/** The middle of the room between tables that stand side by side, and where the second ones begin, or null where all stand below each other. */
function roomBetween(rows: Row[]): ({ gutter: number } & GoesOn) | null {
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
  if (end >= begin) return null;
  return { gutter: (end + begin) / 2, offset: begin - leftmost.x, until: top(right) };
}

/** The labels of tables of bookings among the cells of a row: a date, and what was moved behind it. */
function labelsIn({ cells, baseline }: Row): Span[] {
  // A currency alone names amounts, and the sum of a list in the second column none of the first (Santander).
  const roles = cells.map(({ text }) =>
    isTotal(text) ? null : (columnRoleOf(text) ?? (currencyNamed(text) === null ? null : 'amount')),
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
    // In front of it a label may stand that nobody knows; what is farther away is of the first column.
    const [lead, date] = [roles[index - 1] === null ? cells[index - 1] : undefined, cells[index]];
    const isNear = lead !== undefined && date !== undefined && date.x - lead.right < NEAR;
    const isLabel = isNear && lead.text.length < MAX_LEAD && isLabelText(lead.text);
    const [from, to] = [isLabel ? lead : labels[0], labels.at(-1)];
    const named = behind.slice(0, labels.length - 1);
    // A list of payments may have no more than days and amounts, if nothing stands in front of them (Itaú).
    const isBare = named.length === 1 && index === 0;
    const isTable = named.some(moves) && (named.includes('description') || isBare);
    return isTable && from && to ? [{ x: from.x, right: to.right, baseline }] : [];
  });
}
