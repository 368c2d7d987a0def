// node scripts/on-node24.mjs SCRIPT [ARGUMENTS]
// Runs SCRIPT under Node 24 or newer. Plain JavaScript for Node 20 and later, because the Node that
// starts it may be too old for everything else.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { endWithParent, runChild } from './lifetime.mjs';

const WANTED_MAJOR = 24;
const NODE_PACKAGE = `node@${WANTED_MAJOR}`;
const FETCH_LIMIT_MS = 300_000;

const self = fileURLToPath(import.meta.url);
/** Node keeps here what it has compiled, so that the next program starts in half the time. */
const COMPILED = join(dirname(dirname(self)), 'node_modules', '.cache', 'saldo-compiled');
const [script, ...args] = process.argv.slice(2);
if (!script) {
  console.error('Usage: node scripts/on-node24.mjs SCRIPT [ARGUMENTS]');
  process.exit(2);
}

if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR) {
  // Started by hand in the background it may outlive its shell; started by npm or by the lines below it may not.
  if (process.env.npm_lifecycle_event || process.env.SALDO_OLD_NODE) endWithParent();
  delete process.env.SALDO_OLD_NODE;
  process.env.NODE_COMPILE_CACHE ||= COMPILED;
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  process.argv = [process.execPath, resolve(script), ...args];
  await import(pathToFileURL(resolve(script)).href);
} else {
  console.error(
    `Saldo needs Node ${WANTED_MAJOR}; this is ${process.versions.node}, so it goes on under ${NODE_PACKAGE} from npm (fetched once).`,
  );
  if (process.env.npm_lifecycle_event) endWithParent();
  const node = findNode();
  process.exitCode = await runChild(node, [self, script, ...args], {
    env: {
      ...process.env,
      SALDO_OLD_NODE: process.version,
      PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
    },
  });
}

/** The path of a Node 24 binary: the one found last time, else npm's, fetched if need be. */
function findNode() {
  const note = join(
    process.env.XDG_CACHE_HOME || join(homedir(), '.cache'),
    'saldo',
    'node24-path',
  );
  if (existsSync(note)) {
    const known = readFileSync(note, 'utf8').trim();
    if (existsSync(known)) return known;
  }
  const node = askNpm();
  try {
    mkdirSync(dirname(note), { recursive: true });
    writeFileSync(note, `${node}\n`);
  } catch {
    // The note only saves half a second: a home that cannot be written to is no reason to stop.
  }
  return node;
}

function askNpm() {
  try {
    // npx itself must not stay in between: it swallows signals. So it is only asked for the path.
    return execFileSync('npx', ['-y', NODE_PACKAGE, '-p', 'process.execPath'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: FETCH_LIMIT_MS,
      shell: process.platform === 'win32',
    }).trim();
  } catch {
    console.error(
      `Node ${WANTED_MAJOR} could not be fetched from npm: check the network, or install it from https://nodejs.org, and try again.`,
    );
    process.exit(1);
  }
}
