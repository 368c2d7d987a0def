import type { Source, Transaction } from './events.ts';
import { bookingOf, transactionId } from './identity.ts';

/** Lines of a statement that is in the account (counted from 1). isShared where several new lines are the same old one. */
export type KnownSame = { statementId: string; lines: readonly number[]; isShared: boolean };

/** What balances tell of a new line: it is this line of a statement that is in the account, or none of that statement's (null). */
export type KnownPlace = { statementId: string; line: number | null };

/** Per new line what is known of it beside its words. */
export type Knowledge = {
  sameAs?: readonly (readonly KnownSame[])[];
  places?: readonly (readonly KnownPlace[])[];
};

/** id is that of a new booking; ids are those under which the account holds it already. */
export type Place = { id: string } | { ids: readonly string[] };

type Account = { userId: string; accountId: string };
export type Held = {
  /** Per transaction the statements that hold it, and where they print it. */
  holders: ReadonlyMap<string, ReadonlyMap<string, Source>>;
  /** Per statement the ids behind each of its lines. */
  lines: ReadonlyMap<string, readonly (readonly string[])[]>;
};

/**
 * Which transactions of the account a statement's lines are. What balances tell goes first; then the same words mean the same
 * booking, unless balances tell that it is another one, whose occurrence number then goes on; then what is known to be the
 * same in other words. No id is met twice by one statement, so that of two equal bookings both stay, unless one line there
 * is known to be two here.
 */
export function placesOf(
  account: Account,
  transactions: readonly Transaction[],
  { sameAs = [], places = [] }: Knowledge,
  held: Held,
): Place[] {
  const taken = new Set<string>();
  const idsBehind = (statementId: string, lines: readonly number[]) => [
    ...new Set(lines.flatMap((line) => held.lines.get(statementId)?.[line - 1] ?? [])),
  ];
  /** The ids that the account holds for these lines of a statement, taken by this one; null where they are not free. */
  const take = (statementId: string, lines: readonly number[], isShared: boolean) => {
    const ids = idsBehind(statementId, lines);
    const isFree = ids.every((id) => held.holders.has(id) && (isShared || !taken.has(id)));
    if (ids.length === 0 || !isFree) return null;
    for (const id of ids) taken.add(id);
    return ids;
  };
  const byBalance = transactions.map((_, index) => {
    for (const { statementId, line } of places[index] ?? []) {
      const ids = line === null ? null : take(statementId, [line], false);
      if (ids) return ids;
    }
    return null;
  });
  // What is taken stays taken: the next line with these words, apart from the same statements, goes on where this one ended.
  const tried = new Map<string, number>();
  const byWords = transactions.map((transaction, index) => {
    if (byBalance[index]) return null;
    const others = (places[index] ?? []).map(({ statementId }) => statementId);
    const isFree = (id: string) =>
      !taken.has(id) && !others.some((other) => held.holders.get(id)?.has(other));
    let id = transaction.id;
    if (!isFree(id)) {
      const key = JSON.stringify([bookingOf(transaction), others]);
      let occurrence = tried.get(key) ?? 0;
      // Ends, since only as many ids are taken or held as there are.
      do {
        occurrence += 1;
        id = transactionId(account, transaction, occurrence);
      } while (!isFree(id));
      tried.set(key, occurrence);
    }
    taken.add(id);
    return id;
  });
  return transactions.map((_, index) => {
    const known = byBalance[index];
    if (known) return { ids: known };
    const id = byWords[index];
    if (id == null) throw new Error('a line has no place');
    if (held.holders.has(id)) return { ids: [id] };
    for (const { statementId, lines, isShared } of sameAs[index] ?? []) {
      const isElsewhere = (places[index] ?? []).some(
        (place) => place.statementId === statementId && place.line === null,
      );
      const ids = isElsewhere ? null : take(statementId, lines, isShared);
      if (ids) return { ids };
    }
    return { id };
  });
}
