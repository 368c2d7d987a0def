import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { type PdfText, PdfTextError, type PdfTextReader } from '../../ports/pdf-text.ts';
import type { Job, Limits, Outcome } from './child.ts';

export type PdfReaderOptions = {
  /** How many files are read at the same time. */
  size?: number;
  /** After so many files a child is replaced, so that nothing it leaks adds up. */
  filesPerChild?: number;
  limits?: Partial<Limits>;
};

const LIMITS: Limits = { pages: 200, items: 120_000, memoryMB: 700, milliseconds: 15_000 };
const HEAP_MB = 256;
const FILE_MB = 25;
const MAX_WAITING = 1_000;

/** A child is spent once it has failed over a file: what that left behind must not touch the next one. */
type Child = { process: ChildProcess; files: number; spent: boolean };

/**
 * The pdf-text port by pdfreader, in a pool of warm child processes. A child that breaks a limit or dies takes only its own
 * file with it and is replaced. Limits: pages, text items, resident memory in MB and milliseconds per file.
 */
export function createPdfReaderAdapter(options: PdfReaderOptions = {}): PdfTextReader {
  const size = options.size ?? 2;
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`not a pool size: ${size}`);
  const filesPerChild = options.filesPerChild ?? 50;
  const limits = { ...LIMITS, ...options.limits };
  const idle: Child[] = [];
  const busy = new Set<Child>();
  const waiting: ((child: Child) => void)[] = [];
  let closed = false;

  function take(child: Child): Child {
    busy.add(child);
    return child;
  }

  async function acquire(): Promise<Child> {
    if (waiting.length >= MAX_WAITING) throw new Error('too many PDFs wait to be read');
    const child = idle.shift();
    if (child) return take(child.process.connected ? child : startChild());
    // Children start with the first files, so that the program itself starts at once.
    if (busy.size < size) return take(startChild());
    return new Promise((resolve) => waiting.push(resolve));
  }

  function release(child: Child): void {
    busy.delete(child);
    const worn = child.spent || child.files >= filesPerChild || !child.process.connected;
    if (worn) child.process.kill('SIGKILL');
    if (closed) return;
    const waiter = waiting.shift();
    if (waiter) waiter(take(worn ? startChild() : child));
    else if (!worn) idle.push(child);
  }

  return {
    async read(path, { password }) {
      if (closed) throw new Error('the PDF reader is closed');
      const { size: bytes } = await stat(path);
      if (bytes > FILE_MB * 1024 * 1024) throw new PdfTextError('tooLarge', `${bytes} bytes`);
      const child = await acquire();
      child.files += 1;
      try {
        return await readIn(child.process, { path, password: password ?? null, limits });
      } catch (error) {
        child.spent = !isPasswordFailure(error);
        // Its child was ended because the program ends, which says nothing about the file.
        if (closed) throw new Error('the PDF reader was closed', { cause: error });
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

function startChild(): Child {
  const process = fork(new URL('./child.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
  });
  // A child that dies between two files is noticed when the next one is asked for.
  process.on('error', () => {});
  return { process, files: 0, spent: false };
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** One file in one child. Rejects with a PdfTextError when the child refuses it, dies, or takes too long and is killed. */
function readIn(child: ChildProcess, job: Job): Promise<PdfText> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      finish(new PdfTextError('timedOut', `no answer in ${job.limits.milliseconds} ms`));
      child.kill('SIGKILL');
    }, job.limits.milliseconds);

    function onMessage(message: Outcome | 'ready'): void {
      if (message === 'ready') return;
      finish('text' in message ? message.text : new PdfTextError(message.failure, message.message));
    }
    function onExit(code: number | null, signal: NodeJS.Signals | null): void {
      // SIGTERM is the child's own memory watch, SIGABRT is V8 out of heap.
      const swollen = signal === 'SIGTERM' || signal === 'SIGABRT';
      const failure = swollen ? 'tooLarge' : 'damaged';
      finish(new PdfTextError(failure, `the reader ended with ${signal ?? code}`));
    }
    function finish(result: PdfText | PdfTextError): void {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      if (result instanceof PdfTextError) reject(result);
      else resolve(result);
    }

    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(job, (error) => {
      if (error) finish(new PdfTextError('damaged', error.message));
    });
  });
}
