import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('reads figures with a lozenge behind them that leads to a note (American Express)', () => {
  const page = `
American Express     Delta SkyMiles Gold     Closing Date 04/10/26     USD
Previous Balance     $100.00
New Balance          $149.24
Detail     ⧫ denotes Pay Over Time activity
Payments                                               Amount
03/20/26     MOBILE PAYMENT - THANK YOU              -$100.00
New Charges                                            Amount
03/22/26     HULU     NEW YORK NY                     $39.24 ⧫
03/25/26     DELTA AIR LINES     ATLANTA              $100.00 ⧫
04/02/26     SUBWAY     DENVER CO                     $10.00
`;
  expect(read(page)).toMatchObject([
    { proof: 'proven', balances: [-10000, -14924], lines: { length: 4 } },
  ]);
});

it('reads the amounts of an account that stand under nothing but its currency (Cornèrcard)', () => {
  const page = `
Cornèrcard     Conteggio mensile     Data del conteggio 31.03.2026     Valuta CHF
Data         Data reg.     Descrizione                         Moneta     Importo        CHF
                           Saldo precedente                                           100.00
02.03.2026   03.03.2026    Pagamento grazie                                          -100.00
05.03.2026   06.03.2026    Trenitalia Roma                     EUR          40.00      39.24
10.03.2026   11.03.2026    Coop Lugano                                                 10.00
                           Saldo a nostro favore                                       49.24
`;
  expect(read(page)).toMatchObject([
    { currency: 'CHF', proof: 'proven', balances: [-10000, -4924], lines: { length: 3 } },
  ]);
});

it('ends a group of bookings with a sub-total that names nothing (Barclays)', () => {
  const page = `
Barclays     Kreditkartenabrechnung     Abrechnungsdatum 10.03.2026     EUR
Belegdatum     Buchungsdatum     Beschreibung                    Betrag in EUR
                                 Alter Saldo                           -100,00
Zahlungen und Gutschriften
20.02.2026     21.02.2026        Lastschrifteinzug                     +100,00
                                 Zwischensumme                         +100,00
Umsätze
01.03.2026     02.03.2026        REWE Berlin                            -39,24
05.03.2026     06.03.2026        Shell Berlin                           -10,00
                                 Zwischensumme                          -49,24
                                 Neuer Saldo                            -49,24
`;
  expect(read(page)).toMatchObject([
    { proof: 'proven', balances: [-10000, -4924], lines: { length: 3 } },
  ]);
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
  expect(read(page)).toMatchObject([
    { proof: 'proven', balances: [-10000, -4924], lines: { length: 3 } },
  ]);
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
  expect(read(page)).toMatchObject([
    { proof: 'proven', balances: [-10000, -4924], lines: { length: 3 } },
  ]);
});

it('takes the day of a purchase that the small print speaks of for no day of the statement (Synchrony)', () => {
  const page = `
Synchrony     Amazon Store Card     Account Number ending in 1234     USD
Promotional purchase dated 12/24/2024 expires 12/24/2026
Summary as of 01/15/2026
Previous Balance     $100.00
New Balance           $49.24
Date      Description                        Amount
12/20     PAYMENT - THANK YOU              -$100.00
12/24     AMAZON.COM                         $39.24
01/05     AMAZON PRIME                       $10.00
`;
  expect(read(page)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-12-20 10000 null PAYMENT - THANK YOU',
        '2025-12-24 -3924 null AMAZON.COM',
        '2026-01-05 -1000 null AMAZON PRIME',
      ],
    },
  ]);
});

it('proves nothing by sums where nobody says whether the opening balance was held or owed (American Express)', () => {
  const page = `
American Express     Abrechnung     Datum 10.03.26     EUR
Saldo letzte Abrechnung EUR     Gutschriften EUR     Belastungen EUR     Ergebnis EUR
100,00                          -100,00              +49,24              49,24
Transaktionsdatum     Buchungsdatum     Details                        Betrag EUR
20.02                 21.02             ZAHLUNG ERHALTEN. BESTEN DANK      100,00 CR
01.03                 02.03             REWE BERLIN                         39,24
05.03                 06.03             SHELL BERLIN                        10,00
`;
  for (const { proof, balances } of read(page))
    if (proof === 'proven') expect(balances).toEqual([-10000, -4924]);
});

it('reads what is to be paid in a month as the amounts of a card (Rakuten)', () => {
  const page = `
楽天カード     ご利用明細     2026年03月27日お支払い分
ご利用日           ご利用店名・商品名      支払方法          利用金額(円)       手数料/利息        支払総額        3月支払金額
2026/02/05     イオン ウエルシア      1回払い            3,924            0       3,924         3,924
2026/02/10     ヤマダデンキ         2回払い(1回目)       2,000            0       2,000         1,000
ご請求金額     4,924円
`;
  expect(read(page)).toMatchObject([
    {
      currency: 'JPY',
      lines: ['2026-02-05 -3924 null イオン ウエルシア', '2026-02-10 -1000 null ヤマダデンキ'],
    },
  ]);
});

it('books interest without a day below its own heading on the last day of the period (Wells Fargo)', () => {
  const page = `
Wells Fargo     Active Cash Visa     Statement Period 04/10/2026 to 05/09/2026     USD
Previous Balance     $100.00
New Balance           $71.90
Minimum Payment       $35.00     Payment Due Date     06/03/2026
Trans     Post      Description                               Credits     Charges
Payments
04/26     04/26     ONLINE PAYMENT THANK YOU                   100.00
Purchases, Balance Transfers & Other Charges
04/28     04/29     SAFEWAY SALEM OR                                        49.24
TOTAL PURCHASES, BALANCE TRANSFERS & OTHER CHARGES FOR THIS PERIOD         $49.24
Interest Charged
                    INTEREST CHARGE ON PURCHASES                            17.66
                    INTEREST CHARGE ON CASH ADVANCES                         5.00
TOTAL INTEREST CHARGED FOR THIS PERIOD                                     $22.66
`;
  expect(read(page)).toMatchObject([
    {
      proof: 'proven',
      balances: [-10000, -7190],
      lines: {
        2: '2026-05-09 -1766 null INTEREST CHARGE ON PURCHASES',
        3: '2026-05-09 -500 null INTEREST CHARGE ON CASH ADVANCES',
      },
    },
  ]);
});
