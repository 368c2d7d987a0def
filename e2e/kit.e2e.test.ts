import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type RunningApp, runApp } from '@saldo/backend/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { type Complaints, launchChromium, openPage } from './browser.ts';
import { runRspack } from './rspack.ts';

const ROOT = resolve(import.meta.dirname, '..');

let root: string;
let saldo: RunningApp;
let browser: Browser;
let page: Page;
let complaints: Complaints;

// Only the shell as it is while developing has this page.
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'saldo-kit-'));
  await symlink(join(ROOT, 'contracts'), join(root, 'contracts'));
  const output = join(root, 'shell', 'dist');
  await runRspack(join(ROOT, 'shell'), ['build', '--mode', 'development', '--output-path', output]);
  [saldo, browser] = await Promise.all([runApp({ root, jobs: false }), launchChromium()]);
  ({ page, complaints } = await openPage(browser));
  await page.goto(`${saldo.address}/ui`);
  await page.getByRole('heading', { level: 1, name: 'The kit' }).waitFor();
});
afterAll(async () => {
  await browser.close();
  await saldo.stop();
  await rm(root, { recursive: true });
});

it('shows every part in every state without a serious finding, in both themes', async () => {
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(8);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

it('opens a dialog, a popover and messages without one either', async () => {
  for (const [button, dialog] of [
    ['Open a dialog', 'A dialog'],
    ['Open a popover', 'A popover'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog', { name: dialog }).waitFor();
    await expectAccessible(page, []);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await page.getByRole('button', { name: 'Own duration' }).click();
  await page.getByText('A duration of its own (8 s)').hover();
  await expectAccessible(page, []);
  expect(await page.getByText('A duration of its own (8 s)').count()).toBe(1);
});
