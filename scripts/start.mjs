// npm start: everything from a fresh clone to a running Saldo on one port (PORT, 4000 if not given).
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runTurbo } from './build.mjs';
import { installPackages } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

await installPackages(root);

console.error('Building what changed …');
const build = await runTurbo(root, ['build']);
if (!build.ok) {
  console.error(build.output);
  console.error('Saldo was not started because the build failed: the errors are above.');
  process.exit(1);
}

// The backend goes on in this very process: signals reach it directly and its exit code is ours.
// A closed terminal is a reason to stop cleanly, not to drop dead as Node does by default.
process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'));
const main = `${root}/backend/src/main.ts`;
process.argv = [process.execPath, main, 'all'];
await import(pathToFileURL(main).href);
