import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const LOCK = {
  '': { name: 'saldo' },
  app: { version: '1.0.0' },
  'node_modules/@saldo/app': { resolved: 'app', link: true },
  'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
  'node_modules/only-on-mac': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const { '': _root, 'node_modules/only-on-mac': _mac, ...INSTALLED } = LOCK;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saldo-install-'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: LOCK }));
});
afterEach(() => rmSync(root, { recursive: true }));

function install(packages: object): void {
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

it('takes what npm has noted as installed, without the packages of other platforms', () => {
  install(INSTALLED);
  expect(isInstalled(root)).toBe(true);
});

it('does not take an installation that was cut short', () => {
  expect(isInstalled(root)).toBe(false);
});

it.each([
  ['an older version', { ...INSTALLED, 'node_modules/zod': { version: '4.6.6' } }],
  ['a missing package', { ...INSTALLED, 'node_modules/zod': undefined }],
  [
    'a copy where a link belongs',
    { ...INSTALLED, 'node_modules/@saldo/app': { version: '1.0.0' } },
  ],
])('does not take %s', (_what, packages) => {
  install(packages);
  expect(isInstalled(root)).toBe(false);
});

it('can install on every platform, because the lock names the packages of all of them', () => {
  const lock: { packages: Record<string, { optionalDependencies?: Record<string, string> }> } =
    JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {}).filter(
      (name) =>
        !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`],
    ),
  );
  // npm leaves out what its registry did not answer for, and then npm ci refuses the lock.
  expect(missing).toEqual([]);
});
