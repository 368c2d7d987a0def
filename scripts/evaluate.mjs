// npm run -s eval:extraction -- FOLDER and npm run -s eval:layouts -- [COUNT] [FIRST_SEED]: how exactly statements are read.
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
await installPackages(root);

// npm runs scripts in the root; folders are meant from where the user typed them.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
const [evaluation, ...args] = process.argv.slice(2);
const main = `${root}/backend/src/testing/evaluation/${evaluation}.ts`;
process.argv = [process.execPath, main, ...args];
await import(pathToFileURL(main).href);
