import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from './browser.ts';
import { importFile, openStage, register, type Stage } from './journey.ts';

const MEGABYTE = 1024 * 1024;
/** The smallest page of text and nothing else. */
const LETTER = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
4 0 obj <</Length 52>> stream
BT /F 12 Tf 72 720 Td (Dear customer, hello there) Tj ET
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
`;

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
    await expect.poll(() => box.innerText()).toContain(sentence);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('a PDF without transactions fails on the banner, and can be dismissed', async () => {
    await importFile(page, 'My bank', await file('letter.pdf', LETTER));
    await page.getByText('No transactions were found in this file').waitFor();
    await page
      .getByRole('button', { name: /dismiss/i })
      .first()
      .click();
    await page.getByText('No transactions were found in this file').waitFor({ state: 'hidden' });
  });
});
