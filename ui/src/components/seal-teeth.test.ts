import { expect, test } from 'vitest';
import { arcs, brokenArcs } from './seal-teeth.ts';

const count = (path: string) => path.split('M').length - 1;

test.each([3, 13, 60])('a seal of %i lines has as many teeth', (teeth) => {
  expect(count(arcs(teeth))).toBe(teeth);
});

test('a broken seal has every tooth once: those before, the broken one, those after', () => {
  const parts = brokenArcs(19, 9);
  expect([parts.before, parts.broken, parts.after].map(count)).toEqual([8, 1, 10]);
  const first = brokenArcs(19, 1);
  expect([first.before, first.broken, first.after].map(count)).toEqual([0, 1, 18]);
});

test('the first tooth starts right of 12', () => {
  const [x, y] = (arcs(12).slice(1).split('A')[0] ?? '').split(' ').map(Number);
  expect(x).toBeGreaterThan(48);
  expect(y).toBeLessThan(8);
});
