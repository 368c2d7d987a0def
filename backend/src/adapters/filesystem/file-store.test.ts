import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fileStoreSuite } from '../../ports/file-store.suite.ts';
import { openFileStore } from './file-store.ts';

const folders: string[] = [];

async function fresh() {
  const folder = mkdtempSync(join(tmpdir(), 'saldo-files-'));
  folders.push(folder);
  return openFileStore(folder);
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

fileStoreSuite('folder', fresh);

it('takes no name that leads out of the folder', async () => {
  const store = await fresh();
  await expect(store.open('../secret')).rejects.toThrow('not a file name of ours');
});
