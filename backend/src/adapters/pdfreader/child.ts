import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { PdfReader } from 'pdfreader';
import type { PdfText, PdfTextFailure, TextItem, TextPage } from '../../ports/pdf-text.ts';
import { unlockAes256 } from './aes256.ts';
import { type MeasuredText, measureTexts } from './text-geometry.ts';

/** The process that opens untrusted PDFs, one at a time. It may hang, swell or die: the pool outside ends it and starts another. */

export type Limits = { pages: number; items: number; memoryMB: number; milliseconds: number };
export type Job = { path: string; password: string | null; limits: Limits };
export type Outcome = { text: PdfText } | { failure: PdfTextFailure; message: string };

/** pdf2json prints whatever it stumbles over; none of it is for anybody. */
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) console[method] = () => {};

/** One form unit of pdf2json is 24 device units of 1.5 per point. */
const POINTS_PER_FORM_UNIT = 16;

let limits: Limits | null = null;
let items = 0;

measureTexts({
  pages: (count) => {
    if (count === 0) refuse('damaged', 'no pages');
    else if (count > (limits?.pages ?? 0)) refuse('tooLarge', `${count} pages`);
    else return true;
    return false;
  },
  text: () => {
    items += 1;
    if (items > (limits?.items ?? 0)) refuse('tooLarge', 'too many text items');
  },
});

process.on('message', (job: Job) => {
  void read(job);
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; a file in hand is still read to its end, so that its job is not taken for a failure.
process.on('SIGINT', () => {});
process.on('uncaughtException', (error) => refuse('damaged', String(error)));
process.on('unhandledRejection', (reason) => refuse('damaged', String(reason)));
process.send?.('ready');

async function read(job: Job): Promise<void> {
  if (!limits) watch(job.limits.memoryMB);
  limits = job.limits;
  items = 0;
  const pages: TextPage[] = [];
  const options = job.password === null ? {} : { password: job.password };
  const bytes = await unpooled(job.path);
  if (bytes.subarray(0, 1024).indexOf('%PDF-') < 0)
    return answer({ failure: 'damaged', message: 'no PDF header' });
  const unlocked = unlockAes256(bytes, job.password);
  if (unlocked && 'failure' in unlocked) {
    return answer({ failure: unlocked.failure, message: 'locked with AES-256' });
  }
  new PdfReader(options).parseBuffer(unlocked?.bytes ?? bytes, (error, entry) => {
    if (error) return answer(failureOf(error, job.password !== null));
    if (!entry)
      return answer(
        pages.length > 0 ? { text: { pages } } : { failure: 'damaged', message: 'no pages' },
      );
    if (entry.page) {
      const width = (entry.width ?? 0) * POINTS_PER_FORM_UNIT;
      const height = (entry.height ?? 0) * POINTS_PER_FORM_UNIT;
      pages.push({ number: entry.page, width, height, items: [] });
      return;
    }
    const page = pages.at(-1);
    const item = itemOf(entry as unknown as MeasuredText);
    if (page && item.text !== '' && isOnPage(item, page)) page.items.push(item);
  });
}

/** pdf2json reads a Buffer's whole memory and ignores where in it the Buffer begins, so the bytes get memory of their own. */
async function unpooled(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  const own = Buffer.alloc(bytes.length);
  bytes.copy(own);
  return own;
}

function itemOf({ text, x, y, width, height, fontSize }: MeasuredText): TextItem {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    text,
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    fontSize: round(fontSize),
  };
}

/** Text outside the page is not shown to anybody, so it is not part of the statement. */
function isOnPage(item: TextItem, page: TextPage): boolean {
  const finite = [item.x, item.y, item.width, item.height].every(Number.isFinite);
  const across = item.x + item.width > 0 && item.x < page.width;
  return finite && across && item.y + item.height > 0 && item.y < page.height;
}

function failureOf(error: unknown, hadPassword: boolean): Outcome {
  const cause = (error as { parserError?: unknown } | null)?.parserError ?? error;
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/no password given/i.test(message)) return { failure: 'locked', message };
  if (/incorrect password/i.test(message)) {
    return { failure: hadPassword ? 'wrongPassword' : 'locked', message };
  }
  return { failure: 'damaged', message };
}

function answer(outcome: Outcome): void {
  process.send?.(outcome);
}

/** Answers and ends the process: what is half read must not touch the next file. */
function refuse(failure: PdfTextFailure, message: string): void {
  process.send?.({ failure, message } satisfies Outcome, () => process.exit(1));
}

/**
 * Memory and the server are watched from a thread of its own, since the main one may be caught in a loop.
 * SIGTERM tells the pool that there was too much; a child whose server is gone has nobody left to read for.
 */
function watch(memoryMB: number): void {
  const source = `setInterval(() => {
    if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL');
    if (process.memoryUsage.rss() > ${memoryMB} * 1024 * 1024) process.kill(process.pid, 'SIGTERM');
  }, 50)`;
  new Worker(source, { eval: true }).unref();
}
