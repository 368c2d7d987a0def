import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenStatementPdf, lockedStatementPdf } from '@saldo/backend/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { type Complaints, openPage } from './browser.ts';
import { importFile, openStage, register, SAMPLES, type Stage } from './journey.ts';

describe('the statement area', () => {
  let stage: Stage;
  let page: Page;
  let complaints: Complaints;
  let folder: string;

  beforeAll(async () => {
    stage = await openStage();
    folder = await mkdtemp(join(tmpdir(), 'saldo-statements-'));
    ({ page, complaints } = await openPage(stage.browser));
    await register(page, stage.saldo.address, 'lines@example.org');
  });
  afterAll(async () => {
    await stage.close();
    await rm(folder, { recursive: true });
  });

  const banner = () => page.getByRole('region', { name: 'Statements being processed' });
  const preview = () => page.getByRole('img', { name: /^Page \d+ of / });

  async function file(name: string, content: Buffer): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  }

  it('leads from a transaction to its line on the page of its statement', async () => {
    await importFile(page, 'Maybank', join(SAMPLES, 'maybank-myr-2026-10.pdf'));
    await page
      .getByRole('link', { name: /VILLAGE GROCER/i })
      .first()
      .click();
    await page.waitForURL(/\/app\/statement\?statement=[^&]+&line=\d+/);
    await page.getByText('Proven to the cent').waitFor();
    await page.getByText('17 of 17 lines, and every running balance in between.').waitFor();
    await page.getByText(/^Read from page \d, line \d+$/).waitFor();
    expect(await page.getByRole('button', { pressed: true, name: /VILLAGE GROCER/i }).count()).toBe(
      1,
    );
    await expect.poll(() => inkUnderMark(page), { timeout: 15_000 }).toBeGreaterThan(20);
  });

  it('ends a long list where the page beside it ends', async () => {
    const bottomOf = (name: string | RegExp) =>
      page
        .getByRole('region', { name })
        .evaluate((card) => Math.round(card.getBoundingClientRect().bottom));
    expect(await bottomOf('Lines')).toBe(await bottomOf(/VILLAGE GROCER/i));
  });

  it('cuts no figure on a phone, however long', async () => {
    await page.route('**/statements/*/lines?*', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      for (const line of body.data.lines) line.amount = 9_876_543_210.12;
      await route.fulfill({ response, json: body });
    });
    await page.setViewportSize({ width: 360, height: 900 });
    await page.reload();
    const lines = page.getByRole('region', { name: 'Lines' });
    await lines.getByText('9,876,543,210.12').first().waitFor();
    const cut = await lines
      .getByRole('table')
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    const beyond = await lines
      .getByRole('cell', { name: '9,876,543,210.12' })
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
    expect([cut, beyond]).toEqual([0, 0]);
    await page.unrouteAll();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await preview().waitFor();
  });

  it('goes through the lines by keyboard, and the mark follows', async () => {
    const before = await page.getByText(/^Read from page/).textContent();
    await page.getByRole('button', { pressed: true, name: /VILLAGE GROCER/i }).focus();
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() => page.getByText(/^Read from page/).textContent(), { timeout: 15_000 })
      .not.toBe(before);
    await expect.poll(() => inkUnderMark(page), { timeout: 15_000 }).toBeGreaterThan(20);
  });

  it('says so where a link asks for a line that is not there, and shows the statement', async () => {
    const shown = page.url();
    await page.goto(shown.replace(/line=\d+/, 'line=999'));
    await page
      .getByText('This statement has 17 lines: the one that was asked for is not there.')
      .waitFor();
    await page.waitForURL((url) => !url.search.includes('line='));
    await page.goto(shown);
    await page.getByText(/^Read from page/).waitFor();
  });

  it('keeps a search through the choice of a line and a reload', async () => {
    const lines = page.getByRole('region', { name: 'Lines' });
    const search = lines.getByRole('searchbox');
    const shown = page.url();
    await search.pressSequentially('village', { delay: 0 });
    await page.waitForURL((url) => url.search.endsWith('&find=village'));
    await lines
      .getByRole('button', { name: /VILLAGE GROCER/i })
      .first()
      .click();
    await page.reload();
    await expect.poll(() => search.inputValue()).toBe('village');
    await lines.getByText(/^\d of 17 lines$/).waitFor();
    await search.fill('');
    await page.waitForURL((url) => !url.search.includes('find='));
    await page.goto(shown);
    await page.getByText(/^Read from page/).waitFor();
  });

  it('is accessible in both themes, on a phone and on a desk', async () => {
    await preview().waitFor();
    await expectAccessible(page);
  });

  it('imports a statement that does not add up only after a yes, and marks it from then on', async () => {
    await page.goto(`${stage.saldo.address}/app/dashboard`);
    await importFile(page, 'My bank', await file('broken.pdf', await brokenStatementPdf()));
    await banner().getByRole('link', { name: 'Review' }).click();
    await page.getByText('Broken at line 2 by EUR 1.00').waitFor();
    await page.getByRole('button', { name: 'See the line' }).click();
    await page.getByText('the balance breaks here').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import anyway' }).click();
    await page.getByText('Imported on your word').waitFor();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    const notice = page.getByText('Figures of 1 statement that is not proven are in these sums.');
    // On a busy machine it comes late, and waits to be asked for.
    const show = page.getByRole('button', { name: 'Show', exact: true });
    await notice.or(show).waitFor();
    if (await show.isVisible()) await show.click();
    await notice.waitFor();
    await page.getByRole('button', { name: 'View all' }).click();
    await page
      .getByRole('img', { name: 'from a statement that does not add up' })
      .first()
      .waitFor();
  });

  it('reads a locked file again with the password given on the banner, and asks for it again to show the page', async () => {
    await importFile(page, 'Locked', await file('locked.pdf', await lockedStatementPdf('sesame')));
    await banner().getByLabel('Password of locked.pdf').fill('wrong');
    await banner().getByRole('button', { name: 'Read again' }).click();
    await page.getByText(/That password did not open the file/).waitFor();
    await banner().getByLabel('Password of locked.pdf').fill('sesame');
    await banner().getByRole('button', { name: 'Read again' }).click();
    await banner().waitFor({ state: 'hidden' });
    await page.goto(`${stage.saldo.address}/app/statement?account=Locked`);
    await page.getByLabel('Password of this PDF').fill('sesame');
    await page.getByRole('button', { name: 'Show the page' }).click();
    await preview().waitFor();
  });

  it('says so where a statement was deleted in another tab, and takes its questions away', async () => {
    const pdf = await file('broken-2.pdf', await brokenStatementPdf());
    await page.goto(`${stage.saldo.address}/app/dashboard`);
    await importFile(page, 'Another bank', pdf);
    await banner().getByRole('link', { name: 'Review' }).click();
    const yes = page.getByRole('button', { name: 'Import anyway' });
    await yes.waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Delete statement' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Delete statement' }).click();
    await other.getByText('broken-2.pdf was deleted').waitFor();
    await other.close();
    const before = complaints.length;
    await yes.click();
    await page.getByText(/^This statement is not there; it may have been deleted/).waitFor();
    expect(await yes.count()).toBe(0);
    complaints.splice(before);
    await page.goto(`${stage.saldo.address}/app/statement?account=Locked`);
  });

  it('deletes a statement after asking', async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this statement?' });
    await dialog.getByRole('button', { name: 'Delete statement' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Account' }).textContent())
      .not.toContain('Locked');
  });

  it('kept to the security policy all the way', () => {
    expect(complaints).toEqual([]);
  });
});

/** How many dark pixels of the drawn page lie under the mark: the printed line, if it is the right place and the page is drawn. */
function inkUnderMark(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const mark = canvas?.nextElementSibling;
    const context = canvas?.getContext('2d');
    // What stands there instead tells why nothing is drawn.
    const card = document.querySelector('[aria-labelledby="preview-title"]');
    if (!canvas || !mark || !context) throw new Error(`No page with a mark: ${card?.textContent}`);
    const sheet = canvas.getBoundingClientRect();
    // The mark is placed in shares of the paper, which has to be just as large as the page drawn on it.
    const paper = canvas.parentElement?.getBoundingClientRect();
    if (!paper || Math.abs(paper.height - sheet.height) > 1) return 0;
    if (Math.abs(sheet.height / sheet.width - canvas.height / canvas.width) > 0.01) return 0;
    const place = mark.getBoundingClientRect();
    const scale = canvas.width / sheet.width;
    const [x, y] = [(place.x - sheet.x) * scale, (place.y - sheet.y) * scale];
    const { data } = context.getImageData(x, y, place.width * scale, place.height * scale);
    let dark = 0;
    for (let i = 0; i < data.length; i += 4) if ((data[i] ?? 255) < 128) dark += 1;
    return dark;
  });
}
