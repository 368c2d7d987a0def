import { expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { typed } from '../layouts/typed.fixture.ts';

const page = `
Bank of Nowhere     Account statement     1 May 2025 to 31 May 2025     Account number 12345678
Opening balance     1000.00
Closing balance     900.00
Date          Details                             Note                    Amount
01/05/2025    Shop                                                         -8.00
02/05/2025    Shop                                                         -8.00
03/05/2025    Shop                                                         -8.00
04/05/2025    Shop                                                         -8.00
05/05/2025    Shop                                                         -8.00
06/05/2025    Shop                                                         -8.00
07/05/2025    Shop                                                         -8.00
08/05/2025    Shop                                                         -8.00
09/05/2025    Shop                                                         -8.00
10/05/2025    Shop                                                         -8.00
11/05/2025    Shop                                                         -8.00
12/05/2025    Shop                                                         -8.00
15/05/2025    Hotel Warsaw                        PLN                      -2.00
16/05/2025    Cafe Warsaw                         PLN                      -1.00
17/05/2025    Taxi Warsaw                         PLN                      -1.00
              PLN POSTPAID
`;

it('takes no code in a few bookings, or in a text below one, for the currency of an account', () => {
  const result = extractStatement(typed(page));
  // It is asked about, whatever it is read in.
  expect(result.ok ? result.statement.unprinted : result.unprinted).toMatchObject({ bank: null });
});

it('takes the code beside most bookings for that', () => {
  const coded = page.replace(/^(.{14}Shop.{32}) {3}/gm, '$1SEK');
  const result = extractStatement(typed(coded));
  expect(result).toMatchObject({
    ok: true,
    statement: { unprinted: null, sections: [{ currency: 'SEK' }] },
  });
});
