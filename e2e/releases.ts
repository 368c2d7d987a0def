import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { runRspack } from './rspack.ts';

const ROOT = resolve(import.meta.dirname, '..');
const SHARED = [
  'contracts',
  'node_modules',
  'shell',
  'mfe-statements',
  'mfe-investments',
  'mfe-goals',
];

export type Release = {
  /** What is served: the built product, with a dashboard of its own. */
  root: string;
  /** Builds the dashboard anew from a copy of its source with one text changed; nothing is deployed yet. */
  build(file: string, before: string, after: string): Promise<void>;
  /** Puts what was built in the place of what was there, which is gone. */
  deploy(): Promise<void>;
  remove(): Promise<void>;
};

/** The built product in a folder where one area, the dashboard, can be built and deployed alone. */
export async function releaseFolder(): Promise<Release> {
  const root = await mkdtemp(join(tmpdir(), 'saldo-release-'));
  const next = join(root, 'next');
  const live = join(root, 'mfe-dashboard', 'dist');
  for (const name of SHARED) await symlink(join(ROOT, name), join(root, name));
  await mkdir(join(root, 'mfe-dashboard'));
  await cp(join(ROOT, 'mfe-dashboard', 'dist'), live, { recursive: true });
  return {
    root,
    async build(file, before, after) {
      const isSource = (path: string) => !['dist', 'node_modules'].includes(basename(path));
      await cp(join(ROOT, 'mfe-dashboard'), next, { recursive: true, filter: isSource });
      const text = await readFile(join(next, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
      await writeFile(join(next, file), text.replaceAll(before, after));
      await runRspack(next, ['build']);
    },
    async deploy() {
      await rm(live, { recursive: true });
      await rename(join(next, 'dist'), live);
    },
    remove: () => rm(root, { recursive: true }),
  };
}
