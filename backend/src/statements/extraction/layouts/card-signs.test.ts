import { describe, expect, it } from 'vitest';
import { positioned } from './positioned.fixture.ts';
import { only } from './reading.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

const linesIn = (page: string) => readTyped(typed(page))[0]?.lines;

describe('which way the amounts of a card go', () => {
  it('what stands under Payments was paid to it, and a heading that tells no way ends that group', () => {
    const page = positioned([
      [
        [40, 'Statement May 1, 2025 to May 31, 2025'],
        [300, 'Minimum payment CAD 10.00'],
      ],
      [
        [40, 'Previous balance'],
        ['r380', '$50.00'],
      ],
      [
        [40, 'Total balance'],
        ['r380', '$31.00'],
      ],
      [30, [40, 'Your payments']],
      [
        [40, 'Date'],
        [120, 'Description'],
        ['r520', 'Amount($)'],
      ],
      [
        [40, 'May 08'],
        [120, 'PAYMENT'],
        ['r520', '50.00'],
      ],
      [30, [40, 'Your new charges']],
      [
        [40, 'Date'],
        [120, 'Description'],
        ['r520', 'Amount($)'],
      ],
      [
        [40, 'May 11'],
        [120, 'Larch Kitchen'],
        ['r520', '46.00'],
      ],
      [
        [40, 'May 19'],
        [120, 'Larch Fuel'],
        ['r520', '-15.00'],
      ],
    ]);
    expect(readTyped(page)[0]).toMatchObject({
      balances: [-5000, -3100],
      proof: 'proven',
      lines: [
        '2025-05-08 5000 null PAYMENT',
        '2025-05-11 -4600 null Larch Kitchen',
        '2025-05-19 1500 null Larch Fuel',
      ],
    });
  });

  it('its balances tell that it is one where CR marks what was paid back', () => {
    const [section] = readTyped(
      typed(`
Example CashBack                           Statement period  May 29, 2025 - Jun 28, 2025   CAD
Previous total balance                                  $310.00
New balance, Jun 28, 2025                               $224.05
Trans date   Post date   Description                     Amount ($)
Jun 3        Jun 4       Larch Market                      214.05
Jun 14       Jun 16      Received                          300.00 CR`),
    );
    expect(section).toMatchObject({ balances: [-31000, -22405], proof: 'proven' });
  });

  it('a refund and interest with a minus came in, in Dutch as well', () => {
    const [section] = readTyped(
      typed(`
Rekeningoverzicht creditcard               van 01.07.2025 tot en met 31.07.2025   EUR
Datum        Mededelingen                                  Bedrag
             Vorig saldo                                   242,13
16.07.2025   Geldopname Larikslaan                          26,56
24.07.2025   Creditrente                                    64,14-
26.07.2025   Terugbetaling Boekhandel                      100,00-
             Nieuw saldo                                   104,55`),
    );
    expect(section?.lines.map((line) => line.split(' ')[1])).toEqual(['-2656', '6414', '10000']);
  });
});

describe('beside the bookings', () => {
  it('the name of a programme above a heading is the title of no table, so that balances below it count', () => {
    const page = positioned([
      [
        [40, 'Example Banking'],
        [300, 'May 1, 2025 to May 31, 2025'],
      ],
      [[40, 'Preferred Rewards Member']],
      [[40, 'A LARCH']],
      [22, [40, 'Account summary']],
      [
        [40, 'Beginning balance on May 1, 2025'],
        ['r380', 'USD 900.15'],
      ],
      [
        [40, 'Ending balance on May 31, 2025'],
        ['r380', 'USD 880.15'],
      ],
      [40, [40, 'Withdrawals']],
      [
        [40, 'Date'],
        [120, 'Description'],
        ['r520', 'Amount'],
      ],
      [
        [40, '05/18/25'],
        [120, 'Larch Power'],
        ['r520', '-20.00'],
      ],
    ]);
    expect(readTyped(page)[0]).toMatchObject({ balances: [90015, 88015], proof: 'proven' });
  });

  it('what says that the bookings end belongs to none', () => {
    expect(
      linesIn(`
Statement period Mar 1, 2025 - Mar 31, 2025         Account currency: CAD
Trans. date   Eff. date   Transaction             Funds out     Funds in     Balance
Mar 1         Mar 1       BALANCE FORWARD                                      50.00
Mar 28        Mar 28      Larch Clubs                 32.20                    17.80
                          End of transactions`),
    ).toEqual(['2025-03-28 -3220 1780 Larch Clubs']);
  });

  it('a text goes on under the column of descriptions though its first line stands in the one before', () => {
    const page = positioned([
      [
        [40, 'Account statement in INR'],
        [300, '01-04-2026 to 30-04-2026'],
      ],
      [
        [40, 'DATE'],
        [95, 'MODE'],
        [165, 'PARTICULARS'],
        ['r400', 'DEPOSITS'],
        ['r480', 'WITHDRAWALS'],
        ['r555', 'BALANCE'],
      ],
      [
        [40, '01-04-2026'],
        [163, 'B/F'],
        ['r555', '1,000.00'],
      ],
      [
        [40, '13-04-2026'],
        [95, 'MOBILE'],
        ['r400', '200.00'],
        ['r555', '1,200.00'],
      ],
      [[163, 'LARCH/IMPS/1122']],
    ]);
    expect(readTyped(page)[0]?.lines).toEqual(['2026-04-13 20000 120000 MOBILE LARCH/IMPS/1122']);
  });

  it('tells the currency in a sentence', () => {
    const [section] = readTyped(
      typed(`
All amounts are in Canadian dollars.       May 1, 2025 to May 31, 2025
Date      Description            Amount
May 3     Larch                 -$20.00`),
    );
    expect(section?.currency).toBe('CAD');
  });
});

it('is no card for a sign that is misprinted where all goes one way', () => {
  const page = `
Statement period: December 1, 2022 - December 31, 2022     GBP
                Opening Balance        Closing Balance
                       3,456.77                 323.68
Deposits and additions
Date          Description                    Amount
12/15         Direct Debit                   3,133.09
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [345677, 32368], proof: 'broken' }]);
});

it('proves no single purchase whose sign was changed to a plus, wherever what has to be paid is printed', () => {
  const inTable = (sign: string) => `
First Ferry Bank     Your credit card statement     Currency GBP
From 01 February 2022 to 30 April 2022
Date          Text                      Amount
              Opening balance           412.18
7 APR 22      Monthly account fee     ${sign}37.89
              Total amount due          450.07
`;
  const above = (sign: string) => `
Alder Bank     Your credit card statement NZD     From 01.11.2020 to 30.11.2020
Opening balance 01.11.2020     Total amount due 30.11.2020
719.27                         1,535.95
Date          Text                      Amount
01-11         Northline Rail          ${sign}816.68
`;
  for (const page of [inTable, above]) {
    expect(readTyped(typed(page(' ')))).toMatchObject([{ proof: 'proven' }]);
    expect(readTyped(typed(page('+')))).not.toMatchObject([{ proof: 'proven' }]);
  }
});

it('takes what bears no mark for spent under a heading of payments that Cr marks (India)', () => {
  const page = `
Credit Card Statement     Statement Date 15-Jan-2025     Minimum Amount Due     Rs. 10.00
Previous Amount Due     Payments & Credits     Purchases     Total Amount Due
(Rs.)                   (Rs.)                  (Rs.)         (Rs.)
100.00                  100.00                 60.00         60.00
Date           Transaction Details                          Amount (Rs.)
Payments and Other Credits
19/12/2024     PAYMENT RECEIVED                                100.00 Cr
All that was bought with card 4147
17/12/2024     BIGBASKET BANGALORE                              40.00
18/12/2024     INDIAN OIL                                       20.00
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2024-12-17 -4000 null BIGBASKET BANGALORE',
    '2024-12-18 -2000 null INDIAN OIL',
    '2024-12-19 10000 null PAYMENT RECEIVED',
  ]);
});

it('pays back what bears a minus on a card whose labels take three lines, the first of which names payments', () => {
  const section = only([
    [[40, 'Credit card statement ZAR']],
    [[40, '5 December 2022 to 4 January 2023']],
    [
      [40, "LAST MONTH'S BALANCE"],
      ['r300', '156.79'],
    ],
    [24, [57, 'Posting'], [115, 'Payment'], [491, 'Transaction']],
    [10, [57, 'Date'], [115, 'type and'], ['r538', 'Amount']],
    [10, [115, 'details']],
    [16, [57, '06 Dec 2022'], [115, 'Cheque deposit 406918'], ['r538', '64.87-']],
    [16, [57, '08 Dec 2022'], [115, 'Card payment to Brightwell Books'], ['r538', '760.51']],
    [16, [57, '25 Dec 2022'], [115, 'Cash withdrawal High Street'], ['r538', '42.60']],
    [24, [57, 'Closing balance'], ['r297', '895.03']],
  ]);
  expect([section.openingMinor, section.closingMinor]).toEqual([-15679, -89503]);
  expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([6487, -76051, -4260]);
});
