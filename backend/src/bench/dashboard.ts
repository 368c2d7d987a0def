import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createApp } from '../app.ts';
import { openPorts } from '../engines.ts';
import { startRoles } from '../roles.ts';
import { createTokens } from '../users/index.ts';
import { createPlainPass } from './plain-pass.ts';

const WARM_UPS = 10;
const RUNS = 50;
const FIVE = ['N26', 'Revolut', 'Wise', 'Maybank', 'Cathay'];
const THREE_YEARS = { start_date: '2022-03-15', end_date: '2025-03-14' };
const SIX = [
  'overview',
  'portfolio',
  'cash-flow',
  'spending-categories',
  'recent-activity',
  'filters',
];

const say = (details: object, message: string) => console.error(message, details);
const log = { warn: say, error: say };

const [startOnly] = process.argv.slice(2);
if (startOnly) {
  const { elapsed, roles, ports } = await start(startOnly);
  console.log(elapsed);
  await roles.stop();
  await ports.close();
} else {
  const folder = mkdtempSync(join(tmpdir(), 'saldo-bench-'));
  try {
    await bench(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Prints how long a start and the dashboard's six calls take with 100,000 transactions, beside a plain pass over them. */
async function bench(dataFolder: string): Promise<void> {
  const seed = join(import.meta.dirname, 'seed.ts');
  const userId = execFileSync(process.execPath, [seed, dataFolder], { encoding: 'utf8' }).trim();
  const logSize = statSync(join(dataFolder, 'events.sqlite')).size;
  const { elapsed: firstStart, roles, ports } = await start(dataFolder);
  const server = createServer(createApp(ports, { root: resolve('.'), samples: '' }, log));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const token = await createTokens(ports.secret, ports.clock).sign({ userId, tokenVersion: 1 });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const load = (query: Record<string, string>) => loadDashboard(address, token, query);

  const firstLook = await timed(() => load({ target_currency: 'EUR' }));
  const whole = await measure(() => load({ target_currency: 'EUR' }));
  const accounts = FIVE.map(encodeURIComponent).join(',');
  const ranged = { target_currency: 'EUR', account_filter: accounts, ...THREE_YEARS };
  const threeYears = await measure(() => load(ranged));
  const empty = await measure(() => load({ target_currency: 'EUR', account_filter: 'Nobody' }));
  const pass = await createPlainPass(ports, userId, 'EUR');
  const plain = await measure(async () => pass());

  server.close();
  server.closeAllConnections();
  await roles.stop();
  await ports.close();
  const again = [import.meta.filename, dataFolder];
  const secondStart = Number(execFileSync(process.execPath, again, { encoding: 'utf8' }));

  console.log(
    `100,000 transactions, 10 years, 8 accounts; event log ${megabytes(logSize)}; ${RUNS} runs`,
  );
  console.table({
    'plain pass over all rows': row(plain, plain.p50),
    'six calls over HTTP, everything': row(whole, plain.p50),
    'six calls over HTTP, 3 years, 5 accounts': row(threeYears, plain.p50),
    'six calls over HTTP, nothing selected': row(empty, plain.p50),
  });
  console.log(`first look in a currency (six calls, sums filled): ${firstLook.toFixed(0)} ms`);
  console.log(`start with this log, rates not yet published: ${firstStart.toFixed(0)} ms`);
  console.log(`start with this log, one currency kept: ${secondStart.toFixed(0)} ms`);
}

async function loadDashboard(address: string, token: string, query: Record<string, string>) {
  const headers = { authorization: `Bearer ${token}` };
  const search = new URLSearchParams(query);
  const answers = await Promise.all(
    SIX.map((name) => fetch(`${address}/api/v1/dashboard/${name}?${search}`, { headers })),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  const failed = answers.findIndex((answer) => !answer.ok);
  if (failed >= 0) throw new Error(`${SIX[failed]}: ${bodies[failed]}`);
}

/** Milliseconds from opening the data folder to read models that show everything in the log. */
async function start(dataFolder: string) {
  const started = performance.now();
  const ports = await openPorts({ dataFolder, secret: null }, log);
  const roles = await startRoles('all', ports, log);
  return { elapsed: performance.now() - started, roles, ports };
}

type Measured = { p50: number; p95: number };

async function measure(work: () => Promise<unknown>): Promise<Measured> {
  for (let run = 0; run < WARM_UPS; run += 1) await work();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await timed(work));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(share * RUNS) - 1] as number;
  return { p50: at(0.5), p95: at(0.95) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function row({ p50, p95 }: Measured, plain: number) {
  return {
    'p50 ms': Number(p50.toFixed(2)),
    'p95 ms': Number(p95.toFixed(2)),
    'p50 ÷ plain pass': Number((p50 / plain).toFixed(2)),
  };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
