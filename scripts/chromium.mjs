import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { runChild } from './lifetime.mjs';

const NAMES = [
  '/usr/bin/chromium',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium on this machine: CHROMIUM_PATH when it is set, else one in its usual places. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) =>
    isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name)),
  ).find(isExecutable);
}

function isExecutable(/** @type {string} */ path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * A Chromium for the browser journeys, installed from Debian's packages where this process may do that.
 * @returns {Promise<{ path: string } | { missing: string }>} `missing` says in one sentence what to do
 */
export async function provideChromium() {
  const found = findChromium();
  if (found) return { path: found };
  const missing = process.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH (${process.env.CHROMIUM_PATH}) is not a program: set it to the path of a Chromium or Chrome.`
    : 'No Chromium was found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its path.';
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (process.env.CHROMIUM_PATH || !mayInstall) return { missing };
  console.log('Installing Chromium with apt-get …');
  let output = '';
  const apt = (/** @type {string[]} */ ...args) =>
    runChild('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      onOutput: (text) => {
        output += text;
      },
    });
  // The lists are best refreshed, yet a machine with one dead source may still have Chromium in another.
  await apt('update');
  const code = await apt('install', '-y', '--no-install-recommends', 'chromium');
  const installed = findChromium();
  if (installed) return { path: installed };
  console.log(output);
  return { missing: `apt-get could not install Chromium (it ended with ${code}). ${missing}` };
}

/** Reports the version, which also proves that the program starts. */
export function chromiumVersion(/** @type {string} */ path) {
  return execFileSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
