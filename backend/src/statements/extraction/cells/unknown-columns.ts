import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import { columnDate } from '../figures/dates.ts';
import { type Column, type Header, isMoney } from '../headers/columns.ts';
import type { Cell, Row } from '../rows/rows.ts';
import type { ColumnRole } from '../words/labels.ts';

/** Amounts stand so far from their label at most, in points. */
const REACH = 30;
/** Fewer amounts than this tell nothing. */
const LEAST = 3;
/** The share of them that must agree. */
const MOST = 0.7;

type Span = { x: number; right: number };
/** The amounts of a booking: that under the unknown label, and those under the known ones; areUnder: whether none of them stands beside its label. */
type Booked = {
  own: PrintedAmount | null;
  known: { role: ColumnRole; amount: PrintedAmount }[];
  areUnder: boolean;
};

/**
 * The header with the columns of amounts whose labels nobody knows: what the amounts say tells whether they are balances or the other side,
 * and else they are none of the account, as the same figures in another currency. Labels under which no amounts stand are left alone.
 */
export function withUnknownColumns(
  header: Header,
  labels: Row[],
  rows: Row[],
  decimals: number,
): Header {
  if (!header.placed) return header;
  let known = header;
  const unknown = unknownIn(header, labels);
  for (const label of unknown) {
    const others = unknown.filter((other) => other !== label);
    const booked = rows.flatMap((row) => amountsOf(row, label, others, known, decimals) ?? []);
    const role = roleOf(booked, known);
    if (role) known = { ...known, columns: inPlace(known.columns, { role, ...label }) };
  }
  return known;
}

/** The places of labels that stand over no column. */
function unknownIn(header: Header, labels: Row[]): Span[] {
  const { columns, from = 0, until = Infinity } = header;
  const spans: Span[] = [];
  for (const { text, x, right } of labels.flatMap(({ cells }) => cells)) {
    const isOver = (other: Span) => other.x < right && x < other.right;
    if (/\d/.test(text) || !/\p{L}{2}/u.test(text) || x < from || x >= until) continue;
    if (!columns.some(isOver) && !spans.some(isOver)) spans.push({ x, right });
  }
  return spans;
}

function inPlace(columns: Column[], column: Column): Column[] {
  return [...columns, column].sort((one, other) => one.x - other.x);
}

/** The amounts of a row that begins with a day, by the label that each is nearest to; null for any other row. */
function amountsOf(
  { cells }: Row,
  label: Span,
  others: Span[],
  header: Header,
  decimals: number,
): Booked | null {
  const [day] = cells;
  if (!day || columnDate(day.text, 'DM') === null) return null;
  const booked: Booked = { own: null, known: [], areUnder: true };
  for (const cell of cells) {
    const amount = readAmount(cell.text, decimals);
    if (!amount) continue;
    const [nearest] = header.columns.toSorted((one, other) => gap(one, cell) - gap(other, cell));
    // What stands under another label that nobody knows is none of either.
    if (others.some((other) => gap(other, cell) < 0)) continue;
    const isOwn = gap(label, cell) <= REACH && gap(label, cell) < gap(nearest ?? label, cell);
    const isKnown = !isOwn && nearest !== undefined && isMoney(nearest.role);
    if (isOwn) booked.own ??= amount;
    else if (isKnown) booked.known.push({ role: nearest.role, amount });
    const over = isOwn ? label : isKnown ? nearest : null;
    if (over && gap(over, cell) >= 0) booked.areUnder = false;
  }
  return booked;
}

/** How far a cell is from standing under a label; below 0 as far as it does. */
function gap({ x, right }: Span, cell: Cell): number {
  return Math.max(x, cell.x) - Math.min(right, cell.right);
}

/** What the amounts under a label are; null where there are too few, or no others that could be the account's. */
function roleOf(booked: Booked[], { columns }: Header): ColumnRole | null {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  const filled = booked.filter(({ own }) => own !== null);
  const moved = ({ known }: Booked) => known.some(({ role }) => role !== 'balance');
  // Of few bookings each must have its own amount under its own label (BBVA in Mexico).
  if (filled.length < LEAST)
    return filled.length > 0 && booked.every((each) => each.own && moved(each) && each.areUnder)
      ? 'ignored'
      : null;
  if (!has('balance') && areBalances(filled)) return 'balance';
  if (has('in') !== has('out') && !has('amount')) {
    const isOther = booked.every((each) => (each.own === null) === moved(each));
    return isOther ? (has('in') ? 'out' : 'in') : null;
  }
  return filled.filter(moved).length >= MOST * filled.length ? 'ignored' : null;
}

/** Whether amounts change by what was moved from one to the next, oldest or newest first. */
function areBalances(filled: Booked[]): boolean {
  const steps = filled.slice(1).map((each, index) => {
    const before = filled[index] ?? each;
    const change = Math.abs(signed(each) - signed(before));
    return [each, before].map(({ known }) => known.some(({ amount }) => amount.minor === change));
  });
  const hits = [0, 1].map((order) => steps.filter((step) => step[order]).length);
  return Math.max(...hits) >= MOST * steps.length;
}

function signed({ own }: Booked): number {
  return own ? (own.direction ?? 1) * own.minor : 0;
}
