import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it.each([
  ['with its number', 'Current account 7709724492', 'Savings account 8130562037'],
  ['without one', 'Current account', 'Savings account'],
])(
  'proves nothing of the second of two accounts under its closing balance, %s',
  (_how, one, two) => {
    const page = `
Account statement EUR     1 January 2025 to 31 January 2025

${one}
Date           Description             Amount
               Closing balance         500.00
20 Jan 2025    Groceries               -10.00
16 Jan 2025    Salary                   60.00
Total out: 10.00
Total in: 60.00


${two}
Date           Description             Amount
               Closing balance       7,000.00
19 Jan 2025    Rent                   -100.00
15 Jan 2025    Interest                 40.00
14 Jan 2025    Repairs                 -25.00
Total out: 125.00
Total in: 40.00
`;
    const sections = readTyped(typed(page));
    expect(sections.map(({ proof }) => proof)).not.toContain('proven');
    expect(sections.map(({ balances }) => balances)).toEqual([
      [null, 50000],
      [null, 700000],
    ]);
  },
);

it('tells by the columns of two lines of one day and one amount that the newest stands first', () => {
  const page = `
Account statement EUR     1 December 2018 to 31 December 2018
Date            Description         Paid in      Paid out       Balance
05 Dec 2018     Mobile bill                        829.00      2,876.45
05 Dec 2018     Phone bill                         829.00      3,705.45
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2018-12-05 -82900 370545 Phone bill',
    '2018-12-05 -82900 287645 Mobile bill',
  ]);
});
