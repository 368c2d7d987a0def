import { expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('joins no two accounts because one opens with what the other ended with', () => {
  const page = (number: string, rows: string) => `
Savings Bank     Statement period 1 March 2025 to 31 March 2025     GBP
Savings account number     ${number}
Date            Description          Money out     Money in     Balance
${rows}`;
  const sections = read(
    page(
      '11112222',
      `
01 Mar 2025     Opening balance                                  900.00
03 Mar 2025     Deposit                              100.00    1,000.00
`,
    ),
    page(
      '33334444',
      `
01 Mar 2025     Opening balance                                1,000.00
10 Mar 2025     Deposit                              150.00    1,150.00
31 Mar 2025     Closing balance                                1,150.00
`,
    ),
  );
  expect(sections).toMatchObject([{ lines: { length: 1 } }, { lines: { length: 1 } }]);
});

it('takes the time of a rate for no period of the statement', () => {
  const result = extractStatement(
    typed(`
Sample Bank     Statement date     31/03/2025     Account number     12345678     EUR
Deposit         Start date     End date       Rate
Fixed 1Y        01/01/2024     31/12/2024     3.50 %
Date            Description                   Amount      Balance
                Opening balance                            100.00
05 Mar          Bakery                        -20.00        80.00
20 Mar          Salary                         50.00       130.00
                Closing balance                            130.00
`),
  );
  expect(result).toMatchObject({
    statement: { sections: [{ lines: [{ date: '2025-03-05' }, { date: '2025-03-20' }] }] },
  });
});

it('keeps the number of an account that is called like a sum', () => {
  const result = extractStatement(
    typed(`
Chase     January 1, 2025 through January 31, 2025
Chase Total Checking Account Number: 000000123456789
Date      Description                Amount      Balance
          Beginning Balance                       100.00
01/05     Deposit                     50.00       150.00
01/09     Bakery                     -20.00       130.00
          Ending Balance                          130.00
`),
  );
  expect(result).toMatchObject({
    statement: { sections: [{ accountHint: '000000123456789' }] },
  });
});

it('books rows of days and figures that are none of a rate', () => {
  expect(
    read(`
Sample Bank     Statement of account 12345678     01/02/2025 to 28/02/2025     EUR
Txn date       Value date     Cheque no.     Debit        Credit       Balance
01/02/2025     03/02/2025     000123         500.00         0.00      1,500.00
10/02/2025     12/02/2025     000124         200.00         0.00      1,300.00
15/02/2025     15/02/2025     000125         100.00         0.00      1,200.00
Closing balance                                                       1,200.00
`),
  ).toMatchObject([{ lines: { length: 3 } }]);
});
