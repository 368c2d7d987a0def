import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from './lifetime.mjs';

const NETWORK =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH/;

/**
 * Installs the packages of package-lock.json when node_modules does not hold exactly them.
 * Says so on standard error; a failure is one sentence there and ends the process with 1.
 */
export async function installPackages(/** @type {string} */ root) {
  if (isInstalled(root)) return;
  console.error('Installing packages …');
  let output = '';
  const code = await runChild(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    // npm's own retries wait 10 and 60 s, which reads as hanging when there is no network.
    [
      'ci',
      '--no-audit',
      '--no-fund',
      '--fetch-retry-mintimeout=1000',
      '--fetch-retry-maxtimeout=5000',
    ],
    {
      cwd: root,
      shell: process.platform === 'win32',
      onOutput: (text) => {
        output += text;
      },
    },
  );
  if (code === 0) return;
  console.error(
    NETWORK.test(output)
      ? 'The packages could not be installed because the npm registry cannot be reached: check the network and try again.'
      : `The packages could not be installed: ${firstError(output)} (npm ci shows the whole of it).`,
  );
  process.exit(1);
}

/**
 * npm notes what it has installed in node_modules/.package-lock.json, last of all, so an installation
 * that was cut short or is older than the lock shows there. Packages for other platforms may be missing.
 */
export function isInstalled(/** @type {string} */ root) {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = readPackages(note);
  const wanted = readPackages(join(root, 'package-lock.json'));
  return Object.entries(wanted).every(([path, { version, integrity, link, optional }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = installed[path];
    if (!found) return optional === true;
    return link ? found.link === true : found.version === version && found.integrity === integrity;
  });
}

/** @returns {Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean }>} */
function readPackages(/** @type {string} */ file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function firstError(/** @type {string} */ output) {
  const lines = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
  const told = lines.map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim());
  return told.find((line) => line && !/^(code|errno|syscall|path) /.test(line)) ?? 'npm ci failed';
}
