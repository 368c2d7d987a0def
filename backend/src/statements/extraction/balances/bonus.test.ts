import { expect, it } from 'vitest';
import { positioned } from '../layouts/positioned.fixture.ts';
import { toRows } from '../rows/rows.ts';
import { isOfCount } from './bonus.ts';

const EURO = { decimals: 2, isWhole: false };

it.each([
  ['is a number of points', 'Closing balance', '10 320', true],
  ['is a number of shares', 'Closing balance', '12', true],
  ['numbers the statement (DKB)', 'Kontostand am 04.12.2024, Auszug Nr.', '12', false],
  ['is money', 'Closing balance', '12,00', false],
])('says whether what stands right behind a name %s', (_, name, beside, isCount) => {
  const [row] = toRows(
    positioned([
      [
        [40, name],
        [260, beside],
        [320, '2.862,11'],
      ],
    ]),
  );
  const [cell] = row?.cells ?? [];
  if (!row || !cell) return expect.unreachable();
  expect(isOfCount(row, cell, EURO)).toBe(isCount);
});
