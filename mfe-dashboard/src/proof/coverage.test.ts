import type { Statement, StatementProof } from '@saldo/contracts';
import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';
import { monthsOf, stateOf, wordsOf } from './statement-proof.ts';

const PROVEN: StatementProof = {
  currency: 'MYR',
  label: '',
  state: 'proven',
  opening: 0,
  closing: 10,
  money_in: 10,
  money_out: 0,
  line_count: 3,
  difference: 0,
  first_break: null,
};
const BROKEN: StatementProof = { ...PROVEN, state: 'broken', difference: -50, first_break: 9 };
const NO_BALANCES: StatementProof = {
  ...PROVEN,
  state: 'not_provable',
  opening: null,
  closing: null,
  difference: null,
};

let count = 0;
function statement(changes: Partial<Statement>): Statement {
  count += 1;
  return {
    id: `s${count}`,
    filename: 'a.pdf',
    account: 'Maybank',
    bank: null,
    currencies: ['MYR'],
    period_start: '2026-08-01',
    period_end: '2026-08-31',
    processing_status: 'completed',
    processing_error: null,
    transaction_count: 3,
    duplicate_count: 0,
    proof: [PROVEN],
    failure: null,
    review: null,
    proof_state: 'proven',
    warnings: [],
    repeats: null,
    approved: false,
    uploaded_at: '2026-11-01T10:00:00Z',
    ...changes,
  };
}

describe('a statement', () => {
  it('is as good as the worst of its parts', () => {
    expect(stateOf(statement({ proof: [PROVEN, NO_BALANCES] }))).toBe('not_provable');
    expect(stateOf(statement({ proof: [NO_BALANCES, BROKEN, PROVEN] }))).toBe('broken');
    expect(stateOf(statement({ proof: [] }))).toBe('not_provable');
    expect(stateOf(statement({ processing_status: 'pending', proof: [] }))).toBe('waiting');
    expect(stateOf(statement({ processing_status: 'failed' }))).toBeNull();
  });
  it('says what is wrong', () => {
    expect(wordsOf(statement({ proof: [BROKEN] }))).toBe('broken at line 9 by MYR 50.00');
    expect(wordsOf(statement({ proof: [NO_BALANCES] }))).toBe('not provable, no balances printed');
    expect(wordsOf(statement({ proof: [{ ...NO_BALANCES, closing: 5 }] }))).toBe(
      'not provable, no opening balance printed',
    );
  });
  it('stands for every month with a day of it, as in the calendar of its account', () => {
    const months = (period_start: string, period_end: string) =>
      monthsOf(statement({ period_start, period_end }));
    expect(months('2026-08-01', '2026-08-31')).toEqual(['2026-08']);
    expect(months('2026-02-20', '2026-04-14')).toEqual(['2026-02', '2026-03', '2026-04']);
    expect(months('2025-12-30', '2026-01-05')).toEqual(['2025-12', '2026-01']);
    expect(months('2026-05-02', '2026-05-01')).toEqual([]);
    expect(monthsOf(statement({ period_start: null }))).toEqual([]);
  });
});

describe('coverage', () => {
  it('counts what was imported, and what of it is proven', () => {
    const { provenCount, importedCount } = coverageOf([
      statement({}),
      statement({ proof: [BROKEN] }),
      statement({ processing_status: 'processing', proof: [] }),
      statement({ processing_status: 'needs_review', proof: [BROKEN] }),
      statement({ processing_status: 'failed', proof: [] }),
    ]);
    expect([provenCount, importedCount]).toEqual([1, 2]);
  });
  it('counts a file once that was uploaded twice', () => {
    const { provenCount, importedCount } = coverageOf([
      statement({ id: 'first' }),
      statement({ repeats: 'first' }),
    ]);
    expect([provenCount, importedCount]).toEqual([1, 1]);
  });
  it('lays accounts out by month and names every cell', () => {
    const { months, rows } = coverageOf([
      statement({ proof: [BROKEN] }),
      statement({ account: 'maybank', proof: [PROVEN] }),
      statement({ account: 'Wise', period_start: '2026-10-01', period_end: '2026-10-31' }),
    ]);
    expect(months).toEqual(['2026-08', '2026-09', '2026-10']);
    expect(rows.map(({ account }) => account)).toEqual(['Maybank', 'Wise']);
    expect(rows[0]?.cells.map(({ label }) => label)).toEqual([
      'Aug: broken at line 9 by MYR 50.00',
      'Sep: no statement',
      'Oct: no statement',
    ]);
  });
  it('calls no month missing where an account has statements that name no period', () => {
    const undated = { period_start: null, period_end: null };
    const { rows, gaps } = coverageOf([
      statement({}),
      statement({ account: 'Wise', ...undated }),
      statement({ account: 'Wise', ...undated, proof: [BROKEN] }),
    ]);
    expect(rows[1]?.cells).toEqual([
      { month: '2026-08', state: 'unknown', label: 'Aug: not known' },
    ]);
    expect(rows[1]?.undated).toEqual({
      count: 2,
      state: 'broken',
      words: '2 statements print no period',
    });
    expect(gaps.map(({ state }) => state)).toEqual(['broken']);
  });
  it('says of none that it prints no period before it is read', () => {
    const undated = { account: 'Wise', period_start: null, period_end: null };
    const unread = { ...undated, proof: [], proof_state: null };
    const wordsOf = (...files: Statement[]) =>
      coverageOf([statement({}), ...files]).rows[1]?.undated;
    const held = statement({ ...unread, processing_status: 'needs_review' });
    const pending = statement({ ...unread, processing_status: 'pending' });
    const processing = statement({ ...unread, processing_status: 'processing' });
    const failed = statement({ ...unread, processing_status: 'failed' });
    const read = statement({ ...undated, processing_status: 'needs_review' });
    expect(wordsOf(failed)).toBeUndefined();
    expect(wordsOf(held)?.words).toBe('1 statement waits for your word');
    expect(wordsOf(pending, processing)?.words).toBe('2 statements are being read');
    expect(wordsOf(pending)?.words).toBe('1 statement is being read');
    expect(wordsOf(read)?.words).toBe('1 statement prints no period');
    expect(wordsOf(held, pending, read, statement(undated))).toEqual({
      count: 4,
      state: 'needs_review',
      words:
        '2 statements print no period, 1 statement waits for your word, 1 statement is being read',
    });
  });
  it('shows the newest twelve months and lists older trouble with its year', () => {
    const { months, gaps } = coverageOf([
      statement({ period_start: '2025-02-01', period_end: '2025-02-28', proof: [NO_BALANCES] }),
      statement({}),
    ]);
    expect(months).toHaveLength(12);
    expect(gaps[0]).toMatchObject({
      when: 'Feb 2025',
      words: 'not provable, no balances printed',
    });
  });
  it('lists first what waits for the user, and counts nothing of it', () => {
    const { gaps, rows, importedCount } = coverageOf([
      statement({ proof: [BROKEN] }),
      statement({ id: 'held', account: 'Wise', processing_status: 'needs_review' }),
    ]);
    expect(gaps[0]).toMatchObject({
      state: 'needs_review',
      account: 'Wise',
      words: 'waits for your word',
      statementId: 'held',
    });
    expect(rows[1]?.cells[0]).toMatchObject({ state: 'needs_review' });
    expect(importedCount).toBe(1);
  });
  it('lists broken before not provable before months that are missing in between', () => {
    const { gaps } = coverageOf([
      statement({ period_start: '2026-06-01', period_end: '2026-06-30', proof: [NO_BALANCES] }),
      statement({ proof: [BROKEN] }),
    ]);
    expect(gaps.map(({ state, when }) => [state, when])).toEqual([
      ['broken', 'Aug'],
      ['not_provable', 'Jun'],
      ['missing', 'Jul'],
    ]);
  });
  it('says of months in which two statements do not agree what the calendar of their account says', () => {
    const to = (statement_id: string) => [
      { kind: 'conflict' as const, statement_id, message: 'It does not fit.' },
    ];
    const january = statement({ period_start: '2026-01-01', period_end: '2026-01-31' });
    const march = { id: 'march', period_start: '2026-03-01', period_end: '2026-03-31' };
    const april = { id: 'april', period_start: '2026-04-01', period_end: '2026-04-30' };
    const { rows, gaps } = coverageOf([
      january,
      statement({ ...april, warnings: to('march') }),
      statement({ ...march, warnings: to('april') }),
    ]);
    expect(rows[0]?.cells.map(({ state, label }) => [state, label])).toEqual([
      ['proven', 'Jan: proven'],
      ['missing', 'Feb: no statement'],
      ['conflicting', 'Mar: two statements do not agree'],
      ['conflicting', 'Apr: two statements do not agree'],
    ]);
    expect(gaps.map(({ when, words, statementId }) => [when, words, statementId])).toEqual([
      ['Mar - Apr 2026', 'two statements do not agree', 'april'],
      ['Feb', 'no statement', null],
    ]);
  });
  it('seals no statements without a period that do not agree', () => {
    const undated = { account: 'Wise', period_start: null, period_end: null };
    const warnings = [{ kind: 'conflict' as const, statement_id: 'other', message: '' }];
    const { rows, gaps } = coverageOf([
      statement({}),
      statement({ ...undated, warnings }),
      statement({ ...undated, id: 'other' }),
    ]);
    expect(rows[1]?.undated).toMatchObject({ count: 2, state: 'conflicting' });
    expect(gaps.map(({ state, when }) => [state, when])).toEqual([['conflicting', '']]);
  });
  it('tells a conflict in the months that two statements share, under what is worse', () => {
    const warnings = [{ kind: 'conflict' as const, statement_id: 'long', message: '' }];
    const { rows, gaps } = coverageOf([
      statement({ id: 'long', period_start: '2026-05-01', period_end: '2026-07-31' }),
      statement({ id: 'july', period_start: '2026-07-01', period_end: '2026-07-31', warnings }),
      statement({ period_start: '2026-07-01', period_end: '2026-07-31', proof: [BROKEN] }),
    ]);
    expect(rows[0]?.cells.map(({ state }) => state)).toEqual(['proven', 'proven', 'broken']);
    expect(gaps.map(({ state, when }) => [state, when])).toEqual([
      ['broken', 'Jul'],
      ['conflicting', 'Jul'],
    ]);
  });
  it('says first what is counted in two accounts, once, of the statements that came later', () => {
    const warned = (id: string, other: string, kind: 'counted_twice' | 'same_number') => ({
      id,
      warnings: [{ kind, statement_id: other, message: 'It is there twice.' }],
    });
    const later = { account: 'Revolut', uploaded_at: '2026-11-02T10:00:00Z' };
    const { gaps, rows } = coverageOf([
      statement({ ...warned('b', 'a', 'counted_twice'), ...later }),
      statement(warned('a', 'b', 'counted_twice')),
      statement({ account: 'Wise', proof: [BROKEN] }),
    ]);
    expect(gaps.map(({ account, state, when, words }) => [account, state, when, words])).toEqual([
      ['Revolut', 'twice', 'Aug', 'the same bookings are in Maybank, and counted twice'],
      ['Wise', 'broken', 'Aug', 'broken at line 9 by MYR 50.00'],
    ]);
    expect(rows.map(({ cells }) => cells[0]?.state)).toEqual(['proven', 'proven', 'broken']);
    const numbered = coverageOf([
      statement({ ...warned('b', 'a', 'same_number'), ...later }),
      statement(warned('a', 'b', 'same_number')),
    ]);
    expect(numbered.gaps.map(({ words, statementId }) => [words, statementId])).toEqual([
      ['it may be the same bank account as Maybank, and counted twice', 'b'],
    ]);
  });
  it('says once what holds of several statements of an account', () => {
    const month = (number: string) =>
      statement({
        period_start: `2026-${number}-01`,
        period_end: `2026-${number}-30`,
        proof: [NO_BALANCES],
      });
    const inARow = coverageOf([month('04'), month('06'), month('05')]).gaps;
    expect(inARow.map(({ when }) => when)).toEqual(['Apr - Jun 2026']);
    const apart = coverageOf([month('04'), month('06')]).gaps;
    expect(apart.map(({ when, words }) => `${when}: ${words}`)).toEqual([
      '2 months: not provable, no balances printed',
      'May: no statement',
    ]);
  });
  it('of nothing is empty', () => {
    expect(coverageOf([])).toEqual({
      provenCount: 0,
      importedCount: 0,
      conflictCount: 0,
      months: [],
      rows: [],
      gaps: [],
    });
  });
});
