import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { openPage } from './browser.ts';
import { importFile, openStage, register, SAMPLES, type Stage } from './journey.ts';

const GOALS = '**/remotes/mfe_goals/**';

describe('a house of areas that are built and deployed alone', () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage();
    ({ page } = await openPage(stage.browser));
    await register(page, stage.saldo.address, 'areas@example.org');
    await importFile(page, 'Maybank', join(SAMPLES, 'maybank-myr-2026-10.pdf'));
    await page.locator('.highcharts-root').first().waitFor();
  });
  afterAll(() => stage.close());
  beforeEach(async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${stage.saldo.address}/app/statement`);
    await heading('Statement').waitFor();
  });

  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const retry = () => page.getByRole('button', { name: 'Try Again' });

  /** The frame and the other areas are as usable as ever. */
  async function othersWork(): Promise<void> {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await link('Statement').click();
    await heading('Statement').waitFor();
    await link('Dashboard').click();
    await page.getByRole('region', { name: 'Summary' }).waitFor();
  }

  it('fetches an area as soon as its link is pointed at', async () => {
    const manifest = page.waitForResponse('**/remotes/mfe_goals/mf-manifest.json');
    await link('Goals').hover();
    expect((await manifest).ok()).toBe(true);
    expect(page.url()).toContain('/app/statement');
  });

  it('keeps working while one area is down, and shows it when it is back', async () => {
    await page.route(GOALS, (route) => route.fulfill({ status: 503, body: 'down' }));
    await link('Goals').click();
    await page.getByText('AI Goals Planner could not be shown').waitFor();
    await expectAccessible(page);
    await othersWork();
    await link('Goals').click();
    await retry().waitFor();
    await page.unroute(GOALS);
    await retry().click();
    await heading('AI Goals Planner').waitFor();
  });

  it('keeps working while one area is slow, says so after 15 s, and shows it when it comes', async () => {
    const held = Promise.withResolvers<void>();
    await page.clock.install();
    await page.reload();
    await page.route(GOALS, async (route) => {
      await held.promise;
      await route.continue();
    });
    await link('Goals').click();
    await page.getByText('Loading AI Goals Planner').waitFor({ state: 'attached' });
    await page.clock.fastForward(10_000);
    expect(await retry().count()).toBe(0);
    await othersWork();
    await link('Goals').click();
    await page.clock.fastForward(15_000);
    await page.getByText('It took too long to answer.').waitFor();
    held.resolve();
    await heading('AI Goals Planner').waitFor();
    await page.clock.resume();
  });

  it('shows an area no sooner than its style', async () => {
    const script = page.waitForResponse('**/remotes/mfe_goals/__federation_expose_app.*.js');
    let isStyled = false;
    await page.route('**/remotes/mfe_goals/__federation_expose_app.*.css', async (route) => {
      await (await script).finished();
      // On a slow line it comes a while after the script.
      await new Promise((done) => setTimeout(done, 500));
      isStyled = true;
      await route.continue();
    });
    await link('Goals').click();
    await heading('AI Goals Planner').waitFor();
    expect(isStyled).toBe(true);
  });

  it('keeps working while one area throws', async () => {
    await page.route('**/remotes/mfe_goals/__federation_expose_app.*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("cannot start");' }),
    );
    await link('Goals').click();
    await page.getByText('AI Goals Planner could not be shown').waitFor();
    await othersWork();
  });
});
