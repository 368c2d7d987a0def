import type { Page } from 'playwright-core';
import { drawScreen, type Gallery } from './draw.ts';

const PAGE = 'canvas[aria-label^="Page "]';

/** A proven statement with a line boxed on its page, and one that waits for its user's word. */
export const statementScreens: Gallery = async (page, address) => {
  await drawScreen(page, 'statement', async () => {
    await page.goto(`${address}/app/statement?account=Maybank`);
    await page
      .getByRole('button', { name: /VILLAGE GROCER/ })
      .first()
      .click();
    await drawn(page);
  });
  await drawScreen(page, 'statement-review', async () => {
    await page.goto(`${address}/app/statement?account=${encodeURIComponent('ING Berlin')}`);
    await page.getByRole('button', { name: 'See the line' }).click();
    await drawn(page);
  });
};

/** Waits until the page of the statement has ink on it. */
async function drawn(page: Page): Promise<void> {
  await page.locator(PAGE).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction((selector) => {
    const canvas = document.querySelector<HTMLCanvasElement>(selector);
    const context = canvas?.getContext('2d');
    if (!canvas || !context || canvas.width === 0) return false;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value, index) => index % 4 === 0 && value < 100);
  }, PAGE);
}
