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

it('proves no table in which a row has lost its amount, whose balance is none of another booking (BBVA)', () => {
  const page = (amount: string) => `
Statement 1 Mar 2025 - 31 Mar 2025     EUR
Date           Description                 Amount     Balance
               Brought forward                         100.00
01/03/2025     Shop                        -10.00       90.00
               Carried forward                          90.00
Date           Description                 Amount     Balance
               Brought forward                          90.00
08/03/2025     Card fee                  ${amount}       85.00
               Account balance at 31/03/2025            85.00`;
  expect(read(page('   -5.00'))).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
  expect(read(page('        ')).map(({ proof }) => proof)).not.toContain('proven');
});
