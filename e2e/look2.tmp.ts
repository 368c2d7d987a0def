import { launchChromium } from './browser.ts';

const base = 'http://localhost:4777';
const browser = await launchChromium();
const context = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
});
const page = await context.newPage();
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
page.on('console', (m) => {
  if (m.type() === 'error' || m.type() === 'warning') console.log('CONSOLE', m.text());
});
page.on('requestfailed', (r) => console.log('FAILED', r.url()));
await page.goto(base);
await page.getByRole('button', { name: 'Explore with sample data' }).first().click();
await page.waitForURL('**/app/dashboard');
await page
  .getByText(/48 of 48 statements/)
  .waitFor({ timeout: 120000 })
  .catch(() => console.log('no 48'));
const shot = async (n: string) => {
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/look/${n}.png`, fullPage: true });
};
await page.goto(base + '/app/statement?account=Wise');
await page.waitForTimeout(2000);
const rows = page.locator('[data-line]');
console.log('rows', await rows.count());
await rows.nth(6).locator('button').click();
await page.waitForTimeout(2500);
await shot('st-line');
await page.setViewportSize({ width: 360, height: 800 });
await page.reload();
await page.waitForTimeout(2500);
console.log(
  await page.evaluate(() => {
    const out = [] as string[];
    for (const e of document.querySelectorAll('*')) {
      const r = e.getBoundingClientRect();
      if (r.right > 362 && getComputedStyle(e).position !== 'fixed')
        out.push(e.tagName + '.' + String(e.className).slice(0, 60) + ' ' + Math.round(r.right));
    }
    return document.documentElement.scrollWidth + '\n' + out.slice(0, 15).join('\n');
  }),
);
await shot('st-360');
await page.evaluate(() => localStorage.setItem('darkMode', 'true'));
await page.setViewportSize({ width: 1440, height: 900 });
await page.reload();
await page.waitForTimeout(2500);
await shot('st-dark');
await browser.close();
