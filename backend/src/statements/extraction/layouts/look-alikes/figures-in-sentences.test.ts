import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('closes no account with a figure of the next sentence (Desjardins)', () => {
  const page = `
Relevé de compte     1 JAN 2026 au 31 JAN 2026
Date        Code     Description             Retrait        Dépôt          Solde
                     Solde reporté                                         146,20
11 JAN      DEP      Dépôt au comptoir                      312,50         458,70
31 JAN      FRS      Frais de relevé         1,25                          457,45
                     Total                   1,25           312,50
Solde suivi du signe « - » : solde débiteur. Intérêt annuel versé en 2025 : 34,72 $.
`;
  expect(readPages(page)).toMatchObject([{ proof: 'proven', balances: [14620, 45745] }]);
});

it('takes the last line of small print for no title, whatever it begins with (Bank of America)', () => {
  const [account] = readTyped(
    typed(`
Your Business Advantage Checking    for March 1, 2025 to March 31, 2025    USD
Beginning balance on March 1, 2025      $1,000.00
Ending balance on March 31, 2025        $2,881.85
Deposits and other credits
Date         Description                                                    Amount
03/24/25     STRIPE DES:TRANSFER                                          1,927.85
Total deposits and other credits                                         $1,927.85
Service fees
The Monthly Fee on your account was charged since the balance was not met and you are not in Preferred
Rewards for Business tier.
Date         Transaction description                                        Amount
03/24/25     Stop Payment Fee                                               -30.00
03/31/25     Monthly Fee                                                    -16.00
Total service fees                                                         -$46.00
`),
  );
  expect(account).toMatchObject({ balances: [100000, 288185], proof: 'proven' });
  expect(account?.lines).toHaveLength(3);
});

it('takes no sentence of an offer in another currency for the title of a table (E.SUN)', () => {
  const page = `
信用卡帳單     帳單結帳日     2025/10/13     繳款截止日     2025/10/28
日本旅遊：單筆滿 JPY 30,000 享現折。
消費日     入帳日     消費明細                    臺幣金額
                      上期應繳總金額          TWD   26,418
10/07      10/07      自動轉帳繳款            TWD  -26,418
09/13      09/16      全聯福利中心            TWD    1,286
                      本期應繳總金額：        TWD    1,286
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'TWD', balances: [-2641800, -128600], proof: 'proven' },
  ]);
});

it('takes no condition of a fee for a balance (Axis)', () => {
  const page = `
Credit Card Statement     16/02/2025 - 15/03/2025     INR     Minimum Payment Due 100.00
Previous Balance     100.00
DATE           TRANSACTION DETAILS     AMOUNT (Rs.)
16/02/2025     SWIGGY                     642.00 Dr
19/02/2025     PAYMENT RECEIVED           100.00 Cr
Late payment charges: Nil if Total Payment Due is less than Rs. 500; Rs. 500 between Rs. 501 and Rs. 5,000.
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-10000, null] }]);
});

it('takes no figure of an example in small print for a balance (SBI Card)', () => {
  const page = `
SBI card     Monthly Statement     Statement Date 05 May 2025     INR
Previous Balance          1,000.00
Total Amount Due          1,250.99
Date         Transaction Details                    Amount
12 Apr 25    FLIPKART PAYMENTS BANGALORE          250.99 D
Finance charges are at 3.75% per month from the date of transaction. Late payment: ₹400 for Total Amount Due of ₹501 to ₹1,000
Dishonour of payment      2% of total amount due, minimum Rs.500
`;
  expect(readPages(page)).toMatchObject([{ proof: 'proven', balances: [-100000, -125099] }]);
});

it('ends a sentence where the next begins with a word of one letter (OCBC)', () => {
  const page = `
OCBC     365 CREDIT CARD
STATEMENT DATE     PAYMENT DUE DATE     TOTAL AMOUNT DUE
10-03-2026         02-04-2026                   S$49.24
TRANSACTION DATE     DESCRIPTION                     AMOUNT (SGD)
                     LAST MONTH'S BALANCE                  100.00
21/02                PAYMENT BY GIRO                      (100.00)
02/03                NTUC FAIRPRICE                         39.24
06/03                TOAST BOX                              10.00
                     SUBTOTAL                               49.24
                     TOTAL                                  49.24
Interest is charged if the total amount due is not received by the due date. A late payment charge of S$100 applies.
`;
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', balances: [-10000, -4924], lines: { length: 3 } },
  ]);
});

it('takes no fee below a note on the ending balance for what an account closes with (Bank of America)', () => {
  const page = `
Your Adv Plus Banking    for April 30, 2025 to May 28, 2025    USD
Beginning balance on April 30, 2025        $812.46
Ending balance on May 28, 2025             $812.47
Deposits and other additions
Date         Description                                                    Amount
05/28/25     Interest Earned                                                 12.01
Total deposits and other additions                                          $12.01
Service fees
Date         Transaction description                                        Amount
05/28/25     Monthly Maintenance Fee                                        -12.00
Total service fees                                                         -$12.00
Note your Ending Balance already reflects the subtraction of Service Fees.
Total Overdraft Fees       Total for this period $0.00      Total year-to-date $10.00
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [81246, 81247], proof: 'proven' }]);
});

it.each([
  [
    'Please settle the New Balance promptly to enjoy free credit. If the',
    'charge of $100.00 applies',
  ],
  ['Example: for a new balance of SGD 5,000.00 it takes about 7 years.', 'Pay more than that'],
])('takes no figure of small print for what a card closes with: "%s"', (first, second) => {
  const [card] = readTyped(
    typed(`
Credit Cards Statement of Account
STATEMENT DATE 11 Feb 2025          ${first}
                                    ${second}
DATE       DESCRIPTION                                  AMOUNT (S$)
           PREVIOUS BALANCE                                   124.90
27 JAN     PAYMENT - DBS INTERNET                             124.90 CR
02 FEB     GOLDEN VILLAGE SINGAPORE SG                         29.00
06 FEB     FOODPANDA SINGAPORE SG                              27.35
           TOTAL:                                              56.35
`),
  );
  expect(card).toMatchObject({ balances: [-12490, -5635], proof: 'proven' });
});

it('takes no charge in the last line of small print for what a card closes with (Public Bank)', () => {
  const booking = (day: string, text: string, amount: string): PlacedRow => [
    [40, day],
    [100, text],
    ['r500', amount],
  ];
  const [card] = readTyped(
    positioned(
      [
        [
          [40, 'Credit Card Statement'],
          [300, 'STATEMENT DATE 18 DEC 2025'],
        ],
        [
          [40, 'Credit Limit (RM)'],
          ['r500', '18,000.00'],
        ],
        booking('DATE', 'DESCRIPTION', 'AMOUNT (RM)'),
        [
          [100, 'PREVIOUS BALANCE'],
          ['r500', '100.00'],
        ],
        booking('27 NOV', 'PAYMENT - THANK YOU', '100.00 CR'),
        booking('02 DEC', 'UNIQLO KUALA LUMPUR', '56.35'),
        [
          [100, 'CURRENT BALANCE'],
          ['r500', '56.35'],
        ],
      ],
      [
        [[40, 'VIP POINTS']],
        [
          [40, 'Opening balance'],
          ['r300', '4,412'],
        ],
        [
          [40, 'Closing balance'],
          ['r300', '5,530'],
        ],
        [[40, 'Examine this with care. The late payment charge is a minimum of RM10 or 1% of the']],
        [
          9,
          [40, 'total outstanding balance, maximum RM100. Service tax of RM25 is charged yearly.'],
        ],
      ],
    ),
  );
  expect(card).toMatchObject({ balances: [-10000, -5635], proof: 'proven' });
});
