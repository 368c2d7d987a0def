import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { PdfTextError } from '../../ports/pdf-text.ts';
import type { Job, Limits, Outcome } from './child.ts';

export type PoolOptions = {
  /** The program of a child: it calls serveJobs. */
  module: URL;
  /** How many files are read at the same time. */
  size: number;
  /** After so many files a child is replaced, so that nothing it leaks adds up. */
  filesPerChild: number;
  heapMB: number;
  limits: Limits;
};

export type Pool<Task> = {
  /** What the child's work gave. Rejects with a PdfTextError where the child refuses the file, dies, or takes too long and is killed. */
  run(path: string, task: Task): Promise<unknown>;
  close(): Promise<void>;
};

/** Left to itself, V8 gives a third of a child's memory to what is young; so little costs no time and saves 100 MB. */
const YOUNG_MB = 8;
const FILE_MB = 25;
const MAX_WAITING = 1_000;

/** A child is spent once it has failed over a file: what that left behind must not touch the next one. */
type Child = { process: ChildProcess; files: number; spent: boolean };

/** A pool of warm child processes. A child that breaks a limit or dies takes only its own file with it and is replaced. */
export function createChildPool<Task>(options: PoolOptions): Pool<Task> {
  const { size, filesPerChild, limits } = options;
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`not a pool size: ${size}`);
  const idle: Child[] = [];
  const busy = new Set<Child>();
  const waiting: ((child: Child) => void)[] = [];
  let closed = false;

  function take(child: Child): Child {
    busy.add(child);
    return child;
  }

  async function acquire(): Promise<Child> {
    if (waiting.length >= MAX_WAITING) throw new Error('too many files wait to be read');
    const child = idle.shift();
    if (child) return take(child.process.connected ? child : startChild(options));
    // Children start with the first files, so that the program itself starts at once.
    if (busy.size < size) return take(startChild(options));
    return new Promise((resolve) => waiting.push(resolve));
  }

  function release(child: Child): void {
    busy.delete(child);
    const worn = child.spent || child.files >= filesPerChild || !child.process.connected;
    if (worn) child.process.kill('SIGKILL');
    if (closed) return;
    const waiter = waiting.shift();
    if (waiter) waiter(take(worn ? startChild(options) : child));
    else if (!worn) idle.push(child);
  }

  return {
    async run(path, task) {
      if (closed) throw new Error('the reader of files is closed');
      const { size: bytes } = await stat(path);
      if (bytes > FILE_MB * 1024 * 1024) throw new PdfTextError('tooLarge', `${bytes} bytes`);
      const child = await acquire();
      child.files += 1;
      try {
        return await workIn(child.process, { path, task, limits });
      } catch (error) {
        child.spent = !isPasswordFailure(error);
        // Its child was ended because the program ends, which says nothing about the file.
        if (closed) throw new Error('the reader of files was closed', { cause: error });
        throw error;
      } finally {
        release(child);
      }
    },
    async close() {
      closed = true;
      const children = [...idle, ...busy].map((child) => child.process);
      await Promise.all(children.map(endChild));
    },
  };
}

function isPasswordFailure(error: unknown): boolean {
  if (!(error instanceof PdfTextError)) return false;
  return error.failure === 'locked' || error.failure === 'wrongPassword';
}

function startChild({ module, heapMB }: PoolOptions): Child {
  const process = fork(module, {
    execArgv: [`--max-semi-space-size=${YOUNG_MB}`, `--max-old-space-size=${heapMB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: compiledBefore(),
  });
  // A child that dies between two files is noticed when the next one is asked for.
  process.on('error', () => {});
  return { process, files: 0, spent: false };
}

/** A child knows nothing of the server's environment but where Node keeps what it has compiled. */
function compiledBefore(): Record<string, string> {
  // Its own flags have a folder of their own beside that of the server's.
  const folder = getCompileCacheDir();
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {};
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function workIn(child: ChildProcess, job: Job<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      fail(new PdfTextError('timedOut', `no answer in ${job.limits.milliseconds} ms`));
      child.kill('SIGKILL');
    }, job.limits.milliseconds);

    function onMessage(message: Outcome | 'ready'): void {
      if (message === 'ready') return;
      if ('failure' in message) fail(new PdfTextError(message.failure, message.message));
      else if ('fault' in message) fail(new Error(message.fault));
      else {
        settle();
        resolve(message.result);
      }
    }
    function onExit(code: number | null, signal: NodeJS.Signals | null): void {
      // SIGTERM is the child's own memory watch, SIGABRT is V8 out of heap.
      const swollen = signal === 'SIGTERM' || signal === 'SIGABRT';
      const failure = swollen ? 'tooLarge' : 'damaged';
      fail(new PdfTextError(failure, `the reader ended with ${signal ?? code}`));
    }
    function fail(error: Error): void {
      settle();
      reject(error);
    }
    function settle(): void {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
    }

    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(job, (error) => {
      if (error) fail(new PdfTextError('damaged', error.message));
    });
  });
}
