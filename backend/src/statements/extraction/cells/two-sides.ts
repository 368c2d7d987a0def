import { looksLikeMoney, readAmount } from '../figures/amounts.ts';
import { type Column, type Header, isMoney } from '../headers/columns.ts';
import { withRoles } from '../headers/header-labels.ts';
import type { Row } from '../rows/rows.ts';
import { columnFor } from './cell-columns.ts';

/** Edges that differ by less than this are one column's. */
const SAME_EDGE = 2.5;
/** The edges of both sides lie so far apart at least. */
const APART = 15;
/** So many amounts show that a side has a place of its own. */
const LEAST = 2;

/** The header with both ways of money told apart where labels and places do so, which on cards alone may be told beside a column of amounts. */
export function withSides(header: Header, rows: Row[], isCard: boolean): Header {
  return withTwoSides(isCard ? withOutBesideIn(header, rows) : header, rows);
}

/** The header of a card with what was charged in the column of amounts, where another one holds what was paid in, no row fills both and no sign tells more ('Beløp', 'Innbetalt': re:member). */
function withOutBesideIn(header: Header, rows: Row[]): Header {
  const labels = header.columns.map(({ role }) => role);
  const amount = header.columns.find(({ role }) => role === 'amount');
  const isPaired = labels.includes('in') && !labels.includes('out') && !labels.includes('balance');
  if (!header.placed || !amount || amount.sides || !isPaired) return header;
  const filled = rows.map(({ cells }) => cells.filter(({ text }) => looksLikeMoney(text)));
  if (filled.flat().some(({ text }) => readAmount(text, 2)?.direction != null)) return header;
  const roles = filled.map((money) => new Set(money.map((cell) => columnFor(header, cell)?.role)));
  const isBoth = roles.some((each) => each.has('amount') && each.has('in'));
  const isIn = roles.some((each) => each.has('in'));
  return isBoth || !isIn ? header : withRoles(header, new Map([[amount, 'out' as const]]));
}

/**
 * The same header where a label names both ways of money ('Debit/Credit') and the amounts under it end at two places: two columns,
 * the first of which goes the way that the label names first.
 */
function withTwoSides(header: Header, rows: Row[]): Header {
  const label = header.columns.find(({ role, sides }) => role === 'amount' && sides);
  if (!header.placed || !label?.sides) return header;
  const next = header.columns.find(({ x }) => x > label.x)?.x ?? Infinity;
  const before = header.columns.findLast(({ x }) => x < label.x)?.right ?? 0;
  const values = rows.map(({ cells }) =>
    cells.filter(({ x, right, text }) => x > before && right < next && looksLikeMoney(text)),
  );
  const amounts = values.flat();
  // Set left, or with signs, they stand in one column.
  const isSigned = amounts.some(({ text }) => readAmount(text, 2)?.direction != null);
  const isLeft = edgesOf(amounts.map(({ x }) => x)).length === 1;
  if (isSigned || isLeft || values.some(({ length }) => length > 1)) return header;
  const [first, second, ...others] = edgesOf(amounts.map(({ right }) => right));
  if (!first || !second || others.length > 0 || second.edge - first.edge < APART) return header;
  if (first.count < LEAST || second.count < LEAST) return header;
  const [near, far] = label.sides;
  const side = (role: Column['role'], valueRight: number) => ({ ...label, role, valueRight });
  return {
    ...header,
    columns: header.columns.flatMap((column) =>
      column === label ? [side(near, first.edge), side(far, second.edge)] : [column],
    ),
  };
}

/** The header with the columns that are passed over marked where no amount bears a sign of its own: behind them one may stand. */
export function withUnsigned(header: Header, rows: Row[]): Header {
  const money = rows.flatMap(({ cells }) =>
    cells.filter((cell) => isMoney(columnFor(header, cell)?.role ?? 'ignored')),
  );
  if (money.some(({ text }) => readAmount(text, 2)?.direction != null)) return header;
  const columns = header.columns.map((column) =>
    column.role === 'ignored' ? { ...column, leadsToUnsigned: true as const } : column,
  );
  return { ...header, columns };
}

/** The edges that values share, from left to right. */
function edgesOf(rights: number[]): { edge: number; count: number }[] {
  const edges: { edge: number; count: number }[] = [];
  for (const right of rights.toSorted((one, other) => one - other)) {
    const last = edges.at(-1);
    if (last && right - last.edge < SAME_EDGE) last.count += 1;
    else edges.push({ edge: right, count: 1 });
  }
  return edges;
}
