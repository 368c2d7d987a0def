import { chunksOf } from './chunks.ts';
import type { LedgerEvent, Source, Transaction } from './events.ts';
import type { Held, Place } from './held-bookings.ts';

/** Under this a category is a guess (docs/decisions/built-in-categoriser.md). */
const SURE = 0.5;

type Account = { userId: string; accountId: string };

/** What the account knows of how its bookings are told: see AccountState. */
type HeldBookings = Held & {
  confidence: ReadonlyMap<string, number>;
  toldAnew: ReadonlySet<string>;
};

/** A booking in the words of another statement than the one it is told by, and the statements that hold it beside that one. */
type Retold = {
  transaction: Transaction;
  by: string;
  others: readonly (readonly [string, Source])[];
};

/** The ids that a statement prints in one line each, and that line in nothing else: only of these its words say all. */
function inOneLine(lines: readonly (readonly string[])[]): Map<string, number> {
  const found = new Map<string, number>();
  const twice = new Set<string>();
  for (const [index, ids] of lines.entries()) {
    for (const id of ids ?? []) {
      if (found.has(id) || ids.length > 1) twice.add(id);
      found.set(id, index + 1);
    }
  }
  for (const id of twice) found.delete(id);
  return found;
}

/** The statements that bookings pass on to when a statement leaves. */
export function heirsOf({ holders }: HeldBookings, leaving: string): string[] {
  const heirs = new Set<string>();
  for (const statements of holders.values()) {
    const [first, next] = statements.keys();
    if (first === leaving && next !== undefined) heirs.add(next);
  }
  return [...heirs];
}

/**
 * What a statement that leaves passes on is told in the words, on the day and in the category of the statement it passes to,
 * where that one's lines are known: nothing is left of a file that is gone. Comes after the bookings were handed over.
 */
export function retoldByHeirs(
  account: Account,
  held: HeldBookings,
  leaving: string,
  printed: ReadonlyMap<string, readonly Transaction[]>,
): LedgerEvent[] {
  const byHeir = new Map<string, Retold[]>();
  const places = new Map<string, ReadonlyMap<string, number>>();
  for (const [id, statements] of held.holders) {
    const [first, next, ...others] = [...statements];
    if (first?.[0] !== leaving || next === undefined) continue;
    const [heir] = next;
    const lines = places.get(heir) ?? inOneLine(held.lines.get(heir) ?? []);
    places.set(heir, lines);
    const line = lines.get(id);
    const transaction = line === undefined ? undefined : printed.get(heir)?.[line - 1];
    if (transaction === undefined) continue;
    // An id is made of the words and the day in which its booking is told at first.
    if (transaction.id === id && !held.toldAnew.has(id)) continue;
    const ofHeir = byHeir.get(heir) ?? [];
    byHeir.set(heir, ofHeir);
    ofHeir.push({ transaction: { ...transaction, id }, by: heir, others });
  }
  return [...byHeir].flatMap(([heir, retold]) => tellAnew(account, held, heir, retold));
}

/**
 * A statement that is surer of what a booking is tells it anew where the account could only guess: so the category does not
 * depend on which of two files came first, and a text that says nothing gives way to any other. Comes after the statement was
 * imported.
 */
export function retoldByTheSurer(
  account: Account,
  held: HeldBookings,
  statementId: string,
  transactions: readonly Transaction[],
  places: readonly Place[],
): LedgerEvent[] {
  const own = inOneLine(places.map((place) => ('ids' in place ? place.ids : [])));
  const ofOthers = new Map<string, ReadonlyMap<string, number>>();
  const retold: Retold[] = [];
  for (const [id, line] of own) {
    const transaction = transactions[line - 1];
    const others = [...(held.holders.get(id) ?? [])];
    const [by] = others[0] ?? [];
    if (transaction === undefined || by === undefined) continue;
    const confidence = held.confidence.get(id) ?? SURE;
    if (confidence >= SURE || transaction.reason.confidence <= confidence) continue;
    const lines = ofOthers.get(by) ?? inOneLine(held.lines.get(by) ?? []);
    ofOthers.set(by, lines);
    if (lines.has(id)) retold.push({ transaction: { ...transaction, id }, by, others });
  }
  return tellAnew(account, held, statementId, retold);
}

/** Bookings leave the statement they were told by and come in as this one prints them, held by the same statements as before. */
function tellAnew(
  account: Account,
  held: HeldBookings,
  statementId: string,
  retold: readonly Retold[],
): LedgerEvent[] {
  const events: LedgerEvent[] = [];
  for (const [by, ofOne] of Map.groupBy(retold, (one) => one.by)) {
    for (const some of chunksOf(ofOne)) {
      const transactionIds = some.map(({ transaction }) => transaction.id);
      const data = { ...account, statementId: by, transactionIds, handedOver: [] };
      events.push({ type: 'TransactionsWithdrawn', data });
    }
  }
  for (const some of chunksOf(retold)) {
    const transactions = some.map(({ transaction }) => transaction);
    const data = { ...account, statementId, transactions, repeated: [] };
    events.push({ type: 'TransactionsImported', data });
  }
  const repeated = retold.flatMap(({ transaction: { id }, others }) =>
    others.map(([other, source]) => ({ other, source: { id, ...source } })),
  );
  const ofOthers = Map.groupBy(repeated, (one) => one.other);
  // In the order in which they came: the next one in it tells the booking when this one leaves.
  for (const other of held.lines.keys()) {
    for (const some of chunksOf(ofOthers.get(other) ?? [])) {
      const sources = some.map(({ source }) => source);
      const data = { ...account, statementId: other, transactions: [], repeated: sources };
      events.push({ type: 'TransactionsImported', data });
    }
  }
  return events;
}
