import { expect, it } from 'vitest';
import { isOfBonus } from '../../balances/bonus.ts';
import { toRows } from '../../rows/rows.ts';
import { positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes no points for a balance, nor the figure of another line below them (Nedbank)', () => {
  const page = `
Credit card     Statement date     13 September 2025     Minimum amount due     R20.00
Transaction date     Description                    Amount (R)
                     Previous balance                   318.07
14/08/2025           Pick n Pay                         684.15
25/08/2025           Payment received                   318.07 Cr
                     Current balance                    684.15
Greenbacks
Opening balance          12 408
Closing balance          10 320
Value at SHOP card      R103.20
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-31807, -68415], proof: 'proven' }]);
});

it('reads no box of cashback for a booking (Santander)', () => {
  const page = `
Santander     6th Oct 2023 to 5th Nov 2023     Sort Code: 09 01 28
Balance brought forward from 5th Oct Statement     £100.00
Your balance at close of business 5th Nov 2023     £91.48
Interest and refunds paid this period
Date          Why we are paying you          Amount
3rd Nov       Cashback on household bills     £2.94
Your transactions
Date          Description                    Money in     Money out     £ Balance
6th Oct       Balance brought forward                                     100.00
9th Oct       CARD PAYMENT TO SPAR                         11.46           88.54
3rd Nov       CASHBACK                          2.94                       91.48
`;
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', balances: [10000, 9148], lines: { length: 2 } },
  ]);
});

it('takes a card called one of rewards for no table of these (BPI)', () => {
  const page = `
BPI        Statement of Account      Statement date January 12, 2026      PHP
TOTAL AMOUNT DUE   26,979.61
Transaction       Post            Description                              Amount
Date              Date
BPI Gold Rewards Card 5519-10XX-XXXX-4471
                                  Previous Balance                      24,810.33
December 13       December 13     SHOPEE PH TAGUIG PH                    2,189.28
January 5         January 5       Payment -Thank You                       -20.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [-2481033, -2697961], lines: { length: 2 } },
  ]);
});

it('takes the balance in a box of rewards beside the bookings for none of the card (SBI Card)', () => {
  const page = `
SBI card     Monthly Statement     Statement Date 24 Aug 2025     Minimum Amount Due 14.38     INR
Previous Balance     208.00
Total Outstanding    555.23
Date          Transaction Details                  Amount
              TRANSACTIONS FOR KARTHIK                         REWARD SUMMARY
28 Jul 25     UPI-Swiggy Instamart               306.91 D
                                                               Opening Balance     4,112
29 Jul 25     UPI-Metro Cash and Carry           248.32 D
                                                               Closing Balance     4,498
05 Aug 25     PAYMENT RECEIVED                   208.00 C
`;
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', balances: [-20800, -55523] }]);
});

it('balances of a card in Indonesian, and none in a box of points (Permata)', () => {
  const page = `
PermataBank     Rekening Tagihan     Kartu Kredit     Tanggal Cetak 14/02/24
Total Tagihan saat ini (Rp)     406,000
Tanggal       Tanggal       Keterangan Transaksi           Jumlah (Rp)
Transaksi     Pembukuan
                            TAGIHAN BULAN LALU                 219,779
2001          2201          SPOTIFY STOCKHOLM                  219,779
2301          2401          GRAB SOUTH JAKARTA                 186,221
0302          0402          PEMBAYARAN VIA PERMATAMOBILE       219,779 CR
JUMLAH POIN
Saldo Awal     Poin Baru     Poin Terpakai     Saldo Akhir
31,204         1,876         0                 33,080
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'IDR', proof: 'proven', balances: [-21977900, -40600000], lines: { length: 3 } },
  ]);
});

it('takes points of a card that are called after money for none (Bank Norwegian)', () => {
  const page = `
BANK NORWEGIAN     Faktura kredittkort     Fakturadato 01.01.2026
Saldo fra forrige faktura     100,00
Ny saldo 01.01.2026           268,05
Dato         Bokført      Tekst                    Beløp NOK
02.12.25     05.12.25     YX OSLO                     668,05
20.12.25     22.12.25     INNBETALING                -500,00
CashPoints
Inngående saldo CashPoints     1 284,00
Utgående saldo CashPoints      1 345,00
`;
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', balances: [-10000, -26805], lines: { length: 2 } },
  ]);
});

it('takes no points taken back for an amount (Zinia)', () => {
  const page = `
zinia     Amazon Visa     Abrechnungszeitraum 13.05.2025 - 12.06.2025     EUR
Saldo der letzten Abrechnung     -318,64 €     Neuer Saldo     -55,63 €
Datum         Buchung       Beschreibung                 Amazon-Punkte       Betrag in EUR
05.06.2025    06.06.2025    Lastschrifteinzug Rückzahlung                        +318,64 €
04.06.2025    05.06.2025    Gutschrift AMZN Mktp DE                -25            +24,99 €
02.06.2025    03.06.2025    DB Vertrieb GmbH                        32            -64,90 €
30.05.2025    02.06.2025    Amazon Prime                             9            -15,72 €
`;
  expect(readPages(page)).toMatchObject([{ proof: 'proven', lines: { length: 4 } }]);
});

it('opens a card with no figure that says itself that it counts points (AEON)', () => {
  const [section] = readTyped(
    typed(`
イオンカード     ご利用代金明細書     お支払日 2025年4月2日
ご請求金額合計     5,450 円
ご利用日        ご利用先                    ご利用金額
25/02/11        イオンスタイル                   4,200
25/02/12        ＡＭＡＺＯＮ                     1,250
前月末残高      2,318 ポイント
今月獲得ポイント    612 ポイント
`),
  );
  expect(section?.balances).toEqual([null, -5450]);
});

it('owes what it did before below points that are pending (American Express)', () => {
  const page = `
American Express® Gold Card
Closing Date 10/07/25                                                Account Ending 4-71002
New Balance                        $235.00
                                                   Available and Pending as of 08/31/25
Minimum Payment Due                 $40.00         187,406
Payment Due Date                  11/01/25         Account Summary
                                                   Previous Balance                 $3,640.18
                                                   Payments/Credits                -$3,640.18
                                                   New Charges                       +$235.00
                                                   New Balance                        $235.00
Detail                                             *Indicates posting date
                                                                                       Amount
Payments
09/24/25*        AUTOPAY PAYMENT - THANK YOU                                       -$3,640.18
New Charges
09/09/25         WHOLEFDS BRN #10147 BOULDER CO                                       $118.42
09/11/25         UNITED AIRLINES HOUSTON TX                                           $116.58
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-364018, -23500], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('keeps the balances of a card beside those of its points', () => {
  const page = `
Cash Rewards Visa     Statement Period: Mar 1, 2025 through Mar 31, 2025     USD
Points opening balance   1,204     Previous balance   $300.00
Points closing balance   1,254     New balance   $270.00
Date       Description               Amount
03/04      CARD PURCHASE             50.00
03/18      PAYMENT THANK YOU        -80.00
`;
  expect(readPages(page)).toMatchObject([{ balances: [-30000, -27000], proof: 'proven' }]);
});

it('books no points of a reward account, whatever number it has', () => {
  const [section] = readTyped(
    typed(`
STATEMENT DATE   12 May 2025   PHP
Previous Balance            80.00
New Balance                 30.00
Date      Description                Amount
2 May     Payment                    -80.00
3 May     Shop                        30.00
Rewards Account     XXXX XXXX XXXX 3110
3 May     Cashback earned              4.00
4 May     Cashback paid out           -4.00
`),
  );
  expect(section?.lines).toHaveLength(2);
});

it('takes what a card earned and redeemed in points for no balance of money (BMO)', () => {
  const page = `
BMO     CashBack Mastercard     Statement date Mar. 10, 2026     CAD
Previous balance, Feb. 10, 2026     $100.00     Minimum payment due        $10.00
New balance, Mar. 10, 2026           $49.24     Estimated time to repay     1 month(s)
Previous balance $12.10     Earned this month $0.49     Redeemed $0.00     New balance $12.59
TRANS DATE     POSTING DATE     DESCRIPTION                    AMOUNT ($)
Feb. 20        Feb. 21          PAYMENT RECEIVED - THANK YOU       100.00 CR
Mar. 1         Mar. 2           METRO TORONTO                       39.24
Mar. 5         Mar. 6           TIM HORTONS                         10.00
`;
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', balances: [-10000, -4924], lines: { length: 3 } },
  ]);
});

it('the balance of points is none of the account, so that a dated New Balance closes it', () => {
  const page = `
Credit card statement          From 01.11.2023 to 30.11.2023       Kestrel
Transaction Date        Transaction                          AMOUNT (HKD)
30-11-2023              NEW BALANCE                              271.13
30-11-2023              Cheque deposit                           +23.07
28-11-2023              Card payment to Books                    113.09
27-11-2023              Statement Hair Salon                      15.10
21-11-2023              Total Wine & More                         63.07
01-11-2023              PREVIOUS BALANCE                         102.94

Your reward points
Opening balance                                    469
Closing balance                                    397
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-10294, -27113], proof: 'proven', lines: { length: 4 } },
  ]);
});

it('takes points in wide figures for no balance (Sumitomo Mitsui)', () => {
  const rows = toRows(
    positioned([
      [
        [42, '前月末残高'],
        [212, '４，２１８ ポイント'],
        [309, 'ご利用総額'],
        ['r560', '89,800円'],
      ],
    ]),
  );
  const [row] = rows;
  const cell = row?.cells[0];
  expect(cell && isOfBonus(rows, 0, cell)).toBe(true);
});

it('reads no instalment in a box of points below the balance as a booking (KTC)', () => {
  expect(
    readPages(`
KTC     CREDIT CARD STATEMENT     Statement Date 18/05/25     Minimum Payment (THB) 500.00
Trans. Date     Posting Date     Description                           Amount (THB)
                                 PREVIOUS BALANCE                         13,482.67
02/05/25        02/05/25         PAYMENT THANK YOU                        -8,000.00
30/04/25        30/04/25         KTC FLEXI 0% 04/10 POWER BUY              1,290.00
                                 TOTAL BALANCE                             6,772.67

KTC FOREVER POINTS                        INSTALLMENT (KTC FLEXI)
Points brought forward          32,418    Merchant                       POWER BUY
Points earned                      512    Term                               04/10
Points used                          0    Monthly installment             1,290.00
Points balance (no expiry)      32,930    Remaining principal             7,740.00
`),
  ).toMatchObject([{ proof: 'proven', balances: [-1348267, -677267], lines: { length: 2 } }]);
});

it('takes the lines of a box of rewards beside payments for none of their texts (Discover)', () => {
  const page = `
DISCOVER IT CARD ENDING IN 4417     OPEN TO CLOSE DATE: 12/24/2025 - 01/23/2026     USD
Previous Balance     $481.27
New Balance          $86.45
DATE      PAYMENTS AND CREDITS             AMOUNT          Cashback Bonus® Rewards
01/03     INTERNET PAYMENT - THANK YOU   -$481.27          EARNED THIS PERIOD
01/14     CASHBACK BONUS REDEMPTION       -$25.00          5% at Restaurants        $0.63
01/19     TARGET ROSEVILLE MN             -$32.99          REDEEMED THIS PERIOD
DATE      PURCHASES                        AMOUNT
12/24     CUB FOODS SAINT PAUL MN          $94.11
12/26     GOOGLE *YOUTUBE                  $13.99
12/27     SPEEDWAY SAINT PAUL MN           $36.34
`;
  expect(readPages(page)[0]).toMatchObject({
    proof: 'proven',
    lines: [
      '2025-12-24 -9411 null CUB FOODS SAINT PAUL MN',
      '2025-12-26 -1399 null GOOGLE *YOUTUBE',
      '2025-12-27 -3634 null SPEEDWAY SAINT PAUL MN',
      '2026-01-03 48127 null INTERNET PAYMENT - THANK YOU',
      '2026-01-14 2500 null CASHBACK BONUS REDEMPTION',
      '2026-01-19 3299 null TARGET ROSEVILLE MN',
    ],
  });
});
