import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFileStore } from '../adapters/filesystem/file-store.ts';
import { createTestNames } from '../adapters/kafka/test-bus.ts';
import { type DoubleProcess, startDouble } from '../adapters/kurrentdb/double/process.ts';
import { openKurrentDbEventStore } from '../adapters/kurrentdb/event-store.ts';
import { noUpcast } from '../adapters/kurrentdb/test-engine.ts';
import { connectMongo } from '../adapters/mongodb/connection.ts';
import { openMongoFileStore } from '../adapters/mongodb/file-store.ts';
import type { Role } from '../config.ts';
import type { EventStore } from '../ports/event-store.ts';
import { allAnswers } from '../testing/all-answers.ts';
import { runApp, SECRET } from '../testing/running-app.ts';
import { type SaldoProcess, startSaldo } from '../testing/saldo-process.ts';
import { until } from './until.ts';

/** Who is killed, or ends while it joins, stays in its group for a while, and such a group cannot be removed. */
const YES_OR_NOT_YET = [() => true, () => false] as const;

/** One process of Saldo with a folder of its own for temporary files. */
export type RoleProcess = SaldoProcess & { role: Role; temporary: string };

export type Cluster = {
  double: DoubleProcess;
  mongoUrl: string;
  start(role: Role): Promise<RoleProcess>;
  /** Ends a process at once, as a power cut does. */
  kill(saldo: RoleProcess): Promise<void>;
  processes(): readonly RoleProcess[];
  restartDouble(): Promise<void>;
  /** What all processes that ever ran have written to standard error. */
  errors(): string;
  /** Asks all processes to end; answers their exit codes. */
  stopRoles(): Promise<(number | null)[]>;
  /** Where the log ends. */
  position(): Promise<string>;
  /** The types of a stream's events, in their order. */
  eventTypes(streamId: string): Promise<string[]>;
  /** What the embedded program answers to these users from a copy of the same log. */
  embeddedAnswers(tokens: readonly string[]): Promise<Record<string, string>[]>;
  close(): Promise<void>;
};

/**
 * Roles of Saldo as processes of their own, on the KurrentDB double as a process with its data on disk, a database of their
 * own in a MongoDB, and names of their own on Kafka's brokers.
 */
export async function openCluster(mongoServer: string, brokers: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'saldo-chaos-'));
  const logFolder = join(folder, 'log');
  mkdirSync(logFolder);
  let double = await startDouble(logFolder);
  const url = new URL(mongoServer);
  url.pathname = `/saldo_test_${randomUUID().slice(0, 8)}`;
  const names = createTestNames(brokers.split(','));
  const running = new Set<RoleProcess>();
  const all: RoleProcess[] = [];

  async function start(role: Role): Promise<RoleProcess> {
    const own = mkdtempSync(join(folder, `${role}-`));
    const temporary = join(own, 'temporary');
    mkdirSync(temporary);
    const env = {
      KURRENTDB_URL: double.url,
      MONGODB_URL: url.href,
      KAFKA_BROKERS: brokers,
      KAFKA_PREFIX: names.prefix,
      SALDO_SECRET: SECRET,
      TMPDIR: temporary,
    };
    const saldo = { ...(await startSaldo(own, env, role)), role, temporary };
    running.add(saldo);
    all.push(saldo);
    return saldo;
  }

  async function readLog<T>(read: (store: EventStore) => Promise<T>): Promise<T> {
    const store = openKurrentDbEventStore(double.url, noUpcast, console);
    try {
      return await read(store);
    } finally {
      await store.close();
    }
  }

  return {
    get double() {
      return double;
    },
    mongoUrl: url.href,
    start,
    async kill(saldo) {
      running.delete(saldo);
      await saldo.kill();
    },
    processes: () => [...running],
    errors: () => all.map((saldo) => saldo.errors()).join(''),
    async restartDouble() {
      double = await startDouble(logFolder, double.port);
    },
    async stopRoles() {
      const codes = await Promise.all([...running].map((saldo) => saldo.stop()));
      running.clear();
      return codes;
    },
    position: () => readLog(async (store) => String(await store.head())),
    eventTypes: (streamId) =>
      readLog(async (store) => {
        const types: string[] = [];
        for await (const { type } of store.readStream(streamId)) types.push(type);
        return types;
      }),
    async embeddedAnswers(tokens) {
      const copy = join(folder, 'copy');
      cpSync(logFolder, copy, { recursive: true });
      await copyUploads(url.href, copy);
      const app = await runApp({ dataFolder: copy, jobs: false });
      const answers: Record<string, string>[] = [];
      for (const token of tokens) answers.push(await allAnswers(app, token, '0'));
      await app.stop();
      return answers;
    },
    async close() {
      await Promise.all([...running].map((saldo) => saldo.stop()));
      await double.kill();
      const mongo = connectMongo(url.href);
      await mongo.db.dropDatabase();
      await mongo.close();
      await until('nobody is in a group any more', () => names.remove().then(...YES_OR_NOT_YET));
      rmSync(folder, { recursive: true });
    },
  };
}

/** Puts the uploaded files of a database into a data folder, where the embedded program has its own. */
async function copyUploads(mongoUrl: string, dataFolder: string): Promise<void> {
  const mongo = connectMongo(mongoUrl);
  const incoming = mkdtempSync(join(tmpdir(), 'saldo-chaos-files-'));
  const source = await openMongoFileStore(mongo, incoming);
  const target = await openFileStore(join(dataFolder, 'files'));
  const uploads = mongo.db.collection<{ filename: string }>('files.files').find();
  for await (const { filename } of uploads) {
    const file = await source.checkOut(filename);
    if (!file) continue;
    const copy = join(target.incomingFolder(), filename);
    cpSync(file.path, copy);
    await target.keep(filename, copy);
    await file.release();
  }
  await mongo.close();
  rmSync(incoming, { recursive: true });
}

/** The ids of the processes that a process has started and that live. */
export function childrenOf({ process: { pid } }: RoleProcess): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  return rows.flatMap(([child, parent]) => (parent === pid && child ? [child] : []));
}
