import { createReadStream } from 'node:fs';
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FileStore } from '../../ports/file-store.ts';

/** Files in a folder. Uploads land in `incoming` beside them, so that taking one over is a rename on the same disk. */
export async function openFileStore(folder: string): Promise<FileStore> {
  const incoming = join(folder, 'incoming');
  // What a crash left half uploaded was never acknowledged.
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });

  function pathOf(name: string): string {
    if (!/^[A-Za-z0-9_-]{1,128}$/.test(name))
      throw new Error(`not a file name of ours: ${basename(name)}`);
    return join(folder, name);
  }

  return {
    async keep(name, localPath) {
      await sync(localPath);
      await rename(localPath, pathOf(name));
      await sync(folder);
    },
    async open(name) {
      const path = pathOf(name);
      const size = await stat(path).then((s) => s.size, missing);
      return size === null ? null : { stream: createReadStream(path), size };
    },
    async checkOut(name) {
      const path = pathOf(name);
      const there = await access(path).then(() => true, missing);
      return there ? { path, release: async () => {} } : null;
    },
    incomingFolder: () => incoming,
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
  };
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
