import { join } from 'node:path';
import { type RunningApp, runApp } from '@saldo/backend/testing';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium, openPage } from './browser.ts';
import { importFile, register, SAMPLES } from './journey.ts';
import { type Release, releaseFolder } from './releases.ts';

const BEFORE = 'Where your balance is';
const AFTER = 'Where your money lies';

let release: Release;
let saldo: RunningApp;
let browser: Browser;
/** A tab in which the dashboard is open, and one in which it was only pointed at. */
let open: Page;
let pointed: Page;
const held: Route[] = [];

beforeAll(async () => {
  release = await releaseFolder();
  [saldo, browser] = await Promise.all([runApp({ root: release.root }), launchChromium()]);
  ({ page: open } = await openPage(browser));
  await register(open, saldo.address, 'redeploy@example.org');
  await importFile(open, 'Maybank', join(SAMPLES, 'maybank-myr-2026-10.pdf'));
  await card(open, BEFORE).waitFor();
  await charts(open);
  pointed = await pointedAt(open.context());
});
afterAll(async () => {
  await browser.close();
  await saldo.stop();
  await release.remove();
});

const card = (page: Page, title: string) => page.getByRole('region', { name: title });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const charts = (page: Page) => page.locator('.highcharts-root').nth(1).waitFor();
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
/** What every page before a reload has, and none after it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { before: true }));
const isMarked = (page: Page) => page.evaluate(() => 'before' in window);

/** A tab on another area that has fetched the first files of the dashboard, but not the rest of them. */
async function pointedAt(context: BrowserContext): Promise<Page> {
  // In a browser of its own, since its clock is wound forward.
  const own = await browser.newContext({ storageState: await context.storageState() });
  const page = await own.newPage();
  await page.clock.install();
  await page.goto(`${saldo.address}/app/goals`);
  await heading(page, 'AI Goals Planner');
  const entry = page.waitForResponse('**/remotes/mfe_dashboard/remoteEntry.*.js');
  // What the entry names is held back until it is gone.
  await page.route(/mfe_dashboard\/(?!remoteEntry|mf-manifest)/, (route) => {
    held.push(route);
  });
  await link(page, 'Dashboard').hover();
  await entry;
  await mark(page);
  return page;
}

/** The addresses of the dashboard's files that a tab has fetched. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /mfe_dashboard.*\.[0-9a-f]{8}\.js$/.test(name)),
  );

it('goes on in an open tab when an area is built and deployed anew, and shows the new one after a reload', async () => {
  await mark(open);
  const old = await fetched(open);
  expect(old.length).toBeGreaterThan(3);
  await release.build('src/balances/balances-card.tsx', BEFORE, AFTER);
  await release.deploy();
  const statuses = await Promise.all(old.map(async (address) => (await fetch(address)).status));
  expect(statuses).toContain(404);

  await link(open, 'Goals').click();
  await heading(open, 'AI Goals Planner');
  await link(open, 'Dashboard').click();
  await charts(open);
  await card(open, BEFORE).waitFor();
  const flow = card(open, 'Income and expenses by month');
  await flow.getByRole('button', { name: 'Show as table' }).click();
  await flow.getByRole('table').waitFor();
  await open.getByRole('group', { name: 'Currency' }).getByRole('button', { name: 'MYR' }).click();
  await open.getByText('All amounts shown in MYR').waitFor();
  await link(open, 'Statement').click();
  await heading(open, 'Statement');
  expect(await isMarked(open)).toBe(true);

  await link(open, 'Dashboard').click();
  await card(open, BEFORE).waitFor();
  await open.reload();
  await card(open, AFTER).waitFor();
  await charts(open);
  expect(await card(open, BEFORE).count()).toBe(0);
});

it('loads the page once in a tab that had only the first files of the old one, and shows the new one', async () => {
  expect(held.length).toBeGreaterThan(0);
  const statuses: number[] = [];
  pointed.on('response', (response) => {
    if (response.url().includes('/mfe_dashboard/')) statuses.push(response.status());
  });
  // However long they take, what becomes of them is heard.
  await pointed.clock.fastForward(30_000);
  for (const route of held) await route.continue();
  await pointed.unrouteAll();
  await link(pointed, 'Dashboard').click();
  await card(pointed, AFTER).waitFor();
  await charts(pointed);
  expect(statuses).toContain(404);
  expect(await isMarked(pointed)).toBe(false);
  await link(pointed, 'Goals').click();
  await heading(pointed, 'AI Goals Planner');
});
