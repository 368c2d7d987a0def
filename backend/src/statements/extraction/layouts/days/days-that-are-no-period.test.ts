import { describe, expect, it } from 'vitest';
import { extractStatement } from '../../index.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

describe('what a statement says of itself', () => {
  it('takes the days beside what has to be paid for no period', () => {
    const page = `
OCBC Bank     STATEMENT DATE 01-09-2023     PAYMENT DUE DATE : 22 SEP 23     TOTAL MINIMUM DUE S$50.00
TRANSACTION DATE     DESCRIPTION             AMOUNT (SGD)
                     LAST MONTH'S BALANCE          500.00
02/07                PAYMENT BY INTERNET          (500.00)
03/07                SAMPLE COFFEE                 210.00
TOTAL AMOUNT DUE                                   210.00
PLEASE PAY THIS PORTION
01-09-2023     22-09-2023     S$15,000     S$210.00
`;
    expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', balances: [-50000, -21000] }]);
  });

  it('takes the currency from the name of a balance, or from the dollars of one country over the amounts', () => {
    const french = `
du 01.08.2024 au 30.08.2024
DATE      LIBELLE                VALEUR       DEBIT     CREDIT
01.08     ANCIEN SOLDE                                   100,00
01.08     VIR SEPA Location      01.08.24     60,00
30.08     SOLDE EN EUROS                                  40,00
`;
    expect(readTyped(typed(french))).toMatchObject([{ currency: 'EUR', proof: 'proven' }]);
    const card = `
American Express     From 21.12.2024 to 20.01.2025
Details                                   Foreign Spending     Amount S$
05.01.25     PAYMENT BY TELEPHONE                                   5.00
                                                                    CR
07.01.25     CAFE AURORA                                           40.00
`;
    expect(readTyped(typed(card))).toMatchObject([
      {
        currency: 'SGD',
        lines: [expect.stringContaining(' 500 '), expect.stringContaining('-4000')],
      },
    ]);
  });
});

it('takes no month of several for that of the statement (HSBC)', () => {
  expect(
    readPages(`
HSBC One     Statement     Date     31 May 2025     HKD
Number     110-284671-833
Month     Average Balance
Mar 2025     86,402.11
Apr 2025     81,977.52
May 2025     79,355.90
Red Credit Card 5417-XXXX-XXXX-2290 (as at 25 May)     HKD     4,118.60 DR
Date          Transaction Details          Deposit          Withdrawal             Balance
30 Apr        B/F BALANCE                                                        48,210.35
2 May         ATM WITHDRAWAL                                    800.00           47,410.35
9 May         FPS PAYMENT RECEIVED          420.00                               47,830.35
              CLOSING BALANCE                                                    47,830.35
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [expect.stringMatching(/^2025-05-02 /), expect.stringMatching(/^2025-05-09 /)],
    },
  ]);
});

it('does not take the days of a rate of interest for the period', () => {
  const [section] = readTyped(
    typed(`
Kontoauszug 2025                 Alter Saldo    10,00 EUR
Buchung        Verwendungszweck    Betrag (EUR)
02.01.2025     Einzahlung          40,00
30.12.2025     Zinsertrag          1,00
30.12.2025     Steuer              -0,25
               Neuer Saldo         50,75
Abschluss für das Konto
01.01.2025 bis 31.03.2025   1,250% Zins                        0,30
01.04.2025 bis 31.12.2025   1,250% Zins                        0,70`),
  );
  expect(section).toMatchObject({ balances: [1000, 5075], proof: 'proven' });
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
  expect(readPages(page)).toMatchObject([
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

it('takes the months of an offer below its bookings for no period of a statement dated before (DBS)', () => {
  expect(
    readPages(`
DBS Bank Ltd     Credit Cards     Statement of Account
STATEMENT DATE     CREDIT LIMIT     MINIMUM PAYMENT     PAYMENT DUE DATE
12 Nov 2025        $15,000.00       $50.00              07 Dec 2025
DATE         DESCRIPTION                                AMOUNT (S$)
             PREVIOUS BALANCE                                642.18
13 OCT       BILL PAYMENT - DBS INTERNET                     642.18 CR
14 OCT       FAIRPRICE FINEST SINGAPORE SG                    56.32
15 OCT       BUS/MRT 401882263 SINGAPORE SG                   12.84
                                        SUB-TOTAL:            69.16
                                        TOTAL:                69.16
Get S$150 cash back when you spend S$800 per month from 1 Dec 2025 to 28 Feb 2026. Terms apply.
`),
  ).toMatchObject([{ balances: [-64218, -6916], proof: 'proven' }]);
});

it('takes the time of a rate for no period of the statement', () => {
  const result = extractStatement(
    typed(`
Sample Bank     Statement date     31/03/2025     Account number     12345678     EUR
Deposit         Start date     End date       Rate
Fixed 1Y        01/01/2024     31/12/2024     3.50 %
Date            Description                   Amount      Balance
                Opening balance                            100.00
05 Mar          Bakery                        -20.00        80.00
20 Mar          Salary                         50.00       130.00
                Closing balance                            130.00
`),
  );
  expect(result).toMatchObject({
    statement: { sections: [{ lines: [{ date: '2025-03-05' }, { date: '2025-03-20' }] }] },
  });
});

it('takes the year of which a sentence tells what was charged for no period (Lloyds)', () => {
  const page = `
LLOYDS BANK     Your credit card statement
10 January 2024     Lloyds Bank Cashback     Mastercard     XXXX XXXX XXXX 4408
Minimum payment     £25.00     Payment due date     5 February 2024
The total interest charged on your account between 1 January 2023 and 31 December 2023 was £0.00 and fees £2.22.
Date of transaction   Date entered    Description                         Amount £
                                      Balance from previous statement       738.12
17 DECEMBER           19 DECEMBER     WAITROSE 227 BATH                      35.94
01 JANUARY            03 JANUARY      BP WESTON ROAD BATH                    57.84
                                      New balance                           831.90
`;
  expect(readPages(page)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2023-12-17 -3594 null WAITROSE 227 BATH',
        '2024-01-01 -5784 null BP WESTON ROAD BATH',
      ],
    },
  ]);
});
