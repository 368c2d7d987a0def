import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pages = globSync(['README.md', 'samples/README.md', 'docs/**/*.md'], { cwd: root });

/** Whatever a page links to, names as a path or as an npm script, and that is not there. */
function wrongNames(page: string, text: string): string[] {
  const isThere = (...paths: string[]) => paths.some((path) => existsSync(join(root, path)));
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)|(?:src|srcset)="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((link) => !/^https?:/.test(link) && !isThere(join(dirname(page), link)));
  const source = 'backend/src/';
  const bases = [
    '',
    `${dirname(page)}/`,
    source,
    `${source}statements/`,
    `${source}statements/extraction/`,
  ];
  const paths = [...text.matchAll(/`([\w-]+\/[\w./-]*\w\.(?:ts|tsx|mjs|json|yaml))`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !isThere(...bases.map((base) => base + path)));
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)(?![\w:-]* -w)/g)]
    .map(([, script = '']) => script)
    .filter((script) => !(script in scripts));
  return [...links, ...paths, ...commands];
}

describe('the documents', () => {
  it.each(pages)('%s names only what is there', (page) => {
    expect(wrongNames(page, readFileSync(join(root, page), 'utf8'))).toEqual([]);
  });

  it('are found out where they are wrong', () => {
    const text =
      '[gone](gone.md) `http/gone.ts` `npm run gone` [here](events.md#users) `http/mount.ts` `npm run bench`';
    expect(wrongNames('docs/page.md', text)).toEqual(['gone.md', 'http/gone.ts', 'gone']);
  });
});
