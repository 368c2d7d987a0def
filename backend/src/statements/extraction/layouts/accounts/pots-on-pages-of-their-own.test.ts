import { expect, it } from 'vitest';
import { labelsOf, readTyped, typed } from '../typed.fixture.ts';

it('keeps a pot apart whose own statement names the number of its account (Monzo)', () => {
  const account = `
monzo                                   Personal Account statement
                                        15/12/2023 - 14/01/2024
Account number: 41872263                £1230.00
IBAN: GB18 MONZ 0400 0441 8722 63       Personal Account balance
Date        Description                 (GBP) Amount   (GBP) Balance
02/01/2024  Transfer to Pot                 -100.00        1230.00
23/12/2023  Shop                             -20.00        1330.00
Monzo Bank Limited`;
  const pot = `
monzo                                   Pot statement
                                        15/12/2023 - 14/01/2024
Pot name: Holidays                      £460.00
Pot type: Regular Pot                   Pot balance
Sort code: 04-00-04                     +£250.00
Account number: 41872263                Total deposits
Date        Description                 (GBP) Amount   (GBP) Balance
02/01/2024  Deposit                          100.00         460.00
23/12/2023  Deposit                          150.00         360.00
Monzo Bank Limited`;
  const text = typed(account, pot);
  expect(labelsOf(text)[1]).toBe('Holidays');
  expect(readTyped(text).map(({ lines }) => lines.length)).toEqual([2, 2]);
});
