import { expect, it } from 'vitest';
import { positioned } from '../layouts/positioned.fixture.ts';
import { readPages } from '../layouts/typed.fixture.ts';
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

it('takes nothing of a box beside or above the purchases that is titled by its bonus (Discover)', () => {
  const page = `
DISCOVER IT CARD     CARD ENDING IN 4471     OPEN TO CLOSE DATE: 12/16/2024 - 01/15/2025
Account Summary
Previous Balance            $684.12
Payments and Credits       -$250.00
Purchases                   +$71.29
New Balance                 $505.41
Payment Due Date         02/11/2025
CASHBACK BONUS
Opening Balance              $31.07
Redeemed This Period        -$25.00
Cashback Bonus Balance       $17.09
DATE        PAYMENTS AND CREDITS              AMOUNT     CASHBACK BONUS
12/21       INTERNET PAYMENT - THANK YOU    -$250.00     Opening Balance       $31.07
DATE        PURCHASES                         AMOUNT     Balance               $17.09
12/17       KROGER COLUMBUS OH                $71.29
`;
  expect(readPages(page)).toMatchObject([{ balances: [-68412, -50541], proof: 'proven' }]);
});
