import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const runner = fileURLToPath(new URL('./on-node24.mjs', import.meta.url));
const lifetime = new URL('./lifetime.mjs', import.meta.url).href;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'saldo-lifetime-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a script and gives its path. */
function script(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** A server as the backend is one: says its process id, and ends with 7 once it is told to stop. */
const server = (name: string) =>
  script(
    name,
    `let seen = 0;
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
      seen += 1;
      console.log(signal, seen);
      setImmediate(() => process.exit(7));
    });
    setInterval(() => {}, 1000);
    console.log('pid', process.pid);`,
  );

/** The lines that a program prints, one by one, and what is left of them at its end. */
function linesOf(child: ChildProcess): AsyncIterator<string> {
  if (!child.stdout) throw new Error('the program was started without a pipe');
  return createInterface({ input: child.stdout })[Symbol.asyncIterator]();
}

async function next(lines: AsyncIterator<string>): Promise<string> {
  const { value, done } = await lines.next();
  return done ? 'the end' : value;
}

const plain = { ...process.env };
delete plain.npm_lifecycle_event;

it('passes arguments, standard output and the exit code through', async () => {
  const path = script('echo.mjs', 'console.log(process.argv.slice(2).join()); process.exit(5);');
  const child = spawn(process.execPath, [runner, path, 'a', 'b c'], { env: plain });
  const lines = linesOf(child);
  const ended = once(child, 'exit');
  expect([await next(lines), await next(lines)]).toEqual(['a,b c', 'the end']);
  expect((await ended)[0]).toBe(5);
});

it('ends when the shell that npm started it through is killed', async () => {
  const path = server('server.mjs');
  const command = `"${process.execPath}" "${runner}" "${path}"; exit $?`;
  const shell = spawn('sh', ['-c', command], { env: { ...plain, npm_lifecycle_event: 'start' } });
  const lines = linesOf(shell);
  expect(await next(lines)).toMatch(/^pid \d+$/);
  shell.kill('SIGKILL');
  expect([await next(lines), await next(lines)]).toEqual(['SIGTERM 1', 'the end']);
});

it('ends when npm itself is killed and leaves its shell behind', async () => {
  const path = server('server.mjs');
  const npm = script(
    'npm.mjs',
    `import { spawn } from 'node:child_process';
    spawn('sh', ['-c', process.argv[2]], { stdio: 'inherit' });`,
  );
  const command = `"${process.execPath}" "${runner}" "${path}"; exit $?`;
  const child = spawn(process.execPath, [npm, command], {
    env: { ...plain, npm_lifecycle_event: 'start' },
  });
  const lines = linesOf(child);
  expect(await next(lines)).toMatch(/^pid \d+$/);
  child.kill('SIGKILL');
  expect([await next(lines), await next(lines)]).toEqual(['SIGTERM 1', 'the end']);
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'passes %s on to its children once, and exits as they do',
  async (signal) => {
    const parent = script(
      'parent.mjs',
      `import { runChild } from ${JSON.stringify(lifetime)};
      await runChild(process.execPath, [${JSON.stringify(server('child.mjs'))}]);
      console.log('went on');`,
    );
    const child = spawn(process.execPath, [parent], { env: plain });
    const lines = linesOf(child);
    const ended = once(child, 'exit');
    expect(await next(lines)).toMatch(/^pid \d+$/);
    child.kill(signal);
    expect([await next(lines), await next(lines)]).toEqual([`${signal} 1`, 'the end']);
    expect((await ended)[0]).toBe(7);
  },
);

it("stops a child's own children too", async () => {
  const shell = script(
    'with-shell.mjs',
    `import { runChild } from ${JSON.stringify(lifetime)};
    await runChild('sh', ['-c', ${JSON.stringify(`"${process.execPath}" "${server('child.mjs')}"; echo unreached`)}]);`,
  );
  const child = spawn(process.execPath, [shell], { env: plain });
  const lines = linesOf(child);
  expect(await next(lines)).toMatch(/^pid \d+$/);
  child.kill('SIGTERM');
  expect([await next(lines), await next(lines)]).toEqual(['SIGTERM 1', 'the end']);
});
