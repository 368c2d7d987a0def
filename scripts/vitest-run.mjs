import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from './lifetime.mjs';

/**
 * Runs Vitest with the given arguments, passing on what it prints. The report is undefined when Vitest died before it could write one.
 *
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<{ code: number, report: any, output: string }>}
 */
export async function runVitest(root, args) {
  const folder = mkdtempSync(join(tmpdir(), 'saldo-test-'));
  const file = join(folder, 'report.json');
  let output = '';
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runChild(process.execPath, [vitest, 'run', ...args, ...reporters], {
    onOutput: (text) => {
      output += text;
      process.stdout.write(text);
    },
  });
  const report = readReport(file);
  rmSync(folder, { recursive: true });
  return { code, report, output };
}

function readReport(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.log(`Vitest left no readable report: ${/** @type {Error} */ (error).message}`);
    return undefined;
  }
}
