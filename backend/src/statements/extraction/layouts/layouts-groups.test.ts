import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

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

it('reads headings with a sentence about their sum, labels of balances on two lines, and accounts with masked numbers', () => {
  const page = `
CEDAR BANK     For the period 02/11/2026 to 03/10/2026
Spend Account Summary
Account number: XX-XXXX-7722
    Beginning          Deposits and          Checks and other          Ending
      balance       other additions                deductions         balance
     1,012.45              1,874.33                    147.11        2,739.67
Deposits and Other Additions              There was 1 Deposit totaling $1,874.33.
Date         Amount        Description
02/13      1,874.33        Direct Deposit - Payroll
Card Withdrawals and Purchases            There were 3 transactions totaling $147.11.
Date         Amount        Description
02/11         88.27        Card Purchase Hillside Foods
02/12         17.99        Recurring Card Purchase Streamhouse
Card Withdrawals and Purchases - continued
Date         Amount        Description
03/03         40.85        Card Purchase Bookbarn
`;
  const next = `
Reserve Account Summary
Account number: XX-XXXX-7730
    Beginning          Deposits and          Checks and other          Ending
      balance       other additions                deductions         balance
     1,840.20                  9.28                      0.00        1,849.48
Deposits and Other Additions              There was 1 Deposit totaling $9.28.
Date         Amount        Description
02/27          9.28        Round Up Transfer From Spend
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    {
      balances: [101245, 273967],
      proof: 'proven',
      lines: [
        '2026-02-11 -8827 null Card Purchase Hillside Foods',
        '2026-02-12 -1799 null Recurring Card Purchase Streamhouse',
        '2026-02-13 187433 null Direct Deposit - Payroll',
        '2026-03-03 -4085 null Card Purchase Bookbarn',
      ],
    },
    {
      balances: [184020, 184948],
      proof: 'proven',
      lines: ['2026-02-27 928 null Round Up Transfer From Spend'],
    },
  ]);
});

it('reads headings beside their sums, and charges of a card that bear their day of posting only', () => {
  const page = `
ALDER CARD     Account number ending in 4470
Billing Period: 12/14/25-01/13/26
Previous Balance               $148.92
Payments                      -$148.92
Purchases                      $260.54
Fees Charged                     $6.43
New Balance                    $266.97     Minimum Payment Due: $35.00
Sale      Post
Date      Date      Description                          Amount
Payments                                               -$148.92
          01/05     AUTOMATIC PAYMENT - THANK YOU      -$148.92
Purchases and Other Debits                              $260.54
12/16     12/17     HARRIS FOODS RALEIGH NC              $86.41
12/22     12/23     PARADOR DE GRANADA                  $174.13
                    150.00 EURO
Fees
          12/23     FOREIGN TRANSACTION FEE               $6.43
Total Fees Charged This Period                            $6.43
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-12-16 -8641 null HARRIS FOODS RALEIGH NC',
        '2025-12-22 -17413 null PARADOR DE GRANADA 150.00 EURO',
        '2025-12-23 -643 null FOREIGN TRANSACTION FEE',
        '2026-01-05 14892 null AUTOMATIC PAYMENT - THANK YOU',
      ],
    },
  ]);
});

it('reads the labels of amounts that stand behind the heading of each day', () => {
  const page = `
Extrato Conta Corrente     CPF/CNPJ: ***.418.820-**     Período: 01/04/2025 a 30/04/2025
Saldo disponível     R$ 64,77
1 de Abril de 2025     Saldo do dia: R$ 25,88            Valor          Saldo por transação
Pix recebido: "STUDIO AURORA"                            R$ 50,00                  R$ 54,35
Pagamento efetuado: "fatura"                            -R$ 28,47                  R$ 25,88
2 de Abril de 2025     Saldo do dia: R$ 64,77            Valor          Saldo por transação
Pix recebido: "Mariana"                                  R$ 38,89                  R$ 64,77
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-04-01 5000 5435 Pix recebido: "STUDIO AURORA"',
        '2025-04-01 -2847 2588 Pagamento efetuado: "fatura"',
        '2025-04-02 3889 6477 Pix recebido: "Mariana"',
      ],
    },
  ]);
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
