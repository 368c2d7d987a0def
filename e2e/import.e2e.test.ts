import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './browser.ts';
import { openStage, register, SAMPLES, type Stage } from './journey.ts';

const STATEMENT = join(SAMPLES, 'maybank-myr-2026-10.pdf');
const UPLOAD = '**/api/v1/banking/upload';

describe('the import dialog', () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
    ({ page } = await openPage(stage.browser));
    await register(page, stage.saldo.address, 'import@example.org');
  });
  beforeEach(async () => {
    await page.goto(`${stage.saldo.address}/app/goals`);
  });
  afterAll(() => stage.close());

  const dialog = () => page.getByRole('dialog', { name: 'Import Your Financial Data' });
  const button = () => dialog().locator('button[type=submit]');
  const opener = () => page.getByRole('button', { name: 'Import', exact: true });
  const choose = (path: string) => dialog().locator('input[type=file]').setInputFiles(path);
  const closed = () => dialog().waitFor({ state: 'hidden' });

  async function open(): Promise<void> {
    await opener().click();
    await dialog().waitFor();
  }

  it('says what it is for, keeps the focus inside and gives it back, and closes in three ways', async () => {
    await open();
    await dialog().getByText('Upload Your PDF Statement').waitFor();
    await dialog()
      .getByText(/Saldo reads and categorises .* No AI takes part/)
      .waitFor();
    await dialog().getByText('Drop your PDF statement here').waitFor();
    await dialog().getByText('or click to browse for PDF files').waitFor();
    expect(await dialog().locator('input[type=file]').getAttribute('accept')).toBe('.pdf');
    expect(await dialog().getByLabel('Upload Your PDF Bank Statement').count()).toBe(1);
    await expectAccessible(page);
    for (let tab = 0; tab < 12; tab += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog().evaluate((it) => it.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await closed();
    expect(await opener().evaluate((it) => it === document.activeElement)).toBe(true);
    await open();
    await page.mouse.click(5, 500);
    await closed();
    await open();
    await dialog().getByRole('button', { name: 'Close' }).click();
    await closed();
  });

  it('shows where a file is dropped, and takes only the first PDF', async () => {
    await open();
    const zone = dialog().locator('label', { hasText: 'Drop your PDF statement here' });
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(440_402)], 'First.PDF'));
      transfer.items.add(new File(['2'], 'second.pdf'));
      return transfer;
    });
    const look = () => zone.evaluate((it) => getComputedStyle(it).borderStyle);
    expect(await look()).toBe('dashed');
    await zone.dispatchEvent('dragover', { dataTransfer: data });
    expect(await look()).toBe('solid');
    await zone.dispatchEvent('dragleave', { dataTransfer: data });
    expect(await look()).toBe('dashed');
    // Beside the zone the browser would open the file in place of the page.
    const kept = await dialog()
      .getByLabel('Account Name')
      .evaluate((beside, dataTransfer) => {
        const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
        return !beside.dispatchEvent(drop);
      }, data);
    expect(kept).toBe(true);
    await zone.dispatchEvent('drop', { dataTransfer: data });
    await dialog().getByText('First.PDF').waitFor();
    expect(await dialog().getByText('second.pdf').count()).toBe(0);
    expect(
      await dialog()
        .getByText(/Ready to upload/)
        .innerText(),
    ).toMatch(/0\.42 MB$/);
    expect(await button().isDisabled()).toBe(true);
    await dialog().getByLabel('Account Name').fill('   ');
    expect(await button().isDisabled()).toBe(true);
    await dialog().getByLabel('Account Name').fill('Maybank');
    expect(await button().isEnabled()).toBe(true);
    await choose(import.meta.filename);
    const box = dialog().getByRole('alert');
    expect(await box.innerText()).toMatch(/^Upload Failed\s+Please select a PDF file\.$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await closed();
  });

  it.each([
    ['a refusal', { status: 422, json: { detail: 'This file is empty.' } }, 'This file is empty.'],
    ['an answer without words', { status: 502, body: 'Bad gateway' }, 'HTTP Error: 502'],
    // With a link to sign in.
    ['a lost session', { status: 401, json: {} }, 'HTTP Error: 401 Sign in'],
    ['an unsuccessful answer', { status: 200, json: { success: false } }, 'Upload failed'],
    ['a lost network', null, 'Network error occurred during upload'],
  ])('%s is told in the box, and nothing typed is lost', async (_, answer, text) => {
    await open();
    await dialog().getByLabel('Account Name').fill('Maybank');
    await choose(STATEMENT);
    await page.route(UPLOAD, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await button().click();
    const box = dialog().getByRole('alert');
    await box.waitFor();
    expect(await box.innerText()).toMatch(new RegExp(`^Upload Failed\\s+${text}$`));
    expect(await dialog().getByLabel('Account Name').inputValue()).toBe('Maybank');
    expect(await button().isEnabled()).toBe(true);
    expect(page.url()).toContain('/app/goals');
    await page.unroute(UPLOAD);
    await page.keyboard.press('Escape');
    await closed();
  });

  it('gives an upload up when it is cancelled, by keyboard too, and keeps what was typed', async () => {
    await open();
    await dialog().getByLabel('Account Name').fill('Maybank');
    await choose(STATEMENT);
    await page.route(UPLOAD, () => undefined);
    await button().focus();
    const request = page.waitForRequest(UPLOAD);
    await page.keyboard.press('Enter');
    const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('/upload'));
    await request;
    const cancel = dialog().getByRole('button', { name: 'Cancel upload' });
    await cancel.waitFor();
    await page.keyboard.press('Tab');
    expect(await cancel.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect((await failed).failure()?.errorText).toContain('ABORTED');
    await dialog()
      .getByText(/Ready to upload/)
      .waitFor();
    expect(await button().evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await dialog().getByLabel('Account Name').inputValue()).toBe('Maybank');
    expect(await leavingAsks(page)).toBe(false);
    await page.unroute(UPLOAD);
    await page.keyboard.press('Escape');
    await closed();
  });

  it('tells of no byte that has not left, then closes, and opens empty again', async () => {
    await open();
    await dialog().getByLabel('Account Name').fill('Maybank');
    await choose(STATEMENT);
    const { promise, resolve } = Promise.withResolvers<Route>();
    await page.route(UPLOAD, (route) => resolve(route));
    await button().click();
    await dialog().getByRole('button', { name: 'Uploading...' }).waitFor();
    // The request is held before its first byte; that no time that passes changes this is told by the machine's own test.
    await dialog().getByText('0%', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    expect(await dialog().isVisible()).toBe(true);
    expect(await leavingAsks(page)).toBe(true);
    await (await promise).continue();
    await closed();
    await page.unroute(UPLOAD);
    await open();
    expect(await dialog().getByLabel('Account Name').inputValue()).toBe('');
    expect(await dialog().getByText('Ready to upload').count()).toBe(0);
    await page.keyboard.press('Escape');
    await closed();
  });
});

/** Whether the browser would ask before it leaves the page. */
const leavingAsks = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
