import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenStatementPdf, letterPdf, lockedStatementPdf } from '@saldo/backend/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { type Complaints, openPage } from './browser.ts';
import { figure, importFile, openStage, register, type Stage } from './journey.ts';
import { layoutShift, MOST_SHIFT } from './layout-shift.ts';

describe('the banner', () => {
  let stage: Stage;
  let folder: string;
  let page: Page;
  let complaints: Complaints;

  beforeAll(async () => {
    stage = await openStage();
    folder = await mkdtemp(join(tmpdir(), 'saldo-banner-'));
    ({ page, complaints } = await openPage(stage.browser));
    await register(page, stage.saldo.address, 'banner@example.org');
  });
  afterAll(async () => {
    await stage.close();
    await rm(folder, { recursive: true });
  });

  async function importDrawn(name: string, draw: Promise<Buffer>): Promise<void> {
    const path = join(folder, name);
    await writeFile(path, await draw);
    await importFile(page, 'Halden Bank', path);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }

  const banner = () => page.getByRole('region', { name: 'Statements being processed' });

  it('is not there before the first file, nor are charts', async () => {
    await page.getByText('No Transactions Yet').waitFor();
    await page.getByRole('button', { name: 'Upload PDF Statement' }).click();
    await page.getByRole('dialog', { name: 'Import Your Financial Data' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await banner().count()).toBe(0);
    expect(await page.getByText('Income and expenses by month').count()).toBe(0);
    await expectAccessible(page);
  });

  it('leads to what waits for a word, and the proof coverage lists it as such', async () => {
    await importDrawn('broken.pdf', brokenStatementPdf());
    await banner().getByRole('link', { name: 'Review' }).waitFor();
    const coverage = page.getByRole('region', { name: 'Proof coverage' });
    await coverage.getByText('waits for your word').first().waitFor();
    await coverage.getByRole('link', { name: 'Review' }).click();
    await page.waitForURL('**/app/statement?statement=*');
    await page.goBack();
  });

  it('takes the password of a locked file, and shows its figures without a reload', async () => {
    await importDrawn('letter.pdf', letterPdf());
    await banner().getByText('No transactions were found in this file').waitFor();
    await importDrawn('locked.pdf', lockedStatementPdf('sesame'));
    const password = banner().getByLabel('Password of locked.pdf');
    await password.waitFor();
    await expectAccessible(page);
    await password.fill('sesame');
    await page.keyboard.press('Enter');
    await page.getByText('2 of 2 transactions').waitFor();
    await password.waitFor({ state: 'hidden' });
    expect(await figure(page, 'Total Balance')).toBe(116.5);
    await banner().getByRole('button', { name: 'Dismiss letter.pdf' }).click();
    await page.reload();
    // On a busy machine the list comes late, and waits to be asked for.
    const late = page.getByRole('button', { name: 'Show', exact: true });
    await banner().getByText('broken.pdf').or(late).first().waitFor();
    if (await late.isVisible()) await late.click();
    await banner().getByText('broken.pdf').waitFor();
    expect(await banner().getByText('letter.pdf').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it.each([360, 1440])(
    'pushes nothing down when it comes late, and shows when asked to, at %i px',
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      const held = Promise.withResolvers<void>();
      await page.route('**/api/v1/banking/uploads', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.reload();
      await page.locator('.highcharts-root').first().waitFor();
      await figure(page, 'Total Balance');
      held.resolve();
      const show = page.getByRole('button', { name: 'Show', exact: true });
      await show.waitFor();
      const shift = await layoutShift(page);
      console.log(`a late banner at ${width} px shifts the page by ${shift.toFixed(4)}`);
      expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
      await expectAccessible(page);
      await show.click();
      await banner().getByText('broken.pdf').waitFor();
      await page.unrouteAll();
    },
  );

  it('shows unasked what is uploaded here, though the list came late', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/v1/banking/uploads', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    await figure(page, 'Total Balance');
    held.resolve();
    await page.getByRole('button', { name: 'Show', exact: true }).waitFor();
    await importDrawn('another-letter.pdf', letterPdf());
    await banner().getByText('another-letter.pdf').waitFor();
    await page.unrouteAll();
  });

  it.each([360, 1024, 1440])(
    'leaves the page where it is when names and notices come late, at %i px',
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      const held = Promise.withResolvers<void>();
      const late = (path: string, change: (data: Record<string, unknown>) => void) =>
        page.route(path, async (route) => {
          const response = await route.fetch();
          const body = await response.json();
          change(body.data);
          await held.promise;
          await route.fulfill({ response, json: body });
        });
      await late('**/dashboard/filters', (data) => {
        data.accounts = Array.from({ length: 9 }, (_, index) => `Another account ${index}`);
      });
      await late('**/dashboard/overview?*', (data) => {
        data.unproven = [
          { statement_id: 's', account: 'Wise', filename: 'may.pdf', state: 'broken' },
        ];
      });
      await page.reload();
      await page.locator('.highcharts-root').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      held.resolve();
      await figure(page, 'Total Balance');
      await page.getByRole('button', { name: 'Another account 8' }).waitFor();
      const shift = await layoutShift(page);
      console.log(`late names and notices at ${width} px shift the page by ${shift.toFixed(4)}`);
      expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await page.getByRole('link', { name: 'may.pdf' }).waitFor();
      await page.unrouteAll();
    },
  );
});
