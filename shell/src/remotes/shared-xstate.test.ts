import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as xstate from './shared-xstate.ts';
import * as xstateReact from './shared-xstate-react.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = globSync('mfe-*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'));

/** The values (no types) that the remotes import from a package. */
const namesFrom = (name: string) =>
  sources.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from '([^']+)'/g)]
      .filter((found) => found[2] === name)
      .flatMap((found) => (found[1] ?? '').split(',').map((part) => part.trim()))
      .filter((part) => part && !part.startsWith('type ')),
  );

test.each([
  ['xstate', xstate],
  ['@xstate/react', xstateReact],
])('every name that a remote takes from %s is handed out by the shell', (name, shared) => {
  const names = namesFrom(name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((each) => !(each in shared))).toEqual([]);
});
