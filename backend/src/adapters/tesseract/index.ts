import type { Digest } from '../../ports/digest.ts';
import type { Digested, PdfText, PdfTextReader } from '../../ports/pdf-text.ts';
import { createChildPool } from '../child-process/pool.ts';
import type { OcrTask } from './child.ts';

type Limits = { pages: number; memoryMB: number; milliseconds: number };

/** A page takes 3 to 10 seconds. */
const LIMITS: Limits = { pages: 20, memoryMB: 900, milliseconds: 120_000 };
const HEAP_MB = 512;

/**
 * The ocr port by Tesseract, in a process that lives for one file: recognising is rare, and takes much memory.
 * Limits: pages, resident memory in MB and milliseconds per file.
 */
export function createTesseractAdapter(options: Partial<Limits> = {}): PdfTextReader {
  const { pages, ...limits } = { ...LIMITS, ...options };
  const pool = createChildPool<OcrTask>({
    module: new URL('./child.ts', import.meta.url),
    size: 1,
    filesPerChild: 1,
    heapMB: HEAP_MB,
    limits,
  });
  const run = (path: string, password: string | undefined, digest: OcrTask['digest']) =>
    pool.run(path, { password: password ?? null, pages, digest });
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
