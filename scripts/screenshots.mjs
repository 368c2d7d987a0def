// npm run screenshots: draws the pictures in docs/screens/ anew, from the built product with its sample data.
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runTurbo } from './build.mjs';
import { provideChromium } from './chromium.mjs';
import { installPackages } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

await installPackages(root);

const build = await runTurbo(root, ['build']);
if (!build.ok) {
  console.error(build.output);
  console.error('No pictures were drawn because the build failed: the errors are above.');
  process.exit(1);
}

const chromium = await provideChromium();
if ('missing' in chromium) {
  console.error(chromium.missing);
  process.exit(1);
}
process.env.CHROMIUM_PATH = chromium.path;
await import(pathToFileURL(`${root}/e2e/screenshots.ts`).href);
