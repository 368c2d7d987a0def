import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CommandRejected } from '../eventsourcing/command-handler.ts';
import { isUnavailable } from '../eventsourcing/keep-trying.ts';
import { findAccounts, findTransactions, newestBalances } from '../ledger/index.ts';
import { statementDecider, statementStream } from '../statements/decider.ts';
import { finishDeletion } from '../statements/deletion.ts';
import { approveStatement, givePassword } from '../statements/go-on.ts';
import { STATEMENTS, type StatementDocument } from '../statements/projections.ts';
import { uploadStatement } from '../statements/upload.ts';
import { expectedRows, plain, withoutDoubles } from './expected-rows.ts';
import { bookings, type Paper, print, type Row } from './paper.ts';
import { createRandom, type Random } from './random.ts';
import { type SimulatedSaldo, startSimulatedSaldo } from './simulated-saldo.ts';

const RUNS = Number(process.env.RUNS ?? 12);
const STEPS = 60;
const USERS = ['ada', 'ben'];
const ACCOUNTS = ['Wise', 'Revolut'];
const FAULTS = 0.06;
const FIRST_SEED = Number(process.env.SEED ?? 20_261_031);
const NOW = '2026-10-31T10:00:00.000Z';

/** The papers of an account: stretches of its one true history. */
type History = { openingMinor: number; rows: Row[] };

class Simulation {
  readonly random: Random;
  readonly histories = new Map<string, History>();
  /** What is printed in every statement that was sent, by the id it gets if it arrives. */
  readonly sent = new Map<string, Paper>();
  /** Statements that were acknowledged and not deleted since. */
  readonly papers = new Map<string, { key: string; paper: Paper }>();
  /** Statements that somebody asked to go on with: whether that arrived is not always known. */
  readonly approved = new Set<string>();
  readonly unlocked = new Set<string>();
  readonly faults = { probability: 0 };
  saldo!: SimulatedSaldo;
  readonly folder: string;
  #commands = 0;

  constructor(folder: string, seed: number) {
    this.folder = folder;
    this.random = createRandom(seed);
    for (const user of USERS) {
      for (const account of ACCOUNTS) {
        this.histories.set(`${user}|${account}`, {
          openingMinor: this.random.below(100_000),
          rows: bookings(this.random, 120),
        });
      }
    }
  }

  async start(): Promise<void> {
    this.faults.probability = 0;
    this.saldo = await startSimulatedSaldo(this.folder, this.random, this.faults);
    this.faults.probability = FAULTS;
  }

  async step(): Promise<void> {
    const dice = this.random.next();
    if (dice < 0.5) await this.upload();
    else if (dice < 0.65) await this.approve();
    else if (dice < 0.75) await this.unlock();
    else if (dice < 0.85) await this.remove();
    else if (dice < 0.92) await new Promise((resolve) => setImmediate(resolve));
    else {
      await this.saldo.die();
      await this.start();
    }
  }

  #context(userId: string) {
    this.#commands += 1;
    return { userId, now: NOW, commandId: `command-${this.#commands}` };
  }

  paperOf({ openingMinor, rows }: History): Paper {
    const from = this.random.below(rows.length);
    const count = 1 + this.random.below(25);
    const before = rows.slice(0, from).reduce((sum, row) => sum + row.amountMinor, 0);
    return {
      openingMinor: openingMinor + before,
      rows: rows.slice(from, from + count),
      isUnreadable: this.random.chance(0.1),
      isBroken: this.random.chance(0.2),
      password: this.random.chance(0.2) ? 'open' : null,
    };
  }

  #pickedOf(isWanted: (paper: Paper) => boolean): { id: string; user: string } | null {
    const wanted = [...this.papers].filter(([, { paper }]) => isWanted(paper));
    if (wanted.length === 0) return null;
    const [id, { key }] = this.random.pick(wanted);
    return { id, user: key.split('|')[0] as string };
  }

  async approve(): Promise<void> {
    const picked = this.#pickedOf(({ isBroken }) => isBroken);
    if (!picked) return;
    const context = this.#context(picked.user);
    await tolerating(async () => {
      this.approved.add(picked.id);
      await approveStatement(this.saldo.handle, picked.id, { year: null, currency: null }, context);
    });
  }

  async unlock(): Promise<void> {
    const picked = this.#pickedOf(({ password }) => password !== null);
    if (!picked) return;
    const password = this.random.chance(0.7) ? 'open' : 'closed';
    if (password === 'open') this.unlocked.add(picked.id);
    const { ports, handle } = this.saldo;
    const context = this.#context(picked.user);
    await tolerating(async () => {
      await givePassword(ports, handle, picked.id, password, context);
    });
  }

  /** What may have become of a statement, by what is printed in it and what was asked for. */
  ends(id: string, { isUnreadable, isBroken, password }: Paper): string[] {
    const read = isBroken
      ? this.approved.has(id)
        ? ['needs_review', 'completed']
        : ['needs_review']
      : ['completed'];
    if (isUnreadable) return ['failed'];
    if (password === null) return read;
    // A password that a power cut takes along has to be given again.
    return this.unlocked.has(id) ? ['failed', ...read] : ['failed'];
  }

  async upload(): Promise<void> {
    const user = this.random.pick(USERS);
    const account = this.random.pick(ACCOUNTS);
    const key = `${user}|${account}`;
    const again = [...this.papers.values()].filter((p) => p.key === key);
    const paper =
      again.length > 0 && this.random.chance(0.2)
        ? this.random.pick(again).paper
        : this.paperOf(this.histories.get(key) as History);
    const form = await this.saldo.form(print(paper), account);
    const context = this.#context(user);
    this.sent.set(statementIdOf(context.commandId), paper);
    await tolerating(async () => {
      const { upload } = await uploadStatement(this.saldo.ports, this.saldo.handle, form, context);
      this.papers.set(upload.statementId, { key, paper });
    });
  }

  async remove(): Promise<void> {
    if (this.papers.size === 0) return;
    const statementId = this.random.pick([...this.papers.keys()]);
    const user = this.papers.get(statementId)?.key.split('|')[0] as string;
    const command = {
      type: 'DeleteStatement' as const,
      data: { userId: user },
      metadata: this.#context(user),
    };
    const { ports, handle } = this.saldo;
    await tolerating(async () => {
      const { state } = await handle(statementDecider, statementStream(statementId), command);
      if (state.status === 'deleted') await finishDeletion(ports, handle, state.upload);
    });
    const state = await stateOf(this.saldo, statementId);
    if (state === 'deleted') this.papers.delete(statementId);
  }
}

/** Ids come from commands, so that a repeated upload is the same statement. */
function statementIdOf(commandId: string): string {
  return createHash('sha256').update(commandId).digest('hex').slice(0, 32);
}

/** Refusals and lost answers are part of life; anything else is a defect. */
async function tolerating(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof CommandRejected) && !isUnavailable(error)) throw error;
  }
}

async function stateOf(saldo: SimulatedSaldo, statementId: string): Promise<string> {
  let state = statementDecider.initialState();
  for await (const event of saldo.ports.eventStore.readStream(statementStream(statementId))) {
    state = statementDecider.evolve(state, event as Parameters<typeof statementDecider.evolve>[1]);
  }
  return state.status;
}

/** Waits until every statement of the log has ended, and answers them as the read model shows them. */
async function endedStatements(saldo: SimulatedSaldo): Promise<StatementDocument[]> {
  const { readStore, eventStore } = saldo.ports;
  for (let look = 0; look < 200; look += 1) {
    const head = await eventStore.head();
    await readStore.waitFor('statements_v2', head, 10_000);
    const found = await Promise.all(
      USERS.map((user) =>
        readStore.find<StatementDocument>(STATEMENTS, {
          index: 'byUser',
          equals: [user],
          limit: 1_000,
        }),
      ),
    );
    const statements = found.flat();
    if (statements.every(({ status }) => status !== 'pending' && status !== 'processing')) {
      for (const name of ['ledger_v2', 'dashboard_v2']) {
        await readStore.waitFor(name, await eventStore.head(), 10_000);
      }
      return statements;
    }
    await readStore.waitFor('statements_v2', head + 1n, 100);
  }
  throw new Error('a statement hangs');
}

async function snapshot({ ports: { readStore } }: SimulatedSaldo, user: string) {
  const accounts = await findAccounts(readStore, user);
  const transactions = await findTransactions(readStore, { userId: user, limit: 10_000 });
  return { accounts: accounts.map((a) => ({ ...a, newest: newestBalances(a) })), transactions };
}

async function checkInvariants(simulation: Simulation): Promise<void> {
  const { saldo, papers, sent } = simulation;
  const statements = await endedStatements(saldo);
  const byId = new Map(statements.map((s) => [s.id, s]));
  for (const [id, { paper }] of papers) {
    expect(simulation.ends(id, paper)).toContain(byId.get(id)?.status);
  }
  for (const user of USERS) {
    const { accounts, transactions } = await snapshot(saldo, user);
    for (const account of ACCOUNTS) {
      const living = statements.filter(
        (s) => s.userId === user && s.accountName === account && s.status === 'completed',
      );
      // Where all its bookings stand in others, too, nothing else shows that a deleted statement is still there.
      const { balances = {} } = accounts.find(({ name }) => name === account) ?? {};
      expect(living.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(balances)));
      // An upload whose answer was lost may have arrived; then all of it counts.
      const expected = expectedRows(living.map(({ id }) => sent.get(id) ?? expect.unreachable()));
      const shown = transactions.filter((t) => t.accountName === account).map(plain);
      expect(withoutDoubles(shown.sort(), expected, living)).toEqual(expected);
    }
  }
}

/** So often invariants are looked at, a tenth of a second apart: a job that a power cut left behind is taken up after its lease. */
const MOST_LOOKS = 200;

/** A deletion whose second half met a fault is finished by its job, a moment later. */
async function settled(simulation: Simulation): Promise<void> {
  const { readStore, eventStore } = simulation.saldo.ports;
  for (let look = 1; ; look += 1) {
    try {
      return await checkInvariants(simulation);
    } catch (error) {
      if (look === MOST_LOOKS) throw error;
      await readStore.waitFor('ledger_v2', (await eventStore.head()) + 1n, 100);
    }
  }
}

it.each(Array.from({ length: RUNS }, (_, run) => FIRST_SEED + run))(
  'keeps its promises through faults, repeats and power cuts, seed %i',
  { timeout: 60_000 },
  async (seed) => {
    const folder = await mkdtemp(join(tmpdir(), 'saldo-simulation-'));
    const simulation = new Simulation(folder, seed);
    await simulation.start();
    for (let step = 0; step < STEPS; step += 1) await simulation.step();
    simulation.faults.probability = 0;
    await settled(simulation);
    const live = await Promise.all(USERS.map((user) => snapshot(simulation.saldo, user)));
    await simulation.saldo.die();
    await simulation.start();
    simulation.faults.probability = 0;
    await endedStatements(simulation.saldo);
    expect(await Promise.all(USERS.map((user) => snapshot(simulation.saldo, user)))).toEqual(live);
    await simulation.saldo.die();
    await rm(folder, { recursive: true });
  },
);
