import { describe, expect, it } from 'vitest';
import { isTotalRow } from '../bookings/row-kinds.ts';
import type { Row } from '../rows/rows.ts';
import { readTyped, typed } from './typed.fixture.ts';

describe('a card', () => {
  it('may have its letters apart from the sign of its dollars, and dots apart in its dates', () => {
    const [section] = readTyped(
      typed(`
Previous Balance $   New Credits $   New Debits $    Closing Balance $
20.00                  20.00            30.00             30.00
Date             Details                            Foreign Spending   Amount NZ $
25 . 08 . 25     PAYMENT RECEIVED                                           20.00
                                                                              CR
26 . 08 . 25     SHOP                                                       10.00
29 . 08 . 25     OPENAI                                          11.50      20.00
`),
    );
    expect(section).toMatchObject({
      currency: 'NZD',
      proof: 'proven',
      balances: [-2000, -3000],
      lines: [
        '2025-08-25 2000 null PAYMENT RECEIVED',
        '2025-08-26 -1000 null SHOP',
        '2025-08-29 -2000 null OPENAI',
      ],
    });
  });

  it('is followed by the next one under the same labels, which open with its own balance', () => {
    const sections = readTyped(
      typed(`
STATEMENT DATE   12 May 2025   PHP
MINIMUM AMOUNT DUE   10.00
Date      Description                Amount
BLUE CARD
5502-XXXX-XXXX-6110
          Previous Balance            80.00
          Past Due                     0.00
2 May     Payment                    -80.00
3 May     Shop                        30.00
          Ending Balance              30.00
          Unbilled Instalments         0.00
GOLD CARD
5521-XXXX-XXXX-2044
          Previous Balance            50.00
          Past Due                     0.00
4 May     Payment                    -50.00
5 May     Cinema                      12.00
          Ending Balance              12.00
`),
    );
    expect(sections.map(({ balances, proof, lines }) => [balances, proof, lines.length])).toEqual([
      [[-8000, -3000], 'proven', 2],
      [[-5000, -1200], 'proven', 2],
    ]);
  });

  it('may be called after rewards, and say under its bookings what it was not charged', () => {
    const sections = readTyped(
      typed(`
STATEMENT DATE   12 May 2025   PHP
MINIMUM AMOUNT DUE   10.00
Date      Description                Amount
GOLD REWARDS CARD    552100-3-11-0047716
          Previous Balance            80.00
2 May     Payment                    -80.00
3 May     Shop                        30.00
          Finance Charge               0.00
          Ending Balance              30.00
ECREDIT CARD         552100-8-02-1190042
          Previous Balance            50.00
4 May     Payment                    -50.00
5 May     Cinema                      12.00
          Finance Charge               0.00
          Ending Balance              12.00
`),
    );
    expect(sections.map(({ balances, proof, lines }) => [balances, proof, lines])).toEqual([
      [[-8000, -3000], 'proven', ['2025-05-02 8000 null Payment', '2025-05-03 -3000 null Shop']],
      [[-5000, -1200], 'proven', ['2025-05-04 5000 null Payment', '2025-05-05 -1200 null Cinema']],
    ]);
  });

  it('is charged with interest on the last day of its period, where no day is printed beside it', () => {
    const page = (interest: string) => `
Capital One     Dec 15, 2023 - Jan 14, 2024     Payment Due Date Feb 08, 2024     USD
Previous Balance       $100.00
New Balance            $144.71
Trans Date   Post Date   Description            Amount
Jan 4        Jan 5       PIEDMONT MARKET        $30.00
${interest}
Interest Charge on Cash Advances                 $0.00
Total Interest for This Period                  $14.71
Type of Balance    Annual Percentage Rate (APR)    Interest Charge
Purchases          29.99% P                        $14.71
`;
    const undated = readTyped(
      typed(page('Interest Charge on Purchases                    $14.71')),
    );
    expect(undated).toMatchObject([
      {
        balances: [-10000, -14471],
        proof: 'proven',
        lines: [
          '2024-01-04 -3000 null PIEDMONT MARKET',
          '2024-01-14 -1471 null Interest Charge on Purchases',
        ],
      },
    ]);
    const dated = 'Jan 14       Jan 14      Interest Charge on Purchases   $14.71';
    expect(readTyped(typed(page(dated)))).toEqual(undated);
  });

  it('goes on over a page whose head repeats its number above what it brings', () => {
    const sections = readTyped(
      typed(
        `
Ihre Abrechnung vom 22.12.2023 bis 22.01.2024   Kreditkarte   EUR
Datum        Datum        Angabe des Unternehmens                Betrag in EUR
Buchung      Beleg
                          Saldo letzte Abrechnung                  100,00 -
22.12.23     20.12.23     KAFFEERÖSTEREI                            10,00 -
28.12.23     28.12.23     Einzahlung                                50,00 +
                          Zwischensumme von Seite 1                 60,00 -
`,
        `
VISA-Card 4998 XXXX XXXX 7720     Abrechnung 1/2024     Seite 2 von 2
Datum        Datum        Angabe des Unternehmens                Betrag in EUR
Buchung      Beleg
                          Übertrag von Seite 1                      60,00 -
15.01.24     12.01.24     KONSUM                                    20,00 -
                          Neuer Saldo                               80,00 -
`,
      ),
    );
    expect(sections.map(({ balances, proof, lines }) => [balances, proof, lines.length])).toEqual([
      [[-10000, -8000], 'proven', 3],
    ]);
  });

  it('has labels on two lines with the signs of a sum between, and a limit that is no total of credits', () => {
    const [section] = readTyped(
      typed(`
DUE DATE      TOTAL AMOUNT    TOTAL CREDIT    AVAILABLE CREDIT
04 Oct,           DUE             LIMIT           LIMIT
2025          Rs. 60.00        Rs. 600.00      Rs. 540.00
PREVIOUS STATEMENT      PAYMENTS/CREDITS      PURCHASES      TOTAL AMOUNT
     DUES          -        RECEIVED       +   DEBIT     =      DUE
   Rs. 25.00                Rs. 25.00        Rs. 60.00       Rs. 60.00
Date            Description             Amount
19/08/2025      CC PAYMENT              + 25.00
20/08/2025      SHOP                      20.00
22/08/2025      CINEMA                    40.00
`),
    );
    expect(section).toMatchObject({ balances: [-2500, -6000], proof: 'proven' });
  });
});

it('tells the sum of what one holder of a card bought by its name', () => {
  const cells = ['J MERCER #4821: Total Transactions', '$1,242.25'].map((text) => ({ text }));
  expect(isTotalRow({ cells } as Row)).toBe(true);
  expect(isTotalRow({ cells: [{ text: 'SHOP: Totally new' }] } as Row)).toBe(false);
});

describe('an account', () => {
  it('may begin below a row of facts that looks like a booking, under labels that are a picture', () => {
    const [section] = readTyped(
      typed(`
Account in EUR
2/11/2020    40618    EUR       1/10/2020   300,00   0,00 %
                 SOLDE AU : 30/09/2020                          100,00
1/10/2020    PRLV FREE             1/10/2020       30,00
5/10/2020    VIR M PAUL            5/10/2020                     40,00
9/10/2020    RETRAIT DAB           9/10/2020       20,00
                 Nouveau solde en EUR :                          90,00
`),
    );
    expect(section).toMatchObject({ balances: [10000, 9000], proof: 'proven' });
    expect(section?.lines.map((line) => line.split(' ').slice(0, 2))).toEqual([
      ['2020-10-01', '-3000'],
      ['2020-10-05', '4000'],
      ['2020-10-09', '-2000'],
    ]);
  });

  it('may name once more in its summary what it has brought forward', () => {
    const [section] = readTyped(
      typed(`
Statement from 26 February 2024 to 25 March 2024   ZAR
Details                    Debits    Credits    Date         Balance
BALANCE BROUGHT FORWARD                         26 Feb 2024   100.00
TRANSFER                               50.00    27 Feb 2024   150.00
FEE                         20.00               28 Feb 2024   130.00
Account Summary
Balance Brought Forward                                       100.00
Total Debits                                                   20.00
Total Credits                                                  50.00
Balance at date of Statement                                  130.00
`),
    );
    expect(section).toMatchObject({ balances: [10000, 13000], proof: 'proven' });
  });
});
