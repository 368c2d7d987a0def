import { readFileSync } from 'node:fs';
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
  if (m.type() === 'error') console.log('CONSOLE', m.text());
});
await page.goto(base);
await page.getByRole('button', { name: 'Explore with sample data' }).first().click();
await page.waitForURL('**/app/dashboard');
await page
  .getByText(/48 of 48 statements/)
  .waitFor({ timeout: 120000 })
  .catch(() => console.log('no 48'));
const token = await page.evaluate(() => localStorage.getItem('auth_token'));
for (const [f, name] of [
  ['ing/GiroKontoauszug05.textrun.pdf', 'ING'],
  ['barclays-like/bank_statement.pdf', 'Barclays'],
] as const) {
  const form = new FormData();
  form.set('account_name', name);
  form.set(
    'file',
    new File([readFileSync('/work/shared/statements/' + f)], f.split('/')[1]!, {
      type: 'application/pdf',
    }),
  );
  const r = await fetch(base + '/api/v1/banking/upload', {
    method: 'POST',
    body: form,
    headers: { authorization: 'Bearer ' + token },
  });
  console.log(r.status, (await r.text()).slice(0, 100));
}
await page.waitForTimeout(4000);
const shot = async (n: string) => {
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/look/${n}.png`, fullPage: true });
};
await shot('dash');
await page.goto(base + '/app/statement');
await shot('st-review');
await page.goto(base + '/app/statement?account=Maybank');
await page.waitForTimeout(2000);
await shot('st-maybank');
const rows = page.locator('[data-line]');
console.log('rows', await rows.count());
await rows.nth(6).locator('button').click();
await page.waitForTimeout(2500);
await shot('st-line');
await page.setViewportSize({ width: 360, height: 800 });
await page.reload();
await page.waitForTimeout(2500);
await shot('st-360');
await page.evaluate(() => localStorage.setItem('darkMode', 'true'));
await page.setViewportSize({ width: 1440, height: 900 });
await page.reload();
await page.waitForTimeout(2500);
await shot('st-dark');
await browser.close();
