import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { type Digest, runDigest } from '../../ports/digest.ts';
import type { PdfTextFailure } from '../../ports/pdf-text.ts';

/** What a child is told: a file, what to do with it, and what it may use. */
export type Job<Task> = { path: string; task: Task; limits: Limits };
/** Resident memory in MB and milliseconds for one file. */
export type Limits = { memoryMB: number; milliseconds: number };
/** A failure is the file's; a fault is ours. */
export type Outcome =
  | { result: unknown }
  | { failure: PdfTextFailure; message: string }
  | { fault: string };

let isWatched = false;
let isCompiled = false;

/**
 * Makes this process a child that does one job at a time. It may hang, swell or die: the pool outside ends it and starts
 * another. What the work throws is a damaged file.
 */
export function serveJobs<Task>(work: (job: Job<Task>) => Promise<Outcome>): void {
  process.on('message', (job: Job<Task>) => {
    if (!isWatched) watch(job.limits.memoryMB);
    isWatched = true;
    work(job).then(answer, (error) => refuse('damaged', String(error)));
  });
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C reaches the whole group; a file in hand is still read to its end, so that its job is not taken for a failure.
  process.on('SIGINT', () => {});
  process.on('uncaughtException', (error) => refuse('damaged', String(error)));
  process.on('unhandledRejection', (reason) => refuse('damaged', String(reason)));
  process.send?.('ready');
}

/** The outcome of a digest with what else is to be told; where it throws, that says nothing of the file. */
export async function digested<Input>(
  digest: Digest<Input, unknown>,
  input: Input,
  toResult: (result: unknown) => unknown = (result) => result,
): Promise<Outcome> {
  try {
    return { result: toResult(await runDigest(digest, input)) };
  } catch (error) {
    return { fault: error instanceof Error ? `${error.name} in ${digest.name}` : digest.name };
  }
}

/** What the first file made Node compile is kept for further children, since none of them ends by itself. */
function answer(outcome: Outcome): void {
  process.send?.(outcome);
  if (!isCompiled) flushCompileCache();
  isCompiled = true;
}

/** Answers and ends the process: what is half read must not touch the next file. */
export function refuse(failure: PdfTextFailure, message: string): void {
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
