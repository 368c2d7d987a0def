import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from './browser.ts';
import { importFile, openStage, register, SAMPLES, type Stage } from './journey.ts';

/** A row that is taller than this stands in its own emptiness. */
const TALLEST_ROW = 76;

describe('the cards of the dashboard', () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
    ({ page } = await openPage(stage.browser));
    await register(page, stage.saldo.address, 'cards@example.org');
  });
  afterAll(() => stage.close());

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
});
