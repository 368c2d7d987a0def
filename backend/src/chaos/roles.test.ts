import { readdirSync } from 'node:fs';
import { afterAll, expect, it, onTestFailed } from 'vitest';
import { allAnswers } from '../testing/all-answers.ts';
import {
  deleted,
  endedFiles,
  filesOf,
  linesOf,
  register,
  type StatementFile,
  sampleFiles,
  transactionsOf,
  uploaded,
} from './client.ts';
import { type Cluster, childrenOf, openCluster, type RoleProcess } from './cluster.ts';
import { secondsSince, until } from './until.ts';

const { MONGODB_URL: mongoServer, KAFKA_BROKERS: brokers } = process.env;
const ROLES = ['projector', 'projector', 'api', 'api', 'worker', 'worker'] as const;
const cluster = mongoServer && brokers ? await openCluster(mongoServer, brokers) : null;
if (!cluster)
  console.log('not run: no engine (MONGODB_URL, KAFKA_BROKERS) for the roles as processes');
afterAll(() => cluster?.close());

async function startAll(in_: Cluster): Promise<readonly [RoleProcess, RoleProcess]> {
  const all = await Promise.all(ROLES.map((role) => in_.start(role)));
  const [one, other] = all.filter(({ role }) => role === 'api');
  if (!one || !other) throw new Error('no two apis');
  return [one, other];
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it.runIf(cluster)(
  'shows one product over two processes of each role, ends them cleanly, and answers the same when they start again',
  { timeout: 240_000 },
  async () => {
    if (!cluster) return;
    onTestFailed(() => console.log(cluster.errors()));
    const files = sampleFiles().slice(0, 5) as [StatementFile, ...StatementFile[]];
    const begun = performance.now();
    let [one, other] = await startAll(cluster);
    console.log(`six processes were ready after ${secondsSince(begun)} s`);

    const token = await register(one.address, 'mira@example.org');
    const uploading = performance.now();
    for (const file of files) await uploaded(other.address, token, file);
    const { files: ended, position: shown } = await endedFiles(one.address, token, files.length);
    console.log(`${files.length} statements were read within ${secondsSince(uploading)} s`);
    expect(ended.map((file) => file.processing_status)).toEqual(files.map(() => 'completed'));
    const rows = linesOf(files.flatMap((file) => file.rows));
    expect(await transactionsOf(one.address, token, shown)).toEqual(rows);
    expect(await transactionsOf(other.address, token, shown)).toEqual(rows);

    const [first, ...rest] = files;
    const id = ended.find((file) => file.filename === first.name)?.id ?? '';
    const position = await deleted(one.address, token, id);
    const { files: left } = await filesOf(other.address, token, position);
    expect(left.map((file) => file.filename).sort()).toEqual(rest.map((f) => f.name).sort());
    await allAnswers(one, token, position);
    const settled = await cluster.position();
    const answers = await allAnswers(one, token, settled);
    expect(await allAnswers(other, token, settled)).toEqual(answers);
    expect(await transactionsOf(other.address, token, position)).toEqual(
      linesOf(rest.flatMap((file) => file.rows)),
    );

    const before = cluster.processes();
    const children = before.flatMap((saldo) => childrenOf(saldo));
    expect(children.length).toBeGreaterThan(0);
    const stopping = performance.now();
    expect(await cluster.stopRoles()).toEqual(ROLES.map(() => 0));
    console.log(`six processes had ended ${secondsSince(stopping)} s after SIGTERM`);
    await until('their children have ended', () => !children.some(isAlive));
    expect(before.flatMap((saldo) => readdirSync(saldo.temporary))).toEqual([]);
    expect(cluster.errors()).toBe('');

    [one, other] = await startAll(cluster);
    expect(await allAnswers(one, token, settled)).toEqual(answers);
    expect(await allAnswers(other, token, settled)).toEqual(answers);
    expect(await cluster.embeddedAnswers([token])).toEqual([answers]);
    expect(await cluster.stopRoles()).toEqual(ROLES.map(() => 0));
  },
);
