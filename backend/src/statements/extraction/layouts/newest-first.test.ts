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

it('tells by the signs of two lines of one day and one amount that the newest stands first', () => {
  const page = `
Account statement EUR     1 January 2020 to 31 January 2020
Date            Description              Amount        Balance
16 Jan 2020     Yoga studio              -77.90        -348.64
16 Jan 2020     Yoga class               -77.90        -270.74
Closing balance                                        -348.64
`;
  expect(readTyped(typed(page))[0]).toMatchObject({
    lines: ['2020-01-16 -7790 -27074 Yoga class', '2020-01-16 -7790 -34864 Yoga studio'],
    balances: [null, -34864],
  });
});

it('takes the balance that one account opens with from the top of the next page, above the labels of another account', () => {
  const first = `
Account statement AUD     1 May 2021 to 31 May 2021
Everyday account 9699312845
Date            Description                       Amount     Balance
31 May 2021     Closing balance                               627.60
28 May 2021     Cafe                               20.40      627.60
20 May 2021     Shop                               10.00      648.00
`;
  const second = `
01 May 2021     Opening balance                               658.00
Savings account 8965849855
Date            Description                       Amount     Balance
31 May 2021     Closing balance                               855.78
31 May 2021     Hair salon                         91.67      855.78
01 May 2021     Opening balance                               947.45
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    {
      balances: [65800, 62760],
      proof: 'proven',
      lines: ['2021-05-20 -1000 64800 Shop', '2021-05-28 -2040 62760 Cafe'],
    },
    { balances: [94745, 85578], proof: 'proven', lines: ['2021-05-31 -9167 85578 Hair salon'] },
  ]);
});

it('opens each of two accounts with what was brought forward below its bookings', () => {
  const account = (
    name: string,
    opening: string,
    between: string,
    paid: string,
    closing: string,
  ) => `
${name}
Date            Description              Amount        Balance
31 Jan 2026     Baki akhir                              ${closing}
16 Jan 2026     Yoga studio               ${paid}        ${closing}
14 Jan 2026     Salary                     5.00        ${between}
                Halden Sdn Bhd
02 Jan 2026     Baki b/f                                ${opening}
`;
  const page = `
Account statement EUR     1 January 2026 to 31 January 2026
${account('Current account 7709724492', '100.00', '105.00', '10.00', ' 95.00')}
${account('Savings account 8130562037', '300.00', '305.00', '20.00', '285.00')}
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [10000, 9500], lines: { length: 2 } },
    { proof: 'proven', balances: [30000, 28500], lines: { length: 2 } },
  ]);
});

it('opens the next account with what is brought forward below its name, though the one before it closes above that', () => {
  expect(
    readTyped(
      typed(`
First Ferry Bank     Your current account statement
From 01/01/2022 to 31/01/2022     Currency: CAD
Savings account   4611829737
Balance brought forward: 2,682.43
Details                    Amounts deposited     Amounts withdrawn     Transaction Date
Credit Union Cafe                                          -906.74     28th Jan
Transfer from A Lindqvist             820.85                           22nd Jan
Corner Bakery Leeds                                       -1,282.96    11th Jan
Balance carried forward: 1,313.58
Holiday pot   7704117234
Balance brought forward: 3,652.03
Details                    Amounts deposited     Amounts withdrawn     Transaction Date
New Balance Shoes                                           -98.80     28th Jan
Salary Halden Ltd                   2,348.51                           21st Jan
Monthly account fee                                         -56.57     2nd Jan
Balance carried forward: 5,845.17
`),
    ),
  ).toMatchObject([
    { balances: [268243, 131358], proof: 'proven', lines: { length: 3 } },
    { balances: [365203, 584517], proof: 'proven', lines: { length: 3 } },
  ]);
});
