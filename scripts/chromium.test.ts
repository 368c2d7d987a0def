import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';

it('takes CHROMIUM_PATH and nothing else when it is set', () => {
  expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
  expect(findChromium({ CHROMIUM_PATH: '/no/such/program', PATH: process.env.PATH })).toBe(
    undefined,
  );
});

it('looks through PATH for a program of a known name that may be run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saldo-chromium-'));
  const program = join(folder, 'google-chrome');
  writeFileSync(program, '');
  const installed = findChromium({ PATH: '' });
  expect(findChromium({ PATH: folder })).toBe(installed);
  chmodSync(program, 0o755);
  expect(findChromium({ PATH: folder })).toBe(installed ?? program);
  rmSync(folder, { recursive: true });
});
