import { describe, expect, it } from 'vitest';
import { createUpcast, createVersions } from './upcasters.ts';

const stored = (schemaVersion: number, data: unknown) => ({
  type: 'GoalSaved',
  data,
  metadata: { schemaVersion },
});

describe('upcasting', () => {
  const upcast = createUpcast([
    { type: 'GoalSaved', from: 1, upcast: (data) => ({ ...(data as object), currency: 'EUR' }) },
    { type: 'GoalSaved', from: 2, upcast: (data) => ({ ...(data as object), notes: '' }) },
  ]);

  it('goes through every step from the version that was stored', () => {
    expect(upcast(stored(1, { title: 'Bike' }))).toEqual(
      stored(3, { title: 'Bike', currency: 'EUR', notes: '' }),
    );
    expect(upcast(stored(2, { title: 'Bike', currency: 'MYR' })).data).toEqual({
      title: 'Bike',
      currency: 'MYR',
      notes: '',
    });
  });

  it('leaves new shapes and other events alone', () => {
    const newest = stored(3, { title: 'Bike' });
    expect(upcast(newest)).toBe(newest);
  });

  it('ends at the version that new events are written with', () => {
    const step = { type: 'A', from: 1, upcast: (data: unknown) => data };
    const versionOf = createVersions([step, { ...step, from: 2 }]);
    expect([versionOf('A'), versionOf('B')]).toEqual([3, 1]);
  });

  it('has one step from each version', () => {
    const step = { type: 'A', from: 1, upcast: (data: unknown) => data };
    expect(() => createUpcast([step, step])).toThrow('two upcasters');
  });
});
