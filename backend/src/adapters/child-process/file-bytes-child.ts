import { readFile } from 'node:fs/promises';
import type { Digest } from '../../ports/digest.ts';
import { digested, serveJobs } from './child.ts';

/** The process that reads untrusted files that need no library: it gives their bytes to the digest. */
serveJobs<Digest<Uint8Array, unknown>>(async ({ path, task }) =>
  digested(task, await readFile(path)),
);
