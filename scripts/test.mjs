// npm test: every check of the project in order, going on after a failed one. The last line is the total.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTurbo } from './build.mjs';
import { chromiumVersion, provideChromium } from './chromium.mjs';
import { installPackages } from './install.mjs';
import { runChild } from './lifetime.mjs';
import { countTests, notRunLines, summaryLine } from './vitest-counts.mjs';
import { runVitest } from './vitest-run.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

/** Of the trials that have the machine to themselves, the one that takes seconds. */
const ROLES = 'backend/src/chaos/roles.test.ts';

const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {Set<string>} */
const notRun = new Set();

// The tools write into pipes and would not know by themselves whether colours are welcome.
if (process.stdout.isTTY) process.env.FORCE_COLOR = '1';
else process.env.NO_COLOR = '1';

await installPackages(root);
await check('types', () => runTurbo(root, ['typecheck', 'typecheck:scripts']));
await check('lint', () => runTool('@biomejs/biome/bin/biome', ['check', '.']));
await check('unused', () => runTool('knip/bin/knip.js', ['--no-progress']));
const built = await check('build', () => runTurbo(root, ['build']));
await runTests(['unit', 'screens'], 'units, ports, routes, architecture, screens');
if (built) await runJourneys();
else notRun.add('not run: browser journeys, because the build failed');
await runTests(['chaos'], 'the product as separate processes on production engines', [ROLES]);

for (const line of notRun) console.log(line);
console.log(summaryLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * One check that passes or fails as a whole.
 * @param {string} name
 * @param {() => Promise<{ ok: boolean, output: string }>} run
 */
async function check(name, run) {
  const start = Date.now();
  const { ok, output } = await run();
  total[ok ? 'passed' : 'failed'] += 1;
  if (!ok) console.log(output.trimEnd());
  console.log(`${ok ? 'passed' : 'FAILED'}: ${name} (${seconds(start)})`);
  return ok;
}

/** Runs a package's own command-line program by path, without npx in between. */
async function runTool(/** @type {string} */ path, /** @type {string[]} */ args) {
  let output = '';
  const code = await runChild(process.execPath, [join(root, 'node_modules', path), ...args], {
    onOutput: (text) => {
      output += text;
    },
  });
  return { ok: code === 0, output };
}

async function runJourneys() {
  const chromium = await provideChromium();
  if ('missing' in chromium) {
    total.failed += 1;
    console.log(`FAILED: browser journeys. ${chromium.missing}`);
    return;
  }
  process.env.CHROMIUM_PATH = chromium.path;
  await runTests(['e2e'], `browser journeys in ${chromiumVersion(chromium.path)}`);
}

/**
 * Runs Vitest projects, or some files of them, and adds their counts.
 * @param {string[]} projects
 * @param {string} title
 * @param {string[]} files
 */
async function runTests(projects, title, files = []) {
  console.log(`\n${title}`);
  const start = Date.now();
  const { code, report, output } = await runVitest(root, [
    ...projects.flatMap((project) => ['--project', project]),
    ...files,
  ]);
  const counts = countTests(report, code);
  for (const line of notRunLines(output)) notRun.add(line);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  console.log(
    `${counts.failed ? 'FAILED' : 'passed'}: ${title}: ${summaryLine(counts)} (${seconds(start)})`,
  );
}

function seconds(/** @type {number} */ start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
