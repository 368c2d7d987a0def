import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

const page = (number: string, rows: string) => `
OCBC Bank     STATEMENT OF ACCOUNT     Account No. 712-004417-001     1 JAN 2026 TO 31 JAN 2026     SGD
Date        Description            Withdrawal      Deposit      Balance
${rows}
${number}
`;
const first = (number: string, foot = 'BALANCE C/F') =>
  page(
    number,
    `            BALANCE B/F                                         1,000.00
02 JAN 2026 GIRO SP SERVICES           100.00                     900.00
05 JAN 2026 SALARY                                    500.00    1,400.00
            ${foot}                                         1,400.00`,
  );
const second = (number: string) =>
  page(
    number,
    `            BALANCE B/F                                         1,400.00
20 JAN 2026 FAST PAYMENT               200.00                   1,200.00
            BALANCE C/F                                         1,200.00`,
  );
const read = (...pages: string[]) => readTyped(typed(...pages))[0];

it('proves a statement whose pages carry its balances, where all of them are there', () => {
  expect(read(first('Page 1 of 2'), second('Page 2 of 2'))).toMatchObject({
    balances: [100000, 120000],
    proof: 'proven',
    lines: { length: 3 },
  });
  expect(read(first('Page 1 of 1'))).toMatchObject({ proof: 'proven' });
});

it.each([
  ['the page behind what it carries forward', [first('Page 1 of 2')]],
  ['the page before what it brings forward', [second('Page 2 of 2')]],
  ['the page that the name of its balance tells', [first('', 'UEBERTRAG AUF BLATT 2')]],
])('proves nothing where a file lacks %s', (_, pages) => {
  expect(read(...pages)?.proof).not.toBe('proven');
});

it('asks for no page behind a balance that is called the closing one', () => {
  expect(read(first('Page 1 of 2', 'CLOSING BALANCE'))).toMatchObject({ proof: 'proven' });
});
