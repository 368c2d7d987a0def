import { drawScreen, type Gallery } from './draw.ts';

const CHECKING = `Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
DEBIT,10/29/2026,HARBOR COFFEE ROASTERS,-6.25,DEBIT_CARD,2471.15,,
DEBIT,10/27/2026,LAKESIDE MARKET 0417,-83.60,DEBIT_CARD,2477.40,,
DEBIT,10/21/2026,CITY TRANSIT PASS,-75.00,DEBIT_CARD,2561.00,,
CREDIT,10/15/2026,PAYROLL NORTHWIND,1850.00,ACH_CREDIT,2636.00,,
DEBIT,10/09/2026,RENT OCTOBER,-1200.00,ACH_DEBIT,786.00,,
CREDIT,10/01/2026,PAYROLL NORTHWIND,1850.00,ACH_CREDIT,1986.00,,
`;

/** A statement that prints no currency and waits for its user's word, with the list to choose from. */
export const currencyScreens: Gallery = async (page, address) => {
  await page.goto(`${address}/app/upload`);
  await page.getByLabel('Bank type').click();
  await page.getByRole('option', { name: 'Another bank' }).click();
  await page.getByLabel('Account name').fill('Everyday checking');
  const buffer = Buffer.from(CHECKING);
  const file = { name: 'checking-2026-10.csv', mimeType: 'text/csv', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload & Process' }).click();
  await page.getByRole('link', { name: 'See them on the dashboard' }).waitFor();
  await drawScreen(page, 'statement-currency', async () => {
    await page.goto(`${address}/app/statement?account=Everyday+checking`);
    await page.getByText('Proven to the cent').waitFor();
    await page.getByText('10/01/2026,PAYROLL NORTHWIND').waitFor();
    await page.getByRole('combobox', { name: 'Currency of this file' }).click();
    await page.getByRole('option', { name: /^EUR/ }).waitFor();
  });
};
