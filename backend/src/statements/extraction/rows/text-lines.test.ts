import { expect, it } from 'vitest';
import { headersOf } from '../headers/document-headers.ts';
import { typed, typedAsLines } from '../layouts/typed.fixture.ts';
import { toRows } from './rows.ts';
import { areLines } from './text-lines.ts';

const ONE = `
Date            Narration      Debits      Credits      Balance
16 Dec 2020     Transfer       10.00                      90.00
24 Dec 2020     Shop                       20.00         110.00
`;
/** Fees look like bookings of the 4th, and nothing else ends with an amount. */
const TEXTS_LAST = `
Date            Debits      Credits      Balance       Narration
16 Dec 2020     10.00                     90.00        Transfer
                 4.89                                  Fee: 4.89 EUR
24 Dec 2020                 20.00         70.00        Shop
`;
/** An amount of the 23rd of some month, between the lines of a text, looks like a day. */
const FIGURES_ALONE = `
Date            Particulars          Credit          Debit       Closing Balance
                Corner Bakery
Oct 14          USD 168.20                       618.07 NZD          -618.07 NZD
                Cheque deposit
                                  23.19 NZD                          -594.88 NZD
                USD 198.14
`;

it('tells bookings that are drawn as one text each from those that stand in columns', () => {
  const are = (text: ReturnType<typeof typed>, page: string) =>
    areLines(toRows(text), headersOf(toRows(typed(page))));
  expect(are(typedAsLines(ONE), ONE)).toBe(true);
  expect(are(typed(ONE), ONE)).toBe(false);
  expect(are(typed(TEXTS_LAST), TEXTS_LAST)).toBe(false);
  expect(are(typed(FIGURES_ALONE), FIGURES_ALONE)).toBe(false);
});
