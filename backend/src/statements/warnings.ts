import { toWire } from '@saldo/contracts';
import { formatDate, formatMoney } from '@saldo/contracts/formatting';
import { earliest, latest } from './calendar.ts';
import { type Chain, followed, type Link } from './chain.ts';
import { oneNumberInTwoAccounts, type Twins, twinsOf } from './counted-twice.ts';
import { bankAccountOf } from './links.ts';
import type { StatementDocument } from './projections.ts';
import type { Span } from './spans.ts';
import { worstState } from './worst-state.ts';

/** What a user should look at though a statement was imported; it is about another one of theirs. */
export type Warning = {
  kind: 'conflict' | 'doubled' | 'other_account' | 'counted_twice' | 'same_number';
  statement_id: string;
  message: string;
};

/** Adds a warning to a statement; say is given the name of the other file. */
type Warn = (
  id: string,
  kind: Warning['kind'],
  other: string,
  say: (name: string) => string,
) => void;

/** Whether the figures of a statement contradict each other, by its id. */
type IsBroken = (id: string) => boolean;
type Broken = { own: boolean; other: boolean };

/**
 * Per statement what does not go together with another one: a balance where they meet, bookings that may be there twice, the
 * number of another bank account, and one bank account under two names. What is counted twice is told first.
 */
export function warningsOf(
  statements: readonly StatementDocument[],
  chains: readonly Chain[],
): Map<string, Warning[]> {
  const names = new Map(statements.map(({ id, filename }) => [id, filename]));
  const warnings = new Map<string, Warning[]>(statements.map(({ id }) => [id, []]));
  const warn: Warn = (id, kind, other, say) => {
    const name = names.get(other);
    // Of a statement that was deleted nothing can be there twice.
    if (name === undefined) return;
    warnings.get(id)?.push({ kind, statement_id: other, message: say(`“${name}”`) });
  };
  const documents = new Map(statements.map((one) => [one.id, one]));
  const isBroken = (id: string) => worstState(documents.get(id)?.proofs) === 'broken';
  warnOfTwoNames(chains, documents, warn);
  for (const chain of chains) warnOfConflicts(chain, isBroken, warn);
  for (const statement of statements) warnOfDoubles(statement, warn);
  const keyOf = ({ account, currency, part }: Chain) => JSON.stringify([account, currency, part]);
  for (const beside of Map.groupBy(chains, keyOf).values())
    warnOfOtherAccounts(beside, isBroken, warn);
  return warnings;
}

function warnOfConflicts({ currency, links }: Chain, isBroken: IsBroken, warn: Warn): void {
  for (const { link, before } of followed(links)) {
    if (before?.relation.kind !== 'conflicts') continue;
    const { differenceMinor, shareDays } = before.relation;
    const apart = formatMoney(toWire(Math.abs(differenceMinor ?? 0), currency), currency);
    const warnOf = (own: string, other: string) => {
      const broken = { own: isBroken(own), other: isBroken(other) };
      warn(own, 'conflict', other, (name) => sayConflict(name, apart, shareDays, broken));
    };
    const [own, other] = [link.statementId, before.link.statementId];
    warnOf(own, other);
    if (own !== other) warnOf(other, own);
  }
}

function sayConflict(name: string, apart: string, shareDays: boolean, broken: Broken): string {
  const advice = sayWhichContradicts(name, broken);
  if (advice.length === 0 && shareDays) advice.push(SAME_DAYS);
  return [
    `It does not fit ${name}: where the two meet, their balances are ${apart} apart.`,
    ...advice,
    'If they are of two bank accounts, delete one of them and upload it under a name of its own.',
  ].join(' ');
}

const SAME_DAYS =
  'Both list the same days: if they are of one account, one of them is wrong, and you can delete it.';

/** Of two that do not go together, the one whose own figures contradict each other is most likely the wrong one. */
function sayWhichContradicts(name: string, { own, other }: Broken): string[] {
  if (own === other) return [];
  const [whose, what] = own
    ? ['this statement', `${name} is of the same account and days, delete this one`]
    : [name, 'it is of the same account and days, delete it'];
  return [`The figures of ${whose} do not add up by themselves: if ${what}.`];
}

function warnOfDoubles({ id, doubled = [] }: StatementDocument, warn: Warn): void {
  for (const { statementId, date, lineCount } of doubled) {
    const rows = lineCount === 1 ? '1 row' : `${lineCount} rows`;
    const say = (name: string) =>
      `${rows} of ${formatDate(date)} may be in ${name} too, and nothing in the two files tells whether they are the same. All were kept, so that none is lost. If they are there twice now, delete one of the two statements and upload one that begins or ends on another day.`;
    warn(id, 'doubled', statementId, say);
    warn(statementId, 'doubled', id, say);
  }
}

/** Of several bank accounts under one name, each statement is told the newest one of another. One file may hold several by itself. */
function warnOfOtherAccounts(beside: readonly Chain[], isBroken: IsBroken, warn: Warn): void {
  const idsOf = ({ links }: Chain) => new Set(links.map(({ statementId }) => statementId));
  for (const chain of beside) {
    const own = idsOf(chain);
    const other = beside.find((one) => ![...idsOf(one)].some((id) => own.has(id)));
    const newest = other && followed(other.links).at(-1)?.link;
    if (!newest) continue;
    for (const id of own) {
      const broken = { own: isBroken(id), other: isBroken(newest.statementId) };
      const say = (name: string) => sayOtherAccount(name, chain, other, broken);
      warn(id, 'other_account', newest.statementId, say);
    }
  }
}

function sayOtherAccount(name: string, chain: Chain, other: Chain, broken: Broken): string {
  const [mine, theirs] = [bankAccountOf(chain), bankAccountOf(other)];
  const areNumbered = [chain, other].every(({ whose }) => (whose?.accountHint ?? null) !== null);
  return [
    mine === theirs
      ? `It and ${name}, which has the same account name, list different bookings of the same days.`
      : `It is of ${mine}, and ${name}, which has the same account name, is of ${theirs}.`,
    'They are counted as two accounts, and their balances are added up.',
    ...(areNumbered ? [] : sayWhichContradicts(name, broken)),
    'If they are two, names of their own tell them apart: delete this statement and upload it under another name.',
    ...(areNumbered
      ? [
          'If the bank gave the account a new number, upload the statements between the two as well.',
        ]
      : []),
  ].join(' ');
}

/** One bank account under two names: what both hold is counted twice, and so is its balance. */
function warnOfTwoNames(
  chains: readonly Chain[],
  documents: ReadonlyMap<string, StatementDocument>,
  warn: Warn,
): void {
  const accountOf = (id: string) => documents.get(id)?.accountId;
  const nameOf = (id: string) => `“${documents.get(id)?.accountName}”`;
  const told = new Set<string>();
  for (const { id, others, days } of byStatement(twinsOf(chains, accountOf), accountOf)) {
    const [newest = ''] = others;
    told.add(id);
    const say = (name: string) => sayTwice(name, nameOf(newest), days, others.length - 1);
    warn(id, 'counted_twice', newest, say);
  }
  for (const pair of oneNumberInTwoAccounts(chains, accountOf)) {
    for (const [own, theirs] of [pair, pair.toReversed()] as [Chain, Chain][]) {
      const newest = followed(theirs.links).at(-1)?.link.statementId;
      if (newest === undefined) continue;
      for (const id of new Set(own.links.map(({ statementId }) => statementId))) {
        if (told.has(id)) continue;
        warn(id, 'same_number', newest, (name) => sayOneNumber(name, nameOf(newest)));
      }
    }
  }
}

type WithTwins = { id: string; others: string[]; days: Span };

/** Each statement with those of another account that list its bookings, the newest first, and from when to when they do. */
function byStatement(
  twins: readonly Twins[],
  accountOf: (id: string) => string | undefined,
): WithTwins[] {
  const found = new Map<string, WithTwins>();
  for (const { links, days } of twins) {
    for (const [{ statementId: id }, { statementId: other }] of [links, links.toReversed()] as [
      Link,
      Link,
    ][]) {
      const key = JSON.stringify([id, accountOf(other)]);
      const known = found.get(key) ?? { id, others: [], days };
      found.set(key, {
        id,
        others: [...new Set([other, ...known.others])],
        days: { from: earliest(known.days.from, days.from), to: latest(known.days.to, days.to) },
      });
    }
  }
  return [...found.values()];
}

function sayTwice(name: string, account: string, { from, to }: Span, more: number): string {
  const files = more === 0 ? name : `${name} and ${more} more`;
  const when =
    from === to ? `on ${formatDate(from)}` : `from ${formatDate(from)} to ${formatDate(to)}`;
  const them = more === 0 ? 'one of the two' : 'this statement or the others';
  return `${files} in your account ${account} ${more === 0 ? 'lists' : 'list'} the same bookings ${when}. They are counted twice, in your balance, your income and your expenses. Delete ${them}, or delete this statement and upload it under the name ${account}: in one account each booking counts once.`;
}

function sayOneNumber(name: string, account: string): string {
  return `${name} in your account ${account} is of the same account number. They are counted as two accounts, and their balances are added up. If they are one, delete this statement and upload it under the name ${account}.`;
}
