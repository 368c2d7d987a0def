import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as router from './router.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = globSync('{shell,mfe-*}/src/**/*.{ts,tsx}', { cwd: root });

test('every name that a screen takes from the shared router is in it', () => {
  const taken = sources.flatMap((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    const lists = text.matchAll(/import \{([^}]*)\} from '@saldo\/ui\/router'/g);
    return [...lists].flatMap((list) => (list[1] ?? '').split(',').map((name) => name.trim()));
  });
  const missing = taken.filter((name) => name && !(name in router));
  expect(sources.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
  expect(Object.values(router).every((value) => value !== undefined)).toBe(true);
});

test('no screen imports react-router past the shared one, which would bring a second router', () => {
  const past = sources.filter((file) =>
    /from 'react-router(-dom)?'/.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  expect(past).toEqual([]);
});
