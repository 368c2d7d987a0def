import { expect, it } from 'vitest';
import { createMemoryReadStore } from '../adapters/memory/read-store.ts';
import { ledgerProjection, TRANSACTIONS, type TransactionDocument } from './projections.ts';
import { findTransactions } from './queries.ts';

const ACCOUNTS = ['n26', 'revolut', 'wise'];
const PAGE = 2;

it('leafs through several accounts without losing or repeating a transaction', async () => {
  const readStore = createMemoryReadStore();
  await readStore.define(ledgerProjection.collections);
  const documents = Array.from({ length: 24 }, (_, i) => {
    const accountId = ACCOUNTS[(i * 7) % 3] as string;
    const date = `2026-01-0${1 + (i % 4)}`;
    return { id: `t${i}`, userId: 'u', accountId, accountKey: `u|${accountId}`, date, line: i % 3 };
  }) as unknown as TransactionDocument[];
  const changes = documents.map((put) => ({ collection: TRANSACTIONS, put }));
  await readStore.commit({ projection: 'p', from: 0n, to: 1n, changes });

  const whole = { userId: 'u', limit: 100 };
  const seen: string[] = [];
  let after: TransactionDocument | undefined;
  for (let page = 0; page <= documents.length / PAGE; page += 1) {
    const query = { userId: 'u', accountIds: ACCOUNTS, limit: PAGE, after };
    const found = await findTransactions(readStore, query);
    seen.push(...found.map(({ id }) => id));
    after = found.at(-1);
    if (!after) break;
  }
  expect(seen).toEqual((await findTransactions(readStore, whole)).map(({ id }) => id));
});
