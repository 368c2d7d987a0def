import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { type Complaints, openPage } from './browser.ts';
import { figure, openStage, type Stage } from './journey.ts';
import { layoutShift, MOST_SHIFT } from './layout-shift.ts';
import { shownWhole } from './pictures/dashboard-screens.ts';

const FIGURES = '**/api/v1/dashboard/**';

const account = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Accounts' }).getByRole('button', { name });
const currency = (page: Page, code: string) =>
  page.getByRole('group', { name: 'Currency' }).getByRole('button', { name: code });
const expectPressed = (page: Page, name: string, pressed: boolean) =>
  expect
    .poll(() => account(page, name).getAttribute('aria-pressed'), { timeout: 5_000 })
    .toBe(String(pressed));

describe('the dashboard of the sample data', () => {
  let stage: Stage;
  let session: Awaited<ReturnType<BrowserContext['storageState']>>;
  let page: Page;
  let complaints: Complaints;
  let address: string;

  beforeAll(async () => {
    stage = await openStage();
    address = `${stage.saldo.address}/app/dashboard`;
    ({ page, complaints } = await openPage(stage.browser));
    await page.goto(stage.saldo.address);
    await page.getByRole('button', { name: 'Explore with sample data' }).first().click();
    await shownWhole(page);
    session = await page.context().storageState();
  });
  afterAll(() => stage.close());

  async function anotherPage(width: number): Promise<Page> {
    const context = await stage.browser.newContext({
      storageState: session,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    return context.newPage();
  }

  it.each([360, 1440])(
    'stays where it is while its parts arrive one by one, at %i px',
    async (width) => {
      const narrow = await anotherPage(width);
      // Each answer a while after the one before, in an order that leaves gaps above what is there already.
      const order = [
        'recent-activity',
        'cash-flow',
        'statements',
        'spending',
        'filters',
        'portfolio',
        'overview',
      ];
      const later = async (route: Route) => {
        const path = new URL(route.request().url()).pathname;
        const place = order.findIndex((part) => path.includes(part));
        const answer = await route.fetch();
        await new Promise((done) => setTimeout(done, 150 * (place + 1)));
        await route.fulfill({ response: answer });
      };
      await narrow.route(FIGURES, later);
      await narrow.route('**/api/v1/banking/statements', later);
      await narrow.goto(address);
      await shownWhole(narrow);
      await figure(narrow, 'Income');
      const shift = await layoutShift(narrow);
      console.log(`the dashboard at ${width} px shifts by ${shift.toFixed(4)} while it loads`);
      expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
      await narrow.context().close();
    },
  );

  it('sends for the charts while the figures are on their way', async () => {
    const waiting = await anotherPage(1440);
    const held: Route[] = [];
    await waiting.route(FIGURES, (route) => {
      held.push(route);
    });
    const chart = waiting.waitForResponse(
      async (response) =>
        response.url().includes('/remotes/mfe_dashboard/') &&
        response.url().endsWith('.js') &&
        (await response.text()).includes('highcharts-container'),
    );
    await waiting.goto(address);
    expect((await chart).status()).toBe(200);
    expect(await waiting.locator('.highcharts-root').count()).toBe(0);
    for (const route of held) await route.continue();
    await shownWhole(waiting);
    await waiting.context().close();
  });

  it('shows figures without a symbol, eight categories, ten transactions, and each chart as a table', async () => {
    await page.getByText('All amounts shown in EUR').waitFor();
    const summary = page.getByRole('region', { name: 'Summary' });
    expect(await summary.innerText()).not.toMatch(/[€$£]|EUR/);
    const balance = page.getByRole('region', { name: 'Where your balance is' });
    const total = await balance.getByRole('row', { name: /Total Balance/ }).innerText();
    expect(total.replaceAll(',', '')).toContain(String(await figure(page, 'Total Balance')));
    const spending = page.getByRole('region', { name: 'Spending by category' });
    expect(await spending.getByRole('listitem').count()).toBe(9);
    await spending.getByRole('button', { name: '+6 more' }).click();
    expect(await spending.getByRole('listitem').count()).toBe(15);
    for (const [card, rows] of [
      [page.getByRole('region', { name: 'Income and expenses by month' }), 13],
      [spending, 16],
    ] as const) {
      await card.getByRole('button', { name: 'Show as table' }).click();
      expect(await card.getByRole('row').count()).toBe(rows);
      await card.getByRole('button', { name: 'Show as chart' }).click();
    }
    const recent = page.getByRole('region', { name: 'Recent Transactions' });
    expect(await recent.getByRole('listitem').count()).toBe(10);
    expect(await recent.getByRole('listitem').first().innerText()).toMatch(
      /[+−][A-Z]{3} [\d,]+\.\d\d/,
    );
    await recent.getByRole('button', { name: 'View all' }).click();
    await page.getByText('100 of 1,211 transactions').waitFor();
    expect(await recent.getByRole('button', { name: 'View all' }).count()).toBe(0);
    for (let shown = 200; shown < 1_211; shown += 100) {
      await recent.getByRole('button', { name: 'Load more' }).click();
      const count = `${shown.toLocaleString('en-GB')} of 1,211 transactions`;
      await page.getByText(count, { exact: true }).waitFor();
      // Asked for by its role, a link among a thousand takes a second.
      const link = recent.locator('a').nth(shown - 100);
      expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
    }
    await recent.getByRole('button', { name: 'Load more' }).click();
    await page.getByText('1,211 of 1,211 transactions').waitFor();
    expect(await recent.getByRole('button', { name: 'Load more' }).count()).toBe(0);
    const addresses = await recent
      .locator('a')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    expect(new Set(addresses).size).toBe(1_211);
    await recent.locator('a').nth(50).click();
    await page.waitForURL('**/app/statement?statement=*&line=*');
    await page.goBack();
    await page.getByText('100 of 1,211 transactions').waitFor();
    await page.reload();
    await page.getByText('100 of 1,211 transactions').waitFor();
    await page.goBack();
    await page.getByText('10 of 1,211 transactions').waitFor();
  });

  it('keeps its filters through a reload, and goes back and forth with them', async () => {
    await page.goto(address);
    await shownWhole(page);
    await account(page, 'Wise').click();
    await currency(page, 'GBP').click();
    await page.getByText('All amounts shown in GBP').waitFor();
    const filtered = await figure(page, 'Income');
    expect(new URL(page.url()).search).toBe('?accounts_off=Wise&currency=GBP');
    await page.reload();
    await page.getByText('All amounts shown in GBP').waitFor();
    expect(await figure(page, 'Income')).toBe(filtered);
    await expectPressed(page, 'Wise', false);
    await expectPressed(page, 'Revolut', true);
    await page.goBack();
    await page.getByText('All amounts shown in EUR').waitFor();
    await expectPressed(page, 'Wise', false);
    await page.goForward();
    await page.getByText('All amounts shown in GBP').waitFor();
    expect(await figure(page, 'Income')).toBe(filtered);
    await page.goto(`${address}?accounts_off=Nobody&currency=%E2%82%AC&from=2026-02-30&to=soon`);
    await page.getByText('10 of 1,211 transactions').waitFor();
    await page.getByText('All amounts shown in EUR').waitFor();
    await page.getByRole('button', { name: 'Select date range' }).waitFor();
    await page.goto(`${address}?currency=XYZ`);
    await page.getByText('All amounts shown in EUR').waitFor();
    await page.waitForURL(address);
  });

  it('takes dates by keyboard alone, and reverts what was not applied', async () => {
    await page.goto(address);
    await shownWhole(page);
    const all = await figure(page, 'Expenses');
    const button = page.getByRole('button', { name: 'Select date range' });
    const picker = page.getByRole('dialog', { name: 'Select Date Range' });
    await button.focus();
    await page.keyboard.press('Enter');
    await picker.waitFor();
    await page.keyboard.type('05012026');
    await page.keyboard.press('Escape');
    await picker.waitFor({ state: 'hidden' });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await picker.getByLabel('Start Date').inputValue()).toBe('');
    await picker.getByLabel('Start Date').fill('2026-05-01');
    await page.getByRole('heading', { level: 1 }).click();
    await picker.waitFor({ state: 'hidden' });
    await button.click();
    await picker.getByLabel('Start Date').fill('2026-09-01');
    await picker.getByLabel('End Date').fill('2026-08-01');
    await picker.getByText('Start date cannot be after end date.').waitFor();
    expect(await picker.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true);
    await picker.getByLabel('End Date').fill('');
    await picker.getByRole('button', { name: 'Apply' }).click();
    const chosen = page.getByRole('button', { name: 'From 1 Sep 2026' });
    await chosen.waitFor();
    expect(new URL(page.url()).search).toBe('?from=2026-09-01');
    expect(await figure(page, 'Expenses')).toBeLessThan(all);
    await chosen.click();
    await picker.getByLabel('End Date').fill('2026-09-30');
    await picker.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: '1 Sep 2026 - 30 Sep 2026' }).click();
    await page.getByText('As of 31 Oct 2026').nth(1).waitFor();
    expect(await page.getByText('As of 31 Oct 2026').count()).toBe(2);
    await picker.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Clear date range' }).click();
    await button.waitFor();
    expect(await figure(page, 'Expenses')).toBe(all);
  });

  it('keeps standing where one call fails, says what failed in the words of the server, and tries again', async () => {
    const before = complaints.length;
    await page.route('**/dashboard/cash-flow?*', (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
    await page.route('**/dashboard/portfolio?*', (route) => route.abort());
    await page.goto(address);
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch dashboard data' });
    await failure.waitFor();
    expect(await failure.innerText()).toContain('HTTP Error: 503');
    expect(await failure.innerText()).toContain('Network error occurred');
    await page.getByText('10 of 1,211 transactions').waitFor();
    expect(await figure(page, 'Income')).toBeGreaterThan(0);
    await page.unrouteAll();
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await shownWhole(page);
    await failure.waitFor({ state: 'hidden' });
    complaints.splice(before);
  });

  it('says when its figures are a moment behind, and reads them again once', async () => {
    let stale = 0;
    await page.route('**/dashboard/overview?*', async (route) => {
      const response = await route.fetch();
      stale += 1;
      const headers = { ...response.headers(), ...(stale === 1 && { stale: 'true' }) };
      await route.fulfill({ response, headers });
    });
    await page.goto(address);
    const behind = page.getByText('These figures are a moment behind and are read again.');
    await behind.waitFor();
    expect(await figure(page, 'Income')).toBeGreaterThan(0);
    await behind.waitFor({ state: 'hidden' });
    expect(stale).toBe(2);
    await page.unrouteAll();
  });

  it('has no serious finding, in both themes, with a table and the dates open', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${address}?from=2026-05-01`);
    await page.locator('.highcharts-root').nth(1).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'From 1 May 2026' }).click();
    await page.getByRole('button', { name: 'Show as table' }).first().click();
    await page.getByRole('button', { name: 'From 1 May 2026' }).click();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});
