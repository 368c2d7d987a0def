import { drawScreen, type Gallery } from './draw.ts';

/** What anybody sees before they sign in. */
export const publicScreens: Gallery = async (page, address) => {
  const open = async (path: string) => {
    await page.goto(address + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  await drawScreen(page, 'landing', () => open('/'));
  await drawScreen(page, 'login', () => open('/login'));
  await drawScreen(page, 'register', async () => {
    await open('/register');
    await page.getByLabel('Password', { exact: true }).fill('Saldo2026');
    await page.getByRole('tooltip').waitFor();
  });
  await drawScreen(page, 'privacy', () => open('/privacy'));
  await drawScreen(page, 'terms', () => open('/terms'));
};
