import type { ReadStore } from '../ports/read-store.ts';
import type { Chain } from './chain.ts';
import { findStatements } from './marks.ts';
import { joinedChains } from './one-part.ts';
import type { StatementDocument } from './projections.ts';
import { READINGS, type ReadingDocument } from './readings.ts';

const MAX_READINGS = 5_000;

/** The sections of the imported statements of a user, and of one more that may not be imported yet, as chains. */
export async function findChains(
  readStore: ReadStore,
  userId: string,
  which: { accountId?: string; also?: string },
): Promise<Chain[]> {
  const query = { index: 'byUser', equals: [userId], limit: MAX_READINGS };
  const [statements, found] = await Promise.all([
    findStatements(readStore, userId),
    readStore.find<ReadingDocument>(READINGS, query),
  ]);
  const readings = new Map(found.map((reading) => [reading.id, reading]));
  const chains = new Map<string, Chain>();
  for (const statement of statements) {
    const { id, accountId, accountName, status } = statement;
    if (which.accountId !== undefined && which.accountId !== accountId) continue;
    if (status !== 'completed' && id !== which.also) continue;
    const reading = readings.get(id);
    for (const { currency, part, link } of reading ? linksOf(statement, reading) : []) {
      const key = JSON.stringify([accountId, currency, part]);
      const chain = chains.get(key) ?? { account: accountName, currency, part, links: [] };
      chain.links.push(link);
      chains.set(key, chain);
    }
  }
  const isCsv = (id: string) => readings.get(id)?.reader?.engine.startsWith('csv-') ?? false;
  return joinedChains([...chains.values()], isCsv).sort(byName);
}

function linksOf({ id, filename, proofs }: StatementDocument, reading: ReadingDocument) {
  return reading.sections.flatMap((read, section) => {
    const { periodStart: from, periodEnd: to, currency, label, accountHint } = read;
    if (from === null || to === null || from > to) return [];
    const days = reading.days[section] ?? [];
    const openingMinor = proofs[section]?.openingMinor ?? read.openingMinor;
    const sum = days.reduce((total, [, minor]) => total + minor, 0);
    const closingMinor = read.closingMinor ?? (openingMinor === null ? null : openingMinor + sum);
    const balances = { openingMinor, closingMinor };
    const link = { statementId: id, section, filename, accountHint, from, to, ...balances, days };
    return [{ currency, part: label, link }];
  });
}

function byName(a: Chain, b: Chain): number {
  const keys = ({ account, currency, part }: Chain) => [account, currency, part];
  const others = keys(b);
  for (const [index, key] of keys(a).entries()) {
    const other = others[index] ?? '';
    if (key !== other) return key < other ? -1 : 1;
  }
  return 0;
}
