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
