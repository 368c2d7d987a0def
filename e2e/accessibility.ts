import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Violation = { id: string; impact: string; nodes: { target: string[] }[] };

/** Serious and critical findings of axe on the page as it stands. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // The page's policy takes no script from elsewhere; the debugger's door is not under it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  });
}

/** How many px the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
  }, theme);
}

/** The screen as it stands has no serious finding in either theme and no sideways scroll, from a phone to a wide desk. */
export async function expectAccessible(page: Page, widths = [360, 768, 1920]): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => sidewaysScroll(page), { message: `sideways at ${width}`, timeout: 10_000 })
      .toBe(0);
  }
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const each of ['light', 'dark'] as const) {
      await showTheme(page, each);
      expect(await seriousFindings(page), `${each} at ${width}`).toEqual([]);
    }
  }
  await showTheme(page, theme === 'dark' ? 'dark' : 'light');
  await page.setViewportSize(before);
}
