import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('keeps the masked number of an account in the last text over the title of the next table (PNC)', () => {
  const page = `
For the Period 09/10/2025 to 10/09/2025          Primary account number: 10-4471-8825
Beginning balance     Deposits      Deductions     Ending balance
1,147.29              1,986.40      150.00         2,983.69
Deposits and Other Additions
Date       Amount        Description
09/30      1,986.40      Direct Deposit - Payroll
                         Allegheny Health xxxxxxxxxxx5520
Other Deductions
Date       Amount        Description
10/02      150.00        Zelle To Marcus Bell
`;
  expect(readTyped(typed(page))[0]).toMatchObject({
    proof: 'proven',
    lines: [
      '2025-09-30 198640 null Direct Deposit - Payroll Allegheny Health xxxxxxxxxxx5520',
      '2025-10-02 -15000 null Zelle To Marcus Bell',
    ],
  });
});
