import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './browser.ts';
import { openStage, PASSWORD, register, type Stage } from './journey.ts';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Fills in the form of a new account, all but its password. */
async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Mira');
  await page.getByLabel('Last name').fill('Lenz');
  await page.getByLabel('Email').fill(email);
}

describe('signing in and out', () => {
  let stage: Stage;
  let address: string;
  beforeAll(async () => {
    stage = await openStage();
    address = stage.saldo.address;
  });
  afterAll(() => stage.close());

  it('a new password is refused for one reason at a time, and each rule turns green when met', async () => {
    const { page, complaints } = await openPage(stage.browser);
    await page.goto(`${address}/register`);
    await fillRegistration(page, 'rules@example.org');
    expect(await page.locator('form input:not([required])').count()).toBe(0);
    expect(await page.getByLabel('Email').getAttribute('type')).toBe('email');
    const password = page.getByLabel('Password', { exact: true });
    await password.hover();
    const tip = page.getByRole('tooltip');
    await tip.waitFor();
    const colourOf = (rule: string) =>
      tip.getByText(rule).evaluate((line) => getComputedStyle(line).color);
    const grey = await colourOf('One number');
    await expectAccessible(page);
    for (const [typed, message] of [
      ['aA1!', 'Password must be at least 8 characters'],
      ['aaaaaaaa', 'Password must contain at least one uppercase letter'],
      ['AAAAAAAA', 'Password must contain at least one lowercase letter'],
      ['AAAAaaaa', 'Password must contain at least one number'],
      ['AAAAaaa1', 'Password must contain at least one special character'],
      ['P@ssw0rd', 'This password is on the lists of the most used ones'],
    ] as const) {
      await password.fill(typed);
      await page.keyboard.press('Enter');
      const alert = page.getByRole('alert');
      await alert.waitFor();
      expect(await alert.count()).toBe(1);
      expect(await alert.innerText()).toContain(message);
    }
    await expectAccessible(page);
    await password.fill('AAAAaaa1');
    expect(await page.getByRole('alert').count()).toBe(0);
    await password.focus();
    expect(await colourOf('One number')).not.toBe(grey);
    expect(await colourOf('One special character')).toBe(grey);
    expect(page.url()).toBe(`${address}/register`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('the answer of the server stands above the form, and the user stays', async () => {
    const { page } = await openPage(stage.browser);
    await register(page, address, 'taken@example.org');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${address}/login`);
    await page.goto(`${address}/register`);
    await fillRegistration(page, 'taken@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toMatch(/email/i);
    expect(page.url()).toBe(`${address}/register`);
    await page.context().close();
  });

  it.each([
    [{ status: 500, body: '{}' }, 'HTTP Error: 500'],
    [{ status: 422, body: '{"detail":[{"msg":"One"},{"msg":"Two"}]}' }, 'One, Two'],
    [{ status: 200, body: '{"user_id":"1"}' }, 'No access token received'],
    [null, 'Network error occurred'],
  ])('an answer like %j reads so on the login page', async (answer, text) => {
    const { page } = await openPage(stage.browser);
    await page.goto(`${address}/login`);
    await page.route('**/api/v1/users/login', (route) =>
      answer ? route.fulfill({ contentType: 'application/json', ...answer }) : route.abort(),
    );
    await page.getByLabel('Email').fill('mira@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toBe(text);
    expect(page.url()).toBe(`${address}/login`);
    expect(await stored(page, 'auth_token')).toBeNull();
    if (!answer) await expectAccessible(page);
    await page.context().close();
  });

  it('by keyboard alone: signs in after 100 ms by a full page load, and is led past the public pages', async () => {
    const { page } = await openPage(stage.browser);
    await register(page, address, 'keys@example.org');
    await page.getByRole('button', { name: 'Logout' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${address}/login`);
    for (const key of ['auth_token', 'user', 'auth-store']) {
      expect(await stored(page, key)).toBeNull();
    }
    await page.getByRole('link', { name: 'Saldo, home' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('keys@example.org');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.evaluate(() => Object.assign(window, { before: true }));
    const answered = page.waitForResponse('**/api/v1/users/login').then(() => performance.now());
    const loaded = page
      .waitForRequest((request) => request.isNavigationRequest())
      .then(() => performance.now());
    await page.keyboard.press('Enter');
    expect((await loaded) - (await answered)).toBeGreaterThan(90);
    await page.waitForURL(`${address}/app/dashboard`);
    expect(await page.evaluate(() => 'before' in window)).toBe(false);
    expect(JSON.parse((await stored(page, 'user')) ?? '')).toMatchObject({
      email: 'keys@example.org',
      firstName: 'Mira',
      lastName: 'Lenz',
    });
    for (const path of ['/', '/login', '/register', '/app', '/nowhere', '/app/nowhere']) {
      await page.goto(address + path);
      await page.waitForURL(`${address}/app/dashboard`);
    }
    await page.context().close();
  });

  it.each(['while a page is open', 'before a page is opened'])(
    'a token that is deleted %s leads to sign-in with a word, and back to the place',
    async (when) => {
      const { page } = await openPage(stage.browser);
      const email = `deleted-${when.length}@example.org`;
      await register(page, address, email);
      await page.goto(`${address}/app/dashboard?from=2026-05-01`);
      await page.getByText('No Transactions Yet').waitFor();
      await page.evaluate(() => localStorage.removeItem('auth_token'));
      if (when.startsWith('while'))
        await page.getByRole('button', { name: 'Clear filters' }).click();
      else await page.reload();
      await page.waitForURL(`${address}/login`);
      await page.getByText('You were signed out. Sign in to go on where you were.').waitFor();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(
        `${address}/app/dashboard${when.startsWith('while') ? '' : '?from=2026-05-01'}`,
      );
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL(`${address}/login`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByText('You were signed out').count()).toBe(0);
      await page.context().close();
    },
  );

  it('a session that the server does not take ends on the login page, with a record and a way back', async () => {
    const { page } = await openPage(stage.browser);
    await register(page, address, 'ended@example.org');
    const token = `${'x'.repeat(40)}.y.z`;
    // The open dashboard may ask with the wrong token at once, and would lead away while the next page is being opened.
    await page.goto(`${address}/favicon.svg`);
    await page.evaluate((wrong) => localStorage.setItem('auth_token', wrong), token);
    await page.goto(`${address}/app/dashboard?from=here`);
    await page.waitForURL(`${address}/login`);
    await page.getByText('You were signed out. Sign in to go on where you were.').waitFor();
    const record = JSON.parse((await stored(page, 'debug_last_401')) ?? '');
    expect(record).toMatchObject({
      endpoint: expect.stringMatching(/^\/api\/v1\//),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      token_preview: 'xxxxxxxx',
      token_length: token.length,
      error_detail: expect.any(String),
    });
    expect(JSON.stringify(record)).not.toContain('x'.repeat(9));
    for (const key of ['auth_token', 'user', 'auth-store']) {
      expect(await stored(page, key)).toBeNull();
    }
    await page.context().close();
  });
});
