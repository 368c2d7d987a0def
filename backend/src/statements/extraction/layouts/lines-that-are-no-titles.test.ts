import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('opens with a balance below a line beside it that names its own figure (Bank of America)', () => {
  const page = `
Your Adv Plus Banking
for December 21, 2024 to January 22, 2025               Account number: 2910 0447 7183
Account summary
                                                        Interest Paid Year-to-date: $0.06
Beginning balance on December 21, 2024     $3,418.62
Withdrawals and other subtractions           -244.19
Ending balance on January 22, 2025         $3,174.43

Withdrawals and other subtractions
Date          Description                                   Amount
12/23/24      CHECKCARD 1220 TRADER JOE S CHICAGO IL        -84.19
12/24/24      BKOFAMERICA ATM 12/24 WITHDRWL               -160.00
Total withdrawals and other subtractions                  -$244.19
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [341862, 317443], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('owes what it did before below points that are pending (American Express)', () => {
  const page = `
American Express® Gold Card
Closing Date 10/07/25                                                Account Ending 4-71002
New Balance                        $235.00
                                                   Available and Pending as of 08/31/25
Minimum Payment Due                 $40.00         187,406
Payment Due Date                  11/01/25         Account Summary
                                                   Previous Balance                 $3,640.18
                                                   Payments/Credits                -$3,640.18
                                                   New Charges                       +$235.00
                                                   New Balance                        $235.00
Detail                                             *Indicates posting date
                                                                                       Amount
Payments
09/24/25*        AUTOPAY PAYMENT - THANK YOU                                       -$3,640.18
New Charges
09/09/25         WHOLEFDS BRN #10147 BOULDER CO                                       $118.42
09/11/25         UNITED AIRLINES HOUSTON TX                                           $116.58
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-364018, -23500], proof: 'proven', lines: { length: 3 } },
  ]);
});
