import { isFigure } from '../figures/amounts.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { balanceLine, hasOpeningAmong } from '../words/balance-names.ts';
import { columnRoleOf } from '../words/labels.ts';
import { flowOf, isTotal } from '../words/sums-and-flows.ts';
import { headersOfBareDays } from './bare-day-lists.ts';
import {
  bookingsIn,
  type Dated,
  type Edge,
  edgesOf,
  movedRows,
  SAME_EDGE,
  SAME_LEFT,
  withAmountsAt,
  withBareFigures,
} from './dated-rows.ts';
import { type Column, type Header, isLabelRow, isMoney } from './header-labels.ts';
import { type Ends, endsAround, owesBalances, sidesOf } from './side-sums.ts';

/** So many rows of one shape are a table of bookings. */
const LEAST_ROWS = 3;
/** Of three columns of figures the last holds balances where it is filled in most rows. */
const MOSTLY = 0.6;
/** So large a share of figures begins at one place where they are set from the left. */
const MOST = 0.8;
const IN_FRONT = 25;
/** So small a share of bookings has something beside its amount. */
const FEW = 0.2;
/** Texts begin so far behind their date at least. */
const BEHIND_DATE = 8;

/**
 * Headers for a document whose labels nobody knows, or that has none: rows that begin with a date and end in figures under each
 * other are bookings. The row above the first of them, wherever it is repeated, stands for the header. One column of figures holds
 * amounts, and a second one that is filled in every row balances; two sides are told apart by what they do to the balances.
 * No header at all where these do not tell.
 */
export function inferredHeaders(rows: Row[]): (Header | null)[] {
  const none = rows.map(() => null);
  const dated = withBareFigures(behindOpening(rows, bookingsIn(rows)));
  const [first] = dated;
  if (!first || dated.length < LEAST_ROWS) return headersOfBareDays(rows) ?? none;
  const moved = movedRows(rows, dated);
  const isMoved = ({ index }: Dated) => moved.some(({ indices }) => indices.has(index));
  const unmoved = dated.filter((row) => !isMoved(row));
  const edges = fromLeft(unmoved) ?? withoutSpent(edgesOf(unmoved), dated);
  const overBookings = new Set(dated.map(({ index }) => index - 1));
  const flows = new Set(rows.map((row, index) => flowHeaded(row, overBookings.has(index))));
  const isTold = flows.has(1) && flows.has(-1);
  const ends = endsAround(rows, first.index, dated.at(-1)?.index ?? first.index);
  const isOwed = owesBalances(rows, first.index);
  const told = { labels: labelsAbove(rows, first.index), isTold, isOwed, ends };
  const columns = columnsOf(dated, edges, told);
  if (!columns) return none;
  const at = headerIndex(rows, first.index);
  const labels = rows[at];
  // Labels hold no figures, and stand near; without them the table begins at its first booking.
  const isLabelled =
    labels !== undefined &&
    at < first.index &&
    labels.page === rows[first.index]?.page &&
    labels.cells.length > 1 &&
    isLabelRow(labels);
  const begins = new Map<number, Header>(
    moved.map(({ first, edge }) => [
      first,
      { columns: withAmountsAt(columns, edge), placed: true, rows: 0 },
    ]),
  );
  if (!isLabelled) {
    begins.set(first.index, { columns, placed: true, rows: 0 });
    return rows.map((_, index) => begins.get(index) ?? null);
  }
  const header: Header = { columns, placed: true, rows: 1 };
  const text = textOf(labels);
  return rows.map(
    (row, index) => begins.get(index) ?? (index === at || textOf(row) === text ? header : null),
  );
}

/**
 * The header that stands for the labels of bookings in groups, which have none above a list that has ('Deposits', 'Withdrawals',
 * and then 'Checks: Date, Number, Amount'), and the row of its first booking; null where no headings tell both ways.
 */
export function headerOverGroups(rows: Row[]): { index: number; header: Header } | null {
  const flows = new Set(rows.map((row) => (row.cells.length === 1 ? flowOf(textOf(row)) : null)));
  if (!flows.has(1) || !flows.has(-1)) return null;
  const headers = inferredHeaders(rows);
  const index = headers.findIndex(Boolean);
  const header = headers[index];
  return header?.rows === 0 ? { index, header } : null;
}

/** Which way a heading names, alone or, right above a booking, with what its group comes to (Barclaycard). */
function flowHeaded(row: Row, isOverBooking: boolean): 1 | -1 | null {
  const [name, sum, ...others] = row.cells;
  if (!name || others.length > 0) return null;
  return !sum || (isOverBooking && isFigure(sum)) ? flowOf(name.text) : null;
}

/** Without a row of facts above the balance that the bookings begin with (the day of the statement, a limit). */
function behindOpening(rows: Row[], dated: Dated[]): Dated[] {
  const [first, second] = dated;
  const between = first && second ? rows.slice(first.index + 1, second.index) : [];
  const opens = between.some(({ cells }) => hasOpeningAmong(cells));
  return opens ? dated.slice(1) : dated;
}

/** The columns of figures where they begin under each other and end anywhere, each booking having one in all of them; else null. */
function fromLeft(dated: Dated[]): Edge[] | null {
  const columns = dated[0]?.figures.length ?? 0;
  if (dated.some(({ figures }) => figures.length !== columns)) return null;
  if (edgesOf(dated).length === columns) return null;
  const edges = Array.from({ length: columns }, (_, at) =>
    leftEdge(dated.flatMap(({ figures }) => figures[at]?.cell ?? [])),
  );
  return edges.every((edge) => edge !== null) ? edges : null;
}

/** Where the figures of one column begin, or null where too many of them do not. */
function leftEdge(cells: Cell[]): Edge | null {
  const left = cells.map(({ x }) => x).sort((a, b) => a - b)[Math.floor(cells.length / 2)] ?? 0;
  const under = cells.filter(({ x }) => Math.abs(x - left) < SAME_EDGE);
  // A sign or a currency may stand in front of some.
  const isColumn = cells.every(({ x }) => Math.abs(x - left) < IN_FRONT);
  if (!isColumn || under.length < MOST * cells.length) return null;
  return { left, right: Math.max(...cells.map((cell) => cell.right)), count: cells.length };
}

/** Whether a figure stands in the column of an edge. */
const isAt = ({ left, right }: Edge, { cell }: { cell: Cell }) =>
  left === undefined
    ? Math.abs(cell.right - right) < SAME_EDGE
    : Math.abs(cell.x - left) < IN_FRONT;

/** Without what was paid abroad, which few bookings have and which may be set from the left, in front of a column that all of them fill. */
function withoutSpent(edges: Edge[], dated: Dated[]): Edge[] {
  const [main, rare] = [edges.at(-1), edges.slice(0, -1)];
  const spent = rare.reduce((sum, { count }) => sum + count, 0);
  const isSpent = main && main.count >= dated.length && spent <= FEW * dated.length;
  const figures = dated.flatMap((row) =>
    row.figures.filter((each) => rare.some((edge) => isAt(edge, each))),
  );
  // Several edges are those of one column only if that is set from the left.
  const [first] = figures;
  const areFromLeft = figures.every(
    ({ cell }) => Math.abs(cell.x - (first?.cell.x ?? 0)) < SAME_EDGE,
  );
  return isSpent && (rare.length < 2 || areFromLeft) ? [main] : edges;
}

/** The row of labels above the first booking: the nearest one that names no balance. */
function headerIndex(rows: Row[], first: number): number {
  let at = first - 1;
  while (at > 0 && isBalanceRow(rows[at])) at -= 1;
  return Math.max(at, 0);
}

function isBalanceRow(row: Row | undefined): boolean {
  if (!row) return false;
  const text = textOf(row).slice(0, 200);
  return row.cells.some((cell) => balanceLine(cell.text) !== null) || isTotal(text);
}

function labelsAbove(rows: Row[], first: number): Cell[] {
  const row = rows[headerIndex(rows, first)];
  return row?.page === rows[first]?.page ? (row?.cells ?? []) : [];
}

/** What is printed around bookings: labels above them, headings that tell both ways, balances before and behind them. */
type Around = { labels: Cell[]; isTold: boolean; isOwed: boolean; ends: Ends | null };

function columnsOf(dated: Dated[], edges: Edge[], around: Around): Column[] | null {
  const named = moneyRoles(dated, edges, around);
  const isOne = around.isTold && edges.length === 1;
  const roles = named ?? (isOne ? ONE : around.ends && sidesBySums(dated, edges, around.ends));
  const [first] = dated;
  if (!roles || !first) return null;
  const { serial, date, second } = first;
  const lead = second ?? date;
  const money = edges.map(({ right, left }, index): Column => {
    const role = roles[index] ?? 'ignored';
    if (left !== undefined) return { role, x: left, right, valueLeft: left };
    return { role, x: right - 30, right, valueRight: right };
  });
  const left = Math.min(...dated.flatMap(({ figures }) => figures.map(({ cell }) => cell.x)));
  return [
    ...(serial ? [{ role: 'ignored' as const, x: serial.x, right: serial.right }] : []),
    { role: 'date' as const, x: date.x, right: date.right },
    ...(second ? [{ role: 'otherDate' as const, x: second.x, right: second.right }] : []),
    {
      role: 'description' as const,
      x: lead.right + BEHIND_DATE,
      right: Math.max(left - 10, lead.right + 20),
    },
    ...lateDates(dated),
    ...money,
  ];
}

/** The column of second dates behind the texts, where most rows have one at the same place. */
function lateDates(dated: Dated[]): Column[] {
  const late = dated.flatMap(({ late }) => late ?? []);
  const [first] = late;
  const isColumn =
    first !== undefined &&
    late.length >= MOSTLY * dated.length &&
    late.every(({ x }) => Math.abs(x - first.x) < SAME_LEFT);
  return isColumn ? [{ role: 'otherDate', x: first.x, right: first.right }] : [];
}

/** Which way each of one or two columns goes, if every row fills one of them and their sums lead from balance to balance. */
function sidesBySums(dated: Dated[], edges: Edge[], ends: Ends): Column['role'][] | null {
  if (edges.length > 2 || dated.some(({ figures }) => figures.length !== 1)) return null;
  const sums = edges.map((edge) =>
    dated
      .flatMap(({ figures }) => figures)
      .filter((figure) => isAt(edge, figure))
      .reduce((sum, { minor }) => sum + Math.abs(minor), 0),
  );
  return sidesOf(sums, ends);
}

/** Under headings of money in and money out, the only column of figures holds the amounts. */
const ONE: Column['role'][] = ['amount'];

/** What each column of figures holds, or null where neither print nor arithmetic tells. */
function moneyRoles(
  dated: Dated[],
  edges: Edge[],
  { labels, isOwed }: Around,
): Column['role'][] | null {
  const named = edges.map(({ right }) => {
    const label = labels.find(
      (cell) => cell.x - 20 < right && right < cell.right + 20 && !/\d/.test(cell.text),
    );
    return label ? columnRoleOf(label.text) : null;
  });
  if (named.every((role) => role !== null && isMoney(role))) return named as Column['role'][];
  const isSigned = dated.some(({ figures }) => figures[0]?.signed);
  if (edges.length === 1) return isSigned ? ['amount'] : null;
  const last = edges.at(-1)?.count ?? 0;
  if (edges.length === 2) {
    const isPaired = dated.filter(({ figures }) => figures.length === 2).length >= MOSTLY * last;
    return isPaired && (isSigned || chains(dated, edges, ['amount', 'balance']))
      ? ['amount', 'balance']
      : null;
  }
  if (edges.length !== 3) return null;
  const orders: Column['role'][][] = [
    ['out', 'in', 'balance'],
    ['in', 'out', 'balance'],
  ];
  // What a card is charged with makes more of the balance that is owed.
  const chained = orders.find((roles) => chains(dated, edges, roles));
  const areBare = dated.every(({ figures }) => figures.every(({ signed }) => !signed));
  return (
    (isOwed && areBare && chained ? orders.find((roles) => roles !== chained) : chained) ?? null
  );
}

/** Whether the balances change as the amounts say, in the order of print or against it, in most rows. */
function chains(dated: Dated[], edges: Edge[], roles: Column['role'][]): boolean {
  const at = (row: Dated, role: Column['role']) => {
    const edge = edges[roles.indexOf(role)];
    const figure = edge && row.figures.find((each) => isAt(edge, each));
    return role === 'balance' ? figure?.minor : figure && Math.abs(figure.minor);
  };
  let checked = 0;
  let down = 0;
  let up = 0;
  for (const [index, row] of dated.entries()) {
    const before = dated[index - 1];
    const [balance, last] = [at(row, 'balance'), before && at(before, 'balance')];
    if (!before || balance === undefined || last === undefined) continue;
    checked += 1;
    const moved = (each: Dated) => (at(each, 'in') ?? 0) - (at(each, 'out') ?? 0);
    const isEither = roles.includes('amount');
    const [own, previous] = isEither
      ? [at(row, 'amount') ?? 0, at(before, 'amount') ?? 0]
      : [moved(row), moved(before)];
    const change = balance - last;
    if (isEither ? Math.abs(change) === own : change === own) down += 1;
    if (isEither ? Math.abs(change) === previous : -change === previous) up += 1;
  }
  return checked > 0 && Math.max(down, up) >= MOSTLY * checked && Math.max(down, up) > 1;
}
