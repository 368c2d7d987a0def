export type Scalar = string | number | boolean | null;

/** A document is plain JSON with an id that is unique in its collection. Documents are never changed in place. */
export type Document = { readonly id: string };

/** An index is the list of top-level fields it sorts by; a document is found through all fields of it. */
export type CollectionDefinition = {
  name: string;
  indexes: Readonly<Record<string, readonly string[]>>;
};

/**
 * A ranged read on one index: the first fields equal `equals`, the next one lies within `from`..`to` (both included).
 * Sorted by the index's fields and then the id; `reverse` turns that around. `after` goes on behind a document of an earlier page.
 */
export type Query = {
  index: string;
  equals: readonly Scalar[];
  from?: Scalar;
  to?: Scalar;
  reverse?: boolean;
  after?: Document;
  limit: number;
};

/** isNew says that there certainly is no document with this id yet, which saves the store from looking. */
export type Change =
  | { collection: string; put: Document; isNew?: boolean }
  | { collection: string; delete: string };

/** The changes of a batch of events and the position they lead to. */
export type Batch = {
  projection: string;
  from: bigint;
  to: bigint;
  changes: readonly Change[];
};

/** The store cannot be reached now; what it was asked to write was not written, or whole. */
export class ReadStoreUnavailable extends Error {
  constructor(message: string, options?: { cause: unknown }) {
    super(message, options);
    this.name = 'ReadStoreUnavailable';
  }
}

/** Somebody else moved the projection on: this batch must not be applied. */
export class CheckpointConflict extends Error {
  constructor(projection: string, from: bigint) {
    super(`projection ${projection} is no longer at position ${from}`);
    this.name = 'CheckpointConflict';
  }
}

/**
 * Port: documents shaped for their question, with the checkpoint of the projection that writes them.
 * A batch and its checkpoint are written together or not at all, so a crash repeats nothing and loses nothing.
 * Every call may reject with ReadStoreUnavailable.
 */
export type ReadStore = {
  define(collections: readonly CollectionDefinition[]): Promise<void>;
  get<D extends Document>(collection: string, id: string): Promise<D | null>;
  find<D extends Document>(collection: string, query: Query): Promise<D[]>;
  /** 0n before the first event. */
  checkpoint(projection: string): Promise<bigint>;
  /** Rejects with CheckpointConflict where the projection does not stand at `from`. */
  commit(batch: Batch): Promise<void>;
  /** Whether the projection passed the position in time. */
  waitFor(projection: string, position: bigint, timeoutMs: number): Promise<boolean>;
  close(): Promise<void>;
};

/** Compares two documents by index fields and then by id, as every adapter must. Strings compare by code point. */
export function compareBy(fields: readonly string[]) {
  return (a: Document, b: Document): number => {
    for (const field of fields) {
      const order = compareScalars(fieldOf(a, field), fieldOf(b, field));
      if (order !== 0) return order;
    }
    return compareScalars(a.id, b.id);
  };
}

export function fieldOf(document: Document, field: string): Scalar {
  const value = (document as Record<string, unknown>)[field];
  return value === undefined ? null : (value as Scalar);
}

export function compareScalars(a: Scalar, b: Scalar): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  if (typeof a === 'string' && typeof b === 'string') return compareCodePoints(a, b);
  return a < b ? -1 : 1;
}

/**
 * The order of the strings' UTF-8 bytes, which engines sort by. It differs from that of JavaScript's `<` where a character
 * beyond U+FFFF, written as two surrogates, meets one from U+E000 on.
 */
function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return rank(x) - rank(y);
  }
  return a.length - b.length;
}

/** Puts the surrogates, U+D800 to U+DFFF, behind all other code units. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/** Whether a document belongs to a query's answer, apart from its limit. */
export function matches(document: Document, fields: readonly string[], query: Query): boolean {
  for (let i = 0; i < query.equals.length; i += 1) {
    if (fieldOf(document, fields[i] as string) !== query.equals[i]) return false;
  }
  const ranged = fields[query.equals.length];
  if (ranged === undefined) return true;
  const value = fieldOf(document, ranged);
  if (query.from !== undefined && compareScalars(value, query.from) < 0) return false;
  return query.to === undefined || compareScalars(value, query.to) <= 0;
}
