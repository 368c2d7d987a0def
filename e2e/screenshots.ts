import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSaldo } from '@saldo/backend/testing';
import { launchChromium, openPage } from './browser.ts';
import { currencyScreens } from './pictures/currency-screens.ts';
import {
  dashboardScreens,
  shownWhole,
  troubledDashboardScreens,
} from './pictures/dashboard-screens.ts';
import type { Gallery } from './pictures/draw.ts';
import { importScreens } from './pictures/import-screens.ts';
import { publicScreens } from './pictures/public-screens.ts';
import { statementScreens } from './pictures/statement-screens.ts';

/** The screens behind sign-in, filled with the sample statements. Each part of the product adds a gallery of its own. */
const SIGNED_IN: readonly Gallery[] = [
  dashboardScreens,
  troubledDashboardScreens,
  statementScreens,
  importScreens,
  currencyScreens,
];

/** Draws every picture of docs/screens/ from a Saldo of its own. */
async function drawScreens(): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'saldo-screens-'));
  const [saldo, browser] = await Promise.all([startSaldo(data), launchChromium()]);
  try {
    const { page, complaints } = await openPage(browser);
    await page.goto(saldo.address);
    await publicScreens(page, saldo.address);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(saldo.address);
    await page.getByRole('button', { name: 'Explore with sample data' }).first().click();
    await page.waitForURL('**/app/dashboard');
    await shownWhole(page);
    for (const draw of SIGNED_IN) await draw(page, saldo.address);
    // A file that is refused is part of a picture.
    const others = complaints.filter((complaint) => !complaint.includes('409'));
    if (others.length > 0) throw new Error(`the pages complain: ${others.join('\n')}`);
  } finally {
    await browser.close();
    await saldo.stop();
    await rm(data, { recursive: true });
  }
}

await drawScreens();
