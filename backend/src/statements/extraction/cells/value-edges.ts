import type { Column, Header } from '../headers/columns.ts';
import type { Cell } from '../rows/rows.ts';

/** Edges that differ by less than this are one column's. */
export const SAME_EDGE = 2.5;
/** A column's values may stand so far from its label at most. */
const REACH = 90;
/** Fewer values than this share of all do not make a column. */
const LEAST_SHARE = 0.02;
/** A column so far from every label holds at least this share of the values; fewer of them are figures beside the table. */
export const FAR = 45;
const LEAST_FAR = 0.2;

/** An edge that some values share, and how far they reach. */
export type Cluster = { edge: number; x: number; right: number; count: number };
export type Edges = Map<Column, number>;

/** The same header with the places where the values of its columns begin, and those where they end. */
export function withValueEdges(header: Header, lefts: Edges, rights: Edges): Header {
  const columns = header.columns.map((column) => {
    const [valueLeft, valueRight] = [lefts.get(column), rights.get(column)];
    if (valueLeft !== undefined) return { ...column, valueLeft };
    return valueRight === undefined ? column : { ...column, valueRight };
  });
  return { ...header, columns };
}

/** The edges of labels right below which values begin, and of the others, whose values end at one edge each (Revolut: balances are set to the right). */
export function assignedBehindBegun(values: Cell[], labels: Column[]) {
  const beginsAt =
    ({ x }: Column) =>
    (cell: Cell) =>
      Math.abs(cell.x - x) < SAME_EDGE;
  const begun = labels.filter((label) => values.some(beginsAt(label)));
  const others = labels.filter((label) => !begun.includes(label));
  const rest = values.filter((cell) => !begun.some((label) => beginsAt(label)(cell)));
  const given = assigned(
    clustersOf(rest, ({ right }) => right),
    others,
  );
  return given && { ...given, begun: new Map(begun.map((label) => [label, label.x])) };
}

/** The edges that enough values share, from left to right. */
export function clustersOf(values: Cell[], edgeOf: (cell: Cell) => number): Cluster[] {
  const clusters: Cluster[] = [];
  for (const cell of [...values].sort((a, b) => edgeOf(a) - edgeOf(b))) {
    const edge = edgeOf(cell);
    const cluster = clusters.at(-1);
    if (!cluster || edge - cluster.edge >= SAME_EDGE) {
      clusters.push({ edge, x: cell.x, right: cell.right, count: 1 });
      continue;
    }
    cluster.x = Math.min(cluster.x, cell.x);
    cluster.right = Math.max(cluster.right, cell.right);
    cluster.count += 1;
  }
  const least = LEAST_SHARE * values.length;
  return clusters.filter(({ count }) => count > least);
}

/** The clusters that may be columns: not a few figures beside the table, nor rarer ones than there are labels for. */
export function likely(clusters: Cluster[], labels: Column[], values: number): Cluster[] {
  const near = clusters.filter(
    (cluster) => cluster.count >= LEAST_FAR * values || isNear(cluster, labels),
  );
  const counts = near.map(({ count }) => count).sort((a, b) => b - a);
  const [least = 0, next = 0] = counts.slice(labels.length - 1);
  return least > next ? near.filter(({ count }) => count >= least) : near;
}

function isNear(cluster: Cluster, labels: Column[]): boolean {
  return labels.some((label) => gapBetween(label, cluster) < FAR);
}

/** The edges of labels, of which each cluster gets one of its own, in order, and how far they are in all, as little as can be; null where there are more clusters than labels. */
export function assigned(
  clusters: Cluster[],
  labels: Column[],
): { cost: number; edges: Edges } | null {
  if (clusters.length === 0 || clusters.length > labels.length) return null;
  let best: { cost: number; chosen: Column[] } | null = null;
  for (const chosen of choices(labels, clusters.length)) {
    const gaps = chosen.map((label, index) => gapBetween(label, clusters[index]));
    if (gaps.some((gap) => gap > REACH)) continue;
    const cost = gaps.reduce((sum, gap) => sum + gap, 0);
    if (!best || cost < best.cost) best = { cost, chosen };
  }
  if (!best) return null;
  const { cost, chosen } = best;
  return {
    cost,
    edges: new Map(chosen.map((label, index) => [label, clusters[index]?.edge ?? 0])),
  };
}

export function gapBetween(label: Column, cluster: Cluster | undefined): number {
  if (!cluster) return Infinity;
  const overlap = Math.min(label.right, cluster.right) - Math.max(label.x, cluster.x);
  const edges = Math.min(Math.abs(label.x - cluster.x), Math.abs(label.right - cluster.right));
  return overlap > 0 ? Math.min(edges, 1) : -overlap + 1;
}

/** All ways to choose so many of the labels in their order; tables have four columns of money at most. */
function choices(labels: Column[], count: number): Column[][] {
  if (count === 0) return [[]];
  return labels.flatMap((label, index) =>
    choices(labels.slice(index + 1), count - 1).map((rest) => [label, ...rest]),
  );
}
