import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { HOSTILE_PDFS } from '../testing/hostile-pdfs.ts';
import { type SaldoProcess, startSaldo } from '../testing/saldo-process.ts';

const ROWS_PER_PAGE = 40;
const RUNS = 5;
const LONGEST_MS = 60_000;
const LOOK_MS = 10;
const CHEAP_REQUESTS = 400;
const MOST_REQUESTS = 20_000;
const PAUSE_MS = 5;

type File = { name: string; content: Buffer };

/**
 * Prints how long the program itself, on embedded engines, takes from an upload to the completed statement, how much memory
 * the processes take that it reads in, and what hostile files do to it and to other requests.
 */
const folder = mkdtempSync(join(tmpdir(), 'saldo-reading-'));
const saldo = await startSaldo(folder);
try {
  await bench(saldo);
} finally {
  await saldo.stop();
  rmSync(folder, { recursive: true });
}

async function bench({ address, process: { pid = 0 } }: SaldoProcess): Promise<void> {
  const user = await register(address);
  for (const pages of [1, 10, 100]) {
    const times: number[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      const file = { name: 'bench.pdf', content: await statementOf(pages, run) };
      times.push(await seconds(user, file, `${pages} pages, ${run}`, 'completed'));
    }
    const peak = Math.max(...childrenOf(pid).map(peakMB));
    print(`${pages} pages`, `${range(times)} s, a reading process took ${peak} MB at most`);
  }
  for (const [rows, size] of [
    [5_000, 'a year'],
    [50_000, 'the most'],
  ] as const) {
    const file = { name: 'bench.csv', content: csvOf(rows) };
    const time = await seconds(user, file, `csv ${rows}`, 'completed');
    const megabytes = (file.content.length / 1e6).toFixed(1);
    print(`CSV of ${rows} rows (${size}, ${megabytes} MB)`, `${time.toFixed(2)} s`);
  }
  await benchHostile(user, pid);
}

async function benchHostile(user: User, pid: number): Promise<void> {
  const quiet = await latencies(user, (count) => count >= CHEAP_REQUESTS);
  print('a cheap request alone', `p50 ${at(quiet, 0.5)} ms, p99 ${at(quiet, 0.99)} ms`);
  for (const [name, make] of Object.entries(HOSTILE_PDFS)) {
    const file = { name: 'hostile.pdf', content: await make() };
    const before = residentMB(pid);
    let isDone = false;
    let most = before;
    const reading = seconds(user, file, name, 'failed').finally(() => {
      isDone = true;
    });
    const beside = await latencies(user, () => {
      most = Math.max(most, residentMB(pid));
      return isDone;
    });
    const time = (await reading).toFixed(2);
    const slower = (at(beside, 0.99) / at(quiet, 0.99)).toFixed(1);
    print(
      `hostile: ${name}`,
      `${time} s, +${most - before} MB, p99 ${at(beside, 0.99)} ms (${slower} times, ${beside.length} requests)`,
    );
  }
}

type User = { address: string; token: string };

async function register(address: string): Promise<User> {
  const response = await fetch(`${address}/api/v1/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'bench@example.org',
      password: 'Correct.horse1',
      first_name: 'Mira',
      last_name: 'Lenz',
    }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { address, token };
}

/** From sending a file to its end, which has to be as named. */
async function seconds(user: User, file: File, account: string, end: string): Promise<number> {
  const headers = { authorization: `Bearer ${user.token}` };
  const form = new FormData();
  form.set('account_name', account);
  form.set('file', new Blob([new Uint8Array(file.content)]), file.name);
  const start = performance.now();
  const sent = await fetch(`${user.address}/api/v1/banking/upload`, {
    method: 'POST',
    headers,
    body: form,
  });
  const { data } = (await sent.json()) as { data?: { id?: string } };
  // What is refused at once has come to its end too.
  if (!data?.id) return (performance.now() - start) / 1000;
  for (;;) {
    const url = `${user.address}/api/v1/banking/statements/${data.id}/status`;
    const answer = (await (await fetch(url, { headers })).json()) as {
      data: { processing_status: string; processing_error: string | null };
    };
    const status = answer.data?.processing_status;
    const elapsed = performance.now() - start;
    if (status === end) return elapsed / 1000;
    if (status === 'completed' || status === 'failed' || elapsed > LONGEST_MS)
      throw new Error(`${account}: ${status}, ${answer.data.processing_error}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Milliseconds of requests one after the other, until it is over. Sorted. */
async function latencies(user: User, isOver: (count: number) => boolean): Promise<number[]> {
  const headers = { authorization: `Bearer ${user.token}` };
  const times: number[] = [];
  while (!isOver(times.length) && times.length < MOST_REQUESTS) {
    const start = performance.now();
    await (await fetch(`${user.address}/api/v1/banking/accounts`, { headers })).arrayBuffer();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return times.sort((a, b) => a - b);
}

function at(sorted: readonly number[], share: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return Math.round(value * 10) / 10;
}

function range(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const [least = 0, median = 0, most = 0] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)];
  return `${median.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;
}

function childrenOf(pid: number): number[] {
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return listed.split('\n').flatMap((line) => (line.trim() === '' ? [] : [Number(line)]));
}

function peakMB(pid: number): number {
  return fieldMB(pid, 'VmHWM');
}

function residentMB(pid: number): number {
  return fieldMB(pid, 'VmRSS');
}

/** A figure of /proc in MB; 0 where the process is gone. */
function fieldMB(pid: number, field: string): number {
  try {
    const found = new RegExp(`${field}:\\s+(\\d+)`).exec(
      readFileSync(`/proc/${pid}/status`, 'utf8'),
    );
    return Math.round(Number(found?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** A statement that proves itself; each run is another file. */
function statementOf(pages: number, run: number): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve) =>
    document.on('end', () => resolve(Buffer.concat(chunks))),
  );
  const money = (minor: number) => (minor / 100).toFixed(2);
  const columns = [40, 110, 330, 420, 500];
  const write = (y: number, cells: string[]) => {
    for (const [index, text] of cells.entries()) {
      if (text) document.text(text, columns[index] ?? 0, y, { lineBreak: false });
    }
  };
  let balance = 1_000_000 * run;
  const opening = balance;
  for (let page = 0; page < pages; page += 1) {
    document.addPage().fontSize(8);
    if (page === 0) {
      document.text('EUR account statement from 1 January 2026 to 31 December 2026', 40, 40);
    }
    write(70, ['Date', 'Description', 'Money out', 'Money in', 'Balance']);
    if (page === 0) write(84, ['1 Jan 2026', 'Opening balance', '', '', money(opening)]);
    for (let row = 0; row < ROWS_PER_PAGE; row += 1) {
      const amount = 100 + ((page * 41 + row * 17) % 900);
      const isIn = row % 5 === 0;
      balance += isIn ? amount : -amount;
      const date = new Date(Date.UTC(2026, 0, 1 + Math.floor((page / pages) * 364)));
      const month = date.toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' });
      write(98 + row * 16, [
        `${date.getUTCDate()} ${month.slice(0, 3)} 2026`,
        `Shop ${page}-${row}`,
        isIn ? '' : money(amount),
        isIn ? money(amount) : '',
        money(balance),
      ]);
    }
  }
  write(98 + ROWS_PER_PAGE * 16, ['31 Dec 2026', 'Closing balance', '', '', money(balance)]);
  document.end();
  return ended;
}

function csvOf(rows: number): Buffer {
  let balance = 10_000_000;
  const lines = Array.from({ length: rows }, (_, index) => {
    const amount = -(100 + (index % 900));
    balance += amount;
    const date = new Date(Date.UTC(2024, 0, 1 + Math.floor((index / rows) * 700)));
    const day = date.toISOString().slice(0, 10);
    return `${day},"Shop ${index}, ${'of a long name '.repeat(3)}",${(amount / 100).toFixed(2)},EUR,${(balance / 100).toFixed(2)}`;
  });
  return Buffer.from(`Date,Description,Amount,Currency,Balance\n${lines.join('\n')}\n`);
}

function print(name: string, figures: string): void {
  console.log(`${name.padEnd(52)} ${figures}`);
}
