import { expect, it } from 'vitest';
import type { Cell, Row } from '../rows/rows.ts';
import { newPart } from '../tables/parts.ts';
import { takeClosingsByNumber } from './closings-by-number.ts';

const PRINT = { decimals: 2, isWhole: false };

const cell = (text: string, x: number): Cell => {
  const width = text.length * 4;
  return { text, x, y: 0, width, height: 8, right: x + width, fontSize: 8, pieces: [] };
};
const slip = (...lines: string[][]): Row[] =>
  lines.map((texts, at) => ({
    page: 1,
    baseline: 100 + 12 * at,
    fontSize: 8,
    cells: texts.map((text, index) => cell(text, 40 + 110 * index)),
  }));

function closingsOf(numbers: string[], rows: Row[]): (number | null)[] {
  const parts = numbers.map((account) => ({
    ...newPart('Card', '', 0, true),
    identity: { account, currency: null },
  }));
  takeClosingsByNumber(parts, rows, PRINT);
  return parts.map(({ closing }) => closing?.minor ?? null);
}

const [FIRST, SECOND] = ['4119 1102 0458 7716', '4119 1103 9920 1184'];
const bare = (number: string) => number.replaceAll(' ', '');

it('closes each card with what stands behind its number', () => {
  const rows = slip([FIRST, 'TOTAL DUE', '128.00'], [SECOND, 'TOTAL DUE', '326.67']);
  expect(closingsOf([bare(FIRST), bare(SECOND)], rows)).toEqual([12800, 32667]);
});

it.each([
  ['one number is that of both', [FIRST, FIRST], [FIRST, '128.00'], [FIRST, '326.67']],
  ['one number has two figures', [FIRST, SECOND], [FIRST, '128.00'], [FIRST, '99.00']],
])('closes none where %s', (_, numbers, ...named) => {
  const others = [...named, [SECOND, '326.67']].map(([number = '', figure = '']) => [
    number,
    'TOTAL DUE',
    figure,
  ]);
  expect(closingsOf(numbers.map(bare), slip(...others))).toEqual([null, null]);
});

it('closes none where a mark stands behind a figure, which would be lost', () => {
  const rows = slip([FIRST, 'TOTAL DUE', '27.10', 'CR'], [SECOND, 'TOTAL DUE', '326.67']);
  expect(closingsOf([bare(FIRST), bare(SECOND)], rows)).toEqual([null, null]);
});
