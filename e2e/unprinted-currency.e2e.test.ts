import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './browser.ts';
import { openStage, register, type Stage } from './journey.ts';

const CARD = 'Date,Description,Amount\n2026-09-14,Ramen House,-1200\n2026-09-15,Refund,300\n';
const CHECKING = `Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
DEBIT,09/28/2026,COFFEE BAR,-4.50,DEBIT_CARD,995.50,,
CREDIT,09/02/2026,PAYROLL,900.00,ACH_CREDIT,1000.00,,
`;

const OFF =
  'Date,Description,Amount,Balance\n2026-09-14,Ramen House,-1200,8800\n2026-09-15,Refund,300,9200\n';

describe('a CSV that prints no currency', () => {
  let stage: Stage;
  let page: Page;

  beforeAll(async () => {
    stage = await openStage();
    ({ page } = await openPage(stage.browser));
    await register(page, stage.saldo.address, 'currency@example.org');
  });
  afterAll(() => stage.close());

  const banner = () => page.getByRole('region', { name: 'Statements being processed' });
  const currency = () => page.getByRole('combobox', { name: 'Currency of this file' });
  const button = () => page.getByRole('button', { name: 'Import', exact: true }).last();

  async function imported(account: string, name: string, csv: string): Promise<void> {
    await page.goto(`${stage.saldo.address}/app/upload`);
    await page.getByLabel('Bank type').click();
    await page.getByRole('option', { name: 'Another bank' }).click();
    await page.getByLabel('Account name').fill(account);
    const buffer = Buffer.from(csv);
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Upload & Process' }).click();
    await page.getByRole('link', { name: 'See them on the dashboard' }).click();
  }

  it('waits for its currency where nothing tells it, and shows the file meanwhile', async () => {
    // The list of files comes once the page stands: whoever came to see what becomes of a file is shown it all the same.
    const stands = Promise.withResolvers<void>();
    await page.route('**/api/v1/banking/uploads', async (route) => {
      await stands.promise;
      await route.continue();
    });
    await imported('Card', 'card.csv', CARD);
    await page.getByText('No Transactions Yet').waitFor();
    stands.resolve();
    await banner()
      .getByText('This file prints no currency. Choose it, and the file is read.')
      .waitFor();
    await banner().getByRole('link', { name: 'Review' }).click();
    await page.getByText('2026-09-14,Ramen House,-1200').waitFor();
    await page.getByText('Its lines are shown once its currency is chosen.').waitFor();
    expect(await button().isDisabled()).toBe(true);
    await expectAccessible(page);
  });

  it('is counted in the currency that is chosen by keyboard, with the decimals of that', async () => {
    await currency().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    expect(await currency().innerText()).toContain('JPY');
    await button().click();
    await page.getByText('Currency JPY not printed').waitFor({ timeout: 15_000 });
    await page.getByText('Imported on your word').waitFor();
    await page.getByText('−1,200', { exact: true }).first().waitFor();
  });

  it('is read in the one its dates suggest, and in another one where its user says so', async () => {
    await imported('Chase', 'checking.csv', CHECKING);
    await banner()
      .getByText(/Saldo reads it as USD, since its dates begin with the month/)
      .waitFor();
    await banner().getByRole('link', { name: 'Review' }).click();
    await page.getByText('Proven to the cent').waitFor();
    expect(await currency().innerText()).toContain('USD');
    await currency().click();
    await expectAccessible(page);
    await page.getByRole('option', { name: /^CAD/ }).click();
    await page.getByText('The file is read once more, in CAD.').waitFor();
    await expectAccessible(page);
    await button().click();
    await page.getByText('Currency CAD not printed').waitFor({ timeout: 15_000 });
    await page.goto(`${stage.saldo.address}/app/dashboard`);
    await page.getByText('COFFEE BAR').first().waitFor();
  });

  it('can be said to be in another one while it does not add up, and stays in sight with each answer', async () => {
    await imported('Savings', 'waits.csv', CARD.replace('1200', '1250'));
    await imported('Savings', 'off.csv', OFF);
    await page.goto(`${stage.saldo.address}/app/statement`);
    const own = () => page.getByRole('region', { name: 'Statement off.csv' });
    const answered = async (code: RegExp | null) => {
      if (code) {
        await currency().click();
        await page.getByRole('option', { name: code }).click();
      }
      await button().click();
    };
    const isFocused = () => own().evaluate((region) => region === document.activeElement);
    await own().waitFor();
    const before = await page.evaluate(() => history.length);
    await answered(/^JPY/);
    await page.getByText('Broken at line 2 by JPY 100').waitFor({ timeout: 15_000 });
    await page.getByText('You said that it is in JPY.').first().waitFor();
    expect(await currency().innerText()).toContain('JPY');
    expect(page.url()).toMatch(/\?statement=[^&]+$/);
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(await isFocused()).toBe(true);
    await expectAccessible(page);
    await answered(/^CHF/);
    await page.getByText('Broken at line 2 by CHF 100.00').waitFor({ timeout: 15_000 });
    await own().getByText('8,800.00').first().waitFor();
    expect(await currency().innerText()).toContain('CHF');
    await answered(null);
    await own().getByText('Imported on your word').waitFor({ timeout: 15_000 });
    await page.getByRole('button', { pressed: true }).getByText('imported').waitFor();
    expect(await isFocused()).toBe(true);
  });
});
