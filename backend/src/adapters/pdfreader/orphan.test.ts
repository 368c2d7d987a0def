import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CYCLE, pdfOf } from './hanging.fixture.ts';

const PARENT = `
import { createPdfReaderAdapter } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
const reader = createPdfReaderAdapter({ size: 1 });
void reader.read(process.argv[2], {}).catch(() => {});
setInterval(async () => {
  const { readFileSync } = await import('node:fs');
  const children = readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8').trim();
  if (children) process.send(children);
}, 50);
`;

it.runIf(process.platform === 'linux')(
  'a child that hangs ends with its server, however that ends',
  { timeout: 30_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'saldo-orphan-'));
    const [script, pdf] = [join(folder, 'parent.mjs'), join(folder, 'cycle.pdf')];
    await writeFile(script, PARENT);
    await writeFile(pdf, pdfOf(CYCLE));
    const parent = fork(script, [pdf]);
    try {
      const [children] = (await once(parent, 'message')) as [string];
      const child = Number(children.split(' ')[0]);
      // It is in its endless loop when it uses a whole processor.
      await expect.poll(() => secondsOf(child), { timeout: 10_000 }).toBeGreaterThan(0.6);
      parent.kill('SIGKILL');
      await expect.poll(() => isAlive(child), { timeout: 5_000 }).toBe(false);
    } finally {
      parent.kill('SIGKILL');
      await rm(folder, { recursive: true });
    }
  },
);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The processor time of a process in seconds, by /proc. */
async function secondsOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
