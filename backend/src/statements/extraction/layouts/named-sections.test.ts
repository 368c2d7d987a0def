import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const SUMMARY = `
STATEMENT OF ACCOUNT     01-Mar-25 to 31-Mar-25     Currency PKR
Account / Goal                          Opening Balance     Closing Balance
Savings 0114-7781920-3                      1,86,430.25         1,56,430.25
Goal: Travel                                3,45,000.00         3,77,987.40
`;
const HEAD = `
Date             Reference       Particulars                 Amount (Rs.)      Balance (Rs.)
`;

it('parts a statement by the accounts that its summary names, in the rupees that it says', () => {
  const page = `${SUMMARY}

Savings 0114-7781920-3
Withdrawals and charges
${HEAD}
02-Mar-25        DB8115061       STANDING ORDER                 30,000.00        1,56,430.25
                                 Total withdrawals              30,000.00


Goal: Travel
Deposits and credits
${HEAD}
02-Mar-25        CR1685879       STANDING ORDER                +30,000.00        3,75,000.00
31-Mar-25        CR6458893       PROFIT                         +2,987.40        3,77,987.40
                                 Total deposits                +32,987.40
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'PKR', balances: [18643025, 15643025], proof: 'proven', lines: { length: 1 } },
    { currency: 'PKR', balances: [34500000, 37798740], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('goes on with such an account where the next page names it again', () => {
  const pages = (title: string) => [
    `${SUMMARY}

Savings 0114-7781920-3
${HEAD}
02-Mar-25        DB8115061       STANDING ORDER                -10,000.00        1,76,430.25
`,
    `
${title}
${HEAD}
03-Mar-25        DB8115062       STANDING ORDER                -20,000.00        1,56,430.25


Goal: Travel
${HEAD}
02-Mar-25        CR1685879       STANDING ORDER                +32,987.40        3,77,987.40
`,
  ];
  const expected = [
    { balances: [18643025, 15643025], proof: 'proven', lines: { length: 2 } },
    { balances: [34500000, 37798740], proof: 'proven', lines: { length: 1 } },
  ];
  expect(readTyped(typed(...pages('Savings 0114-7781920-3')))).toMatchObject(expected);
});
