import type { Page } from 'playwright-core';
import { drawScreen, type Gallery } from './draw.ts';

const LONGEST_MS = 60_000;

/** The dashboard with everything that the sample data shows. */
export const dashboardScreens: Gallery = (page, address) =>
  drawScreen(page, 'dashboard', async () => {
    await page.goto(`${address}/app/dashboard`);
    await shownWhole(page);
  });

/** Waits until the dashboard shows every sample statement and both charts. */
export async function shownWhole(page: Page): Promise<void> {
  await page.getByText('10 of 1,211 transactions').waitFor({ timeout: LONGEST_MS });
  await page.getByText(/48 of 48 statements/).waitFor({ timeout: LONGEST_MS });
  await page.locator('.highcharts-root').nth(1).waitFor();
}
