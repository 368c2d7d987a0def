import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type DateRange, dateRangeLabel, isInOrder, rangeOf } from './date-range.ts';
import { dateRangeMachine } from './date-range-machine.ts';

const FULL: DateRange = { startDate: '2026-05-01', endDate: '2026-10-31' };

function openOn(committed: DateRange) {
  const commits: DateRange[] = [];
  const actor = createActor(dateRangeMachine);
  actor.on('committed', ({ range }) => commits.push(range));
  actor.start();
  actor.send({ type: 'OPEN', committed });
  return { actor, commits };
}

describe('the button', () => {
  it('says what is chosen', () => {
    expect(dateRangeLabel(FULL)).toBe('1 May 2026 - 31 Oct 2026');
    expect(dateRangeLabel({ startDate: '2026-05-01' })).toBe('From 1 May 2026');
    expect(dateRangeLabel({ endDate: '2026-10-31' })).toBe('Until 31 Oct 2026');
    expect(dateRangeLabel({})).toBe('Select date range');
  });
});

describe('a draft', () => {
  it('is in order while its start does not pass its end', () => {
    expect(isInOrder({ start: '2026-05-01', end: '2026-05-01' })).toBe(true);
    expect(isInOrder({ start: '2026-05-02', end: '2026-05-01' })).toBe(false);
    expect(isInOrder({ start: '2026-05-02', end: '' })).toBe(true);
  });
  it('turns empty inputs into undefined', () => {
    expect(rangeOf({ start: '', end: '' })).toEqual({});
    expect(rangeOf({ start: '2026-05-01', end: '' })).toEqual({ startDate: '2026-05-01' });
  });
});

describe('the popover', () => {
  it('opens on what is committed', () => {
    const { actor } = openOn(FULL);
    expect(actor.getSnapshot().context.draft).toEqual({ start: '2026-05-01', end: '2026-10-31' });
  });
  it('commits on Apply and closes', () => {
    const { actor, commits } = openOn(FULL);
    actor.send({ type: 'START_CHANGED', value: '' });
    actor.send({ type: 'APPLY' });
    expect(commits).toEqual([{ endDate: '2026-10-31' }]);
    expect(actor.getSnapshot().value).toBe('closed');
  });
  it('stays open and commits nothing while start passes end', () => {
    const { actor, commits } = openOn(FULL);
    actor.send({ type: 'START_CHANGED', value: '2026-11-01' });
    actor.send({ type: 'APPLY' });
    expect(commits).toEqual([]);
    expect(actor.getSnapshot().value).toBe('open');
  });
  it('empties both and commits undefined on Clear', () => {
    const { actor, commits } = openOn(FULL);
    actor.send({ type: 'CLEAR' });
    expect(commits).toEqual([{}]);
    expect(actor.getSnapshot().context.draft).toEqual({ start: '', end: '' });
  });
  it('reverts to what is committed on Cancel', () => {
    const { actor, commits } = openOn(FULL);
    actor.send({ type: 'START_CHANGED', value: '2026-07-01' });
    actor.send({ type: 'CANCEL' });
    actor.send({ type: 'OPEN', committed: FULL });
    expect(actor.getSnapshot().context.draft.start).toBe('2026-05-01');
    expect(commits).toEqual([]);
  });
});
