import { expect, it } from 'vitest';
import { yearProblem } from './plausible-year.ts';

it('takes a year in which a statement may have been printed, and says which those are', () => {
  const problem = (typed: string) => yearProblem(typed, '2026-11-22');
  expect(['1970', '2025', '2026', ' 2026 '].map(problem)).toEqual([null, null, null, null]);
  for (const typed of ['', '26', '0000', '1969', '2027', '9999', '20 26', '2e03', '02026']) {
    expect([typed, problem(typed)]).toEqual([typed, 'Give a year from 1970 to 2026.']);
  }
});
