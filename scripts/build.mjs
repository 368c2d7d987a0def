import { join } from 'node:path';
import { runChild } from './lifetime.mjs';

/**
 * Runs turbo tasks over all packages; what has not changed since the last time is not done again.
 * @param {string} root
 * @param {readonly string[]} tasks
 * @returns {Promise<{ ok: boolean, output: string }>} what failed, as the tools printed it
 */
export async function runTurbo(root, tasks) {
  let output = '';
  const code = await runChild(
    process.execPath,
    [
      join(root, 'node_modules/turbo/bin/turbo'),
      'run',
      ...tasks,
      '--output-logs=errors-only',
      '--ui=stream',
      '--log-prefix=task',
      '--continue',
      // One task per core: more of them only wait for each other (20 s instead of 43 for the types on two cores).
      '--concurrency=100%',
    ],
    {
      cwd: root,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
      onOutput: (text) => {
        output += text;
      },
    },
  );
  return { ok: code === 0, output: withoutNpmNoise(output) };
}

/** What npm says about a script's failure only repeats what the script itself has said above it. */
function withoutNpmNoise(/** @type {string} */ output) {
  return output
    .split('\n')
    .filter((line) => !/^\S+: (npm (error|warn) .*|> .*)?$/.test(line))
    .join('\n');
}
