import { expect, it } from 'vitest';
import { readTyped, typed } from '../typed.fixture.ts';

it('reads a list of few cheques in columns over another list of days (Bank of America)', () => {
  const page = `
Your checking account     for February 1, 2025 to February 28, 2025     Member FDIC
Beginning balance on February 1, 2025     $500.00
Ending balance on February 28, 2025       $126.50
Checks
Date         Check #     Amount       Date         Check #     Amount
02/05/25     1047        -125.00      02/27/25     1050         -48.50
02/19/25     1049*       -200.00
Total checks                                                 -$373.50
Daily ledger balances
Date      Balance($)          Date      Balance($)          Date      Balance($)
02/01         500.00          02/19         175.00          02/27         126.50
02/05         375.00          02/20         175.00          02/28         126.50
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [50000, 12650], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('reads cheques set in two columns under days of posting (Bank of America)', () => {
  const [section] = readTyped(
    typed(`
Bank of America     Statement Period 02-18-12 through 03-20-12     USD
Beginning Balance on 02-18-12     $2,842.66
Ending Balance on 03-20-12          $867.66
Checks
Date Posted     Check #     Amount ($)     Date Posted     Check #     Amount ($)
02-22           1208          950.00       03-14           1212          950.00
02-28           1209           45.00       03-19           1213           30.00
`),
  );
  expect(section).toMatchObject({ balances: [284266, 86766], proof: 'proven' });
  expect(section?.lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    '2012-02-22 -95000',
    '2012-02-28 -4500',
    '2012-03-14 -95000',
    '2012-03-19 -3000',
  ]);
});

it('reads cheques in two columns whose labels take two lines (PNC)', () => {
  expect(
    readTyped(
      typed(`
PNC Bank     Account number: 47-1336-0901     For the period 03/12/2025 to 04/10/2025
Beginning balance     684.29
Ending balance     499.29
Checks and Substitute Checks
Check               Date     Reference         Check                Date     Reference
number     Amount   paid     number            number     Amount    paid     number
318        125.00   03/18    079918423         319        60.00     04/03    081442207
`),
    ),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-03-18 -12500/),
        expect.stringMatching(/^2025-04-03 -6000/),
      ],
    },
  ]);
});

it.each([
  ['one line', 'Date       Check No.      Amount       Date       Check No.      Amount'],
  [
    'two lines',
    `Date       Check          Amount       Date       Check          Amount
posted     number                      posted     number`,
  ],
])(
  'reads checks that are listed side by side under labels of %s, behind groups that have none',
  (_, labels) => {
    const page = `
CEDAR BANK                                          Member FDIC
SUMMIT CHECKING    Account 0188420773
January 13, 2026 through February 10, 2026
Beginning Balance                 $744.19
Deposits & Credits              $1,660.31    +
Withdrawals                       $290.39    -
Fees                               $17.95    -
Checks                            $252.75    -
Ending Balance                  $1,843.41
                     DEPOSITS & CREDITS
01/15     Harlow Motors Payroll                          1,633.07
01/27     Card Credit Old Mill Tuscaloosa AL                27.24
                             Total Deposits & Credits   $1,660.31
                     WITHDRAWALS
01/13     Card Purchase Greenmart Tuscaloosa AL             64.88
01/14     PIN Purchase Wells Hardware Northport AL         112.36
02/05     Card Purchase Riverside Cafe AL                  113.15
                                    Total Withdrawals     $290.39
                     FEES
02/10     Monthly Fee                                       17.95
                                           Total Fees      $17.95
                     CHECKS
${labels}
01/20      1144           150.00       01/29      1145            62.75
02/05      1147            40.00
                                         Total Checks     $252.75
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2026-01-13 -6488 null Card Purchase Greenmart Tuscaloosa AL',
          '2026-01-14 -11236 null PIN Purchase Wells Hardware Northport AL',
          '2026-01-15 163307 null Harlow Motors Payroll',
          '2026-01-20 -15000 null Check 1144',
          '2026-01-27 2724 null Card Credit Old Mill Tuscaloosa AL',
          '2026-01-29 -6275 null Check 1145',
          '2026-02-05 -11315 null Card Purchase Riverside Cafe AL',
          '2026-02-05 -4000 null Check 1147',
          '2026-02-10 -1795 null Monthly Fee',
        ],
      },
    ]);
  },
);
