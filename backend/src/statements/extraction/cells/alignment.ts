import { readAmount } from '../figures/amounts.ts';
import { columnDate } from '../figures/dates.ts';
import { type Column, type Header, isMoney } from '../headers/columns.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { isDayRole } from '../words/labels.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import { columnFor, distanceTo } from './cell-columns.ts';
import { amountsApart, dashesApart } from './cells-apart.ts';
import {
  assigned,
  assignedBehindBegun,
  type Cluster,
  clustersOf,
  type Edges,
  FAR,
  gapBetween,
  likely,
  SAME_EDGE,
  withValueEdges,
} from './value-edges.ts';

/** The values of the only column of money, if no other label stands in between. */
const ALONE_REACH = 130;
/** Where most values share an edge with a label, the labels tell: then edges that agree do so by chance. */
const UNDER_LABEL = 10;
const MOST = 0.8;

/** A column of another kind has so few values for each of the least filled column. */
const FEW = 0.2;

/** So many amounts that no label explains share an edge on average, if they stand in columns. */
const LEAST_ALIKE = 3;
const MOST_EDGES = 6;

/**
 * The header with the edge that the values of each money column share. Labels are often set differently from the values
 * under them; then the values' own columns are given to the labels in their order, so that they stand as near as can be.
 * Where labels tell, the header stays as it is. A table whose amounts have no label gets a column of amounts, or of
 * amounts and balances.
 */
export function alignColumns(header: Header, printed: Row[], style: Style): Header {
  if (!header.placed) return header;
  const money = header.columns.filter(({ role }) => isMoney(role)).sort((a, b) => a.x - b.x);
  const rows = withoutBox(printed, money, style);
  const others = header.columns.filter(({ role }) => !isMoney(role)).map(({ x }) => x);
  const first = money[0];
  const begin = Math.max(0, ...others.filter((x) => first === undefined || x < first.x));
  const { currency = null } = style;
  const isValue = (cell: Cell) => {
    const amount = readAmount(cell.text, style.decimals, style.isWhole);
    // What was paid abroad stands in no column of the table's own money.
    const isOwn = amount?.currency == null || currency === null || amount.currency === currency;
    return cell.x > begin && amount !== null && isOwn && !isUnderOther(header, cell);
  };
  const isTold = (cell: Cell) =>
    money.some((column) => distanceTo(column, cell) < UNDER_LABEL || isWithin(cell, column));
  const isMarked = ({ text }: Cell) =>
    readAmount(text, style.decimals, style.isWhole)?.currency != null;
  const isDated = ({ cells: [first] }: Row) =>
    first !== undefined && columnDate(first.text, 'DM') !== null;
  const booked = rows.filter((row) => isDated(row) && balanceWordIn(textOf(row)) === null);
  const dated = booked.flatMap(({ cells }) => cells.filter(isValue));
  const areBare = dated.length > 0 && !dated.some(isMarked);
  const endsAlike = (cell: Cell) =>
    dated.some(({ right }) => Math.abs(right - cell.right) < SAME_EDGE);
  // Where all that is dated stands under its labels, figures below it and in front of all labels of money are those of another table (DBS).
  const areUnderLabels = dated.length > 0 && dated.every(isTold);
  const last = booked.at(-1);
  const lastBooked = last ? rows.lastIndexOf(last) : -1;
  const values = rows.flatMap((row, index) => {
    const cells = dashesApart(amountsApart(row.cells, header), header);
    // Where bookings name no currency, what names one below them in front of their amounts is part of a text.
    const isOfText = (cell: Cell) =>
      areBare &&
      cell.right < (first?.x ?? 0) &&
      isMarked(cell) &&
      !isDated(row) &&
      !endsAlike(cell);
    const isSum = isTotal(textOf(row));
    const own = isSum ? [] : cells.filter((cell) => isValue(cell) && !isOfText(cell));
    const isBelow = areUnderLabels && index > lastBooked;
    const found = isBelow ? own.filter(({ right }) => right >= (first?.x ?? 0)) : own;
    // The balances of a box stand where the box has them; those of a row in the table, under their label.
    return isOfBalances(row, rows[index - 1]) ? found.filter(isTold) : found;
  });
  if (!first) return withAmounts(header, values, rows);
  if (money.length < 2) return withEdge(header, first, values, dated);
  const byRight = clustersOf(withoutMarksBehind(values), ({ right }) => right);
  const byLeft = clustersOf(values, ({ x }) => x);
  if (values.filter(isTold).length >= MOST * values.length)
    return byRight.length <= byLeft.length ? withEdges(header, money, byRight) : header;
  const isLeft = byLeft.length < byRight.length;
  const given = assigned(likely(isLeft ? byLeft : byRight, money, values.length), money);
  const mixed = assignedBehindBegun(values, money);
  if (mixed && mixed.cost + UNDER_LABEL < (given?.cost ?? Infinity))
    return withValueEdges(header, mixed.begun, mixed.edges);
  const edges: Edges = given?.edges ?? new Map();
  return isLeft
    ? withValueEdges(header, edges, new Map())
    : withValueEdges(header, new Map(), edges);
}

/** The values with the edges of their figures, where a mark of a side stands behind the edge that those without one share ('118.44 D' over '861.19': HSBC UK). */
function withoutMarksBehind(values: Cell[]): Cell[] {
  const bare = values.filter(({ text }) => !SIDE_BEHIND.test(text));
  return values.map((value) => {
    const figure = SIDE_BEHIND.test(value.text) ? value.pieces.at(-2) : undefined;
    const edge = figure?.right;
    const isShared =
      edge !== undefined && bare.some(({ right }) => Math.abs(right - edge) < SAME_EDGE);
    return isShared ? { ...value, right: edge } : value;
  });
}

const SIDE_BEHIND = /\d ?(?:OD|DR|CR|D|C)$/i;

/** How amounts are printed, and the currency of the table if it is known. */
type Style = { decimals: number; isWhole: boolean; currency?: string | null };

/** The rows without the figures that a currency marks far behind all labels, where those in front bear none: they are those of a box beside the table (Barclays). */
function withoutBox(rows: Row[], money: Column[], { decimals, isWhole }: Style): Row[] {
  const end = Math.max(...money.map(({ right }) => right)) + FAR;
  const amountIn = ({ text }: Cell) => readAmount(text, decimals, isWhole);
  const inFront = rows.flatMap(({ cells }) =>
    cells.filter(({ x }) => x <= end).flatMap((cell) => amountIn(cell) ?? []),
  );
  if (inFront.length === 0 || inFront.some(({ currency }) => currency !== null)) return rows;
  const isOwn = (cell: Cell) => cell.x <= end || amountIn(cell)?.currency == null;
  return rows.map((row) => ({ ...row, cells: row.cells.filter(isOwn) }));
}

/** Whether a value stands wholly under a label, as in the middle of it. */
function isWithin(cell: Cell, label: Column): boolean {
  return label.x <= cell.x && cell.right <= label.right;
}

/** A date such as 29.11 behind the amounts, an amount with which a text begins, or a number of the bank's own looks like a value of a column of money. */
function isUnderOther(header: Header, cell: Cell): boolean {
  const column = columnFor(header, cell);
  if (!column || isMoney(column.role)) return false;
  if (column.role === 'ignored' || column.role === 'reference')
    return distanceTo(column, cell) < SAME_EDGE || (column.x < cell.x && cell.x < column.right);
  const isDate = isDayRole(column.role);
  if (isDate) return columnDate(cell.text, 'DM') !== null;
  return column.role === 'description' && Math.abs(cell.x - column.x) < SAME_EDGE;
}

/** Whether a row names balances, or holds nothing but the figures under such names. */
function isOfBalances(row: Row, above: Row | undefined): boolean {
  if (balanceWordIn(textOf(row))) return true;
  return (
    above !== undefined && balanceWordIn(textOf(above)) !== null && !/\p{L}{4}/u.test(textOf(row))
  );
}

/** The same header where each label has one edge of values under it, but for a few of other columns, which tells where a dash stands. */
function withEdges(header: Header, labels: Column[], clusters: Cluster[]): Header {
  const edges = new Map<Column, number>();
  const own = new Set<Cluster>();
  for (const label of labels) {
    const under = clusters.filter((cluster) => gapBetween(label, cluster) < UNDER_LABEL);
    const [most] = under.toSorted((a, b) => b.count - a.count);
    if (!most || own.has(most)) return header;
    own.add(most);
    edges.set(label, most.edge);
  }
  const least = FEW * Math.min(...[...own].map(({ count }) => count));
  if (clusters.some((cluster) => !own.has(cluster) && cluster.count > least)) return header;
  return {
    ...header,
    columns: header.columns.map((column) => {
      const edge = edges.get(column);
      return edge === undefined ? column : { ...column, valueRight: edge };
    }),
  };
}

/** The only column of amounts, where most of them stand beside a short label, or all end at one edge that lies far behind its end. */
function withEdge(header: Header, label: Column, values: Cell[], dated: Cell[]): Header {
  const isBehind = ({ x, right }: Cell) => x > label.right && right - label.right < ALONE_REACH;
  // Printed as lines of letters of one width the amounts have moved away from a label far to the right (Standard Chartered).
  const isBefore = ({ x, right }: Cell) => right < label.x && label.x - x < ALONE_REACH;
  const hasUnder = values.some((cell) => distanceTo(label, cell) < UNDER_LABEL);
  for (const cells of [values, dated])
    for (const isBeside of hasUnder ? [isBehind] : [isBehind, isBefore]) {
      const beside = cells.filter(isBeside);
      if (beside.length > 1 && beside.length >= MOST * cells.length)
        return withReach(header, label, beside);
    }
  const clusters = clustersOf(values, ({ right }) => right);
  const [only] = clusters;
  if (!only || clusters.length > 1 || gapBetween(label, only) > UNDER_LABEL) return header;
  if (only.edge <= label.right + UNDER_LABEL) return header;
  const columns = header.columns.map((column) =>
    column === label ? { ...column, valueRight: only.edge } : column,
  );
  return { ...header, columns };
}

/** The only column of amounts, most of which stand beside its label: it reaches as far as they do. */
function withReach(header: Header, label: Column, values: Cell[]): Header {
  const x = Math.min(label.x, ...values.map((cell) => cell.x));
  const right = Math.max(label.right, ...values.map((cell) => cell.right));
  const columns = header.columns.map((column) =>
    column === label ? { ...column, x, right } : column,
  );
  return { ...header, columns };
}

/** A table of dates and texts only: the amounts under it stand in a column that has no label. */
function withAmounts(header: Header, all: Cell[], rows: Row[]): Header {
  // The details of a booking may hold figures, too.
  const dated = rows.filter(({ cells }) => cells.some((cell) => isDateUnder(header, cell)));
  const cells = new Set(dated.flatMap((row) => row.cells));
  const values = dated.length === 0 ? all : all.filter((cell) => cells.has(cell));
  const clusters = clustersOf(values, ({ right }) => right);
  // What is never printed beside another amount is no balance: both ways have a column, and each amount its mark (S, H).
  const known = new Set(values);
  const isEither = !rows.some((row) => row.cells.filter((cell) => known.has(cell)).length > 1);
  // Amounts that end anywhere stand at the end of their lines and in no column.
  if (isEither && clusters.length > Math.max(MOST_EDGES, values.length / LEAST_ALIKE))
    return { ...header, placed: false };
  if (clusters.length === 0 || (!isEither && clusters.length > 2)) return header;
  const columns = clusters.map(({ x, right, edge }, index) => ({
    role: index === 0 || isEither ? ('amount' as const) : ('balance' as const),
    x,
    right,
    valueRight: edge,
  }));
  return { ...header, columns: [...header.columns, ...columns] };
}

/** Whether a cell is a date in the column of dates. */
function isDateUnder(header: Header, cell: Cell): boolean {
  return columnFor(header, cell)?.role === 'date' && columnDate(cell.text, 'DM') !== null;
}
