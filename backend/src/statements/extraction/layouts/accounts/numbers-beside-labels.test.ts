import { expect, it } from 'vitest';
import { accountsIn, typed } from '../typed.fixture.ts';

it.each([
  [
    '4-8812094-11',
    `
                 Nombor Akaun
                                    : 4-8812094-11
                 Account Number`,
  ],
  ['7714482-9', '\nAgência     Conta\n0001        7714482-9'],
])('knows the number %s beside its label', (number, head) => {
  const page = `
${head}
Statement 01/10/2025 - 31/10/2025     EUR
Date        Description                                 Amount       Balance
            Opening balance                                           100.00
02/10/2025  Pix (0104) Agência: 1655 Conta: 1288000000884102-7
                                                         25.00        125.00
03/10/2025  Shop                                        -20.00        105.00
            Closing balance                                           105.00`;
  expect(accountsIn(typed(page))).toEqual([number]);
});
