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

it('takes no code in the first line of a booking whose amount stands on its last line for that (Westpac)', () => {
  const result = extractStatement(
    typed(`
Westpac Choice     Statement Period     3 January 2025 - 28 February 2025     BSB 033-223     Account Number 418 827
DATE         TRANSACTION DESCRIPTION                              DEBIT        CREDIT       BALANCE
03/01/25     STATEMENT OPENING BALANCE                                                       688.19
06/01/25     Debit Card Purchase Coles                            96.37                      591.82
14/01/25     Debit Card Purchase Lufthansa Frankfurt Deu EUR
             212.40                                              357.12                      234.70
31/01/25     Interest Paid                                                       0.21        234.91
28/02/25     CLOSING BALANCE                                                                 234.91
`),
  );
  expect(result).toMatchObject({ ok: true, statement: { sections: [{ currency: 'AUD' }] } });
});
