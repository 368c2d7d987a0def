import { expect, it } from 'vitest';
import { createMemoryReadStore } from '../adapters/memory/read-store.ts';
import { project } from '../eventsourcing/projector.ts';
import type { RecordedEvent } from '../ports/event-store.ts';
import { createRandom } from '../simulation/random.ts';
import { type AccountState, accountDecider, type LedgerCommand } from './decider.ts';
import type { LedgerEvent, Transaction } from './events.ts';
import { ledgerProjection } from './projections.ts';
import {
  type BookedTransaction,
  findAccounts,
  findTransaction,
  findTransactions,
} from './queries.ts';

const ACCOUNTS = ['n26', 'revolut', 'wise'];
const USER = 'u';
const WHOLE = { userId: USER, limit: 10_000 };
const metadata = { userId: USER, now: '2026-10-31T10:00:00.000Z', commandId: 'c' };

type Held = {
  account: string;
  id: string;
  /** The statements that hold it, and what each prints of it: it is told in the words of the first. */
  holders: { id: string; printed: Transaction }[];
};

/** What statements of three accounts bring, share and take along, as events and as a plain list of what must be left. */
function story(seed: number) {
  const random = createRandom(seed);
  const states = new Map<string, AccountState>();
  const held: Held[] = [];
  const present: { id: string; account: string; lines: Transaction[] }[] = [];
  const events: LedgerEvent[] = [];
  const handle = (account: string, command: LedgerCommand) => {
    let state = states.get(account) ?? accountDecider.initialState();
    const decided = accountDecider.decide(command, state);
    for (const event of Array.isArray(decided) ? decided : []) {
      state = accountDecider.evolve(state, event);
      events.push(event);
    }
    states.set(account, state);
  };
  const own = (account: string) => ({ userId: USER, accountId: account, accountName: account });
  for (let step = 0; step < 40; step += 1) {
    const leaving = random.below(3) === 0 ? random.pick([...present, null]) : null;
    if (leaving) {
      const { id, account } = leaving;
      const printed = new Map(present.map((one) => [one.id, one.lines]));
      const data = { ...own(account), statementId: id, printed };
      handle(account, { type: 'WithdrawStatement', data, metadata });
      present.splice(present.indexOf(leaving), 1);
      for (const entry of held) entry.holders = entry.holders.filter((h) => h.id !== id);
      for (let i = held.length - 1; i >= 0; i -= 1) if (!held[i]?.holders.length) held.splice(i, 1);
      continue;
    }
    const account = random.pick(ACCOUNTS);
    const known = held.filter((h) => h.account === account && random.below(4) === 0);
    const fresh = Array.from({ length: random.below(12) }, (_, i) =>
      newLine(random, `${step}-${i}`),
    );
    const id = `statement-${step}`;
    const repeated = known.map(({ id, holders: [first] }, i) => {
      const printed = first?.printed ?? newLine(random, id);
      return random.below(2) ? newLine(random, `${step}-again-${i}`) : { ...printed, id };
    });
    const lines = [...repeated, ...fresh].map((t, i) => ({ ...t, line: i + 1 }));
    const sameAs = known.map(({ holders: [first] }) => [
      { statementId: first?.id ?? '', lines: [first?.printed.line ?? 0], isShared: false },
    ]);
    const data = { ...own(account), statementId: id, transactions: lines, sameAs, balances: [] };
    handle(account, { type: 'ImportStatement', data, metadata });
    present.push({ id, account, lines });
    for (const [i, printed] of lines.entries()) {
      const entry = known[i];
      if (entry) entry.holders.push({ id, printed });
      else held.push({ account, id: printed.id, holders: [{ id, printed }] });
    }
  }
  return { events, held, random };
}

function newLine(random: ReturnType<typeof createRandom>, id: string): Transaction {
  const date = `2025-${String(1 + random.below(12)).padStart(2, '0')}-0${1 + random.below(4)}`;
  const [reason, box] = [
    { engine: 'e', version: 1, rule: 'r', why: 'w', confidence: 1 },
    { x: 0, y: 0, width: 1, height: 1 },
  ];
  const of = { category: 'other', reason, line: 0, page: 1, box };
  return {
    ...of,
    id,
    date,
    description: `Shop ${random.below(5)}`,
    amountMinor: -1,
    currency: 'EUR',
  };
}

async function projected(events: readonly LedgerEvent[], perBatch: number) {
  const readStore = createMemoryReadStore();
  await readStore.define(ledgerProjection.collections);
  for (let from = 0; from < events.length; from += perBatch) {
    const batch = events
      .slice(from, from + perBatch)
      .map(
        (event, i) => ({ ...event, position: BigInt(from + i + 1) }) as unknown as RecordedEvent,
      );
    await project(ledgerProjection, batch, readStore, BigInt(from));
  }
  return readStore;
}

function toldOf([first]: Held['holders']): Transaction {
  if (!first) throw new Error('a booking that nobody holds is not there');
  return first.printed;
}

function expected(held: readonly Held[]) {
  return held
    .map(({ account, id, holders }) => {
      const statements = holders.map((h) => h.id);
      const { date, description, line } = toldOf(holders);
      return { account, id, date, description, line, statements };
    })
    .sort((a, b) => {
      if (a.date !== b.date) return a.date < b.date ? 1 : -1;
      return a.line !== b.line ? b.line - a.line : a.id < b.id ? 1 : -1;
    });
}

const shown = (found: readonly BookedTransaction[]) =>
  found.map(({ accountName: account, id, date, description, line, sources }) => {
    return { account, id, date, description, line, statements: sources.map((s) => s.statementId) };
  });

it.each([1, 2, 16, 62, 97])(
  'shows what statements brought, shared and took along (%i)',
  async (seed) => {
    const { events, held } = story(seed);
    expect(held.length).toBeGreaterThan(20);
    for (const perBatch of [1, 7, events.length]) {
      const readStore = await projected(events, perBatch);
      expect(shown(await findTransactions(readStore, WHOLE))).toEqual(expected(held));
      for (const { id } of held.slice(0, 5)) {
        const found = await findTransaction(readStore, { userId: USER, id });
        expect(found && shown([found])).toEqual(expected(held).filter((t) => t.id === id));
        expect(await findTransaction(readStore, { userId: 'another', id })).toBeNull();
      }
      for (const account of await findAccounts(readStore, USER)) {
        const own = held.filter((h) => h.account === account.accountId);
        const dates = own.map((h) => toldOf(h.holders).date).sort();
        const { transactionCount, firstDate, lastDate } = account;
        expect({ transactionCount, firstDate, lastDate }).toEqual({
          transactionCount: own.length,
          firstDate: dates[0] ?? null,
          lastDate: dates.at(-1) ?? null,
        });
      }
    }
  },
);

it.each([1, 2, 3])(
  'leafs through accounts and days without losing or repeating one (%i)',
  async (seed) => {
    const { events, held, random } = story(seed);
    const readStore = await projected(events, 5);
    for (const search of [undefined, 'SHOP 3']) {
      const accountIds = random.below(2) ? ['n26', 'wise'] : undefined;
      const [from, to] = ['2025-02-02', '2025-11-03'];
      const asked = { userId: USER, from, to, search, ...(accountIds && { accountIds }) };
      const matching = held.filter(
        ({ account, holders }) =>
          toldOf(holders).date >= from &&
          toldOf(holders).date <= to &&
          (!accountIds || accountIds.includes(account)) &&
          toldOf(holders)
            .description.toUpperCase()
            .includes(search ?? ''),
      );
      const seen: BookedTransaction[] = [];
      for (let page = 0; page <= held.length; page += 1) {
        const found = await findTransactions(readStore, { ...asked, limit: 2, after: seen.at(-1) });
        seen.push(...found);
        if (found.length < 2) break;
      }
      expect(shown(seen)).toEqual(expected(matching));
    }
  },
);
