import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it.each([
  ['                                  Deposit or', '(Withdrawal)'],
  ['', 'Credit (Debit)'],
])('reads amounts in brackets as the label in brackets calls them: %s %s', (upper, lower) => {
  const [section] = readTyped(
    typed(`
Account Number: HSA-00417732     Period: 08/01/26 through 08/31/26     USD
${upper}
Date          Description         ${lower.padEnd(18)}Balance
              Beginning Balance                     $100.00
08/01/2026    Contribution        60.00              160.00
08/03/2026    Card Purchase       (10.00)            150.00
              Ending Balance                        $150.00
`),
  );
  expect(section).toMatchObject({
    balances: [10000, 15000],
    proof: 'proven',
    lines: ['2026-08-01 6000 16000 Contribution', '2026-08-03 -1000 15000 Card Purchase'],
  });
});
