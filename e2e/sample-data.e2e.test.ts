import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings, showTheme, sidewaysScroll } from './accessibility.ts';
import { openPage } from './browser.ts';
import { openStage, type Stage } from './journey.ts';

const LONGEST_MS = 30_000;

describe('exploring with sample data', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());

  it('shows a full dashboard within 30 s of the click, in both themes and on a phone', async () => {
    const { page, complaints } = await openPage(stage.browser);
    await page.goto(stage.saldo.address);
    expect(await seriousFindings(page)).toEqual([]);
    const clicked = performance.now();
    await page.getByRole('button', { name: 'Explore with sample data' }).first().click();
    await page.waitForURL('**/app/dashboard');
    await page.getByText('10 of 1,211 transactions').waitFor({ timeout: LONGEST_MS });
    await page.getByText(/48 of 48 statements/).waitFor({ timeout: LONGEST_MS });
    const seconds = (performance.now() - clicked) / 1000;
    console.log(`full dashboard ${seconds.toFixed(1)} s after the click`);
    expect(seconds).toBeLessThan(LONGEST_MS / 1000);
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme);
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await page.locator('.highcharts-root').first().waitFor();
        expect(await seriousFindings(page)).toEqual([]);
        await expect.poll(() => sidewaysScroll(page)).toBe(0);
      }
    }
    expect(complaints).toEqual([]);
  });
});
