import { describe, expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

describe('layouts of North America and Australia', () => {
  it('Chase: signs told by the headings of groups', () => {
    const text = typed(`
JPMorgan Chase Bank, N.A.                    April 22, 2025 through May 21, 2025
CHECKING SUMMARY
Beginning Balance                            $1,000.00
Deposits and Additions                          500.00
Electronic Withdrawals                         -120.00
Ending Balance                               $1,380.00

DEPOSITS AND ADDITIONS
DATE      DESCRIPTION                                   AMOUNT
04/25     Payroll Acme                                 $500.00
Total Deposits and Additions                           $500.00

ELECTRONIC WITHDRAWALS
DATE      DESCRIPTION                                   AMOUNT
04/24     City Power                                   $100.00
05/20     Water Works                                   $20.00
Total Electronic Withdrawals                           $120.00`);
    expect(readTyped(text)).toEqual([
      {
        currency: 'USD',
        balances: [100000, 138000],
        proof: 'proven',
        lines: [
          '2025-04-24 -10000 null City Power',
          '2025-04-25 50000 null Payroll Acme',
          '2025-05-20 -2000 null Water Works',
        ],
      },
    ]);
  });

  it('PNC: the kind of the cards in front of the name of a group', () => {
    const [section] = readTyped(
      typed(`
For the period 10/01/2025 to 10/31/2025          Member FDIC
Beginning balance                            $1,000.00
Ending balance                               $1,380.00

Deposits and Other Additions
Date      Amount      Description
10/04     500.00      Payroll Acme

Banking/Debit Card Withdrawals and Purchases
Date      Amount      Description
10/05     100.00      City Power
10/06      20.00      Water Works`),
    );
    expect(section).toMatchObject({ balances: [100000, 138000], proof: 'proven' });
    expect(section?.lines).toContain('2025-10-05 -10000 null City Power');
  });

  it('TD: the date behind the amounts, the balance at the end of a day', () => {
    const text = typed(`
TD Canada Trust                              APR 30/24 - MAY 31/24
Statement period: 30 April 2024 to 31 May 2024
Description                 Withdrawals      Deposits     Date       Balance
STARTING BALANCE                                          APR30        500.00
GROCER                            20.00                   MAY02
PAYROLL                                        900.00     MAY02      1,380.00
RENT                             700.00                   MAY27        680.00`);
    expect(readTyped(text)).toEqual([
      {
        currency: 'CAD',
        balances: [50000, 68000],
        proof: 'proven',
        lines: [
          '2024-05-02 -2000 null GROCER',
          '2024-05-02 90000 138000 PAYROLL',
          '2024-05-27 -70000 68000 RENT',
        ],
      },
    ]);
  });

  it('two accounts of two currencies, each with balances of its own', () => {
    const text = typed(`
Harbour Bank                                 1 May 2026 to 31 May 2026
Everyday account EUR    1234567890
Date          Description             Amount        Balance
              Opening balance                        100.00
2 May 2026    Bakery                   -5.00          95.00
              Closing balance                         95.00

Everyday account USD    9876543210
Date          Description             Amount        Balance
              Opening balance                         10.00
3 May 2026    Refund                    2.00          12.00
              Closing balance                         12.00`);
    expect(readTyped(text)).toMatchObject([
      { currency: 'EUR', balances: [10000, 9500], proof: 'proven' },
      { currency: 'USD', balances: [1000, 1200], proof: 'proven' },
    ]);
  });
});

it('reads a Canadian card whose labels stand in one line with the title of the box beside them', () => {
  const page = `
TD Canada Trust     CAD     STATEMENT PERIOD: August 26, 2026 to September 25, 2026
TRANSACTION     POSTING                                                  Payment Information
DATE            DATE         ACTIVITY DESCRIPTION         AMOUNT($)
                             PREVIOUS STATEMENT BALANCE   $1,284.77      Payment Due Date          Oct. 16, 2026
AUG 28          SEP 01       METRO #118 TORONTO              $64.12      Credit Limit                     $8,000
SEP 02          SEP 02       PREAUTHORIZED PAYMENT       -$1,284.77      Available Credit              $7,897.28
SEP 05          SEP 08       LCBO/RAO #0217 TORONTO          $38.60      Minimum Payment                  $10.00
                             TOTAL NEW BALANCE              $102.72
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-128477, -10272],
      proof: 'proven',
      lines: [
        '2026-08-28 -6412 null METRO #118 TORONTO',
        '2026-09-02 128477 null PREAUTHORIZED PAYMENT',
        '2026-09-05 -3860 null LCBO/RAO #0217 TORONTO',
      ],
    },
  ]);
});

it('ends a group of payments where one of charges and credits begins (CIBC)', () => {
  const page = `
CIBC Dividend Visa Infinite Card     CAD     September 17 to October 16, 2025
Previous balance     $612.44     Amount Due                   $111.59
Total balance        $111.59     Minimum payment               $10.00
Your payments
Trans          Post
date           date          Description                        Amount($)
Sep 24         Sep 25        PAYMENT THANK YOU                     612.44
Total payments                                                   $612.44
Your new charges and credits
Trans          Post
date           date          Description                 Spend Categories     Amount($)
Sep 17         Sep 18        LOBLAWS 1032 TORONTO ON     Groceries                94.18
Sep 18         Sep 19        PRESTO MOBL TORONTO ON      Transportation           40.00
Sep 30         Oct 01        AMZN MKTP CA                Retail                  -22.59
Total for 4500 XXXX XXXX 4471                                                   $111.59
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        expect.stringContaining('2025-09-17 -9418 null LOBLAWS 1032 TORONTO ON'),
        expect.stringContaining('2025-09-18 -4000 null PRESTO MOBL TORONTO ON'),
        '2025-09-24 61244 null PAYMENT THANK YOU',
        expect.stringContaining('2025-09-30 2259 null AMZN MKTP CA'),
      ],
      proof: 'proven',
    },
  ]);
});

it('reads the closing balance of a box that stands beside the labels of a table (Scotiabank)', () => {
  const page = `
Scotiabank     CAD     Statement Period Dec 21, 2025 - Jan 20, 2026     Account summary
                                                                     Previous balance, Dec 20      $840.22
REF.#     TRANS. DATE     POST DATE     DETAILS             AMOUNT($)     New balance, Jan 20           $213.79
001       Dec 21          Dec 22        METRO 704              64.18     Minimum payment due            $10.00
002       Dec 24          Dec 24        PAYMENT FROM          755.22-     Payment due date         Feb 12, 2026
003       Jan 2           Jan 5         SHOPPERS               64.61     Statement date           Jan 20, 2026
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-84022, -21379],
      proof: 'proven',
      lines: [
        '2025-12-21 -6418 null METRO 704',
        '2025-12-24 75522 null PAYMENT FROM',
        '2026-01-02 -6461 null SHOPPERS',
      ],
    },
  ]);
});
