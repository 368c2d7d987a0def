import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { fileStoreSuite } from '../../ports/file-store.suite.ts';
import { ReadStoreUnavailable } from '../../ports/read-store.ts';
import { withMongo } from '../../testing/mongodb.ts';
import { connectMongo } from './connection.ts';
import { openMongoFileStore } from './file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'saldo-mongo-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

await withMongo('file store', (mongo) => {
  const shared = mongo.connect();
  fileStoreSuite(`GridFS on MongoDB ${mongo.version}`, () => openMongoFileStore(shared, folder));

  describe('the file store in GridFS', () => {
    it('keeps a large file whole, leaves nothing of the one before it and no local copies', async () => {
      const store = await openMongoFileStore(shared, folder);
      const contents = [randomBytes(3_000_000), randomBytes(2_500_000)];
      for (const content of contents) {
        const path = join(store.incomingFolder(), 'large');
        await writeFile(path, content);
        await store.keep('large', path);
      }
      const opened = await store.open('large');
      expect(opened && (await buffer(opened.stream)).equals(contents[1] as Buffer)).toBe(true);
      const loan = await store.checkOut('large');
      expect((await readFile(loan?.path ?? '')).equals(contents[1] as Buffer)).toBe(true);
      await loan?.release();
      expect(readdirSync(store.incomingFolder())).toEqual([]);
      await store.remove('large');
      const chunks = shared.db.collection('files.chunks');
      const left = await chunks.distinct('files_id');
      const files = await shared.db.collection('files.files').distinct('_id');
      expect(left).toEqual(files);
    });

    it('keeps what was there when an upload breaks off', async () => {
      const store = await openMongoFileStore(shared, folder);
      const path = join(folder, 'sound');
      await writeFile(path, 'sound');
      await store.keep('broken off', path);
      await expect(store.keep('broken off', folder)).rejects.toThrow('EISDIR');
      const opened = await store.open('broken off');
      expect(opened && String(await buffer(opened.stream))).toBe('sound');
    });
  });
});

it('says in seconds that the store is unavailable without its MongoDB', async () => {
  const connection = connectMongo('mongodb://127.0.0.1:9/');
  const store = await openMongoFileStore(connection, folder);
  await expect(store.open('file')).rejects.toThrow(ReadStoreUnavailable);
  await connection.close();
});
