// npm run -s statement -- FILE: prints what Saldo reads in a statement as JSON, and nothing else, on standard output.
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
await installPackages(root);

// npm runs scripts in the root; FILE is meant from where the user typed it.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
const main = `${root}/backend/src/statement.ts`;
process.argv[1] = main;
await import(pathToFileURL(main).href);
