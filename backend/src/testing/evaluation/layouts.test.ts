import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawStatement } from '../drawn-statements/index.ts';
import { drawMutated, mutationOf } from '../drawn-statements/mutations.ts';
import { faultsOf } from './compare-drawn.ts';
import { type Judged, reportOf, shareOf } from './fault-groups.ts';
import { inParallel } from './in-parallel.ts';
import { hasFalseProof, judgeMutation } from './judge-mutation.ts';
import { openReader, type StatementReader } from './reading.ts';

/** The share of drawn statements that must be read exactly; to be raised whenever the reader gets better. */
const LEAST_EXACT = 0.95;
const SEEDS_EACH = 30;
const LIMIT_MS = 60_000;
/** The head of a page repeats the number of the first of several accounts; and the number of one stands under the label of amounts. */
const SEVERAL_ACCOUNTS = [7_867_150, 7_867_211];

const seedsFrom = (first: number) =>
  Array.from({ length: SEEDS_EACH }, (_, index) => first + index);

describe('statements in layouts that nobody wrote the reader for', () => {
  const fresh = randomInt(1_000_000);
  const seeds = [...seedsFrom(1), ...seedsFrom(fresh)];
  const named = `seeds 1 and ${fresh} onwards`;
  let reader: StatementReader;
  beforeAll(async () => {
    reader = await openReader(2);
  });
  afterAll(() => reader.close());

  it(
    `reads ${LEAST_EXACT * 100} % of them exactly, and proves none that is read wrongly (${named})`,
    async () => {
      const judged = await inParallel(
        seeds,
        3,
        async (seed): Promise<Judged & { lies: boolean }> => {
          const { pdf, expected, layout } = await drawStatement(seed);
          const reading = await reader.readBytes(pdf);
          const faults = faultsOf(expected, reading);
          return {
            seed,
            features: layout.split('; '),
            faults,
            lies: hasFalseProof(expected, reading),
          };
        },
      );
      const exact = judged.filter(({ faults }) => faults.length === 0).length;
      const report = [shareOf(judged), ...reportOf(judged)].join('\n');
      expect(exact / judged.length, report).toBeGreaterThanOrEqual(LEAST_EXACT);
      expect(
        judged.filter(({ lies }) => lies).map(({ seed }) => seed),
        'called proven though read wrongly',
      ).toEqual([]);
    },
    LIMIT_MS,
  );

  it.each(SEVERAL_ACCOUNTS)('tells the accounts apart that seed %i draws', async (seed) => {
    const { pdf, expected } = await drawStatement(seed);
    expect(faultsOf(expected, await reader.readBytes(pdf))).toEqual([]);
  });

  it(
    `never calls figures proven that were changed on paper and do not add up (${named})`,
    async () => {
      const verdicts = await inParallel(seeds, 3, async (seed) => {
        const mutated = await drawMutated(seed, mutationOf(seed));
        if (mutated === null) return 'nothing to change';
        return judgeMutation(mutated.expected, await reader.readBytes(mutated.pdf));
      });
      expect(
        seeds.filter((_, index) => verdicts[index] === 'false proof'),
        'called proven though they do not add up',
      ).toEqual([]);
      expect(verdicts).toContain('named');
    },
    LIMIT_MS,
  );
});
