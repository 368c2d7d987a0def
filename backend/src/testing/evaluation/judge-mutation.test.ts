import { expect, it } from 'vitest';
import type { Expected } from '../drawn-statements/expected.ts';
import { hasFalseProof, judgeMutation } from './judge-mutation.ts';
import type { Reading } from './reading.ts';

const line = (date: string, amountMinor: number, balanceMinor: number) => ({
  date,
  description: 'Bakery',
  amountMinor,
  balanceMinor,
});

/** The verdict on a reader that calls an account proven whose lines are printed so. */
function verdictOn(lines: ReturnType<typeof line>[], closingMinor: number) {
  const section = { label: null, currency: 'EUR', openingMinor: 1000, closingMinor, lines };
  const expected: Expected = { bank: null, sections: [{ ...section, proof: 'broken' }] };
  const proof = { state: 'proven', differenceMinor: 0, firstBreak: null };
  const reading = { ok: true, sections: [{ ...section, proof }] } as unknown as Reading;
  return judgeMutation(expected, reading);
}

// Printed oldest first these figures contradict each other; newest first they do not.
const TURNED = [line('2025-03-01', -200, 1100), line('2025-03-01', 300, 1300)];

it('allows the lines of a day to be proven newest first, but not those of two days', () => {
  const [one, other] = [line('2025-03-01', -200, 1100), line('2025-03-02', 300, 1300)];
  expect(verdictOn(TURNED, 1100)).toBe('allowed by print');
  expect(verdictOn([one, other], 1100)).toBe('false proof');
});

it('allows it where the lines of each other day are turned, too', () => {
  const single = line('2025-03-02', 50, 1150);
  expect(verdictOn([...TURNED, single], 1150)).toBe('allowed by print');
  const inOrder = [line('2025-03-03', 20, 1170), line('2025-03-03', 30, 1200)];
  expect(verdictOn([...TURNED, single, ...inOrder], 1200)).toBe('false proof');
  expect(verdictOn([...TURNED, single, ...inOrder.toReversed()], 1200)).toBe('allowed by print');
});

it('calls a proof false that stands in another currency than the account, or between other balances', () => {
  const section = {
    label: null,
    currency: 'NZD',
    openingMinor: 1000,
    closingMinor: 800,
    lines: [line('2025-03-01', -200, 800)],
  };
  const expected: Expected = { bank: null, sections: [{ ...section, proof: 'proven' }] };
  const readAs = (figures: Partial<typeof section>) =>
    ({
      ok: true,
      sections: [{ ...section, ...figures, proof: { state: 'proven' } }],
    }) as unknown as Reading;
  expect(hasFalseProof(expected, readAs({}))).toBe(false);
  expect(hasFalseProof(expected, readAs({ currency: 'USD' }))).toBe(true);
  expect(hasFalseProof(expected, readAs({ openingMinor: 0 }))).toBe(true);
  expect(hasFalseProof(expected, readAs({ closingMinor: 900 }))).toBe(true);
});
