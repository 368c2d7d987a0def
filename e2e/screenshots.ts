import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { startSaldo } from '@saldo/backend/testing';
import type { Page } from 'playwright-core';
import { launchChromium, openPage } from './browser.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'docs', 'screens');
const LONGEST_MS = 60_000;

/** Draws every picture of docs/screens/ from a Saldo of its own, filled with the sample statements. */
async function drawScreens(): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'saldo-screens-'));
  await mkdir(FOLDER, { recursive: true });
  const [saldo, browser] = await Promise.all([startSaldo(data), launchChromium()]);
  try {
    const { page, complaints } = await openPage(browser);
    await page.goto(saldo.address);
    await draw(page, 'landing-1440-dark');
    await page.goto(`${saldo.address}/login`);
    await draw(page, 'login-1440-light');

    await page.goto(saldo.address);
    await page.getByRole('button', { name: 'Explore with sample data' }).first().click();
    await page.waitForURL('**/app/dashboard');
    await shown(page);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('dialog', { name: 'Import Your Financial Data' }).waitFor();
    await draw(page, 'import-1440-light');
    await page.keyboard.press('Escape');

    await drawDashboards(page, 'light');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await drawDashboards(page, 'dark');
    if (complaints.length > 0) throw new Error(`the pages complain: ${complaints.join('\n')}`);
  } finally {
    await browser.close();
    await saldo.stop();
    await rm(data, { recursive: true });
  }
}

async function drawDashboards(page: Page, theme: 'light' | 'dark'): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Loaded anew, everything is drawn for this width, and nothing is left of a click.
    await page.reload();
    await shown(page);
    await draw(page, `dashboard-${width}-${theme}`, { fullPage: true });
  }
}

/** Waits until the dashboard shows every sample statement and both charts. */
async function shown(page: Page): Promise<void> {
  await page.getByText('10 of 1,211 transactions').waitFor({ timeout: LONGEST_MS });
  await page.getByText(/48 of 48 statements/).waitFor({ timeout: LONGEST_MS });
  await page.locator('.highcharts-root').nth(1).waitFor();
}

async function draw(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const path = join(FOLDER, `${name}.png`);
  const { length } = await page.screenshot({ path, fullPage, animations: 'disabled' });
  console.log(`${relative(ROOT, path)} (${Math.round(length / 1_024)} KB)`);
}

await drawScreens();
