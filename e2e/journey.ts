import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type SaldoProcess, startSaldo } from '@saldo/backend/testing';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { launchChromium } from './browser.ts';

export const SAMPLES = resolve(import.meta.dirname, '../samples/statements');
export const PASSWORD = 'Correct.horse1';

export type Stage = { browser: Browser; saldo: SaldoProcess; close(): Promise<void> };

/** The built product with a data folder of its own, and a browser. */
export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'saldo-journey-'));
  const [saldo, browser] = await Promise.all([startSaldo(folder), launchChromium()]);
  return {
    saldo,
    browser,
    async close() {
      await browser.close();
      expect(await saldo.stop()).toBe(0);
      await rm(folder, { recursive: true });
    },
  };
}

/** Registers as a person would, and ends on the dashboard. */
export async function register(page: Page, address: string, email: string): Promise<void> {
  await page.goto(`${address}/register`);
  await page.getByLabel('First name').fill('Mira');
  await page.getByLabel('Last name').fill('Lenz');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/app/dashboard');
}

/** Opens the import modal, chooses a file and sends it. */
export async function importFile(page: Page, account: string, path: string): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const modal = page.getByRole('dialog', { name: 'Import Your Financial Data' });
  await modal.getByLabel('Account Name').fill(account);
  await modal.locator('input[type=file]').setInputFiles(path);
  await modal.getByRole('button', { name: 'Upload & Process' }).click();
}

/** The figure of a summary card as a number. */
export async function figure(page: Page, name: string): Promise<number> {
  const summary = page.getByRole('region', { name: 'Summary' });
  const card = summary
    .locator(':scope > div')
    .filter({ has: page.getByText(name, { exact: true }) });
  const pieces = async () =>
    (await card.innerText()).split('\n').filter((piece) => /^[−\d.,]+$/.test(piece));
  // A grey block stands where a figure is still missing.
  await expect.poll(pieces, { timeout: 10_000 }).not.toEqual([]);
  return Number((await pieces()).join('').replaceAll(',', '').replace('−', '-'));
}
