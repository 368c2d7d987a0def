import { readAmount } from './amounts.ts';
import { distanceTo, type Header, isMoney } from './columns.ts';
import type { Row } from './rows.ts';

/** Right edges that differ by less than this are one column's. */
const SAME_EDGE = 2.5;
/** A column's values may stand so far from its label at most. */
const REACH = 90;
/** Where most values share an edge with a label, the labels tell: then right edges that agree do so by chance. */
const UNDER_LABEL = 10;
const MOST = 0.8;
/** Fewer values than this do not show how a column is set. */
const ENOUGH = 3;

/**
 * The header with the right edge that the values of each money column share. Labels are often set differently from the
 * values under them, so where the values form just as many right-aligned columns as there are labels, they belong to them
 * in order. In any other case the header stays as it is, and labels alone tell.
 */
export function alignColumns(header: Header, rows: Row[], decimals: number): Header {
  const money = header.columns.filter(({ role }) => isMoney(role)).sort((a, b) => a.x - b.x);
  const first = money[0];
  if (!header.placed || !first || money.length < 2) return header;
  const labels = header.columns.filter(({ role }) => !isMoney(role)).map(({ x }) => x);
  const left = Math.max(0, ...labels.filter((x) => x < first.x));
  const values = rows.flatMap((row) =>
    row.cells.filter((cell) => cell.x > left && readAmount(cell.text, decimals)),
  );
  const told = values.filter((cell) =>
    money.some((column) => distanceTo(column, cell) < UNDER_LABEL),
  );
  if (told.length >= MOST * values.length) return header;
  const columns = columnsOf(values.map(({ right }) => right));
  const fits = (right: number, index: number) => {
    const label = money[index];
    return label !== undefined && right > label.x - REACH && right < label.right + REACH;
  };
  if (columns.length !== money.length || !columns.every(fits)) return header;
  return {
    ...header,
    columns: header.columns.map((column) => {
      const valueRight = columns[money.indexOf(column)];
      return valueRight === undefined ? column : { ...column, valueRight };
    }),
  };
}

/** The right edges that enough values share, from left to right. */
function columnsOf(edges: number[]): number[] {
  const clusters: number[][] = [];
  for (const edge of [...edges].sort((a, b) => a - b)) {
    const cluster = clusters.at(-1);
    if (cluster && edge - (cluster[0] ?? edge) < SAME_EDGE) cluster.push(edge);
    else clusters.push([edge]);
  }
  if (clusters.some((cluster) => cluster.length < ENOUGH)) return [];
  return clusters.map((cluster) => cluster[Math.floor(cluster.length / 2)] ?? 0);
}
