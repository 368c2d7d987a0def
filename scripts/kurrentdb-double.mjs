// npm run -s kurrentdb:double -- --port N [--data FOLDER]: a stand-in for KurrentDB, for development and tests.
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
await installPackages(root);

// npm runs scripts in the root; FOLDER is meant from where the user typed it.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
await import(pathToFileURL(`${root}/backend/src/adapters/kurrentdb/double/main.ts`).href);
