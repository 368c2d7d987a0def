import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const MAIN = resolve(import.meta.dirname, 'main.ts');

export type DoubleProcess = {
  url: string;
  port: number;
  /** Stops it where it stands, connections and all; `resume` lets it go on. */
  pause(): void;
  resume(): void;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
};

/** Starts the test double as a process of its own on its data folder; port 0 takes a free one. Rejects with what it said where it does not come up. */
export async function startDouble(dataFolder: string, port = 0): Promise<DoubleProcess> {
  const args = [MAIN, '--port', String(port), '--data', dataFolder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let said = '';
  const url = await new Promise<URL>((resolveUrl, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk;
        const ready = /kurrentdb:\/\/\S+tls=false/.exec(said);
        if (ready) resolveUrl(new URL(ready[0]));
      });
    }
    child.once('exit', (code) => reject(new Error(`the double ended with ${code}: ${said}`)));
  });
  return {
    url: url.href,
    port: Number(url.port),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
