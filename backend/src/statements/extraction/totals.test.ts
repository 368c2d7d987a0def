import { describe, expect, it } from 'vitest';
import type { PrintedAmount } from './amounts.ts';
import { closingByTotals } from './totals.ts';
import type { StatementLine } from './types.ts';

const amount = (minor: number): PrintedAmount => ({
  minor,
  direction: null,
  marker: null,
  currency: null,
});
const line = (amountMinor: number, balanceMinor: number | null): StatementLine => ({
  date: '2026-05-01',
  description: 'x',
  amountMinor,
  balanceMinor,
  page: 1,
  box: { x: 0, y: 0, width: 1, height: 1 },
});
const LINES = [line(-200, 800), line(500, 1300)];

describe('closingByTotals', () => {
  it('takes the last running balance where the totals of both columns are those of the lines', () => {
    expect(
      closingByTotals([{ money: { out: amount(200), in: amount(500) } }], LINES, 1000, false),
    ).toBe(1300);
    expect(
      closingByTotals([{ money: { out: amount(201), in: amount(500) } }], LINES, 1000, false),
    ).toBeNull();
    expect(closingByTotals([{ money: { out: amount(200) } }], LINES, 1000, false)).toBeNull();
    expect(
      closingByTotals([{ money: { out: amount(200), in: amount(500) } }], LINES, null, false),
    ).toBeNull();
  });

  it('takes a total that is the balance itself, which on a card is owed', () => {
    const spent = [line(-5500, null), line(3199, null)];
    expect(closingByTotals([{ money: { amount: amount(5500) } }], spent, -3199, true)).toBe(-5500);
    expect(closingByTotals([{ money: { amount: amount(5501) } }], spent, -3199, true)).toBeNull();
  });
});
