import type { SectionProof } from '@saldo/contracts';
import { describe, expect, it } from 'vitest';
import { neighbourWords, openingWords, reasonOf, titleOf } from './proof-words.ts';

const PROVEN: SectionProof = {
  currency: 'MYR',
  label: '',
  account_hint: null,
  period_start: '2026-10-01',
  period_end: '2026-10-31',
  state: 'proven',
  opening: 14203.95,
  opening_from: 'printed',
  opening_confirmed: false,
  money_in: 1250,
  money_out: 1217.15,
  closing: 14236.8,
  difference: 0,
  line_count: 13,
  checks: { balances_checked: 13, closing_checked: true },
  first_break: null,
  before: null,
  after: null,
};
const BROKEN: SectionProof = {
  ...PROVEN,
  state: 'broken',
  difference: -50,
  first_break: { line: 9, page: 2, box: null, printed: 14146.6, computed: 14196.6 },
};

describe('what a statement proves, in words', () => {
  it('is one of three things', () => {
    expect(titleOf(PROVEN)).toBe('Proven to the cent');
    expect(titleOf(BROKEN)).toBe('Broken at line 9 by MYR 50.00');
    expect(titleOf({ ...PROVEN, state: 'not_provable' })).toBe('Not provable');
  });
  it('comes with the figures that say so', () => {
    expect(reasonOf(PROVEN, true)).toBe('13 of 13 lines, and every running balance in between.');
    expect(reasonOf(BROKEN, true)).toBe('Printed MYR 14,146.60, the rows say MYR 14,196.60.');
    const some = { ...PROVEN, checks: { balances_checked: 4, closing_checked: true } };
    expect(reasonOf(some, true)).toBe('13 rows, 4 running balances and the closing balance.');
    const unprinted = { ...PROVEN, state: 'not_provable' as const, opening: null, closing: null };
    expect(reasonOf(unprinted, true)).toBe(
      'Not provable. This bank printed no balances. 13 rows kept and marked.',
    );
    expect(reasonOf(unprinted, false), 'before the yes').toBe(
      'Not provable. This bank printed no balances. 13 rows read, none imported yet.',
    );
    expect(reasonOf({ ...unprinted, line_count: 1 }, false)).toContain('1 row read, not imported');
  });
  it('says where an opening balance comes from that is not printed', () => {
    expect(openingWords(PROVEN)).toBeNull();
    const derived = { ...PROVEN, opening_from: 'running_balances' as const };
    expect(openingWords(derived)).toBe(
      'The opening balance is not printed, but computed from the running balances. So the amount of the oldest line stands by nothing but itself, until the statement before is there and closes with that balance.',
    );
    expect(openingWords({ ...derived, opening_confirmed: true })).toContain(
      'the closing balance of the statement before',
    );
  });
});

describe('a neighbour, in words', () => {
  const meets = { statement_id: 's', filename: 'sep.pdf', days: 0, share_days: false };
  const neighbour = { ...meets, difference: null };
  it.each([
    ['agrees', 'Opens with the closing balance of the statement before'],
    ['unknown', 'Nothing is printed that the statement before could be held against'],
  ] as const)('%s', (relation, words) => {
    expect(neighbourWords({ ...neighbour, relation }, 'before', 'MYR')).toBe(words);
  });
  it('says nothing of an opening where both list the same days', () => {
    const same = { ...neighbour, relation: 'agrees' as const, share_days: true };
    for (const side of ['before', 'after'] as const)
      expect(neighbourWords(same, side, 'MYR')).toBe(
        'Agrees with another statement on the days that both list',
      );
  });
  it('tells by how much balances differ, and how many days lie between', () => {
    const conflict = { ...neighbour, relation: 'conflicts' as const, difference: -50 };
    expect(neighbourWords(conflict, 'after', 'MYR')).toBe(
      'Its balance and that of the statement after differ by MYR 50.00',
    );
    const gap = { ...neighbour, relation: 'gap' as const, days: 1 };
    expect(neighbourWords(gap, 'before', 'MYR')).toBe(
      '1 day lies between it and the statement before, and the balances differ',
    );
  });
});
