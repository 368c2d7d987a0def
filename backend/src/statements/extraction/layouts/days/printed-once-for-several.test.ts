import { describe, expect, it } from 'vitest';
import { linesRead, readTyped, typed } from '../typed.fixture.ts';

const HEADER = 'Date          Details              Money out   Money in   Balance';

it('shares the day of the opening balance with the bookings that print none', () => {
  const [section] = readTyped(
    typed(`
Account in HKD
${HEADER}
1 Dec 2025    Balance forward                                 10.00
              Gas                       4.00                   6.00
8 Dec 2025    Wages                                5.00       11.00
`),
  );
  expect(section?.balances[0]).toBe(1000);
  expect(section?.lines).toEqual(['2025-12-01 -400 600 Gas', '2025-12-08 500 1100 Wages']);
});

describe('a row', () => {
  it('is a booking of the day above where its day of value stands beside it', () => {
    const page = `
PostFinance AG     Kontoauszug 01.03.2026 - 31.03.2026     CHF
Datum       Text                    Gutschrift     Lastschrift     Valuta       Saldo
28.02.26    Kontostand                                                         100.00
01.03.26    KAUF                                         30.00     01.03.26     70.00
            SHOP
            KAUF                                         20.00     02.03.26
            ANDERER SHOP
03.03.26    KAUF                                         10.00     03.03.26     40.00
`;
    expect(readTyped(typed(page)).map(({ lines }) => lines)).toEqual([
      [
        '2026-03-01 -3000 7000 KAUF SHOP',
        '2026-03-01 -2000 null KAUF ANDERER SHOP',
        '2026-03-03 -1000 4000 KAUF',
      ],
    ]);
  });

  it('bears the letters of its balance in front of it', () => {
    const page = `
Statement Period     01-Aug-2026 to 30-Aug-2026     UAE Dirham     Amounts in AED
01Aug26     BALANCE BROUGHT FORWARD                             1,000.00
01Aug26     SALARY               500.00                         1,500.00
02Aug26     TRANSFER                              300.00        1,200.00
03Aug26     SHOP                                2,002.00       DR 802.00
25Aug26     SALARY             1,000.00                           198.00
30Aug26     CLOSING BALANCE                                       198.00
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2026-08-01 50000 150000 SALARY',
          '2026-08-02 -30000 120000 TRANSFER',
          '2026-08-03 -200200 -80200 SHOP',
          '2026-08-25 100000 19800 SALARY',
        ],
      },
    ]);
  });

  it('has three decimals where its account is in a currency of three', () => {
    const page = `
Account Statement     Type: CONTROL account     KWD     Pages: 1/1
Statement Period: 01/07/2026     to: 21/09/2026     Balance B/Fwd: 431.948 CR
Date          Desc.                Amount          Balance
01/07/2026    P-721269 (USD 7)     -   2.220    429.728 CR
02/07/2026    Decline Fee          -   0.150    429.578 CR
              Closing balance                   429.578 CR
`;
    expect(readTyped(typed(page))).toMatchObject([
      { currency: 'KWD', balances: [431948, 429578], proof: 'proven' },
    ]);
  });
});

it('shares the day of a card where it is printed once, though few bookings do and each has a day of its own behind', () => {
  const page = `
Credit card     From 1 August 2026 to 31 August 2026     SGD     Minimum payment due S$10.00
Opening balance 1 August 2026                     S$100.00
Date            Value date      Description           Amount
07 Aug 2026     07 Aug 2026     Supermarket         S$10.00
09 Aug 2026     10 Aug 2026     Mobile bill         S$20.00
                10 Aug 2026     Mobile bill         S$20.00
31 Aug 2026     31 Aug 2026     Bakery               S$5.00
                31 Aug 2026     Transfer             S$5.00
Total amount due 31 August 2026                   S$160.00
`;
  expect(readTyped(typed(page))[0]?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2026-08-07',
    '2026-08-09',
    '2026-08-09',
    '2026-08-31',
    '2026-08-31',
  ]);
});

it('dates what stands below a balance at the head of a page on its day', () => {
  const page = `
05 Jan - 04 Feb 2026     Sort Code 20-45-45     Account No 93417726
Date      Description                              Money out £     Money in £    Balance £
5 Jan     Start balance                                                             100.00
16 Jan    Refund From Harbour Books                                      27.99      127.99
16 Jan    Balance carried forward to next page                                      127.99
`;
  const next = `
Date      Description                              Money out £     Money in £    Balance £
19 Jan    Balance brought forward from previous page                                127.99
          Card Payment to Greenfields                    22.46
          Card Payment to Gails                           4.10                      101.43
20 Jan    Balance carried forward                                                   101.43
`;
  expect(linesRead(page, next)).toEqual([
    '2026-01-16 2799 12799 Refund From Harbour Books',
    '2026-01-19 -2246 null Card Payment to Greenfields',
    '2026-01-19 -410 10143 Card Payment to Gails',
  ]);
});

it('a day under a label that nobody knows stands in for no day of booking that is printed once for several', () => {
  expect(
    linesRead(`
Statement     01.10.2023 - 31.10.2023     Currency: EUR
Date        Qqq        Description           Debit       Credit      Balance
01.10.                 Opening balance                                100.00
02.10.      03.10.     BAKERY                20.00                     80.00
17.10.      18.10.     SUPERMARKET           30.00                     50.00
            19.10.     FEE                    5.00                     45.00
18.10.      18.10.     CASH                  10.00                     35.00
31.10.                 Closing balance                                 35.00`),
  ).toEqual([
    '2023-10-02 -2000 8000 BAKERY',
    '2023-10-17 -3000 5000 SUPERMARKET',
    '2023-10-17 -500 4500 FEE',
    '2023-10-18 -1000 3500 CASH',
  ]);
});

it('on a card, too, bookings share a day that is printed once, whatever day of value stands beside them', () => {
  expect(
    linesRead(`
Your credit card statement     Statement date: 2 October 2021     Minimum payment EUR 10.00
Txn Date     Booking text          Amount (EUR)     Value date
             Opening balance             100.00
02 Sep       BAKERY                       20.00     02 Sep
             SUPERMARKET                  30.00     05 Sep
04 Sep       CASH                         10.00     04 Sep
             FEE                           5.00     06 Sep
             KIOSK                         5.00     06 Sep
             Closing balance             170.00`),
  ).toEqual([
    '2021-09-02 -2000 null BAKERY',
    '2021-09-02 -3000 null SUPERMARKET',
    '2021-09-04 -1000 null CASH',
    '2021-09-04 -500 null FEE',
    '2021-09-04 -500 null KIOSK',
  ]);
});
