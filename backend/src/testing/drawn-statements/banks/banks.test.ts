import { afterAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../../evaluation/compare-drawn.ts';
import { hasFalseProof } from '../../evaluation/judge-mutation.ts';
import { openReader } from '../../evaluation/reading.ts';
import { BANKS } from './index.ts';

const FIXED_SEED = 7;
const OTHER_SEED = Math.floor(Math.random() * 1_000_000);
/** Drawing and reading take a third of a second: the other seed is read of a third of the banks, another third in each run. */
const isReadTwice = (place: number) => (place + OTHER_SEED) % 3 === 0;

/** Drawn, but not yet read exactly. A bank leaves this list as soon as it is: the test fails until it does. */
const NOT_YET_EXACT = new Set(['ing-nl']);

describe(`statements drawn as banks lay them out, from seeds ${FIXED_SEED} and ${OTHER_SEED}`, () => {
  const reader = openReader(1);
  afterAll(async () => (await reader).close());

  /** A reader that names no bank says nothing wrong; one that names another bank does. */
  const faults = async (bank: (typeof BANKS)[number], seed: number) => {
    const { pdf, expected } = await bank.draw(seed);
    const reading = await (await reader).readBytes(pdf);
    const isNamed = reading.ok && reading.bank !== null;
    expect(hasFalseProof(expected, reading), `called proven though read wrongly, ${seed}`).toBe(
      false,
    );
    return faultsOf(isNamed ? expected : { ...expected, bank: null }, reading);
  };

  for (const [place, bank] of BANKS.entries()) {
    if (NOT_YET_EXACT.has(bank.name)) {
      it(`does not read ${bank.name} exactly yet`, async () => {
        expect(await faults(bank, FIXED_SEED), 'is exact now: take it off the list').not.toEqual(
          [],
        );
        if (isReadTwice(place)) await faults(bank, OTHER_SEED);
      });
    } else {
      it(`reads ${bank.name} exactly`, async () => {
        expect(await faults(bank, FIXED_SEED)).toEqual([]);
        // Whatever is read wrongly there, it is not called proven.
        if (isReadTwice(place)) await faults(bank, OTHER_SEED);
      });
    }
  }

  it('draws nobody twice, and lists only who is drawn', () => {
    const names = BANKS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining([...NOT_YET_EXACT]));
  });
});
