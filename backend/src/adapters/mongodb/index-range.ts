import { MaxKey, MinKey } from 'mongodb';
import { compareScalars, fieldOf, type Query, type Scalar } from '../../ports/read-store.ts';

type Bound = Scalar | MinKey | MaxKey;

/** The keys of an index, which ends with the id, between which a query's answer lies: from `min`, included, to `max`, excluded. */
export type IndexRange = { min: Record<string, Bound>; max: Record<string, Bound> };

/**
 * The one stretch of an index that a query reads. Null where nothing can lie in it, which the server would call an error.
 * Bounds of the index, other than comparisons, hold null and missing values too, before all others.
 */
export function rangeOf(fields: readonly string[], query: Query): IndexRange | null {
  if (query.equals.length === 0)
    throw new Error('a query names at least the first field of its index');
  const { equals, from, to, after } = query;
  let min = padded(fields, from === undefined ? equals : [...equals, from], new MinKey());
  let max = padded(fields, to === undefined ? equals : [...equals, to], new MaxKey());
  if (after) {
    const behind = fields.map((field): Bound => fieldOf(after, field));
    // No string lies between a string and itself with a NUL behind it.
    if (query.reverse) max = smaller(max, [...behind, after.id]);
    else min = larger(min, [...behind, `${after.id}\u0000`]);
  }
  if (compare(min, max) >= 0) return null;
  return { min: keysOf(fields, min), max: keysOf(fields, max) };
}

function padded(fields: readonly string[], values: readonly Scalar[], rest: Bound): Bound[] {
  return [...fields, '_id'].map((_, i) => (i < values.length ? (values[i] as Scalar) : rest));
}

function keysOf(fields: readonly string[], bounds: readonly Bound[]): Record<string, Bound> {
  return Object.fromEntries([...fields, '_id'].map((field, i) => [field, bounds[i] as Bound]));
}

function smaller(a: Bound[], b: Bound[]): Bound[] {
  return compare(a, b) <= 0 ? a : b;
}

function larger(a: Bound[], b: Bound[]): Bound[] {
  return compare(a, b) >= 0 ? a : b;
}

function compare(a: readonly Bound[], b: readonly Bound[]): number {
  for (let i = 0; i < a.length; i += 1) {
    const order = compareBounds(a[i] as Bound, b[i] as Bound);
    if (order !== 0) return order;
  }
  return 0;
}

function compareBounds(a: Bound, b: Bound): number {
  const order = end(a) - end(b);
  return order !== 0 || end(a) !== 0 ? order : compareScalars(a as Scalar, b as Scalar);
}

/** -1 before all values, 1 behind them. */
function end(bound: Bound): number {
  if (bound instanceof MinKey) return -1;
  return bound instanceof MaxKey ? 1 : 0;
}
