import { describe, expect, it } from 'vitest';
import { linesRead, readTyped, typed } from '../typed.fixture.ts';

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

describe('what else cards print', () => {
  it('reads the amount of the booking and not the one behind the code of another currency', () => {
    expect(
      linesRead(`
Statement date 13 OCT 2025                          Credit limit HKD 9,000.00
Post date   Trans date  Description of transaction                  Amount  (HKD)
                        PREVIOUS BALANCE                                       73.00
12SEP       10SEP       Larch Kiosk     LEEDS   GB   GBP       8.99            97.03
04OCT       04OCT       PAYMENT                                                73.00CR
                        NEW BALANCE                                            97.03`),
    ).toEqual(['2025-09-10 -9703 null Larch Kiosk LEEDS GB', '2025-10-04 7300 null PAYMENT']);
  });

  it('finds amounts that all stand behind the end of their label', () => {
    expect(
      linesRead(`
Statement from 25 AUG 2024 to 24 SEP 2024           Credit limit SGD 5,000.00
POST DATE   TRAN DATE   DESCRIPTION          AMOUNT
                        Previous balance                         20.00
05 Sep      02 Sep      Larch Coffee                             12.50
07 Sep      04 Sep      Payment received                         20.00CR
                        New balance                              12.50`),
    ).toEqual(['2024-09-02 -1250 null Larch Coffee', '2024-09-04 2000 null Payment received']);
  });

  it('a list of cards is no table of bookings', () => {
    expect(
      linesRead(`
Statement Date 28 FEB 2025                          Credit limit SGD 5,000.00
Card Name       Card Number           Name on Card        Total Amount       Minimum Payment
PLATINUM        4931-2288-0175-6042   A LARCH                    18.50                 15.00
                                                                 18.50                 15.00
Post Date   Trans Date  Description of Transaction        Transaction Amount
                        PREVIOUS BALANCE                          0.00
03 FEB      01 FEB      Larch Coffee                             18.50
                        SUB TOTAL                                18.50`),
    ).toEqual(['2025-02-01 -1850 null Larch Coffee']);
  });

  it('a box of what is due ends the table, and its dates and amounts are no bookings', () => {
    expect(
      linesRead(`
Statement date 13 OCT 2025                          Statement balance HKD 97.03
Trans date  Description of transaction            Amount (HKD)
            PREVIOUS BALANCE                               0.00
10SEP       Larch Kiosk                                   97.03
                        Minimum payment due               50.00
            Please pay by                 07 NOV 2025
            www.example.com                                0.00`),
    ).toEqual(['2025-09-10 -9703 null Larch Kiosk']);
  });

  it('the number of a card above its bookings is part of none', () => {
    expect(
      linesRead(`
Statement date 13 OCT 2025                          Credit limit HKD 5,000.00
Trans date  Description of transaction            Amount (HKD)
            PREVIOUS BALANCE                               0.00
            1111 2222 3333 4444   A LARCH
10SEP       Larch Kiosk                                   97.03`),
    ).toEqual(['2025-09-10 -9703 null Larch Kiosk']);
  });

  it('words in a box of figures head no group of bookings', () => {
    expect(
      linesRead(`
Credit card statement                     1 Mar 2025 - 15 Mar 2025
Previous balance   +   Purchases     -   Repayments/   =   Outstanding balance
                                         Credits
SGD 0.00               SGD 5.40          SGD 3.00          SGD 2.40
Posting date   Description                Amount in FCY    Amount in SGD
03 Mar         Larch Bakery                                         5.40
09 Mar         Repayment received                                  +3.00`),
    ).toEqual(['2025-03-03 -540 null Larch Bakery', '2025-03-09 300 null Repayment received']);
  });

  it('knows a card whose page names no credit card, and so which way its amounts go', () => {
    expect(
      linesRead(`
Example Momentum Visa Infinite            CAD
Statement period                          Jun 24, 2025 - Jul 23, 2025
Previous balance                                        $60.00
New balance                                             $12.07
REF.#     TRANS. DATE   POST DATE   DETAILS           AMOUNT($)
001       Jun 27        Jun 29      Larch Market          12.07
002       Jul 2         Jul 2       LOC PAY                60.00-`),
    ).toEqual(['2025-06-27 -1207 null Larch Market', '2025-07-02 6000 null LOC PAY']);
  });

  it('a line over the list of the next page that says it goes on names no days (American Express)', () => {
    const page = (text: string) => `
Closing Date 02/14/26                                              Account Ending 7-41005
${text}`;
    expect(
      linesRead(
        page(`
Previous Balance                     $100.00
Payments/Credits                    -$100.00
New Charges                         +$120.00
New Balance                          $120.00
Payments                                                                          Amount
01/26/26*       AUTOPAY PAYMENT - THANK YOU                                     -$100.00
Detail
ALEX OAKLEY
Card Ending 7-41005                                         Foreign Spend         Amount
01/28/26        APLPAY LARCH KIOSK                                                $20.00
02/03/26        REWE MARKT BERLIN                                   23.18         $27.00
                GROCERY STORE                         European Union Euro
                                                              Continued on next page`),
        page(`
Detail Continued                                            Foreign Spend         Amount
02/09/26        LARCH MARKET                                                      $53.00
02/13/26        LARCH BAKERY                                                      $20.00`),
      ),
    ).toHaveLength(5);
  });
});
