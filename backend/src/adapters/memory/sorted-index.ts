import {
  compareBy,
  compareScalars,
  type Document,
  fieldOf,
  matches,
  type Query,
  type Scalar,
} from '../../ports/read-store.ts';

/**
 * Documents of one collection sorted by an index's fields, split by the first field's value (mostly the user).
 * Changes are only noted; a part is put in order again, in one linear pass, when it is next read.
 */
export class SortedIndex {
  readonly #fields: readonly string[];
  readonly #compare: (a: Document, b: Document) => number;
  readonly #parts = new Map<Scalar, Part>();

  constructor(fields: readonly string[]) {
    if (fields.length === 0) throw new Error('an index needs a field');
    this.#fields = fields;
    this.#compare = compareBy(fields);
  }

  /** Takes note that a document was added (no previous), replaced, or removed (no next). */
  replace(previous: Document | undefined, next: Document | undefined): void {
    if (previous) {
      const part = this.#partOf(previous);
      part.current.delete(previous.id);
      part.isDirty = true;
    }
    if (next) {
      const part = this.#partOf(next);
      part.current.set(next.id, next);
      part.added.push(next);
    }
  }

  find(query: Query): Document[] {
    const [first] = query.equals;
    if (first === undefined) throw new Error('a query names at least the first field of its index');
    const part = this.#parts.get(first);
    if (!part) return [];
    const sorted = this.#settle(part);
    const step = query.reverse ? -1 : 1;
    const found: Document[] = [];
    for (
      let i = this.#start(sorted, query);
      i >= 0 && i < sorted.length && found.length < query.limit;
      i += step
    ) {
      const document = sorted[i] as Document;
      if (query.after && step * this.#compare(document, query.after) <= 0) continue;
      if (!matches(document, this.#fields, query)) break;
      found.push(document);
    }
    return found;
  }

  #partOf(document: Document): Part {
    const key = fieldOf(document, this.#fields[0] as string);
    let part = this.#parts.get(key);
    if (!part) {
      part = { sorted: [], current: new Map(), added: [], isDirty: false };
      this.#parts.set(key, part);
    }
    return part;
  }

  #settle(part: Part): Document[] {
    if (part.isDirty) {
      part.sorted = part.sorted.filter((d) => part.current.get(d.id) === d);
      part.added = part.added.filter((d) => part.current.get(d.id) === d);
      part.isDirty = false;
    }
    if (part.added.length > 0) {
      part.sorted = merge(part.sorted, part.added.sort(this.#compare), this.#compare);
      part.added = [];
    }
    return part.sorted;
  }

  /** Where to begin: the first document at or behind the query's bound, seen in the query's direction. */
  #start(sorted: readonly Document[], query: Query): number {
    const bound = query.reverse ? query.to : query.from;
    const keys = bound === undefined ? query.equals : [...query.equals, bound];
    const atOrBehind = (document: Document) => {
      for (let i = 0; i < keys.length; i += 1) {
        const order = compareScalars(
          fieldOf(document, this.#fields[i] as string),
          keys[i] as Scalar,
        );
        if (order !== 0) return order;
      }
      return 0;
    };
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = atOrBehind(sorted[middle] as Document);
      if (query.reverse ? order <= 0 : order < 0) low = middle + 1;
      else high = middle;
    }
    const start = query.reverse ? low - 1 : low;
    return query.after
      ? this.#startBehind(sorted, query.after, start, query.reverse === true)
      : start;
  }

  #startBehind(
    sorted: readonly Document[],
    after: Document,
    start: number,
    reverse: boolean,
  ): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(sorted[middle] as Document, after) < 0) low = middle + 1;
      else high = middle;
    }
    return reverse ? Math.min(start, low - 1) : Math.max(start, low);
  }
}

type Part = {
  sorted: Document[];
  current: Map<string, Document>;
  added: Document[];
  isDirty: boolean;
};

function merge(
  a: Document[],
  b: Document[],
  compare: (a: Document, b: Document) => number,
): Document[] {
  const lastOfA = a.at(-1);
  const firstOfB = b[0];
  if (!lastOfA || !firstOfB || compare(lastOfA, firstOfB) < 0) return a.concat(b);
  const merged: Document[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const left = a[i] as Document;
    const right = b[j] as Document;
    if (compare(left, right) <= 0) {
      merged.push(left);
      i += 1;
    } else {
      merged.push(right);
      j += 1;
    }
  }
  for (; i < a.length; i += 1) merged.push(a[i] as Document);
  for (; j < b.length; j += 1) merged.push(b[j] as Document);
  return merged;
}
