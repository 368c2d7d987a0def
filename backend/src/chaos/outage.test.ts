import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it, onTestFailed } from 'vitest';
import { allAnswers } from '../testing/all-answers.ts';
import {
  endedFiles,
  filesOf,
  linesOf,
  register,
  registration,
  type StatementFile,
  sampleFiles,
  send,
  transactionsOf,
  uploaded,
} from './client.ts';
import { type Cluster, openCluster, type RoleProcess } from './cluster.ts';
import { type LoadReport, startLoad } from './load.ts';
import { type OwnEngine, startOwnKafka, startOwnMongod } from './own-engine.ts';
import { secondsSince, until } from './until.ts';

const OUTAGE_MS = 5_000;
/** Longer than an answer may take, so that nobody waits for the end of it. */
const STANDSTILL_MS = 12_000;
/** Beside what the same takes on this machine, as busy as it is, while every engine is there. */
const LONGEST_RECOVERY_S = 10;
const UPLOADS_BEFORE = 3;
const UPLOADS = 20;
const REGISTRATIONS = 12;

const { SALDO_MONGOD, SALDO_KAFKA_LIBS, MONGODB_URL, KAFKA_BROKERS } = process.env;
const mongod = SALDO_MONGOD ? await startOwnMongod(SALDO_MONGOD) : null;
const kafka = SALDO_KAFKA_LIBS ? await startOwnKafka(SALDO_KAFKA_LIBS) : null;
const mongoUrl = mongod?.address ?? MONGODB_URL;
const brokers = kafka?.address ?? KAFKA_BROKERS;
const cluster = mongoUrl && brokers ? await openCluster(mongoUrl, brokers) : null;
if (!cluster)
  console.log('not run: no engine (MONGODB_URL, KAFKA_BROKERS) for outages of KurrentDB');
if (!cluster || !mongod)
  console.log('not run: no engine (SALDO_MONGOD, KAFKA_BROKERS) for outages of MongoDB');
if (!cluster || !kafka)
  console.log('not run: no engine (SALDO_KAFKA_LIBS, MONGODB_URL) for outages of Kafka');

afterAll(async () => {
  await cluster?.close();
  await mongod?.remove();
  await kafka?.remove();
});

type Outage = { begin(): Promise<void>; end(): Promise<void>; lastsMs: number };
let roles: RoleProcess[] = [];

/** Takes an engine away under load, brings it back, and holds Saldo to what it has acknowledged. */
async function survive(name: string, outage: Outage, on: Cluster): Promise<void> {
  onTestFailed(() => console.log(on.errors()));
  if (roles.length === 0)
    roles = await Promise.all((['api', 'worker', 'projector'] as const).map((r) => on.start(r)));
  const address = roles.find(({ role }) => role === 'api')?.address ?? '';
  const tokens = [
    await register(address, `ada@${name}.example.org`),
    await register(address, `bob@${name}.example.org`),
  ];
  const [late, ...files] = sampleFiles().slice(0, UPLOADS / 2 + 1) as [
    StatementFile,
    ...StatementFile[],
  ];
  const uploads = files.flatMap((file) => tokens.map((token) => ({ token, file })));
  const emails = Array.from({ length: REGISTRATIONS }, (_, i) => `user-${i}@${name}.example.org`);
  const load = startLoad({ address, uploads, emails });
  const begun = performance.now();
  await until('the load has begun', () => load.report.uploaded.length >= UPLOADS_BEFORE);
  const isShown = async () => ((await completedCount(address, tokens)) ?? 0) > 0;
  await until('the first statement is read and shown', isShown);
  const usual = secondsSince(begun);
  load.takeAsUsual();

  await outage.begin();
  await pause(outage.lastsMs);
  const during = { ...load.report };
  await outage.end();
  const returned = performance.now();
  const before = await until('looks are answered', () => completedCount(address, tokens));
  const [first = ''] = tokens;
  await until('a write is taken', () => uploaded(address, first, late).catch(() => null));
  const writes = secondsSince(returned);
  const isFurther = async () => ((await completedCount(address, tokens)) ?? 0) > before;
  await until('a statement is read and shown', isFurther);
  const shown = secondsSince(returned);
  const report = await load.stop();
  await holdsAll(on, address, {
    ...report,
    uploaded: [...report.uploaded, { token: first, file: late }],
  });
  console.log(
    `${name} was away: ${during.refusals} answers of 503 in ${outage.lastsMs / 1_000} s, ${report.refusals} in all, the slowest answer took ${report.slowestMs} ms; ${report.uploaded.length} uploads, ${report.registered.length} registrations and ${report.reads} looks were made; before, a statement was shown within ${usual} s; after its return a write was taken within ${writes} s, the next statement was read and shown within ${shown} s, and all held within ${secondsSince(returned)} s`,
  );
  expect(report.faults).toEqual([]);
  expect(roles.map(({ process: { exitCode } }) => exitCode)).toEqual(roles.map(() => null));
  expect(shown).toBeLessThan(LONGEST_RECOVERY_S + usual);
}

/** How many of the users' statements are shown as completed; null where nobody can say now. */
async function completedCount(address: string, tokens: readonly string[]): Promise<number | null> {
  try {
    const answers = await Promise.all(tokens.map((token) => filesOf(address, token)));
    const files = answers.flatMap((answer) => answer.files);
    return files.filter((file) => file.processing_status === 'completed').length;
  } catch {
    // The load counts and judges what is refused.
    return null;
  }
}

/** Nothing that was acknowledged is lost, nothing is there twice, and the answers are those of a rebuild from the log. */
async function holdsAll(on: Cluster, address: string, report: LoadReport): Promise<void> {
  const tokens = [...new Set(report.uploaded.map(({ token }) => token))];
  for (const token of tokens) {
    const files = report.uploaded.filter((u) => u.token === token).map(({ file }) => file);
    const { files: ended, position } = await endedFiles(address, token, files.length);
    expect(ended.map((f) => f.filename).sort()).toEqual(files.map((f) => f.name).sort());
    expect(ended.filter((f) => f.processing_status === 'failed')).toEqual([]);
    expect(await transactionsOf(address, token, position)).toEqual(
      linesOf(files.flatMap((f) => f.rows)),
    );
  }
  for (const email of report.registered) {
    const { status } = await send(address, { ...registration(email), path: '/users/login' });
    expect([email, status]).toEqual([email, 200]);
  }
  for (const token of tokens) await allAnswers({ address }, token, await on.position());
  const settled = await on.position();
  const answers = [];
  for (const token of tokens) answers.push(await allAnswers({ address }, token, settled));
  expect(await on.embeddedAnswers(tokens)).toEqual(answers);
}

const options = { timeout: 240_000 };

const killed = ({ kill, restart }: Pick<OwnEngine, 'kill' | 'restart'>): Outage => ({
  begin: kill,
  end: restart,
  lastsMs: OUTAGE_MS,
});

it.runIf(cluster)('serves on after KurrentDB (double) was killed under load', options, async () => {
  if (!cluster) return;
  const double = { kill: () => cluster.double.kill(), restart: () => cluster.restartDouble() };
  await survive('kurrentdb', killed(double), cluster);
});

it.runIf(cluster && mongod)('serves on after MongoDB was killed under load', options, async () => {
  if (cluster && mongod) await survive('mongodb', killed(mongod), cluster);
});

it.runIf(cluster && mongod)('serves on after MongoDB stood still', options, async () => {
  if (!cluster || !mongod) return;
  const begin = async () => mongod.pause();
  const end = async () => mongod.resume();
  await survive('mongodb-still', { begin, end, lastsMs: STANDSTILL_MS }, cluster);
});

it.runIf(cluster && kafka)('serves on after Kafka was killed under load', options, async () => {
  if (cluster && kafka) await survive('kafka', killed(kafka), cluster);
});
