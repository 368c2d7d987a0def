import { expect, it } from 'vitest';
import { inReadingOrder } from '../../rows/right-to-left.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it.each([
  ['448190 612 12 ןובשח', 'חשבון 12 612 448190'],
  ['31/03/2026 - 01/01/2026 הפוקתל', 'לתקופה 01/01/2026 - 31/03/2026'],
  ['14.90% :תיביר', 'ריבית: 14.90%'],
])('reads numbers beside each other from the right where %s is printed', (printed, read) => {
  expect(inReadingOrder(printed)).toBe(read);
});

it('lets the words for in credit and in debit stand beside balances (Hebrew)', () => {
  const beside = `
Account statement ILS
Opening balance     תוכזב     1,000.00
Closing balance     תוכזב     1,100.00
Date         Description       Debit     Credit
01/03/2024   Salary                      200.00
02/03/2024   Rent               100.00
`;
  expect(readPages(beside)).toMatchObject([{ balances: [100000, 110000], proof: 'proven' }]);
  const alone = `
Account statement ILS
Opening balance     1,000.00
Closing balance     900.00
תוכזב
Date         Description       Amount
01/03/2024   Salary            200.00
02/03/2024   Rent             -300.00
`;
  expect(readPages(alone)).toMatchObject([{ balances: [100000, 90000], proof: 'proven' }]);
  const columns = `
Account statement ILS
Opening balance     1,000.00
Closing balance     1,100.00
Date         Description       הבוחב     תוכזב
01/03/2024   Salary                      200.00
02/03/2024   Rent               100.00
`;
  expect(readPages(columns)).toMatchObject([{ balances: [100000, 110000], proof: 'proven' }]);
});

it('reads the labels of an account in shekels, whose sign has a mark of its own (Leumi)', () => {
  const page = `
                                    ח״ש :עבטמ     31/01/25 דע 01/01/25 :הפוקת
ח״שב הרתיה       תוכזב       הבוחב       אתכמסא       העונתה רואית       ךרע ךיראת       ךיראת
  3,188.40                                            תמדוק הרתי                         31/12/24
 -1,121.60                  4,310.00     9637103      אתנכשמ םולשת       01/01/25        01/01/25
   -646.26       475.34                  1361733      הרבעה              02/01/25        02/01/25
   -646.26                                            הפוקתה ףוסל הרתי                   31/01/25
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'ILS', balances: [318840, -64626], proof: 'proven' },
  ]);
});
