import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';

const HASH = /\.([0-9a-f]{8})\.(?:js|css)$/;

/**
 * Stands in for a team that builds and deploys its remote anew while tabs are open: after `release()` every file of the
 * remote has another hash in its name, the manifest names the new ones, and the old ones are gone.
 */
export async function deployableRemote(page: Page, remote: string) {
  const dist = resolve(import.meta.dirname, '..', `mfe-${remote}`, 'dist');
  const hashes = [...new Set(readdirSync(dist).flatMap((name) => HASH.exec(name)?.[1] ?? []))];
  const reversed = (hash: string) => [...hash].reverse().join('');
  const swapped = (text: string, from: (hash: string) => string, to: (hash: string) => string) =>
    hashes.reduce((result, hash) => result.replaceAll(from(hash), to(hash)), text);
  const same = (hash: string) => hash;
  let released = false;
  const gone: string[] = [];
  const sent: string[] = [];

  await page.route(`**/remotes/mfe_${remote}/**`, (route) => {
    if (!released) return route.continue();
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (hashes.some((hash) => file.includes(hash))) {
      gone.push(file);
      return route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' });
    }
    sent.push(file);
    const text = readFileSync(join(dist, swapped(file, reversed, same)), 'utf8');
    const contentType = file.endsWith('.css')
      ? 'text/css'
      : file.endsWith('.json')
        ? 'application/json'
        : 'text/javascript';
    return route.fulfill({ contentType, body: swapped(text, same, reversed) });
  });
  return {
    release() {
      released = true;
    },
    /** Old files that were asked for after the release, and new ones that were sent. */
    gone,
    sent,
  };
}
