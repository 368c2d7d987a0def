// npm run -s test:ports: the suite of every port on every adapter, and a table of what it really ran on.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install.mjs';
import { portRows, table } from './port-table.mjs';
import { countTests, notRunLines, summaryLine } from './vitest-counts.mjs';
import { runVitest } from './vitest-run.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
if (!process.stdout.isTTY) process.env.NO_COLOR = '1';

await installPackages(root);
const { code, report, output } = await runVitest(root, [
  '--project',
  'unit',
  'backend/src/adapters',
]);
const counts = countTests(report, code);
console.log(`\n${table(portRows(report))}\n`);
for (const line of notRunLines(output)) console.log(line);
console.log(summaryLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
