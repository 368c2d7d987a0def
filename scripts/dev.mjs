// npm run dev: the backend, restarted on every edit, and the dev servers of the shell and the remotes with
// hot reload. One command, each line with the name of who said it; when one ends, all end.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install.mjs';
import { runChild, stopAll } from './lifetime.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const rspack = join(root, 'node_modules/@rspack/cli/bin/rspack.js');

const SERVERS = [
  { name: 'backend', folder: root, args: ['--watch', 'backend/src/main.ts', 'all'] },
  ...['shell', 'mfe-dashboard', 'mfe-statements', 'mfe-investments', 'mfe-goals'].map((name) => ({
    name,
    folder: join(root, name),
    args: [rspack, 'serve'],
  })),
];
const widest = Math.max(...SERVERS.map(({ name }) => name.length));

await installPackages(root);
console.log('Open http://localhost:3000 once the shell has compiled. Ctrl-C ends everything.');

const first = await Promise.race(
  SERVERS.map(async ({ name, folder, args }) => ({
    name,
    code: await runChild(process.execPath, args, { cwd: folder, onOutput: prefixed(name) }),
  })),
);
console.log(`${first.name} ended with ${first.code}, so everything else ends too.`);
process.exitCode = first.code || 1; // A dev server that ends by itself is a failure, whatever it says.
stopAll('SIGTERM');

/** Prints whole lines only, so that two servers never share one. */
function prefixed(/** @type {string} */ name) {
  const label = `${name.padEnd(widest)} | `;
  let rest = '';
  return (/** @type {string} */ text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) console.log(label + line);
  };
}
