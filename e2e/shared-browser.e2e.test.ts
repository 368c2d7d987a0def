import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from './browser.ts';
import { importFile, openStage, PASSWORD, register, SAMPLES, type Stage } from './journey.ts';

const ACCOUNT = 'Tabungan';

describe('a browser that several people use', () => {
  let stage: Stage;
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    stage = await openStage();
    address = stage.saldo.address;
    // As people have it: the pages behind the back button are kept as they were left.
    browser = await launchChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  });
  afterAll(async () => {
    await browser.close();
    await stage.close();
  });

  async function signIn(page: Page, email: string): Promise<void> {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/app/**');
  }

  async function signOut(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  }

  /** The back button: a page that was kept comes back without a load to wait for. */
  async function goBack(page: Page): Promise<void> {
    await page.evaluate(() => {
      Object.assign(window, { isLeft: true });
      history.back();
    });
    await page.waitForFunction(() => !('isLeft' in window));
  }

  it('shows nothing of who signed out behind the back button, and no form that signs in for ever', async () => {
    const page = await (await browser.newContext()).newPage();
    await register(page, address, 'left@example.org');
    await importFile(page, ACCOUNT, join(SAMPLES, 'maybank-myr-2026-10.pdf'));
    await page.getByText(ACCOUNT).first().waitFor();
    await page.evaluate(() => Object.assign(window, { ofBefore: true }));
    await signOut(page);
    await goBack(page);
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(await page.evaluate(() => 'ofBefore' in window)).toBe(false);
    expect(await page.getByText(ACCOUNT).count()).toBe(0);
    expect(await page.getByText('You were signed out').count()).toBe(0);

    await signIn(page, 'left@example.org');
    await page.getByText(ACCOUNT).first().waitFor();
    await goBack(page);
    await page.waitForURL('**/app/dashboard');
    await page.getByText(ACCOUNT).first().waitFor();
    await page.context().close();
  });

  it('shows one user in all tabs', async () => {
    const context = await browser.newContext();
    const first = await context.newPage();
    await register(first, address, 'second@example.org');
    await signOut(first);
    const second = await context.newPage();
    await second.goto(`${address}/login`);
    await signIn(first, 'left@example.org');
    await first.getByText(ACCOUNT).first().waitFor();
    await signIn(second, 'second@example.org');
    await first.getByText('No Transactions Yet').waitFor();
    expect(await first.getByText(ACCOUNT).count()).toBe(0);
    await context.close();
  });

  it('leads whoever signs in to the page that was opened before', async () => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${address}/app/statement?account=${ACCOUNT}`);
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(await page.getByText('You were signed out').count()).toBe(0);
    await signIn(page, 'left@example.org');
    expect(page.url()).toBe(`${address}/app/statement?account=${ACCOUNT}`);
    await page.context().close();
  });

  it('leads nobody to the place where somebody else was', async () => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${address}/login`);
    await signIn(page, 'left@example.org');
    await page.getByText(ACCOUNT).first().waitFor();
    await page.goto(`${address}/app/statement?account=${ACCOUNT}`);
    // In one step: a call that is still refused meanwhile may lead to the same place before the reload does.
    await page.evaluate(() => {
      localStorage.setItem('auth_token', 'x.y.z');
      location.reload();
    });
    await page.getByText('You were signed out. Sign in to go on where you were.').waitFor();
    await signIn(page, 'second@example.org');
    await page.getByText('No Transactions Yet').waitFor();
    expect(page.url()).toBe(`${address}/app/dashboard`);
    await page.context().close();
  });
});
