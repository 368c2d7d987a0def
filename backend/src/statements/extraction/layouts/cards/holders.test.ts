import { expect, it } from 'vitest';
import { isTotalRow } from '../../bookings/row-kinds.ts';
import type { Row } from '../../rows/rows.ts';
import { isTotal } from '../../words/sums-and-flows.ts';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readPages, readTyped } from '../typed.fixture.ts';

it('tells the sum of what one holder of a card bought by its name', () => {
  const cells = ['J MERCER #4821: Total Transactions', '$1,242.25'].map((text) => ({ text }));
  expect(isTotalRow({ cells } as Row)).toBe(true);
  expect(isTotalRow({ cells: [{ text: 'SHOP: Totally new' }] } as Row)).toBe(false);
});

it('knows what was paid back by the word below it, and what a card comes to for each of its holders (American Express in Germany)', () => {
  expect(
    readPages(`
American Express Gold Card     Abrechnung
Kartennummer xxxx-xxxxxx-63008     Datum 11.01.2026
Saldo des letzten Monats EUR     100,00
Saldo des laufenden Monats EUR     154,98
Umsatz vom   Buchungsdatum     Details                        Betrag EUR
19.12        19.12             ZAHLUNG ERHALTEN                  100,00
                               GUTSCHRIFT
20.12        21.12             REWE KOELN                        129,98
Saldo des laufenden Monats für ANNEKE BRANDL                     129,98
22.12        22.12             IKEA KOELN                         45,00
23.12        23.12             ZALANDO SE                         20,00
                               GUTSCHRIFT
Saldo des laufenden Monats für TILO BRANDL                        25,00
`),
  ).toMatchObject([
    {
      balances: [-10000, -15498],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-12-19 10000 /),
        expect.stringMatching(/^2025-12-20 -12998 /),
        expect.stringMatching(/^2025-12-22 -4500 /),
        expect.stringMatching(/^2025-12-23 2000 /),
      ],
    },
  ]);
});

it('knows the sum of one holder for none of the bookings', () => {
  expect(isTotal('Saldo des laufenden Monats für TILO BRANDL')).toBe(true);
  expect(isTotal('Saldo des laufenden Monats EUR')).toBe(false);
});

it('goes on below the labels of one more holder, which name no day (American Express)', () => {
  expect(
    readPages(`
AMERICAN EXPRESS     Blue Cash Preferred Card     Closing Date 03/14/25     Account Ending 4-71006     Minimum Payment Due $35.00
Account Summary
Previous Balance                 $600.00
New Balance                      $170.80
Payments                                                                      Amount
02/24/25*     MOBILE PAYMENT - THANK YOU                                    -$400.00
03/13/25*     ELECTRONIC PAYMENT RECEIVED-THANK YOU                         -$200.00
Credits                                                                       Amount
02/27/25      TARGET.COM BROOKLYN PARK                                       -$10.00
New Charges
Summary
Total New Charges                                                            $180.80
Detail
MARCUS D HOLLOWAY                                       Foreign Spend         Amount
Card Ending 4-71006
02/15/25      WHOLEFDS LNC CHARLOTTE                                         $128.44
              GROCERY STORE
02/16/25      SHELL OIL CHARLOTTE                                             $46.02
02/23/25      COSTA COFFEE LONDON                               5.00           $6.34
`),
  ).toMatchObject([{ proof: 'proven', balances: [-60000, -17080], lines: { length: 6 } }]);
});

it('ends a text at the name of the next holder, whose number stands beside it (U.S. Bank)', () => {
  const page = `
U.S. Bank Cash+ Visa     Statement 12/17/2023 - 01/17/2024     Minimum Payment Due $25.00     USD
Previous Balance     $100.00
New Balance          $255.30
Post Date   Trans Date   Ref #    Transaction Description                     Amount
01/16       01/12        7782     OSLO GOURMET OSLO NO                        $27.61
01/17       01/15        3006     MENARDS EDEN PRAIRIE MN                     $73.53
                                  HALVORSEN, GREGOR         Account Ending in 8841
12/22       12/21        1120     LUNDS & BYERLYS MN                          $54.16
`;
  expect(readPages(page)[0]?.lines[2]).toMatch(/MENARDS EDEN PRAIRIE MN$/);
});

it('ends a text at what was charged to the card of a holder, and at the name above that (Chase)', () => {
  const page = `
Chase Ink     Opening/Closing Date 05/13/25 - 06/12/25     Minimum Payment Due $40.00     USD
Previous Balance     $300.00
New Balance          $262.44
Date of Transaction     Merchant Name or Transaction Description                $ Amount
05/20                   Payment Thank You                                        -300.00
06/09                   DUKE-ENERGY NC                                            186.27
                        RENEE DAWSON
                        TRANSACTIONS THIS CYCLE (CARD 4471)     -$113.73
05/21                   SHEETZ CARY NC                                             76.17
`;
  expect(readPages(page)[0]?.lines).toEqual([
    '2025-05-20 30000 null Payment Thank You',
    '2025-05-21 -7617 null SHEETZ CARY NC',
    '2025-06-09 -18627 null DUKE-ENERGY NC',
  ]);
});

it('takes a holder and the number of her card below a payment for no text of it (American Express)', () => {
  const page: PlacedRow[] = [
    [
      [40, 'American Express'],
      [300, 'Statement Date 13/12/25'],
    ],
    [
      [40, 'Previous Balance £'],
      ['r300', '684.20'],
    ],
    [
      [40, 'New Balance £'],
      ['r300', '140.31'],
      [360, 'Minimum Payment £'],
      ['r500', '25.00'],
    ],
    [30, [40, 'Date'], [110, 'Details'], ['r555', 'Amount £']],
    [15, [40, 'Nov 28'], [110, 'PAYMENT RECEIVED - THANK YOU'], ['r555', '684.20']],
    [9, ['r555', 'CR']],
    [16, [110, 'MS ROWENA ACHTERBERG']],
    [9, [110, 'Card Number xxxx-xxxxxx-21003']],
    [16, [40, 'Nov 29'], [110, 'OCADO RETAIL HATFIELD'], ['r555', '112.46']],
    [15, [40, 'Nov 30'], [110, 'DELIVEROO LONDON'], ['r555', '27.85']],
  ];
  expect(readTyped(positioned(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-11-28 68420 null PAYMENT RECEIVED - THANK YOU',
        '2025-11-29 -11246 null OCADO RETAIL HATFIELD',
        '2025-11-30 -2785 null DELIVEROO LONDON',
      ],
    },
  ]);
});
