import { expect, it } from 'vitest';
import type { Expected } from '../drawn-statements/expected.ts';
import { judgeMutation } from './judge-mutation.ts';
import type { Reading } from './reading.ts';

const line = (date: string, amountMinor: number, balanceMinor: number) => ({
  date,
  description: 'Bakery',
  amountMinor,
  balanceMinor,
});

function verdictOn(days: [string, string]) {
  // Printed oldest first these figures contradict each other; newest first they do not.
  const lines = [line(days[0], -200, 1100), line(days[1], 300, 1300)];
  const section = { label: null, currency: 'EUR', openingMinor: 1000, closingMinor: 1100, lines };
  const expected: Expected = { bank: null, sections: [{ ...section, proof: 'broken' }] };
  const reading = {
    ok: true,
    sections: [
      {
        ...section,
        lines: lines.toReversed(),
        proof: { state: 'proven', differenceMinor: 0, firstBreak: null },
      },
    ],
  } as unknown as Reading;
  return judgeMutation(expected, reading);
}

it('allows lines of one day to be proven newest first, but not those of two', () => {
  expect(verdictOn(['2025-03-01', '2025-03-01'])).toBe('allowed by print');
  expect(verdictOn(['2025-03-01', '2025-03-02'])).toBe('false proof');
});
