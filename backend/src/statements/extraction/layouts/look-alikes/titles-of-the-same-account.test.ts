import { expect, it } from 'vitest';
import { readPages } from '../typed.fixture.ts';

/** An account that closes with nought, and a table that opens with it. */
const twice = (title: string, other: string, between = '') => `
Handelsbank     Statement of Accounts     Statement period 01/05/2025 to 31/05/2025
Main Account     IBAN DE02 1203 0000 0000 2020 51     EUR
${title}
Date           Description               Amount       Balance
               Opening balance                         300.00
02/05/2025     Transfer out             -300.00          0.00
               Closing balance                           0.00
${between}
${other}
Date           Description               Amount       Balance
               Opening balance                           0.00
15/05/2025     Transfer in               200.00        200.00
               Closing balance                         200.00
`;

it('keeps lists of one account together, though each is titled', () => {
  const titles = [
    ['Transactions in April', 'Transactions in May'],
    ['Buchungen im April', 'Buchungen im Mai'],
    ['Payments out', 'Payments in'],
    ['Account activity', 'Account activity (continued)'],
  ] as const;
  for (const [title, other] of titles)
    expect(readPages(twice(title, other)).map(({ balances }) => balances)).toEqual([
      [30000, 20000],
    ]);
});

it('keeps accounts apart that are titled with a number, beside their currency, above a rate or on the next page', () => {
  const pages = [
    [twice('ISA 2024', 'ISA 2025')],
    [twice('Holiday Savings Account', 'House Savings Account     EUR')],
    [twice('Holiday Savings Account', 'House Savings Account\nInterest rate 2.50%')],
    twice('Holiday Savings Account', 'House Savings Account', '---').split('---'),
  ];
  for (const page of pages)
    expect(readPages(...page).map(({ balances }) => balances)).toEqual([
      [30000, 0],
      [0, 20000],
    ]);
});
