import { bankAccountsOf, compareBookings, findAccounts, joinedByNumber } from '../ledger/index.ts';
import type { ReadStore } from '../ports/read-store.ts';
import type { Chain } from './chain.ts';
import { findStatements, repeatedOnes } from './marks.ts';
import { joinedChains } from './one-part.ts';
import type { StatementDocument } from './projections.ts';
import { isCsvReader, READINGS, type ReadingDocument } from './readings.ts';

const MAX_READINGS = 5_000;

/**
 * The sections of the imported statements of a user, and of one more that may not be imported yet, as chains. Of a file that was
 * uploaded more than once, one statement is in them: `also`, where it is one of these.
 */
export async function findChains(
  readStore: ReadStore,
  userId: string,
  which: { accountId?: string; also?: string },
): Promise<Chain[]> {
  const query = { index: 'byUser', equals: [userId], limit: MAX_READINGS };
  const [statements, found, accounts] = await Promise.all([
    findStatements(readStore, userId),
    readStore.find<ReadingDocument>(READINGS, query),
    findAccounts(readStore, userId),
  ]);
  const readings = new Map(found.map((reading) => [reading.id, reading]));
  const repeated = repeatedOnes(statements);
  const parts = new Map<string, Omit<Chain, 'whose'>>();
  for (const statement of statements) {
    const { id, accountId, accountName, status } = statement;
    if (which.accountId !== undefined && which.accountId !== accountId) continue;
    if (status !== 'completed' && id !== which.also) continue;
    const isRepeated = repeated.has(id) && id !== which.also;
    if (isRepeated || (which.also !== undefined && id === repeated.get(which.also))) continue;
    const reading = readings.get(id);
    for (const { currency, part, link } of reading ? linksOf(statement, reading) : []) {
      const key = JSON.stringify([accountId, currency, part]);
      const one = parts.get(key) ?? { account: accountName, currency, part, links: [] };
      one.links.push(link);
      parts.set(key, one);
    }
  }
  const isCsv = (id: string) => isCsvReader(readings.get(id)?.reader?.engine);
  const byCurrency = Map.groupBy(parts.values(), ({ account, currency }) =>
    JSON.stringify([account, currency]),
  );
  const stated = accounts.flatMap(({ balances }) =>
    Object.entries(balances).flatMap(([statementId, of]) =>
      of.map(({ currency, whose }) => ({ statementId, currency, whose })),
    ),
  );
  const chains = [...byCurrency.values()].flatMap((ofOne) => {
    const compare = compareBookings(
      stated.filter(({ currency }) => currency === ofOne[0]?.currency),
    );
    return underNewNames(ofOne.flatMap((part) => chainsOf(part, compare)));
  });
  return joinedChains(chains, isCsv).sort(byName);
}

/** The chains of an account and currency, where what goes on under another name is one with what it goes on with; its newest name is kept. */
function underNewNames(chains: readonly Chain[]): Chain[] {
  const ofLink = new Map(chains.flatMap((chain) => chain.links.map((link) => [link, chain])));
  return joinedByNumber(chains.map(({ links }) => links)).flatMap((links) => {
    const newest = links.reduce((last, link) => (link.to >= last.to ? link : last));
    const chain = ofLink.get(newest);
    return chain ? [{ ...chain, links }] : [];
  });
}

/** A chain for each bank account that lies under one name, currency and part. */
function chainsOf(
  part: Omit<Chain, 'whose'>,
  compare: ReturnType<typeof compareBookings>,
): Chain[] {
  const accounts = bankAccountsOf(part.links, compare);
  const named = accounts.map(
    (links) => links.findLast(({ accountHint }) => accountHint !== null) ?? links.at(-1),
  );
  const ends = named.map((link) => link?.accountHint?.replace(/\W/g, '').slice(-END) ?? null);
  return accounts.map((links, index) => {
    const { bank = null, accountHint = null } = named[index] ?? {};
    const isAlike = ends.some((end, at) => at !== index && end === ends[index]);
    const told = isAlike ? accountHint : (ends[index] ?? null);
    return { ...part, whose: accounts.length > 1 ? { bank, accountHint: told } : null, links };
  });
}

/** Two account numbers are told apart by so many characters at their ends, unless these are the same. */
const END = 4;

function linksOf({ id, filename, bank, proofs }: StatementDocument, reading: ReadingDocument) {
  return reading.sections.flatMap((read, section) => {
    const { periodStart: from, periodEnd: to, currency, label, accountHint } = read;
    if (from === null || to === null || from > to) return [];
    const days = reading.days[section] ?? [];
    const openingMinor = proofs[section]?.openingMinor ?? read.openingMinor;
    const sum = days.reduce((total, [, minor]) => total + minor, 0);
    const closingMinor = read.closingMinor ?? (openingMinor === null ? null : openingMinor + sum);
    const whose = { bank, accountHint, isPdf: !isCsvReader(reading.reader?.engine) };
    const balances = { openingMinor, closingMinor };
    const link = { statementId: id, section, filename, ...whose, from, to, ...balances, days };
    return [{ currency, part: label, link }];
  });
}

/** How the bank account of a chain is told from others under the same name: 'account …1111', or its bank. Null where it is the only one. */
export function bankAccountOf({ whose }: Pick<Chain, 'whose'>): string | null {
  if (whose === null) return null;
  const { accountHint, bank } = whose;
  if (accountHint === null) return bank ?? 'an account without a number';
  return `account …${accountHint.replace(/\W/g, '')}`;
}

function byName(a: Chain, b: Chain): number {
  const keys = ({ account, currency, part, whose }: Chain) => [
    ...[account, currency, part],
    whose?.accountHint ?? whose?.bank ?? '',
  ];
  const others = keys(b);
  for (const [index, key] of keys(a).entries()) {
    const other = others[index] ?? '';
    if (key !== other) return key < other ? -1 : 1;
  }
  return 0;
}
