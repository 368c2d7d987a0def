import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, onTestFailed } from 'vitest';
import { connectMongo } from '../adapters/mongodb/connection.ts';
import { allAnswers } from '../testing/all-answers.ts';
import {
  endedFiles,
  linesOf,
  register,
  type StatementFile,
  sampleFiles,
  send,
  transactionsOf,
  upload,
  uploaded,
} from './client.ts';
import { type Cluster, childrenOf, openCluster, type RoleProcess } from './cluster.ts';
import { longStatement } from './long-statement.ts';
import { secondsSince, until } from './until.ts';

/** A worker counts as dead after 10 s of silence; then the group shares its partitions anew, and the work is done again. */
const LONGEST_JOB_TAKEOVER_S = 40;
const LONGEST_PROJECTOR_TAKEOVER_S = 10;
const LINES = 5_000;
const UPLOADS = 16;
const KILL_AFTER_UPLOADS = 6;

const { MONGODB_URL: mongoServer, KAFKA_BROKERS: brokers } = process.env;
const cluster = mongoServer && brokers ? await openCluster(mongoServer, brokers) : null;
if (!cluster)
  console.log('not run: no engine (MONGODB_URL, KAFKA_BROKERS) for what survives a killed process');
afterEach(() => cluster?.stopRoles());
afterAll(() => cluster?.close());

/** A busy machine lets the kill come when the statement is done already: then another one is uploaded. */
const MAX_KILLS = 5;

type Moment = 'while it is read' | 'after it was read';

/** Uploads a statement and kills the worker that has it, before it is completed. Answers the statement and the moment. */
async function killAReader(
  in_: Cluster,
  api: string,
  token: string,
  files: StatementFile[],
  moment: Moment,
) {
  for (let kill = 1; kill <= MAX_KILLS; kill += 1) {
    const file = {
      ...(await longStatement(`${moment} ${kill}.pdf`, LINES)),
      account: `${moment} ${kill}`,
    };
    const id = await uploaded(api, token, file);
    files.push(file);
    const workers = in_.processes().filter(({ role }) => role === 'worker');
    const holder = await until('a worker reads', () => workers.find(reads));
    if (moment === 'after it was read') await until('the worker has read', () => !reads(holder));
    await in_.kill(holder);
    const killed = performance.now();
    const types = await in_.eventTypes(`statement-${id}`);
    if (!types.includes('StatementCompleted')) return { id, killed };
    await in_.start('worker');
  }
  throw new Error(`no worker could be killed ${moment}`);
}

/** Whether a worker has a statement's file on loan, which it has while it reads it. */
function reads(worker: RoleProcess): boolean {
  return globSync(join(worker.temporary, 'saldo-incoming-*/incoming/loan-*')).length > 0;
}

it.runIf(cluster)(
  'finishes a statement once when the worker that has it is killed',
  { timeout: 300_000 },
  async () => {
    if (!cluster) return;
    onTestFailed(() => console.log(cluster.errors()));
    const [api] = await Promise.all(
      (['api', 'projector', 'worker', 'worker'] as const).map((role) => cluster.start(role)),
    );
    if (!api) throw new Error('no api');
    const token = await register(api.address, 'ada@example.org');
    const uploads: StatementFile[] = [];
    for (const moment of ['while it is read', 'after it was read'] as const) {
      const { id, killed } = await killAReader(cluster, api.address, token, uploads, moment);
      const { files, position } = await endedFiles(api.address, token, uploads.length);
      const seconds = secondsSince(killed);
      console.log(`killed ${moment}: the other worker had finished it ${seconds} s later`);
      expect(files.map((f) => f.processing_status)).toEqual(files.map(() => 'completed'));
      const types = await cluster.eventTypes(`statement-${id}`);
      expect(types.filter((type) => type === 'StatementCompleted')).toHaveLength(1);
      const lines = linesOf(uploads.flatMap(({ rows }) => rows));
      expect(await transactionsOf(api.address, token, position)).toEqual(lines);
      expect(seconds).toBeLessThan(LONGEST_JOB_TAKEOVER_S);
      await cluster.start('worker');
    }
    expect(new Set(await cluster.stopRoles())).toEqual(new Set([0]));
  },
);

it.runIf(cluster)(
  'leaves a statement to the next worker when the one that has it must end before it is read',
  { timeout: 240_000 },
  async () => {
    if (!cluster) return;
    onTestFailed(() => console.log(cluster.errors()));
    const [api, , worker] = await Promise.all(
      (['api', 'projector', 'worker'] as const).map((role) => cluster.start(role)),
    );
    if (!api || !worker) throw new Error('no api or no worker');
    const token = await register(api.address, 'lin@example.org');
    const file = await longStatement('slow.pdf', LINES);
    const id = await uploaded(api.address, token, file);
    const readers = await until('a process reads the file', () => {
      const children = childrenOf(worker);
      return reads(worker) && children.length > 0 && children;
    });
    // A reader that stands still is one that takes longer than a worker has to end.
    for (const reader of readers) process.kill(reader, 'SIGSTOP');
    const asked = performance.now();
    expect(await worker.stop()).toBe(0);
    console.log(
      `a worker in the middle of a statement ended ${secondsSince(asked)} s after SIGTERM`,
    );
    expect(await cluster.eventTypes(`statement-${id}`)).toEqual([
      'StatementUploaded',
      'StatementReadingStarted',
    ]);
    const ended = performance.now();
    await cluster.start('worker');
    const { files, position } = await endedFiles(api.address, token, 1);
    console.log(`a new worker had finished it ${secondsSince(ended)} s after the end of the other`);
    expect(files.map((f) => f.processing_status)).toEqual(['completed']);
    expect(await transactionsOf(api.address, token, position)).toEqual(linesOf(file.rows));
  },
);

it.runIf(cluster)(
  'shows every event once when the projector at work is killed under uploads',
  { timeout: 240_000 },
  async () => {
    if (!cluster) return;
    onTestFailed(() => console.log(cluster.errors()));
    const first = await cluster.start('projector');
    const firstOwner = await leaseHolder(cluster.mongoUrl);
    const [api, , second] = await Promise.all(
      (['api', 'worker', 'projector'] as const).map((role) => cluster.start(role)),
    );
    if (!api || !second) throw new Error('no api or no second projector');
    const token = await register(api.address, 'grace@example.org');
    const files = sampleFiles().slice(0, UPLOADS);
    let owner = '';
    let killed = 0;
    let usual = 0;
    let seconds = 0;
    for (const [index, file] of files.entries()) {
      const sent = performance.now();
      const { status, headers } = await send(api.address, upload(token, file));
      expect(status).toBe(202);
      const shown = () => isShown(headers.get('x-position'));
      if (index === 0) {
        await until('an upload is shown', shown);
        usual = secondsSince(sent);
      }
      if (index === KILL_AFTER_UPLOADS) {
        // On a busy machine the lease may have changed hands already.
        owner = await leaseHolder(cluster.mongoUrl);
        await cluster.kill(owner === firstOwner ? first : second);
        killed = performance.now();
      }
      if (index === KILL_AFTER_UPLOADS + 1) {
        await until('a later upload is shown', shown);
        seconds = secondsSince(killed);
      }
    }
    async function isShown(position: string | null): Promise<boolean> {
      const asked = {
        path: '/banking/uploads',
        token,
        headers: { 'x-min-position': `${position}` },
      };
      const { status, headers } = await send(api?.address ?? '', asked);
      expect(status).toBe(200);
      return !headers.has('stale');
    }
    console.log(`the other projector showed what came later ${seconds} s after the kill`);
    expect(await leaseHolder(cluster.mongoUrl)).not.toBe(owner);
    expect(seconds).toBeLessThan(LONGEST_PROJECTOR_TAKEOVER_S + usual);
    const { files: ended, position } = await endedFiles(api.address, token, files.length);
    expect(ended.filter((f) => f.processing_status === 'failed')).toEqual([]);
    expect(await transactionsOf(api.address, token, position)).toEqual(
      linesOf(files.flatMap((file) => file.rows)),
    );
    await allAnswers(api, token, await cluster.position());
    const answers = await allAnswers(api, token, await cluster.position());
    expect(await cluster.embeddedAnswers([token])).toEqual([answers]);
    expect(new Set(await cluster.stopRoles())).toEqual(new Set([0]));
  },
);

/** Who moves the read models on now; waits until there is somebody. */
async function leaseHolder(url: string): Promise<string> {
  const mongo = connectMongo(url);
  const leases = mongo.db.collection<{ _id: string; owner: string }>('leases');
  const lease = await until('a projector has the lease', () =>
    leases.findOne({ _id: 'projector' }),
  );
  await mongo.close();
  return lease.owner;
}
