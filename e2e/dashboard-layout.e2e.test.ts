import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, sidewaysScroll } from './accessibility.ts';
import { openPage } from './browser.ts';
import { importFile, openStage, register, SAMPLES, type Stage } from './journey.ts';

/** As much as IDR accounts hold: longer than what any euro account shows. */
const LONG = 9_999_999_999.98;

/** A row that is taller than this stands in its own emptiness. */
const TALLEST_ROW = 76;

describe('the cards', () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
    ({ page } = await openPage(stage.browser));
    await register(page, stage.saldo.address, 'cards@example.org');
  });
  afterAll(() => stage.close());

  const account = (name: string) =>
    page.getByRole('group', { name: 'Accounts' }).getByRole('button', { name });

  it('leaves room between the buttons of an area without statements', async () => {
    await page.goto(`${stage.saldo.address}/app/statement`);
    const upload = page.getByRole('button', { name: 'Upload PDF Statement' });
    await upload.waitFor();
    const left = await upload.boundingBox();
    const right = await page.getByRole('link', { name: 'Go to Dashboard' }).boundingBox();
    expect((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)).toBeGreaterThanOrEqual(8);
    await page.setViewportSize({ width: 360, height: 900 });
    const below = await page.getByRole('link', { name: 'Go to Dashboard' }).evaluate((link) => {
      const card = link.closest('section');
      return (card?.getBoundingClientRect().bottom ?? 0) - link.getBoundingClientRect().bottom;
    });
    expect(below).toBeGreaterThanOrEqual(16);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${stage.saldo.address}/app/dashboard`);
  });

  it('lists transactions in rows as high as they need, however long the column beside them is', async () => {
    await page.route('**/dashboard/portfolio?*', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const [balance] = body.data.balances;
      if (balance) {
        body.data.balances = Array.from({ length: 24 }, (_, index) => ({
          ...balance,
          account: `Account ${index}`,
        }));
      }
      await route.fulfill({ response, json: body });
    });
    await importFile(page, 'Maybank', join(SAMPLES, 'maybank-myr-2026-10.pdf'));
    await page.getByText('10 of 17 transactions').waitFor();
    await page.getByText('Account 23').waitFor();
    const recent = page.getByRole('region', { name: 'Recent Transactions' });
    const rows = await recent
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
    expect(rows.length).toBe(10);
    expect(Math.max(...rows)).toBeLessThanOrEqual(TALLEST_ROW);
    await recent.getByRole('button', { name: 'View all' }).click();
    await page.getByText('17 of 17 transactions').waitFor();
    const overflow = await recent.evaluate((card) => card.scrollHeight - card.clientHeight);
    expect(overflow).toBe(0);
  });

  it('keeps its filters in one row on a phone and wraps them on a desk, however many accounts there are', async () => {
    const names = [
      'Maybank',
      'Revolut',
      'Wise',
      'Deutsche Kreditbank Gemeinschaftskonto Haushalt',
      'N26',
      'Hypo',
    ];
    await page.route('**/dashboard/filters', (route) =>
      route.fulfill({
        json: {
          data: { accounts: names, currencies: ['EUR', 'GBP', 'MYR', 'USD', 'KRW'] },
          success: true,
          message: 'OK',
        },
      }),
    );
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${stage.saldo.address}/app/dashboard`);
      await account('Hypo').waitFor();
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
      await account('Hypo').click();
      await expect.poll(() => account('Hypo').getAttribute('aria-pressed')).toBe('false');
      const tops = await page
        .getByRole('group', { name: 'Accounts' })
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top));
      if (width === 360) expect(new Set(tops).size).toBe(1);
    }
    await expectAccessible(page);
    await page.unrouteAll();
  });

  it('keeps everything in its card and no name cut at twice the text size', async () => {
    await page.goto(`${stage.saldo.address}/app/dashboard`);
    await page.locator('.highcharts-root').nth(1).waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => cutOff(page), { timeout: 5_000 }).toEqual([]);
    const spending = page.getByRole('region', { name: 'Spending by category' });
    const cut = await spending
      .getByRole('listitem')
      .locator('.truncate')
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
    expect(cut).toBe(0);
    const ring = await spending.locator('.highcharts-root').boundingBox();
    const total = await spending.locator('p b').boundingBox();
    expect(total?.width).toBeLessThan((ring?.width ?? 0) * 0.73);
  });

  it('cuts no figure on a phone, however long, in the charts as tables too', async () => {
    for (const part of ['overview', 'portfolio', 'cash-flow', 'spending-categories']) {
      await page.route(`**/dashboard/${part}?*`, async (route) => {
        const response = await route.fetch();
        const text = JSON.stringify(await response.json(), (key, value) =>
          typeof value === 'number' && !/count|accounts/.test(key) ? LONG : value,
        );
        await route.fulfill({ response, body: text });
      });
    }
    await page.setViewportSize({ width: 360, height: 900 });
    await page.reload();
    await page.locator('.highcharts-root').nth(1).waitFor();
    await page.getByRole('button', { name: 'Show as table' }).first().click();
    const months = page.getByRole('region', { name: 'Table of months' });
    await months.waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await cutOff(page)).toEqual([]);
    expect(await months.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
  });
});

/** What stands out of its card at the right, by its text. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section')].flatMap((card) => {
      const { right } = card.getBoundingClientRect();
      const parts = [...card.querySelectorAll('table, td, th, p, span, b')];
      return parts
        .filter((part) => !part.closest('.sr') && part.getBoundingClientRect().right > right + 1)
        .map((part) => part.textContent ?? '');
    }),
  );
}
