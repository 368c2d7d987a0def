import { expect, it } from 'vitest';
import { readTyped, typed, typedAsLines } from './typed.fixture.ts';

it('reads the groups of a card whose lines lost their columns, and never owes the other way round', () => {
  const page = `
Credit Card Statement
Account Number: 4000 1234 5678 9010
Previous Balance $100.00
Payment, Credits -$100.00
Purchases +$60.00
New Balance $60.00
Opening/Closing Date 03/02/26 - 04/01/26
Payment Due Date: 04/26/26 Minimum Payment Due: $35.00
Date of Transaction Merchant Name or Transaction Description $ Amount
PAYMENTS AND OTHER CREDITS
03/20 AUTOMATIC PAYMENT - THANK YOU -100.00
PURCHASE
03/08 COFFEE SHOP SPRINGFIELD IL 12.50
03/12 GROCERY MART SPRINGFIELD IL 47.50
`;
  expect(readTyped(typedAsLines(page))).toMatchObject([
    {
      balances: [-10000, -6000],
      proof: 'proven',
      lines: [
        '2026-03-08 -1250 null COFFEE SHOP SPRINGFIELD IL',
        '2026-03-12 -4750 null GROCERY MART SPRINGFIELD IL',
        '2026-03-20 10000 null AUTOMATIC PAYMENT - THANK YOU',
      ],
    },
  ]);
});

it('knows a card by the minus on payments that are thanked for', () => {
  const page = `
Maple Bank   Visa Classic   STATEMENT FROM October 1, 2026 TO October 31, 2026   All amounts in CAD
TRANSACTION   POSTING   ACTIVITY DESCRIPTION             AMOUNT ($)
DATE          DATE
Oct 02        Oct 03    STARFISH COFFEE VANCOUVER              5.75
Oct 04        Oct 05    HARBOUR FOODS VANCOUVER               42.10
Oct 10        Oct 11    PAYMENT - THANK YOU                 -150.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2026-10-02 -575 null STARFISH COFFEE VANCOUVER',
        '2026-10-04 -4210 null HARBOUR FOODS VANCOUVER',
        '2026-10-10 15000 null PAYMENT - THANK YOU',
      ],
    },
  ]);
});

it('reads the way of a booking from a word that stands far behind its amount', () => {
  const page = `
Datum              Volgnummer       17 maart 2025
Vorig openstaand saldo       Totaal nieuwe uitgaven       Nieuw openstaand saldo
€ 0,99          Af           € 13,49       Af             € 4,48         Af
Minimaal te betalen bedrag € 0,00
Datum         Datum        Omschrijving                       Bedrag
transactie    boeking                                         in euro's
21 feb        22 feb       MUZIEK VOORBEELD NL                13,49        Af
24 feb        25 feb       TERUGBETALING WINKEL               10,00        Bij
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-99, -448],
      proof: 'proven',
      lines: [
        '2025-02-21 -1349 null MUZIEK VOORBEELD NL',
        '2025-02-24 1000 null TERUGBETALING WINKEL',
      ],
    },
  ]);
});

it('takes what is due for what is owed, so that a purchase whose sign was changed proves nothing', () => {
  const page = `
Credit card statement     September 1, 2019 to September 30, 2019     Amounts in ZAR
Opening balance: 395.01
Posting Date     Transaction Description          Amount ZAR
SEP14            Greenfields Supermarket 0042       77.07 CR
Total amount due: 472.08
`;
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'broken' }]);
  expect(readTyped(typed(page.replace(' CR', '')))).toMatchObject([
    { balances: [-39501, -47208], proof: 'proven' },
  ]);
});

const ONE_LINE = (opening: string, line: string, closing: string) => `
Credit card statement     Statement period 01/03/2024 - 31/03/2024     Currency: EUR
Opening balance 01/03/2024                ${opening}
Date        Description                          Amount
27/03/2024  ${line}
Closing balance 31/03/2024                ${closing}
`;

it('owes what bears a minus at both ends of a month, though a single line shows no habit', () => {
  const bought = ONE_LINE('-279.38', 'Corner Bakery                        -100.00', '-379.38');
  const paid = ONE_LINE('-279.38', 'Payment received                      100.00', '-179.38');
  expect(readTyped(typed(bought))).toMatchObject([
    {
      balances: [-27938, -37938],
      proof: 'proven',
      lines: ['2024-03-27 -10000 null Corner Bakery'],
    },
  ]);
  expect(readTyped(typed(paid))).toMatchObject([
    {
      balances: [-27938, -17938],
      proof: 'proven',
      lines: ['2024-03-27 10000 null Payment received'],
    },
  ]);
});

it('does not turn a card into one that holds money for a single amount with a plus', () => {
  const page = ONE_LINE('279.38', 'Corner Bakery                        +643.31', '922.69');
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'broken' }]);
});
