import { describe, expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

/** Whatever is read of a page: where it is not all that is printed, it is not called proven. */
function expectAllOrNone(sections: ReturnType<typeof readTyped>, count: number) {
  const lines = sections.reduce((total, section) => total + section.lines.length, 0);
  const proven = sections.every(({ proof }) => proof === 'proven');
  expect({ lines, proven }).toEqual(lines === count ? { lines, proven } : { lines, proven: false });
}

describe('what was printed and not read', () => {
  it('proves nothing where a booking was taken for the text of another one', () => {
    const page = (label: string) => `
Statement 1 Mar 2025 - 31 Mar 2025     EUR
${label}                                            Value
Booked         Text                             date           Debit      Credit
               Balance brought forward 100.00
03/03/2025     Shop                             01/03/2025     10.00
10/03/2025     Received                         10/03/2025                35.00
11/03/2025     Pub                              08/03/2025      5.00
Total                                                          15.00      35.00
`;
    expectAllOrNone(read(page('Qzxk')), 3);
  });

  it('proves nothing beside a table under the same columns that is left out for nothing but its labels', () => {
    const first = `
Statement 1 Mar 2025 - 31 Mar 2025     EUR
Date           Description                 Amount     Balance
               Opening balance                         100.00
01/03/2025     Shop                        -10.00       90.00
               Closing balance                          90.00`;
    const second = `
Date           Description                 Amount     Qzxk
08/03/2025     Other shop                   -5.00`;
    expectAllOrNone(read(first, second), 2);
  });

  it('takes no currency of a file for that of an account which a code beside its number tells', () => {
    const account = (code: string, rows: string) => `
1136          Qzxkvjw          ${code}
Date           Description                 Amount     Balance
${rows}`;
    const sections = read(
      `Statement 1 Mar 2025 - 31 Mar 2025     EUR
${account(
  'EUR',
  `               Opening balance                         100.00
01/03/2025     Shop                        -10.00       90.00
               Closing balance                          90.00`,
)}`,
      account(
        'HUF',
        `               Opening balance                         500.00
02/03/2025     Pub                         -20.00      480.00
               Closing balance                         480.00`,
      ),
    );
    for (const { currency, balances, proof } of sections)
      if (balances[0] === 50000) expect([currency, proof]).not.toEqual(['EUR', 'proven']);
  });
});
