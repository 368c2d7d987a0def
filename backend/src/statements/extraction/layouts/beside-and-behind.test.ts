import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('parts two labels of money that nothing parts (Starling)', () => {
  const page = `
Account statement GBP     01/12/2023 - 31/12/2023
DATE           TYPE               TRANSACTION          IN             OUTACCOUNT BALANCE
01/12/2023                        OPENING BALANCE                                £61.08
01/12/2023     FASTER PAYMENT     HARBOURSIDE VETS     £1,911.20              £1,972.28
03/12/2023     STANDING ORDER     P Rowntree                       £640.00    £1,332.28
04/12/2023     CONTACTLESS        Lidl                              £66.32    £1,265.96
Closing balance £1,265.96`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [6108, 126596],
      proof: 'proven',
      lines: [
        '2023-12-01 191120 197228 FASTER PAYMENT HARBOURSIDE VETS',
        '2023-12-03 -64000 133228 STANDING ORDER P Rowntree',
        '2023-12-04 -6632 126596 CONTACTLESS Lidl',
      ],
    },
  ]);
});

it('goes on beside a box whose lines stand between those of the table (Scotiabank)', () => {
  const page = `
Scotiabank     CAD     credit card     Statement period Dec 8, 2023 - Jan 7, 2024
Previous balance $842.66
                                                                            New balance, Jan 7/24             $50.00
         TRANS.       POST                                                  Minimum payment                   $10.00
REF.#    DATE         DATE        DETAILS                AMOUNT($)
                                                                            Payment due Jan 28/24
001      Dec 9        Dec 9       HOTEL LISBOA               45.36
002      Dec 9        Dec 9       SOBEYS #891                 4.64          Credit limit                   $9,000.00
003      Dec 12       Dec 12      PAYMENT                   842.66-          Available credit              $7,895.97`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-84266, -5000],
      proof: 'proven',
      lines: [
        '2023-12-09 -4536 null HOTEL LISBOA',
        '2023-12-09 -464 null SOBEYS #891',
        '2023-12-12 84266 null PAYMENT',
      ],
    },
  ]);
});

const card = (below: string) => `
Credit Card(s) Statement SGD     Statement Date     08 JAN 2024
Post       Trans                                     Transaction Amount
Date       Date       Description of Transaction                    SGD
                      PREVIOUS BALANCE                           100.00
12 DEC     11 DEC     CALTEX HOUGANG                              56.47
20 DEC     18 DEC     PAYMT THRU E-BANK                       100.00 CR
04 JAN     03 JAN     UNIQLO VIVOCITY                             43.53
                      TOTAL BALANCE                              100.00
${below}`;

it.each([
  {
    words: 'the periods of earlier statements',
    below: 'Statement 2 (09 OCT 2023 - 08 NOV 2023)     1,388.45',
  },
  {
    words: 'what was paid back in cash',
    below: 'Cash back brought forward 41.20     Earned 19.04     Redeemed 0.00     Balance 60.24',
  },
])('takes nothing of $words for what the statement says of itself', ({ below }) => {
  expect(readTyped(typed(card(below)))).toMatchObject([
    {
      balances: [-10000, -10000],
      proof: 'proven',
      lines: [
        '2023-12-11 -5647 null CALTEX HOUGANG',
        '2023-12-18 10000 null PAYMT THRU E-BANK',
        '2024-01-03 -4353 null UNIQLO VIVOCITY',
      ],
    },
  ]);
});

it('begins no booking in a list of deposits (ICICI)', () => {
  const page = `
Statement of transactions in INR     01-12-2023 - 31-12-2023
DATE           PARTICULARS              DEPOSITS       WITHDRAWALS      BALANCE
01-12-2023     B/F                                                      100.00
29-12-2023     DEBIT CARD IPS                          40.00             60.00
31-12-2023     UPI/324190459742         12.00                            72.00
Statement of Linked Fixed Deposits in INR
DEPOSIT NO.    OPEN DATE      DEP.AMT.#      ROI%      MAT.AMT.#      MAT.DATE
XXXXXXXX0042   14-03-2023     1,00,000.00    7.10      1,07,291.40    14-03-2024`;
  expect(readTyped(typed(page))).toMatchObject([
    { lines: ['2023-12-29 -4000 6000 DEBIT CARD IPS', '2023-12-31 1200 7200 UPI/324190459742'] },
  ]);
});
