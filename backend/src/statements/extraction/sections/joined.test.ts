import { expect, it } from 'vitest';
import type { StatementSection } from '../types.ts';
import { joined } from './joined.ts';

const half = (
  opening: number | null,
  closing: number | null,
  amounts: number[],
  more: Partial<StatementSection> = {},
): StatementSection => ({
  label: 'Card',
  accountHint: '4395881100275500',
  currency: 'CHF',
  openingMinor: opening,
  closingMinor: closing,
  periodStart: null,
  periodEnd: null,
  lines: amounts.map((amountMinor) => ({
    date: '2025-03-01',
    description: 'Shop',
    amountMinor,
    balanceMinor: null,
    page: 1,
    box: { x: 0, y: 0, width: 1, height: 1 },
  })),
  ...more,
});
const shape = (sections: StatementSection[]) =>
  sections.map(({ openingMinor, closingMinor, lines }) => [
    openingMinor,
    closingMinor,
    lines.length,
  ]);

it('puts two halves of one account together, of which the first leads to what the second is brought', () => {
  const [first, second] = [half(-1000, -1500, [700, -900]), half(-1200, -1500, [-300])];
  expect(shape(joined([first, { ...second, label: 'Card, page 2' }]))).toEqual([[-1000, -1500, 3]]);
});

it.each([
  ['of two accounts', half(-1200, -1500, [-300], { accountHint: '4395881100275518' })],
  ['in two currencies', half(-1200, -1500, [-300], { currency: 'EUR' })],
  ['where the first does not lead there', half(-1100, -1500, [-400])],
  ['where the first closes with another balance', half(-1200, -1400, [-200])],
])('leaves sections %s apart', (_, second) => {
  const sections = joined([half(-1000, -1500, [700, -900]), { ...second, label: 'Card, page 2' }]);
  expect(sections).toHaveLength(2);
});

it.each([
  ['whose first closing balance was withheld', half(-1000, null, [700, -900])],
  ['between which nothing is carried', half(-200, -1500, [1100, -900])],
])('leaves sections %s apart, too', (_, first) => {
  const led = first.lines.reduce((sum, line) => sum + line.amountMinor, first.openingMinor ?? 0);
  const second = half(led, -1500, [-1500 - led], { label: 'Card, page 2' });
  expect(joined([first, second])).toHaveLength(2);
});
