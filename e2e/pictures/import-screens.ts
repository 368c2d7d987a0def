import { join } from 'node:path';
import { SAMPLES } from '../journey.ts';
import { drawScreen, type Gallery } from './draw.ts';

const STATEMENT = join(SAMPLES, 'maybank-myr-2026-10.pdf');

/** The import dialog and the page for several files. */
export const importScreens: Gallery = async (page, address) => {
  const dialog = page.getByRole('dialog', { name: 'Import Your Financial Data' });
  await drawScreen(
    page,
    'import',
    async () => {
      await page.goto(`${address}/app/dashboard`);
      await page.getByRole('region', { name: 'Summary' }).waitFor();
      await page.locator('.highcharts-root').nth(1).waitFor();
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await dialog.getByLabel('Account Name').fill('Maybank');
      await dialog.locator('input[type=file]').setInputFiles(STATEMENT);
    },
    { fullPage: false },
  );
  await drawScreen(page, 'upload', async () => {
    await page.goto(`${address}/app/upload`);
    await page.getByLabel('Bank type').click();
    await page.getByRole('option', { name: 'Wise' }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles([
        join(SAMPLES, 'wise-usd-2026-10.pdf'),
        join(SAMPLES, 'revolut-eur-2026-10.pdf'),
        import.meta.filename,
      ]);
    // The sample data holds both files already: the one is in this account, the other in its own.
    await page.getByRole('button', { name: 'Upload & Process' }).click();
    await page.getByText(/1 of 3 imported/).waitFor();
    await page.getByRole('link', { name: 'Open wise-usd-2026-10.pdf' }).waitFor();
    await page.getByText(/already\. Nothing was added/).waitFor();
  });
};
