import type { Digest } from '../../ports/digest.ts';
import type { FileBytesReader } from '../../ports/file-bytes.ts';
import type { Limits } from './child.ts';
import { createChildPool } from './pool.ts';

const LIMITS: Limits = { memoryMB: 700, milliseconds: 15_000 };
const HEAP_MB = 400;

/** The file-bytes port, in processes that live for one file each: there are few such files, and an idle process costs memory. */
export function createFileBytesReader(limits: Partial<Limits> = {}): FileBytesReader {
  const pool = createChildPool<Digest<Uint8Array, unknown>>({
    module: new URL('./file-bytes-child.ts', import.meta.url),
    size: 1,
    filesPerChild: 1,
    heapMB: HEAP_MB,
    limits: { ...LIMITS, ...limits },
  });
  return {
    digest: async <Result>(path: string, digest: Digest<Uint8Array, Result>) =>
      (await pool.run(path, digest)) as Result,
    close: pool.close,
  };
}
