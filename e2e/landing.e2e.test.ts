import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, seriousFindings } from './accessibility.ts';
import { openPage } from './browser.ts';
import { openStage, type Stage } from './journey.ts';

describe('a visitor', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());

  it('sees what Saldo is, in sections that the header leads to', async () => {
    const { page, complaints } = await openPage(stage.browser);
    await page.goto(stage.saldo.address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const sections = page.getByRole('heading', { level: 2 });
    expect(await sections.allInnerTexts()).toEqual(
      expect.arrayContaining([
        'Built for money in more than one place',
        'How it works',
        'Eight markets, one ledger',
        'What it looks like in practice',
        'Prove your first statement today.',
      ]),
    );
    for (const id of ['features', 'how', 'global', 'examples']) {
      await page.locator(`nav a[href="#${id}"]`).click();
      await expect
        .poll(() => page.locator(`#${id}`).evaluate((it) => it.getBoundingClientRect().top), {
          timeout: 10_000,
        })
        .toBeLessThan(200);
    }
    const steps = page.locator('#how li h3');
    expect(await steps.allInnerTexts()).toEqual([
      'Upload or connect',
      'AI organises',
      'See insights',
    ]);
    const markets = await page.locator('#global li').allInnerTexts();
    expect(markets.map((market) => market.split(/\s+/).slice(0, 2).join(' '))).toEqual([
      'Germany EUR',
      'Malaysia MYR',
      'Taiwan TWD',
      'USA USD',
      'Australia AUD',
      'UK GBP',
      'Korea KRW',
      'Canada CAD',
    ]);
    await expectAccessible(page, [360, 480, 768, 1024, 1280, 1440, 1920]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('takes a line from the example, and the proof finds it', async () => {
    const { page } = await openPage(stage.browser);
    await page.goto(stage.saldo.address);
    const line = page.getByRole('button', { name: /Nasi Kandar Melati/ });
    await line.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Broken at line 4 by MYR 17.38').waitFor();
    expect(await line.getAttribute('aria-pressed')).toBe('true');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Put the line back' }).click();
    await page.getByText('Proven to the cent').first().waitFor();
    await page.context().close();
  });

  it('finds the page dark, switches it, and finds it so again before the first paint', async () => {
    const { page } = await openPage(stage.browser);
    // Playwright's pages prefer light.
    await page.goto(`${stage.saldo.address}/login`);
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await theme()).toBe('light');
    await page.goto(stage.saldo.address);
    expect(await theme()).toBe('dark');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    expect(await theme()).toBe('light');
    // The scripts of the page never arrive: what is painted now is the first paint.
    await page.route(/main\.[0-9a-f]+\.js/, (route) => route.abort());
    await page.reload();
    expect(await theme()).toBe('light');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'light',
    );
    await page.context().close();
  });

  it('reaches registration, sign-in, contact, privacy and terms by their links', async () => {
    const { page } = await openPage(stage.browser);
    const { address } = stage.saldo;
    const follow = async (name: string, path: string, heading: string) => {
      await page.goto(address);
      await page.getByRole('link', { name, exact: true }).last().click();
      await page.waitForURL(address + path);
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    };
    await follow('Try the Free Beta', '/register', 'Create your account');
    await follow('Sign in', '/login', 'Sign in');
    await follow('Privacy', '/privacy', 'Privacy');
    await expectAccessible(page);
    await follow('Terms', '/terms', 'Terms');
    await expectAccessible(page);
    await follow('Contact', '/terms#contact', 'Contact');
    const top = await page.locator('#contact').evaluate((it) => it.getBoundingClientRect().top);
    expect(top).toBeLessThan(900);
    await page.context().close();
  });
});
