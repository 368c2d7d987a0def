import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Role } from '../config.ts';

const MAIN = resolve(import.meta.dirname, '../main.ts');
const ROOT = resolve(import.meta.dirname, '../../..');

/** Engines that the tests around it use are not meant for a process that was not given them. */
const EMBEDDED = { KURRENTDB_URL: '', MONGODB_URL: '', KAFKA_BROKERS: '' };

export type SaldoProcess = {
  address: string;
  process: ChildProcess;
  /** What it wrote to standard error so far. */
  errors(): string;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
  /** Asks it to end and answers its exit code. */
  stop(): Promise<number | null>;
};

/** Starts the program itself in a role, on a free port and embedded engines unless env names others; rejects with what it said where it does not come up. */
export async function startSaldo(
  dataFolder: string,
  env: Record<string, string> = {},
  role: Role = 'all',
): Promise<SaldoProcess> {
  const child = spawn(process.execPath, [MAIN, role], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...EMBEDDED,
      PORT: '0',
      SALDO_DATA: dataFolder,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk;
  });
  const exited = once(child, 'exit');
  const address = await new Promise<string>((resolveAddress, reject) => {
    let stdout = '';
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk;
      const ready = /Saldo is ready: http:\/\/localhost:(\d+)/.exec(stdout);
      if (ready) resolveAddress(`http://127.0.0.1:${ready[1]}`);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${stderr}`)));
  });
  return {
    address,
    process: child,
    errors: () => stderr,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}
