import { expect, it } from 'vitest';
import type { Facts } from '../facts.ts';
import type { Row } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { numberOf } from './part-numbers.ts';

const row = (page: number, text: string): Row =>
  ({ page, baseline: 40, fontSize: 8, cells: [{ text }] }) as Row;
const facts = { accountHint: '3759-XXXXXX-44712', isHintInHead: true } as Facts;
const numberIn = (account: string, outside: Row[]) =>
  numberOf({ identity: { account }, accountHint: null } as Part, facts, {
    isCardFile: true,
    isOnly: true,
    lines: [],
    outside,
  });

it('is that of the holder, which stands on each page, and not of somebody else on the same bill (American Express)', () => {
  const heads = [1, 2].map((page) => row(page, 'Kortnummer 3759-XXXXXX-44712'));
  const other = row(2, 'Kortnummer 3759-XXXXXX-44720');
  expect(numberIn('3759-XXXXXX-44720', [...heads, other])).toBe('3759-XXXXXX-44712');
  // A number that stands once above the table may be that of the card before.
  expect(numberIn('3759-XXXXXX-44720', [row(1, 'Old card 3759-XXXXXX-44712'), other])).toBe(
    '3759-XXXXXX-44720',
  );
  expect(numberIn('55667788', [...heads, other])).toBe('55667788');
});
