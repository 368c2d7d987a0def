import { expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

it('closes an account with the balance that stands alone at the top of the next page, above the heading of another one', () => {
  const first = `
Tamar Bank     Statement period: 13 June 2019 - 12 July 2019     Account number: 1208163238
Everyday account EUR 1208163238
Date           Particulars           Amount       Balance
               Opening Balance                   4,244.23
13.06.2019     Interest paid           0.68      4,244.91
               Closing Balance                   4,244.91
Everyday account USD 3015562867
Date           Particulars           Amount       Balance
               Opening Balance                   2,848.26
13.06.2019     Rail tickets          654.85-     2,193.41
12.07.2019     Café Lumière           38.45-     2,154.96
`;
  const second = `
Tamar Bank
Account number: 1208163238
               Closing Balance                   2,154.96
Everyday account GBP 6893329169
Date           Particulars           Amount       Balance
               Opening Balance                   1,023.29
14.06.2019     Interest paid           1.00      1,024.29
               Closing Balance                   1,024.29
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    { currency: 'EUR', balances: [424423, 424491], proof: 'proven' },
    { currency: 'USD', balances: [284826, 215496], proof: 'proven' },
    { currency: 'GBP', balances: [102329, 102429], proof: 'proven' },
  ]);
});

it('closes an account with its sums at the top of the next page, above the heading and the table of another one', () => {
  const first = `
Example Bank                            Currency EUR
Statement period: 01/02/2026 - 28/02/2026
Everyday account 6345339192
Balance brought forward                                        100.00
Date          Description                       Out            In
05/02/2026    Bakery                            20.00
06/02/2026    Salary                                           50.00
Example Bank, 10405 Berlin                                     Page 1 of 2`;
  const second = `
Total money out                                 20.00
Total money in                                                 50.00
Balance carried forward                                        130.00
Holiday pot 3072234822
Balance brought forward                                        300.00
Date          Description                       Out            In
07/02/2026    Books                             30.00
Balance carried forward                                        270.00
Example Bank, 10405 Berlin                                     Page 2 of 2`;
  expect(readTyped(typed(first, second))).toMatchObject([
    { balances: [10000, 13000], proof: 'proven' },
    { balances: [30000, 27000], proof: 'proven', lines: ['2026-02-07 -3000 null Books'] },
  ]);
});

it('takes the balance that one account opens with from the top of the next page, above the labels of another account', () => {
  const first = `
Account statement AUD     1 May 2021 to 31 May 2021
Everyday account 9699312845
Date            Description                       Amount     Balance
31 May 2021     Closing balance                               627.60
28 May 2021     Cafe                               20.40      627.60
20 May 2021     Shop                               10.00      648.00
`;
  const second = `
01 May 2021     Opening balance                               658.00
Savings account 8965849855
Date            Description                       Amount     Balance
31 May 2021     Closing balance                               855.78
31 May 2021     Hair salon                         91.67      855.78
01 May 2021     Opening balance                               947.45
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    {
      balances: [65800, 62760],
      proof: 'proven',
      lines: ['2021-05-20 -1000 64800 Shop', '2021-05-28 -2040 62760 Cafe'],
    },
    { balances: [94745, 85578], proof: 'proven', lines: ['2021-05-31 -9167 85578 Hair salon'] },
  ]);
});

it('goes on with the account whose balance it brings to the cent, though its head repeats a number right above the labels (HSBC)', () => {
  const head: PlacedRow[] = [
    [12, [53, 'Your Bank Account details', 11]],
    [
      16,
      [53, 'Account Name', 7],
      [330, 'Sortcode', 7],
      [410, 'Account Number', 7],
      [510, 'Sheet Number', 7],
    ],
    [11, [53, 'Ms Harriet Blythe'], [330, '40-44-18'], [410, '44188204'], [510, '45']],
    [
      23,
      [53, 'Date'],
      [117, 'Payment type and details'],
      [350, '£ Paid out'],
      [438, '£ Paid in'],
      [513, '£ Balance'],
    ],
  ];
  const lines = (
    ...rows: [day: string, code: string, text: string, out: string, paid: string, held: string][]
  ) =>
    rows.map(([day, code, text, out, paid, held]): PlacedRow => {
      const cells: Placed[] = [
        [53, day],
        [117, code],
        [145, text],
        ['r405', out],
        ['r484', paid],
        ['r549', held],
      ];
      return cells.filter(([, printed]) => printed !== '');
    });
  const page = positioned(
    [
      ...head,
      ...lines(
        ['28 Feb 25', '', 'BALANCE BROUGHT FORWARD', '', '', '135.44'],
        ['01 Mar 25', 'VIS', 'TESCO', '10.00', '', ''],
        ['03 Mar 25', 'DD', 'OCTOPUS ENERGY', '10.00', '', ''],
        ['', '', 'BALANCE CARRIED FORWARD', '', '', '115.44'],
      ),
    ],
    [
      ...head,
      ...lines(
        ['03 Mar 25', '', 'BALANCE BROUGHT FORWARD', '', '', '115.44'],
        ['', 'VIS', 'TFL TRAVEL CH', '', '', ''],
        ['', '', 'TFL.GOV.UK', '22.60', '', '92.84'],
        ['05 Mar 25', 'CR', 'JAMES BLYTHE', '', '', ''],
        ['', '', 'DINNER', '', '45.00', '137.84'],
        ['12 Mar 25', '', 'BALANCE CARRIED FORWARD', '', '', '137.84'],
      ),
    ],
  );
  expect(readTyped(page)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-03-01 -1000 null VIS TESCO',
        '2025-03-03 -1000 null DD OCTOPUS ENERGY',
        '2025-03-03 -2260 9284 VIS TFL TRAVEL CH TFL.GOV.UK',
        '2025-03-05 4500 13784 CR JAMES BLYTHE DINNER',
      ],
    },
  ]);
});
