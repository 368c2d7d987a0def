import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';

/** What every file store has to hold. `open` gives a store; names are unique over all calls. */
export function fileStoreSuite(adapter: string, open: () => Promise<FileStore>): void {
  describe(`file store: ${adapter}`, () => {
    async function kept(store: FileStore, name: string, content: string): Promise<void> {
      const local = join(store.incomingFolder(), name);
      await writeFile(local, content);
      await store.keep(name, local);
    }

    it('gives a kept file back as a stream and as a path', async () => {
      const store = await open();
      await kept(store, 'file-1', 'opening + rows = closing');
      const opened = await store.open('file-1');
      expect(opened?.size).toBe(24);
      expect(opened && String(await buffer(opened.stream))).toBe('opening + rows = closing');
      const local = await store.checkOut('file-1');
      expect(await readFile(local?.path ?? '', 'utf8')).toBe('opening + rows = closing');
      await local?.release();
      expect((await store.open('file-1'))?.size).toBe(24);
    });

    it('takes the same name a second time, as after a crash before the answer', async () => {
      const store = await open();
      await kept(store, 'file-2', 'first');
      await kept(store, 'file-2', 'again');
      expect((await store.open('file-2'))?.size).toBe(5);
    });

    it('has no file that was not kept, or that was removed', async () => {
      const store = await open();
      expect(await store.open('file-3')).toBeNull();
      expect(await store.checkOut('file-3')).toBeNull();
      await kept(store, 'file-3', 'x');
      await store.remove('file-3');
      await store.remove('file-3');
      expect(await store.open('file-3')).toBeNull();
    });

    it('removes a file that several remove at the same time', async () => {
      const store = await open();
      await kept(store, 'file-4', 'x');
      await Promise.all(Array.from({ length: 8 }, () => store.remove('file-4')));
      expect(await store.open('file-4')).toBeNull();
    });
  });
}
