import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './browser.ts';
import { openStage, PASSWORD, register, SAMPLES, type Stage } from './journey.ts';

const REVOLUT_CSV = `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
TOPUP,Current,2026-09-01 08:00:00,2026-09-01 08:00:01,Top-up by *1234,100.00,0.00,EUR,COMPLETED,100.00
CARD_PAYMENT,Current,2026-09-03 12:00:00,2026-09-04 09:00:00,Lidl,-12.50,0.00,EUR,COMPLETED,87.50
`;

describe('the page for several files', () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
    ({ page } = await openPage(stage.browser));
    await register(page, stage.saldo.address, 'many@example.org');
  });
  afterAll(() => stage.close());

  it('is found from the import dialog, and sends each file in a call of its own', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('link', { name: 'Upload them together' }).click();
    await page.waitForURL('**/app/upload');
    const button = page.getByRole('button', { name: 'Upload & Process' });
    expect(await button.isDisabled()).toBe(true);
    const files = page.locator('input[type=file]');
    expect(await files.getAttribute('accept')).toBe('.pdf,.csv');
    await files.setInputFiles([
      join(SAMPLES, 'revolut-eur-2026-10.pdf'),
      join(SAMPLES, 'revolut-gbp-2026-10.pdf'),
      import.meta.filename,
    ]);
    await files.setInputFiles({
      name: 'september.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(REVOLUT_CSV),
    });
    expect(await button.isDisabled()).toBe(true);
    await page.getByLabel('Bank type').click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual([
      'Revolut',
      'Wise',
      'Maybank',
      'Another bank',
    ]);
    await page.getByRole('option', { name: 'Revolut' }).click();
    await expectAccessible(page);
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/banking/upload')) statuses.push(response.status());
    });
    await button.click();
    await page.getByText(/3 of 4 imported/).waitFor({ timeout: 30_000 });
    const lines = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
    const words = () => lines.locator('p').allInnerTexts();
    await expect
      .poll(words, { timeout: 20_000 })
      .toEqual([
        expect.stringMatching(/^Read \d+ rows, proven to the cent\.$/),
        expect.stringMatching(/^Read \d+ rows, proven to the cent\.$/),
        'Please select PDF or CSV files.',
        expect.stringMatching(/^Read \d+ rows?, /),
      ]);
    expect(statuses).toEqual([202, 202, 202]);
    await expectAccessible(page);
    const link = page.getByRole('link', { name: 'See them on the dashboard' });
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
    await link.click();
    await page.getByRole('region', { name: 'Summary' }).waitFor();
    await page.goBack();
    await page.getByText('3 of 4 imported.').waitFor();
    expect(await lines.count()).toBe(4);
  });

  it('tells the words of the server on the line of the file, and tries it again', async () => {
    await page.goto(`${stage.saldo.address}/app/upload`);
    await page.getByLabel('Bank type').click();
    await page.getByRole('option', { name: 'Wise' }).click();
    const name = 'wise-usd-2026-10.pdf';
    const files = page.locator('input[type=file]');
    await files.setInputFiles(join(SAMPLES, name));
    await page.route('**/api/v1/banking/upload', (route) => route.abort(), { times: 1 });
    const button = page.getByRole('button', { name: 'Upload & Process' });
    await button.click();
    await page.getByText('Network error occurred during upload').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Try ${name} again` }).click();
    await page.getByText('1 of 1 imported.').waitFor();
    await files.setInputFiles(join(SAMPLES, 'revolut-eur-2026-10.pdf'));
    await button.click();
    await page.getByText(/This file is in your account "Revolut" already/).waitFor();
    const again = page.getByRole('button', { name: 'Try revolut-eur-2026-10.pdf again' });
    expect(await again.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Remove revolut-eur-2026-10.pdf' }).click();
    expect(await files.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('leads to sign-in and back where the session has ended', async () => {
    await page.getByRole('link', { name: 'Goals', exact: true }).click();
    await page.getByRole('heading', { name: 'AI Goals Planner' }).waitFor();
    await page.evaluate(() => localStorage.setItem('auth_token', 'ended'));
    await page.goBack();
    await page.locator('input[type=file]').setInputFiles(join(SAMPLES, 'wise-usd-2025-11.pdf'));
    await page.getByRole('button', { name: 'Upload & Process' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'You are not signed in any more' });
    await notice.waitFor();
    await expectAccessible(page);
    await notice.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/login');
    await page.getByText('You were signed out').waitFor();
    await page.getByLabel('Email').fill('many@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/app/upload');
  });
});
