import { describe, expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes the heading of a group below the opening balance for none of the labels (DNB)', () => {
  const [card] = readTyped(
    typed(`
Kredittkortfaktura     Fakturadato 28.05.2025     Minimum å betale 60,00
Dato         Bokført      Beskrivelse                     Valuta     Beløp i valuta     Beløp i NOK
                          Saldo fra forrige faktura                                          418,90
Innbetalinger
20.05.25     20.05.25     Innbetaling                                                       -400,00
29.04.25     30.04.25     REMA 1000 OSLO                                                     486,20
10.05.25     12.05.25     HOTEL SKEPPSHOLMEN              SEK              90,00             100,00
                          Utestående saldo per 28.05.2025                                    605,10
`),
  );
  expect(card?.balances[0]).toBe(-41890);
  expect(card?.lines).toHaveLength(3);
});

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

it('reads groups whose names begin the labels of their own tables', () => {
  const page = `
Alder Bank, Cleveland, OH 44101
January 31, 2024
Beginning balance 12-31-23                              $1,200.00
2 Additions                                             +1,500.00
3 Subtractions                                            -600.00
Ending balance 1-31-24                                  $2,100.00
Additions
Deposits     Date  Serial #  Source
             1-5             Direct Deposit, Acme       $1,450.00
             1-19  8812      ATM Deposit                    50.00
                             Total additions            $1,500.00
Subtractions
Paper Checks
Check        Date  Amount       Check      Date  Amount
1021         1-8   $100.00      1023       1-22  50.00
Withdrawals  Date  Serial #  Location
             1-16            Direct Withdrawal, Power     $450.00
                             Total subtractions           $600.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2024-01-05 145000 null Direct Deposit, Acme',
        '2024-01-08 -10000 null Check 1021',
        '2024-01-16 -45000 null Direct Withdrawal, Power',
        '2024-01-19 5000 null ATM Deposit',
        '2024-01-22 -5000 null Check 1023',
      ],
    },
  ]);
});

it('takes a group called interest for what an account was paid', () => {
  const page = `
Alder Bank, Boston, MA 02101
Beginning November 08, 2023 through December 07, 2023
Previous Balance                   1,000.00
Withdrawals                          100.00  -
Interest Paid                          0.05  +
Current Balance                      900.05  =
Withdrawals
Date        Amount     Description
11/22       100.00     POWER
Interest
Date        Amount     Description
12/07         0.05     INTEREST
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', lines: ['2023-11-22 -10000 null POWER', '2023-12-07 5 null INTEREST'] },
  ]);
});

it('takes the heading of a group below the labels for none of them, and what a page brings for no other account', () => {
  const card = `
Card statement     Minimum Payment $25.00     Statement closing date 10/06/2025
Previous Balance $42.67     New Balance $74.18     Springfield IL 62704-1234
Trans      Post       Description                    Credits     Charges
Date       Date
Payments
09/09      09/09      AUTOMATIC PAYMENT                42.67
Purchases
09/04      09/05      SAFEWAY OAKLAND CA                            74.18
`;
  expect(readTyped(typed(card))).toMatchObject([
    {
      balances: [-4267, -7418],
      proof: 'proven',
      lines: ['2025-09-04 -7418 null SAFEWAY OAKLAND CA', '2025-09-09 4267 null AUTOMATIC PAYMENT'],
    },
  ]);
  const head =
    'Date      Transaction Description                         Debit      Credit     Balance $';
  const page = `
BSB Number   112-879   Account Number   418820771   Statement Period 01/07/2025 to 31/07/2025
${head}
01 JUL    OPENING BALANCE                                                             100.00
02 JUL    EFTPOS                                            20.00                      80.00
          SUB TOTAL CARRIED FORWARD TO NEXT PAGE            20.00        0.00          80.00
`;
  const next = `
Account Number   112-879   418 820 771
${head}
          SUB TOTAL CARRIED FORWARD FROM PREVIOUS PAGE      20.00        0.00          80.00
15 JUL    SALARY                                                       50.00          130.00
31 JUL    CLOSING BALANCE                                   20.00       50.00         130.00
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    { balances: [10000, 13000], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('takes the minus of a payment for what it says under a heading of payments that one charge stands under, too (Nubank)', () => {
  const page = `
Nubank     FATURA 10 AGO 2026     Data de vencimento: 10 AGO 2026     Período vigente: 03 JUL a 03 AGO
Fatura anterior                        R$ 1.844,22
Total a pagar                          R$ 270,00
TRANSAÇÕES DE 03 JUL A 03 AGO
05 JUL     Azul Linhas Aereas          R$ 100,00
09 JUL     Spotify                     R$ 50,00
Pagamentos e Financiamentos            -R$ 1.724,22
10 JUL     Pagamento em 10 JUL         −R$ 1.844,22
03 JUL     Parcelamento de Compra      R$ 120,00
`;
  expect(readPages(page)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2026-07-03 -12000 null Parcelamento de Compra',
        '2026-07-05 -10000 null Azul Linhas Aereas',
        '2026-07-09 -5000 null Spotify',
        '2026-07-10 184422 null Pagamento em 10 JUL',
      ],
    },
  ]);
});
