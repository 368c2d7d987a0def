import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const RSPACK = resolve(import.meta.dirname, '../node_modules/@rspack/cli/bin/rspack.js');

/** Runs the bundler in a package's folder; rejects with what it said where it fails. */
export async function runRspack(folder: string, words: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [RSPACK, ...words], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`rspack ${words.join(' ')} ended with ${code}: ${said}`);
}
