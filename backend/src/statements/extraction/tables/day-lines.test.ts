import { describe, expect, it } from 'vitest';
import { type Placed, positioned } from '../layouts/positioned.fixture.ts';
import { readAsLines, readTyped } from '../layouts/typed.fixture.ts';

const HEAD = `
Your RBC personal banking account statement
From December 2, 2024 to January 2, 2025
Royal Bank of Canada
Your account number: 03652-5016985
Your opening balance on December 2, 2024 $96.49
Your closing balance on January 2, 2025 = $1,373.13
Date Description Withdrawals ($) Deposits ($) Balance ($)
Opening Balance 96.49`;
const ROWS = `
2 Dec Payroll Deposit NORTHGATE LUMBER 1,684.22 1,780.71
Misc Payment ROGERS WIRELESS 78.40 1,702.31
3 Dec Online Banking transfer - 3393 300.00 1,402.31
5 Dec Contactless Interac purchase - 4471
METRO 0412 64.18 1,338.13
9 Dec e-Transfer - Autodeposit
Nadine Fortier 185.00 1,523.13
15 Dec e-Transfer sent Landlord 1,640.00 - 116.87
2 Jan Deposit 1,490.00 1,373.13`;
const LINES = [
  '2024-12-02 168422 178071 Payroll Deposit NORTHGATE LUMBER',
  '2024-12-02 -7840 170231 Misc Payment ROGERS WIRELESS',
  '2024-12-03 -30000 140231 Online Banking transfer - 3393',
  '2024-12-05 -6418 133813 Contactless Interac purchase - 4471 METRO 0412',
  '2024-12-09 18500 152313 e-Transfer - Autodeposit Nadine Fortier',
  '2024-12-15 -164000 -11687 e-Transfer sent Landlord',
  '2025-01-02 149000 137313 Deposit',
];

describe('lines whose days stand once for several bookings', () => {
  it('are read with the first lines of their texts above their figures (RBC)', () => {
    expect(readAsLines(`${HEAD}${ROWS}\nClosing Balance $1,373.13`)).toMatchObject([
      { balances: [9649, 137313], proof: 'proven', lines: LINES },
    ]);
  });

  it('are read so though wide blanks part their columns, under each other nowhere', () => {
    const apart = ROWS.replace(/ (?=[\d,]+\.\d\d|- 1)/g, '|').replace(/^(\d+ \w{3}) /gm, '$1|');
    const lines = `${HEAD}${apart}\nClosing Balance|$1,373.13`.trim().split('\n');
    // Letters of unequal width put the same number of them at another place in each line.
    const placed = lines.map((line, index) => {
      let x = 40;
      return line.split('|').map((text): Placed => {
        const at = x;
        x += text.length * 4 + 9 + (index % 7) * 1.3;
        return [at, text];
      });
    });
    expect(readTyped(positioned(placed))).toMatchObject([
      { balances: [9649, 137313], proof: 'proven', lines: LINES },
    ]);
  });

  it('prove nothing where one of them is missing', () => {
    const missing = ROWS.replace('Misc Payment ROGERS WIRELESS 78.40 1,702.31\n', '');
    expect(readAsLines(`${HEAD}${missing}\nClosing Balance $1,373.13`)[0]?.proof).toBe('broken');
  });
});
