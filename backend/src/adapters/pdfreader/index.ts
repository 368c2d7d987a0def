import type { Digest } from '../../ports/digest.ts';
import type { Digested, PdfText, PdfTextReader } from '../../ports/pdf-text.ts';
import { createChildPool } from '../child-process/pool.ts';
import type { PdfTask } from './child.ts';

type Limits = { pages: number; items: number; memoryMB: number; milliseconds: number };

export type PdfReaderOptions = {
  /** How many files are read at the same time. */
  size?: number;
  /** After so many files a child is replaced, so that nothing it leaks adds up. */
  filesPerChild?: number;
  limits?: Partial<Limits>;
};

const LIMITS: Limits = { pages: 200, items: 120_000, memoryMB: 700, milliseconds: 15_000 };
const HEAP_MB = 256;

/**
 * The pdf-text port by pdfreader, in a pool of warm child processes.
 * Limits: pages, text items, resident memory in MB and milliseconds per file.
 */
export function createPdfReaderAdapter(options: PdfReaderOptions = {}): PdfTextReader {
  const { pages, items, ...limits } = { ...LIMITS, ...options.limits };
  const pool = createChildPool<PdfTask>({
    module: new URL('./child.ts', import.meta.url),
    size: options.size ?? 2,
    filesPerChild: options.filesPerChild ?? 50,
    heapMB: HEAP_MB,
    limits,
  });
  const run = (path: string, password: string | undefined, digest: PdfTask['digest']) =>
    pool.run(path, { password: password ?? null, pages, items, digest });
  return {
    read: async (path, { password }) => (await run(path, password, null)) as PdfText,
    digest: async <Result>(
      path: string,
      { password }: { password?: string },
      digest: Digest<PdfText, Result>,
    ) => (await run(path, password, digest)) as Digested<Result>,
    close: pool.close,
  };
}
