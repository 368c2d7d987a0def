import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { letterPdf, lockedPdf, scannedPdf } from '@saldo/backend/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from './browser.ts';
import { importFile, openStage, register, type Stage } from './journey.ts';

const MEGABYTE = 1024 * 1024;
describe('a file that cannot be used', () => {
  let stage: Stage;
  let page: Page;
  let folder: string;

  beforeAll(async () => {
    stage = await openStage();
    folder = await mkdtemp(join(tmpdir(), 'saldo-bad-files-'));
    ({ page } = await openPage(stage.browser));
    await register(page, stage.saldo.address, 'bad@example.org');
  });
  afterAll(async () => {
    await stage.close();
    await rm(folder, { recursive: true });
  });

  async function file(name: string, content: string | Buffer): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  }

  it.each([
    ['no-pdf.pdf', '<html></html>', 'there is no PDF in it'],
    ['empty.pdf', '', 'This file is empty'],
    ['huge.pdf', Buffer.alloc(21 * MEGABYTE, '%PDF-1.7\n'), 'larger than 20 MB'],
  ])('%s is refused in the box', async (name, content, sentence) => {
    await importFile(page, 'My bank', await file(name, content));
    const box = page.getByRole('dialog').getByText('Upload Failed').locator('..');
    await box.waitFor();
    expect(await box.textContent()).toContain(sentence);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it.each([
    ['a letter', letterPdf, 'No transactions were found in this file'],
    ['a scan', scannedPdf, 'This PDF has no readable text: it is a scan'],
    ['a locked file', () => lockedPdf('1234'), 'This PDF is locked'],
  ])('%s fails on the banner, and can be dismissed', async (name, draw, sentence) => {
    await importFile(page, 'My bank', await file(`${name}.pdf`, await draw()));
    await page.getByText(sentence).waitFor();
    await page
      .getByRole('button', { name: /dismiss/i })
      .first()
      .click();
    await page.getByText(sentence).waitFor({ state: 'hidden' });
  });
});
