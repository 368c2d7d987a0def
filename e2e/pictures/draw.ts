import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { indexedPng } from './indexed-png.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docs', 'screens');
const WIDTHS = [360, 1440];
const THEMES = ['light', 'dark'] as const;

/** Draws the screens of one part of the product into docs/screens/. The page stands at the address of Saldo. */
export type Gallery = (page: Page, address: string) => Promise<void>;

/**
 * Draws a screen as NAME-WIDTH-THEME.png in both themes, on a phone and on a desk. `show` brings the page there and
 * waits until it is whole; it is called for each picture, so that everything is drawn for its width.
 */
export async function drawScreen(
  page: Page,
  name: string,
  show: () => Promise<void>,
  { fullPage = true } = {},
): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const theme of THEMES) {
    await page.evaluate((dark) => localStorage.setItem('darkMode', dark), String(theme === 'dark'));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await show();
      await page.evaluate(() => document.fonts.ready);
      const picture = indexedPng(await page.screenshot({ fullPage, animations: 'disabled' }));
      const path = join(FOLDER, `${name}-${width}-${theme}.png`);
      await writeFile(path, picture);
      console.log(`${relative(ROOT, path)} (${Math.round(picture.length / 1_024)} KB)`);
    }
  }
}
