import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');

/** The rows of the tables below a heading, without their heads. */
function rowsOf(text: string): { row: string; where: string; test: string }[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (row|---)/.test(line))
    .map((line) => {
      const [, row = '', where = '', test = ''] = line.split('|').map((cell) => cell.trim());
      return { row, where, test };
    });
}

/** What a row names that is not there: a file, a test by its title, or no test at all. */
function missing({ row, where, test }: ReturnType<typeof rowsOf>[number]): string[] {
  const files = [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  const tests = [...test.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, path = '', title = '']) => ({
    path,
    title,
  }));
  const isThere = (path: string) => existsSync(join(root, path));
  const promised = where.startsWith('not built yet');
  return [
    ...files.filter((path) => !isThere(path)),
    ...tests
      .filter(
        ({ path, title }) =>
          !isThere(path) || !readFileSync(join(root, path), 'utf8').includes(title),
      )
      .map(({ path, title }) => `${path} "${title}"`),
    ...(!promised && (files.length === 0 || tests.length === 0) ? [`nothing holds: ${row}`] : []),
  ];
}

describe('the table of what the specification asks', () => {
  it.each(rowsOf(page))('$row', (row) => {
    expect(missing(row)).toEqual([]);
  });

  it('has its tables', () => {
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([
      'Routes (section 2)',
      'The dashboard (sections 2 and 4)',
      'Errors (section 8)',
      'Constants (section 9)',
    ]);
    expect(rowsOf(page).length).toBeGreaterThan(50);
  });

  it('is found out where it is wrong', () => {
    const [gone, untested, promised] = rowsOf(
      [
        '| a | `gone.ts` | `docs/spec-coverage.md` "no such title" |',
        '| b | `README.md` | |',
        '| c | not built yet | |',
      ].join('\n'),
    );
    if (!gone || !untested || !promised) throw new Error('the rows were not read');
    expect(missing(gone)).toEqual(['gone.ts', 'docs/spec-coverage.md "no such title"']);
    expect(missing(untested)).toEqual(['nothing holds: b']);
    expect(missing(promised)).toEqual([]);
  });
});
