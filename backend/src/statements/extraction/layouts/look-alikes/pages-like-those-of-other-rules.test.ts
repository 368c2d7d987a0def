import { expect, it } from 'vitest';
import { readTyped, typed } from '../typed.fixture.ts';

/** Pages that are like those which some rule was made for, and mean something else. */
it.each([
  {
    none: 'a payment from an account that thanks for itself for one to a card',
    page: `
Community Credit Union     Share Draft 4471882     Statement Period 05/01/2025 - 05/31/2025     USD
Beginning Balance     $1,000.00
Ending Balance        $1,250.00
Date          Description                              Amount
05/02         PAYROLL ACME                             500.00
05/09         DISCOVER E-PAYMENT THANK YOU            -250.00
`,
    currency: 'USD',
    balances: [100000, 125000],
    lines: [
      '2025-05-02 50000 null PAYROLL ACME',
      '2025-05-09 -25000 null DISCOVER E-PAYMENT THANK YOU',
    ],
  },
  {
    none: 'slips and their numbers for counted sums',
    page: `
Nationwide Savings Statement     1 May 2025 - 31 May 2025     GBP
Date          Transaction       Reference      Paid out     Paid in     Balance
01 May        Balance brought forward                                   1,000.00
02 May        Deposit           1041                          200.00
              Withdrawal        1042             50.00
              Deposit           1043                           25.00    1,175.00
10 May        Withdrawal        1044            100.00                  1,075.00
              Balance carried forward                                   1,075.00
`,
    currency: 'GBP',
    balances: [100000, 107500],
    lines: [
      '2025-05-02 20000 null Deposit',
      '2025-05-02 -5000 null Withdrawal',
      '2025-05-02 2500 117500 Deposit',
      '2025-05-10 -10000 107500 Withdrawal',
    ],
  },
  {
    none: 'the month of May for the verb of a sentence',
    page: `
Example Bank     Statement of account 12345678     USD
Opening balance May 1, 2025          100.00
Date          Description                  Amount
05/02/2025    SHOP                         -20.00
05/09/2025    SALARY                        50.00
Closing balance May 31, 2025         130.00
`,
    currency: 'USD',
    balances: [10000, 13000],
    lines: ['2025-05-02 -2000 null SHOP', '2025-05-09 5000 null SALARY'],
  },
  {
    none: 'what a balance is of in Portuguese for the verb of a sentence',
    page: `
Banco do Brasil     Extrato de conta corrente     01/05/2025 a 31/05/2025     R$
Data          Histórico                  Valor
Saldo anterior do período                100,00
02/05/2025    COMPRA                     -20,00
09/05/2025    SALARIO                     50,00
Saldo final do período                   130,00
`,
    currency: 'BRL',
    balances: [10000, 13000],
    lines: ['2025-05-02 -2000 null COMPRA', '2025-05-09 5000 null SALARIO'],
  },
  {
    none: 'the number of an account behind "from" for a day',
    page: `
Maple Bank     Account 11223344     Statement 1 May 2025 to 31 May 2025     GBP
Opening balance     100.00
Closing balance     330.00
Date          Description                              Amount
02 May        FT FROM 40-12-34 12345678                300.00
09 May        TESCO STORES                              40.00
12 May        SHELL                                     30.00
`,
    currency: 'GBP',
    balances: [10000, 33000],
    lines: [
      '2025-05-02 30000 null FT FROM 40-12-34 12345678',
      '2025-05-09 -4000 null TESCO STORES',
      '2025-05-12 -3000 null SHELL',
    ],
  },
  {
    none: 'the amount of an invoice below a booking for what closes an account',
    page: `
Business Bank     Account 11223344     Statement 01.05.2025 to 31.05.2025     EUR
Opening balance     100.00
Date          Description                              Amount
02.05.2025    ABC GMBH RE 4471                         -60.00
              Invoice amount                            63.00
              less 5% discount
09.05.2025    SALARY                                   300.00
Closing balance     340.00
`,
    currency: 'EUR',
    balances: [10000, 34000],
    lines: ['2025-05-02 -6000 null ABC GMBH RE 4471', '2025-05-09 30000 null SALARY'],
  },
  {
    none: 'a standing order to an issuer of cards for the head of a card',
    page: `
UBS     Kontoauszug     01.05.2025 - 31.05.2025     CHF
Daueraufträge     Swisscard AECS GmbH     300.00 monatlich
Anfangssaldo     1'000.00
Datum         Text                                     Betrag
02.05.2025    Einzahlung                                500.00
09.05.2025    Dauerauftrag                             -300.00
Schlusssaldo     1'200.00
`,
    currency: 'CHF',
    balances: [100000, 120000],
    lines: ['2025-05-02 50000 null Einzahlung', '2025-05-09 -30000 null Dauerauftrag'],
  },
  {
    none: 'what a card has given back for bookings',
    page: `
Elm Bank Credit Card     Statement Date 31 May 2025     Minimum Payment Due $25.00     USD
Previous balance     $100.00
New balance     $60.00
Date          Description                              Amount
05/02         GAS                                       60.00
05/09         PAYMENT THANK YOU                       -100.00
Activity of your Rewards Card
05/02         Earned                                    25.00
05/09         Redeemed                                 -25.00
`,
    currency: 'USD',
    balances: [-10000, -6000],
    lines: ['2025-05-02 -6000 null GAS', '2025-05-09 10000 null PAYMENT THANK YOU'],
  },
  {
    none: 'a payment to a bank in Canada for the country of an account',
    page: `
First National Bank     Statement Period 05/01/2025 - 05/31/2025
Beginning Balance     $100.00
Date          Description                              Amount
05/02         DEPOSIT                                  500.00
05/09         CAPITALONE.CA PMT                       -250.00
Ending Balance        $350.00
`,
    currency: 'USD',
    balances: [10000, 35000],
    lines: ['2025-05-02 50000 null DEPOSIT', '2025-05-09 -25000 null CAPITALONE.CA PMT'],
  },
  {
    none: 'what a payee got beside its rate for the amount of the account',
    page: `
Globex Digital Account     USD     Statement 1 May 2025 - 31 May 2025
Opening balance     100.00 USD
Date          Description                                   Amount
02 May 2025   Payment to Hans Meier                     -20.00 USD
              1 USD = 0.9200 EUR                          18.40 EUR
05 May 2025   Payment to Marie Petit                    -10.00 USD
              1 USD = 0.9200 EUR                           9.20 EUR
09 May 2025   Salary                                     50.00 USD
Closing balance     120.00 USD
`,
    currency: 'USD',
    balances: [10000, 12000],
    lines: [
      '2025-05-02 -2000 null Payment to Hans Meier 1 USD = 0.9200 EUR',
      '2025-05-05 -1000 null Payment to Marie Petit 1 USD = 0.9200 EUR',
      '2025-05-09 5000 null Salary',
    ],
  },
  {
    none: 'texts that begin like days for misread ones',
    page: `
ANB Bank     Statement 1 January 2025 - 31 January 2025     AUD     Account 11223344
Date          Description                     Debit       Credit       Balance
01 Jan        Opening balance                                          1,000.00
02 Jan        01 Jan WOOLWORTHS               20.00                      980.00
05 Jan        03 Jan COLES                    30.00                      950.00
09 Jan        08 Jan SHELL                    40.00                      910.00
12 Jan        11 Jan BUNNINGS                 10.00                      900.00
20 Jan        60 Min Photo                    15.00                      885.00
31 Jan        Closing balance                                            885.00
`,
    currency: 'AUD',
    balances: [100000, 88500],
    lines: [
      '2025-01-02 -2000 98000 01 Jan WOOLWORTHS',
      '2025-01-05 -3000 95000 03 Jan COLES',
      '2025-01-09 -4000 91000 08 Jan SHELL',
      '2025-01-12 -1000 90000 11 Jan BUNNINGS',
      '2025-01-20 -1500 88500 60 Min Photo',
    ],
  },
  {
    none: 'where a transfer went for the holder of a card',
    page: `
Chase     Statement     05/01/2025 - 05/31/2025     USD     Account 44718820
Date          Description                                  Amount      Balance
05/01         Beginning Balance                                       $1,000.00
05/02         Online Transfer To Chk                       -200.00       800.00
              Account ending in 4471
              Transaction# 8812003
05/31         Ending Balance                                            $800.00
`,
    currency: 'USD',
    balances: [100000, 80000],
    lines: [
      '2025-05-02 -20000 80000 Online Transfer To Chk Account ending in 4471 Transaction# 8812003',
    ],
  },
])('does not take $none', ({ page, currency, balances, lines }) => {
  expect(readTyped(typed(page))).toEqual([{ currency, balances, lines, proof: 'proven' }]);
});
