import { describe, expect, it } from 'vitest';
import { positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('books a cheque once that a list of cheques and the ledger name by its number (Chase)', () => {
  const page = (number: string) => `
December 14, 2024 through January 15, 2025     Account Number: 000000417788204     EVANSTON IL 60201-3318
CHECKS PAID
CHECK NO.     DESCRIPTION     DATE PAID     AMOUNT
${number} ^                        12/31         $875.00
Total Checks Paid                           $875.00
TRANSACTION DETAIL
DATE      DESCRIPTION                 AMOUNT       BALANCE
          Beginning Balance                      $1,000.00
12/30     Card Purchase Return         18.37      1,018.37
12/31     Check # 1184               -875.00        143.37
01/02     Comed Utility Bill          -64.42         78.95
          Ending Balance                            $78.95
`;
  expect(readPages(page('1184'))).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
  expect(readPages(page('1185'))[0]?.proof).not.toBe('proven');
});

it('reads a group of cheques under a heading with their number and a note (TD Bank)', () => {
  const page = `
STATEMENT OF ACCOUNT     Statement Period: Dec 04 2024-Jan 03 2025     Account # 441-0228831
Beginning Balance         1,000.00
Ending Balance            1,395.00
Deposits
POSTING DATE     DESCRIPTION                                                             AMOUNT
12/09            MOBILE DEPOSIT                                                          500.00
                                                                     Subtotal:           500.00
Checks Paid      No. Checks: 2      *Indicates break in serial sequence
DATE             SERIAL NO.                                                              AMOUNT
12/11            1187                                                                     95.00
12/30            1190*                                                                    10.00
                                                                     Subtotal:           105.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [100000, 139500],
      proof: 'proven',
      lines: [
        '2024-12-09 50000 null MOBILE DEPOSIT',
        '2024-12-11 -9500 null 1187',
        '2024-12-30 -1000 null 1190*',
      ],
    },
  ]);
});

it('reads cheques whose numbers stand in front of the month of their day', () => {
  const page = positioned([
    [
      [40, 'Statement Period: Mar 3, 2025 through Mar 31, 2025'],
      [400, 'Member FDIC'],
    ],
    [
      [40, 'Beginning Balance on Mar 3'],
      ['r340', '$ 100.00'],
    ],
    [
      [40, 'Checks Paid'],
      ['r340', '30.00-'],
    ],
    [
      [40, 'Ending Balance on Mar 31, 2025'],
      ['r340', '$ 70.00'],
    ],
    [20, [40, 'Checks Presented Conventionally']],
    [
      [40, 'Check'],
      [84, 'Date'],
      [147, 'Ref Number'],
      [242, 'Amount'],
    ],
    [
      [40, '1041'],
      [84, 'Mar'],
      [103, '5'],
      [147, '8996941065'],
      ['r270', '20.00'],
    ],
    [
      [40, '1043*'],
      [84, 'Mar 18'],
      [147, '5087430663'],
      ['r270', '10.00'],
    ],
    [
      [40, '* Gap in check sequence'],
      [328, 'Conventional Checks Paid (2)'],
      ['r568', '$ 30.00-'],
    ],
  ]);
  expect(readTyped(page)[0]).toMatchObject({
    balances: [10000, 7000],
    proof: 'proven',
    lines: [
      '2025-03-05 -2000 null Check 1041',
      expect.stringContaining('2025-03-18 -1000 null Check 1043'),
    ],
  });
});

it('reads lists of cheques beside figures in the margin, and kinds of debits below their heading (Citizens)', () => {
  const page = `
Citizens Bank     HANOVER MA 02339-1120     Beginning January 17, 2025
                                            through February 15, 2025
Previous Balance          912.55
Current Balance           1,000.00
Checks*      * There is a break in check sequence                                  Previous Balance
Check #      Amount      Date      Check #      Amount      Date                             912.55
1041         950.00      1/21      1042          45.00      2/4
1044*        131.50      2/11
                                                                         -             Total Checks
                                                                                           1,126.50
Debits**     **May include checks that have been processed electronically by the payee/merchant.
ATM/Purchases
Date        Amount      Description
1/17         65.86      3299 DBT PURCHASE MARKET BASKET
1/20        342.59      3299 DBT PURCHASE DUNKIN
Deposits & Credits
Date        Amount      Description
1/23      1,622.40      SOUTH SHORE PLUMB DIR DEP
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [91255, 100000],
      proof: 'proven',
      lines: [
        '2025-01-17 -6586 null 3299 DBT PURCHASE MARKET BASKET',
        '2025-01-20 -34259 null 3299 DBT PURCHASE DUNKIN',
        '2025-01-21 -95000 null Check 1041',
        '2025-01-23 162240 null SOUTH SHORE PLUMB DIR DEP',
        '2025-02-04 -4500 null Check 1042',
        '2025-02-11 -13150 null Check 1044',
      ],
    },
  ]);
});

describe('cheques below withdrawals that bear a minus (U.S. Bank)', () => {
  const cheques = (closing: string, ...listed: string[]) =>
    readPages(`
U.S. Bank     Account Number 1-536-5588-041     Dec 17, 2024 through Jan 16, 2025     USD
Beginning Balance on Dec 17                          $ 500.00
Ending Balance on Jan 16, 2025                       $ ${closing}
Other Withdrawals
Date          Description of Transaction             Ref Number          Amount
Dec 18        Electronic Withdrawal To POWER                             150.00-
Jan 10        Internet Banking Payment               1000112003           40.00-
Checks Presented Conventionally
Check         Date          Ref Number               Amount
${listed.join('\n')}
`);
  const FIRST = '2207          Dec 26        8654211920               ';

  it('were paid where none of them bears a mark', () => {
    expect(cheques('265.00', `${FIRST}45.00`)).toMatchObject([{ proof: 'proven' }]);
    expect(cheques('265.00', `${FIRST}45.01`)).toMatchObject([{ proof: 'broken' }]);
  });

  it('keep a printed minus among others that bear none', () => {
    const second = '2208          Dec 27        8654211921               45.00';
    expect(cheques('310.00', `${FIRST}45.00-`, second)[0]?.lines).toContainEqual(
      expect.stringMatching(/^2024-12-26 -4500 /),
    );
  });
});

it('takes what a star behind the number of a cheque means for no text of the last one (PNC)', () => {
  const page = `
Account Statement     For the period 12/02/2022 to 01/03/2023     USD
Beginning balance     300.00     Ending balance     52.50
Checks and Substitute Checks
Date          Check number          Amount
12/07         1156                  200.00
12/29         1160 *                 47.50
             * Gap in check sequence
`;
  expect(
    readTyped(typed(page))[0]?.lines.map((line) => line.split(' ').slice(3).join(' ')),
  ).toEqual(['Check 1156', 'Check 1160']);
});
