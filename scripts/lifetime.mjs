import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

// Plain JavaScript that Node 20 can run too: on-node24.mjs needs it before there is a newer Node.

const WATCH_MS = 500;
const STOP_DEADLINE_MS = 10_000;
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const posix = process.platform !== 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let stopping = false;

/**
 * Sends this process SIGTERM when whoever started it is gone. npm runs a script through `sh -c`, and a
 * shell that is told to stop dies without telling its child, so a server would be left holding its port.
 */
export function endWithParent() {
  const parent = process.ppid;
  const npm = npmBehindShell(parent);
  const gone = () => process.ppid !== parent || (npm !== undefined && !isAlive(npm));
  const watch = setInterval(() => {
    if (!gone()) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, WATCH_MS);
  watch.unref();
}

/** The process id of npm when `parent` is the shell that npm put between itself and this script. */
function npmBehindShell(/** @type {number} */ parent) {
  if (!posix || !process.env.npm_lifecycle_event) return undefined;
  const [name, grandparent] = describeProcess(parent);
  return /^-?(ba|da|z|k)?sh$/.test(name) && grandparent > 1 ? grandparent : undefined;
}

/** @returns {[name: string, parent: number]} of a live process; slim images have /proc but no ps. */
function describeProcess(/** @type {number} */ pid) {
  if (process.platform === 'linux') {
    const [, name = '', parent = '0'] =
      /^\d+ \((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return [name, Number(parent)];
  }
  const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent = '0', path = ''] = /^\s*(\d+)\s+(.*?)\s*$/.exec(line) ?? [];
  return [path.slice(path.lastIndexOf('/') + 1), Number(parent)];
}

function isAlive(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Runs a program to its end and gives its exit code (128 + number when a signal ended it).
 * Once this process is told to stop, every child is stopped, nothing further runs, and this process
 * exits with the code of the last child: the returned promise then stays open.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { onOutput?: (text: string) => void }} [options]
 *   `onOutput` receives what the program prints, both streams; without it the program prints directly.
 * @returns {Promise<number>}
 */
export function runChild(command, args, { onOutput, ...options } = {}) {
  if (stopping) return new Promise(() => {});
  const stdio = onOutput ? 'pipe' : 'inherit';
  // A group of its own: the terminal's Ctrl-C reaches this process only, which passes it on exactly once.
  const child = spawn(command, args, {
    stdio: ['ignore', stdio, stdio],
    ...options,
    detached: posix,
  });
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, stopAll);
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => onOutput?.(text));
  }
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      forget(child);
      reject(error);
    });
    child.once('close', (code, signal) => {
      const result = code ?? 128 + (signal ? constants.signals[signal] : 0);
      forget(child);
      if (!stopping) resolve(result);
      else if (running.size === 0) process.exit(process.exitCode ?? result);
    });
  });
}

function forget(/** @type {import('node:child_process').ChildProcess} */ child) {
  running.delete(child);
  if (running.size === 0) for (const signal of SIGNALS) process.off(signal, stopAll);
}

/** Passes the signal on to every child's group, and ends by force what is still there at the deadline. */
export function stopAll(/** @type {NodeJS.Signals} */ signal) {
  stopping = true;
  for (const child of running) signalGroup(child, signal);
  setTimeout(() => {
    for (const child of running) signalGroup(child, 'SIGKILL');
  }, STOP_DEADLINE_MS).unref();
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (posix) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    // The group may have ended between its exit and our hearing of it.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}
