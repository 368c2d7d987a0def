import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

it('takes amounts that change by what was moved for balances, whatever their label', () => {
  const page = `
Account statement EUR     01/03/2024 - 31/03/2024
Opening balance     100.00
Date           Description          Paid out      Paid in      Qwert
02/03/2024     Shop                    10.00                    90.00
05/03/2024     Wages                                 50.00     140.00
07/03/2024     Rent                   120.00                    20.00
09/03/2024     Cafe                    30.00                   -10.00
Closing balance     -10.00`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2024-03-02 -1000 9000 Shop',
        '2024-03-05 5000 14000 Wages',
        '2024-03-07 -12000 2000 Rent',
        '2024-03-09 -3000 -1000 Cafe',
      ],
    },
  ]);
});

it('leaves out amounts beside those of the account under a label that nobody knows', () => {
  const page = `
Account statement EUR     01/03/2024 - 31/03/2024
Opening balance     100.00
Date           Description          Paid out      Paid in      Qwertz
02/03/2024     Shop                    10.00                    22.04
05/03/2024     Wages                                 50.00     110.19
07/03/2024     Rent                   120.00                   264.45
Closing balance     20.00`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2024-03-02 -1000 null Shop',
        '2024-03-05 5000 null Wages',
        '2024-03-07 -12000 null Rent',
      ],
    },
  ]);
});

it('takes amounts for the other side where each booking has one on either', () => {
  const page = `
Account statement EUR     01/03/2024 - 31/03/2024
Opening balance     100.00
Date           Description          Qwertzu      Paid in      Balance
02/03/2024     Shop                   10.00                     90.00
05/03/2024     Wages                                50.00      140.00
07/03/2024     Rent                  120.00                     20.00
09/03/2024     Cafe                    5.00                     15.00
Closing balance     15.00`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2024-03-02 -1000 9000 Shop',
        '2024-03-05 5000 14000 Wages',
        '2024-03-07 -12000 2000 Rent',
        '2024-03-09 -500 1500 Cafe',
      ],
    },
  ]);
});
