import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenStatementPdf, letterPdf, lockedStatementPdf } from '@saldo/backend/testing';
import type { Page } from 'playwright-core';
import { importFile } from '../journey.ts';
import { drawScreen, type Gallery } from './draw.ts';

const LONGEST_MS = 60_000;

/** The dashboard with everything that the sample data shows. */
export const dashboardScreens: Gallery = (page, address) =>
  drawScreen(page, 'dashboard', async () => {
    await page.goto(`${address}/app/dashboard`);
    await shownWhole(page);
  });

/** The same with files that need a look: one without transactions, one that is locked, one that does not add up. */
export const troubledDashboardScreens: Gallery = async (page, address) => {
  const folder = await mkdtemp(join(tmpdir(), 'saldo-pictures-'));
  const banner = page.getByRole('region', { name: 'Statements being processed' });
  const imported = async (account: string, name: string, drawn: Promise<Buffer>, sign: string) => {
    const path = join(folder, name);
    await writeFile(path, await drawn);
    await importFile(page, account, path);
    await banner.getByText(sign).waitFor({ timeout: LONGEST_MS });
  };
  await page.goto(`${address}/app/dashboard`);
  await shownWhole(page);
  await imported('Revolut', 'letter.pdf', letterPdf(), 'No transactions were found');
  await imported('Wise', 'wise-2026-11.pdf', lockedStatementPdf('sesame'), 'This PDF is locked');
  await imported(
    'ING Berlin',
    'ing-2026-10.pdf',
    brokenStatementPdf(),
    'Nothing is imported before',
  );
  await rm(folder, { recursive: true });
  await drawScreen(page, 'dashboard-review', async () => {
    await page.goto(`${address}/app/dashboard`);
    await banner.getByRole('link', { name: 'Review' }).waitFor();
    await shownWhole(page);
  });
  // The pictures that follow are not of these files.
  const dismiss = banner.getByRole('button', { name: /^Dismiss/ });
  while ((await dismiss.count()) > 0) await dismiss.first().click();
};

/** Waits until the dashboard shows every sample statement and both charts. */
export async function shownWhole(page: Page): Promise<void> {
  await page.getByText('10 of 1,211 transactions').waitFor({ timeout: LONGEST_MS });
  await page.getByText(/48 of 48 statements/).waitFor({ timeout: LONGEST_MS });
  await page.locator('.highcharts-root').nth(1).waitFor();
}
