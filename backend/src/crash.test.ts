import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createRandom } from './simulation/random.ts';
import { SAMPLES } from './testing/running-app.ts';
import { type SaldoProcess, startSaldo } from './testing/saldo-process.ts';

/** A start for each kill is what costs: 12 in every run, KILLS=50 goes through all samples for both users. */
const KILLS = Number(process.env.KILLS ?? 12);
const SEED = Number(process.env.SEED ?? 20_261_031);
/** Killed beside each other, since most of a round is waiting. */
const PROGRAMS = [SEED, SEED + 1];
const KILLS_EACH = KILLS / PROGRAMS.length;

type Sample = { file: string; account_name: string };
type Row = { date: string; description: string; amount: number };
type File = {
  id: string;
  filename: string;
  processing_status: string;
  processing_error: string | null;
};

const samples: Sample[] = JSON.parse(readFileSync(join(SAMPLES, 'samples.json'), 'utf8'));
const rowsOf = (file: string): Row[] =>
  JSON.parse(readFileSync(join(SAMPLES, file.replace('.pdf', '.expected.json')), 'utf8'))
    .transactions;

describe.concurrent(`${KILLS} kills in the middle of uploads`, () => {
  it.each(PROGRAMS)(
    'lose nothing and count nothing twice with seed %i',
    {
      timeout: 240_000,
    },
    killInUploads,
  );
});

async function killInUploads(seed: number): Promise<void> {
  const random = createRandom(seed);
  const folder = await mkdtemp(join(tmpdir(), 'saldo-crash-'));
  let saldo = await startSaldo(folder);
  const tokens = [
    await register(saldo, 'a@example.org'),
    await register(saldo, 'b@example.org'),
  ] as const;
  // A kill falls between the first byte of an upload and somewhat behind the end of its processing, on this machine.
  const [warmUp, ...rest] = samples as [Sample, ...Sample[]];
  const begun = performance.now();
  await send(saldo, tokens[0], warmUp);
  await endedFiles(saldo, tokens[0]);
  const latestKillMs = (performance.now() - begun) * 1.2;
  const sent = new Map<string, { acknowledged: boolean; sample: Sample; user: 0 | 1 }>();
  for (let round = 0; round < KILLS_EACH; round += 1) {
    const sample = rest[round >> 1] as Sample;
    const user = round % 2 === 0 ? 0 : 1;
    const upload = send(saldo, tokens[user], sample);
    const kill = new Promise<void>((resolve) =>
      setTimeout(resolve, random.next() * latestKillMs),
    ).then(() => saldo.kill());
    const acknowledged = await upload;
    await kill;
    sent.set(`${user} ${sample.file}`, { acknowledged, sample, user });
    saldo = await startSaldo(folder);
  }
  const acknowledgedCount = [...sent.values()].filter((s) => s.acknowledged).length;
  console.log(
    `seed ${seed}: ${acknowledgedCount} of ${sent.size} uploads were acknowledged before the kill, at most ${Math.round(latestKillMs)} ms after their first byte`,
  );
  expect(acknowledgedCount).toBeGreaterThan(0);
  for (const user of [0, 1] as const) {
    const files = await endedFiles(saldo, tokens[user]);
    const names = files.map((f) => f.filename);
    expect(new Set(names).size).toBe(names.length);
    for (const { acknowledged, sample } of [...sent.values()].filter((s) => s.user === user)) {
      if (acknowledged) expect(names).toContain(sample.file);
    }
    expect(files.filter((f) => f.processing_status === 'failed')).toEqual([]);
    const expected = files
      .flatMap((f) => rowsOf(f.filename))
      .map(plain)
      .sort();
    expect((await allTransactions(saldo, tokens[user])).map(plain).sort()).toEqual(expected);
  }
  expect(await saldo.stop()).toBe(0);
  await rm(folder, { recursive: true });
}

const plain = (row: Row) => `${row.date} ${row.amount} ${row.description}`;

async function register(saldo: SaldoProcess, email: string): Promise<string> {
  const response = await fetch(`${saldo.address}/api/v1/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Correct.horse1', first_name: 'A', last_name: 'B' }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Whether the upload was acknowledged; a connection that breaks is no answer. */
async function send(saldo: SaldoProcess, token: string, sample: Sample): Promise<boolean> {
  const form = new FormData();
  form.set('account_name', sample.account_name);
  form.set(
    'file',
    new Blob([new Uint8Array(readFileSync(join(SAMPLES, sample.file)))]),
    sample.file,
  );
  const headers = { authorization: `Bearer ${token}` };
  try {
    const response = await fetch(`${saldo.address}/api/v1/banking/upload`, {
      method: 'POST',
      headers,
      body: form,
    });
    return response.status === 202;
  } catch {
    return false;
  }
}

async function get<T>(saldo: SaldoProcess, token: string, path: string): Promise<T> {
  const response = await fetch(`${saldo.address}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: T }).data;
}

/** A question at a time with a pause behind it, so that asking does not hold up the work that is asked for. */
function endedFiles(saldo: SaldoProcess, token: string): Promise<File[]> {
  return vi.waitFor(
    async () => {
      const { files } = await get<{ files: File[] }>(saldo, token, '/api/v1/banking/uploads');
      expect(files.filter((f) => !['completed', 'failed'].includes(f.processing_status))).toEqual(
        [],
      );
      return files;
    },
    { timeout: 60_000, interval: 25 },
  );
}

async function allTransactions(saldo: SaldoProcess, token: string): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor = '';
  do {
    const page = await get<{ transactions: Row[]; next_cursor: string | null }>(
      saldo,
      token,
      `/api/v1/banking/transactions?limit=500${cursor && `&cursor=${cursor}`}`,
    );
    rows.push(...page.transactions);
    cursor = page.next_cursor ?? '';
  } while (cursor);
  return rows;
}
