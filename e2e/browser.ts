import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright-core';

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the machine's Chromium. Throws where none was found: a journey is never skipped in silence. */
export function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) throw new Error('no Chromium was found: set CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: ARGS, ...options });
}

export type Complaints = string[];

/** A page with what its console and its scripts complain about, the content security policy included. */
export async function openPage(
  browser: Browser,
  width = 1440,
): Promise<{ page: Page; complaints: Complaints }> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: Complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints };
}
