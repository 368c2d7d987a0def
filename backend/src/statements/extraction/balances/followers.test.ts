import { describe, expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

describe('what was printed and not read', () => {
  it('leaves out no booking of a table that tells less than the one before it, nor proves it', () => {
    const first = `
Statement 1 Mar 2025 - 31 Mar 2025     EUR
Date           Description                 Amount     Balance
               Opening balance                         100.00
01/03/2025     Shop                        -10.00       90.00
               Closing balance                          90.00`;
    const second = `
Date           Description                 Amount     Qzxk
08/03/2025     Other shop                   -5.00`;
    expect(read(first, second)).toMatchObject([
      { proof: 'proven', lines: { length: 1 } },
      { proof: 'not_provable', lines: { length: 1 } },
    ]);
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
    expect(sections.map(({ currency, proof }) => [currency, proof])).toEqual([
      ['EUR', 'proven'],
      ['HUF', 'proven'],
    ]);
  });
});
