import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from './browser.ts';
import { openStage, PASSWORD, register, type Stage } from './journey.ts';

describe('the house', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());

  it('leads strangers to sign in, and anybody from unknown paths to the start', async () => {
    const { page } = await openPage(stage.browser);
    const { address } = stage.saldo;
    for (const path of ['/app', '/app/dashboard', '/app/goals', '/app/upload']) {
      await page.goto(address + path);
      await page.waitForURL(`${address}/login`);
    }
    await page.goto(`${address}/no/such/page`);
    await page.waitForURL(`${address}/`);
  });

  it('signs in, moves between areas by their links, and signs out', async () => {
    const { page, complaints } = await openPage(stage.browser);
    const { address } = stage.saldo;
    await register(page, address, 'house@example.org');
    await page.getByRole('link', { name: 'Statement', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Statement' }).waitFor();
    await page.getByRole('link', { name: 'Goals', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'AI Goals Planner' }).waitFor();
    await page.goto(`${address}/app/investments`);
    await page.getByRole('heading', { level: 1, name: 'Investments' }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${address}/login`);
    await page.getByLabel('Email').fill('house@example.org');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Email or password is wrong.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/app/dashboard');
    expect(complaints.filter((c) => !c.includes('401'))).toEqual([]);
  });

  it('says so when a page does not arrive, and shows it when it is asked for again', async () => {
    const { page } = await openPage(stage.browser);
    await page.route(/\/sign-in\.[0-9a-f]+\.js$/, (route) => route.abort());
    await page.goto(`${stage.saldo.address}/login`);
    await page.getByText('Saldo could not be loaded').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  });
});
