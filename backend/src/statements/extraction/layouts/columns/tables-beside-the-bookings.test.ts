import { describe, expect, it } from 'vitest';
import { proveSection } from '../../index.ts';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { brief, only } from '../reading.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

const HEAD: PlacedRow[] = [
  [
    [40, 'Currency: EUR'],
    [300, '1 March 2024 to 31 March 2024'],
  ],
];

describe('tables beside the bookings', () => {
  it('do not tell where the columns of the bookings stand', () => {
    const section = only([
      ...HEAD,
      [20, [40, '日期'], [120, '摘要'], [355, '金額'], [411, '餘額']],
      [
        [40, '2 Mar 2024'],
        [120, 'Bakery'],
        ['r401', '-83.89'],
        ['r457', '3,549.17'],
      ],
      [
        [40, '3 Mar 2024'],
        [120, 'Bakery'],
        ['r401', '-96.51'],
        ['r457', '3,452.66'],
      ],
      [
        [40, '4 Mar 2024'],
        [120, 'Refund'],
        ['r401', '+3.83'],
        ['r457', '3,456.49'],
      ],
      [26, [40, 'Reverted transactions', 10]],
      [20, [40, '日期'], [140, '摘要'], [336, '金額']],
      [
        [40, '3 Mar 2024'],
        [140, 'Bakery'],
        ['r352', '-8,592.00'],
      ],
      [
        [40, '4 Mar 2024'],
        [140, 'Bakery'],
        ['r352', '-3,574.00'],
      ],
    ]);
    expect(brief(section).map(([date, , amount]) => [date, amount])).toEqual([
      ['2024-03-02', -8389],
      ['2024-03-03', -9651],
      ['2024-03-04', 383],
    ]);
  });

  it('leave the column of money in empty where no money came in', () => {
    const section = only([
      ...HEAD,
      [
        20,
        [40, 'Date'],
        [120, 'Description'],
        [346, 'Money out'],
        [426, 'Money in'],
        [506, 'Balance'],
      ],
      [
        [40, '2 Mar 2024'],
        [120, 'Bakery'],
        ['r408', '€83.10'],
        ['r567', '€916.90'],
      ],
      [
        [40, '3 Mar 2024'],
        [120, 'Rent'],
        ['r408', '€906.72'],
        ['r567', '€10.18'],
      ],
      [
        [40, '4 Mar 2024'],
        [120, 'Bakery'],
        ['r408', '€2.50'],
        ['r567', '€7.68'],
      ],
      [
        [40, '5 Mar 2024'],
        [120, 'Bakery'],
        ['r408', '€1.50'],
        ['r567', '€6.18'],
      ],
      [26, [40, 'Closing balance 31 March 2024'], ['r268', '€6.18']],
    ]);
    expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([
      -8310, -90672, -250, -150,
    ]);
    expect(proveSection(section).state).toBe('proven');
  });

  it('are known by their larger print behind the last balance of a table, too', () => {
    const section = only([
      ...HEAD,
      [20, [40, 'Description'], ['r400', 'Amount'], ['r500', 'Balance']],
      [
        [40, 'New balance'],
        ['r500', '45.00'],
      ],
      [16, [40, '20 March 2024']],
      [
        [40, 'Transfer'],
        ['r400', '+5.00'],
        ['r500', '45.00'],
      ],
      [
        [40, 'Old balance'],
        ['r500', '40.00'],
      ],
      [24, [40, 'Cancelled transactions', 10]],
      [16, [148, 'Description'], ['r400', 'Amount']],
      [
        [40, '27 March 2024'],
        [148, 'Energy'],
        ['r400', '-86.00'],
      ],
    ]);
    expect(brief(section)).toEqual([['2024-03-20', 'Transfer', 500, 4500]]);
  });
});

describe('a table', () => {
  it('begins behind a box beside it, whatever that says in the rows of the bookings', () => {
    const page = `
CREDIT CARD STATEMENT      Statement period : February 19, 2025 to March 18, 2025
Payment due date April 5, 2025     Previous Balance ₹500.00     Total Amount due ₹600.00
SPENDS OVERVIEW
Travel 42%                 Date          SerNo.         Transaction Details        Reward     Amount
Shopping 16%                                                                       Points     (in₹)
EARNINGS                   20/02/2025    10388214471    ZOMATO LTD                 9          150.00
Reward points earned                                    GURGAON IN
1036                       24/02/2025    10401177299    PAYMENT RECEIVED           0          50.00 CR
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        balances: [-50000, -60000],
        proof: 'proven',
        lines: [
          '2025-02-20 -15000 null ZOMATO LTD GURGAON IN',
          '2025-02-24 5000 null PAYMENT RECEIVED',
        ],
      },
    ]);
  });

  it('begins behind a code in the margin', () => {
    const page = `
Your RBC personal banking account statement     From July 2, 2026 to August 3, 2026
Your opening balance on July 2, 2026     $21.88
12013     Date      Description          Withdrawals ($)     Deposits ($)     Balance ($)
                    Opening Balance                                                 21.88
          6 Jul     Loan interest                  20.00                             1.88
          3 Aug     Deposit                                           8.12          10.00
                    Closing Balance                                                $10.00
`;
    expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', balances: [2188, 1000] }]);
  });

  it('has its amounts in the column that is filled, where sums alone have another one', () => {
    const page = `
Bank of America     Statement Closing Date 08/22/2023     Minimum Payment Due $25.00
Previous Balance            $100.00
New Balance Total            $12.75
Payments and Other Credits
Date      Date      Description                 Number      Amount      Total
08/01     08/01     PAYMENT - THANK YOU           6789     -100.00
TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD          -$100.00
Purchases and Adjustments
Date      Date      Description                 Number      Amount      Total
07/26     07/27     COFFEE PORTLAND OR            1042       12.75
TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD                         $12.75
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'proven',
        lines: [expect.stringContaining('-1275'), expect.stringContaining('10000')],
      },
    ]);
  });

  it('ends with the closing balance of an empty month', () => {
    const header = 'Buchungstag     Vorgang         Buchungstext                    Betrag EUR';
    const page = `
comdirect     Finanzreport Nr. 8 per 01.09.2025
Girokonto
${header}
                Alter Saldo     01.08.2025                         +100,00
06.08.2025      Buchung         ETF Sparplan 18                     -20,00
                Neuer Saldo     01.09.2025                          +80,00
Tagesgeld PLUS-Konto
${header}
                Alter Saldo     01.08.2025                           +0,00
                Neuer Saldo     01.09.2025                           +0,00
Depot
A1JX51                          VANGUARD ETF                     10.497,83
A1T8FS                          VANG.FTSE ETF                     7.708,35
`;
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [10000, 8000], proof: 'proven' },
      { balances: [0, 0], proof: 'proven', lines: [] },
    ]);
  });
});

it('goes on beside a box that begins near the amounts, right below the labels (TD)', () => {
  const page = positioned([
    [
      [47, 'TD CASH BACK VISA* CARD  CAD'],
      [361, 'STATEMENT PERIOD: December 11, 2025 to January 9, 2026'],
    ],
    [
      [49, 'TRANSACTION'],
      [97, 'POSTING'],
      [361, 'PAYMENT INFORMATION'],
    ],
    [
      [49, 'DATE'],
      [97, 'DATE'],
      [140, 'ACTIVITY DESCRIPTION'],
      ['r345', 'AMOUNT($)'],
    ],
    [8, [361, 'Minimum Payment'], ['r572', '$10.00']],
    [8, [140, 'PREVIOUS STATEMENT BALANCE'], ['r345', '$607.64'], [361, 'Payment Due Date']],
    [
      [47, 'DEC 12'],
      [95, 'DEC 15'],
      [140, 'SUBWAY 14653'],
      ['r345', '$11.02'],
      [361, 'Credit Limit'],
    ],
    [
      [47, 'DEC 16'],
      [95, 'DEC 17'],
      [140, 'PAYMENT - THANK YOU'],
      ['r345', '-$400.00'],
    ],
    [8, [361, 'Balance in full if you pay only the Minimum Payment each month is']],
    [8, [47, 'DEC 17'], [95, 'DEC 18'], [140, 'PETRO-CANADA'], ['r345', '$58.90']],
    [
      [140, 'TOTAL NEW BALANCE'],
      ['r345', '$277.56'],
    ],
  ]);
  expect(readTyped(page)).toMatchObject([
    { balances: [-60764, -27756], proof: 'proven', lines: { length: 3 } },
  ]);
});
