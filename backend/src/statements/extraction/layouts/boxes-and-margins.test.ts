import { describe, expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

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

describe('what a statement says of itself', () => {
  it('takes the days beside what has to be paid for no period', () => {
    const page = `
OCBC Bank     STATEMENT DATE 01-09-2023     PAYMENT DUE DATE : 22 SEP 23     TOTAL MINIMUM DUE S$50.00
TRANSACTION DATE     DESCRIPTION             AMOUNT (SGD)
                     LAST MONTH'S BALANCE          500.00
02/07                PAYMENT BY INTERNET          (500.00)
03/07                SAMPLE COFFEE                 210.00
TOTAL AMOUNT DUE                                   210.00
PLEASE PAY THIS PORTION
01-09-2023     22-09-2023     S$15,000     S$210.00
`;
    expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', balances: [-50000, -21000] }]);
  });

  it('takes the currency from the name of a balance, or from the dollars of one country over the amounts', () => {
    const french = `
du 01.08.2024 au 30.08.2024
DATE      LIBELLE                VALEUR       DEBIT     CREDIT
01.08     ANCIEN SOLDE                                   100,00
01.08     VIR SEPA Location      01.08.24     60,00
30.08     SOLDE EN EUROS                                  40,00
`;
    expect(readTyped(typed(french))).toMatchObject([{ currency: 'EUR', proof: 'proven' }]);
    const card = `
American Express     From 21.12.2024 to 20.01.2025
Details                                   Foreign Spending     Amount S$
05.01.25     PAYMENT BY TELEPHONE                                   5.00
                                                                    CR
07.01.25     CAFE AURORA                                           40.00
`;
    expect(readTyped(typed(card))).toMatchObject([
      {
        currency: 'SGD',
        lines: [expect.stringContaining(' 500 '), expect.stringContaining('-4000')],
      },
    ]);
  });
});

it('leaves a box behind the balances alone, whose first line stands on the row of the labels', () => {
  const page = `
Nationwide     Statement date: 08 February 2026     Sort code 07-00-93
Date       Description                £ Out      £ In       £ Balance     Average credit
2026       Balance from statement 100                       100.00        balance 78.58
                                                                          Receiving an
10 Jan     Contactless Payment         6.76                  93.24        International Payment?
12 Jan     Direct debit EE             2.50                               BIC NAIAGB21
           Effective Date 11 Jan 2026                                     IBAN
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2026-01-10 -676 9324 Contactless Payment',
        '2026-01-12 -250 null Direct debit EE Effective Date 11 Jan 2026',
      ],
    },
  ]);
});

it('reads labels on two lines over the terms of a sum, and amounts behind what they were abroad', () => {
  const page = `
HDFC BANK     Credit Card Statement     Statement Date: 12/03/2025     Minimum Amount Due 5.00
Opening       Payment/       Purchase/      Finance       Total Dues
Balance       Credits        Debits         Charges
100.00        - 60.00        + 90.00        + 0.00        = 130.00
Date                     Transaction Description     Amount in             Amount (in Rs.)
                                                     foreign currency
17/02/2025 02:14:40      GITHUB SAN FRANCISCO                 USD 0.50                      43.12
25/02/2025               NETBANKING TRANSFER                                             60.00 Cr
28/02/2025 15:55:03      HOTEL PARIS                          EUR 0.40                      36.88
08/03/2025               FCY MARKUP FEE                                                     10.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'INR',
      balances: [-10000, -13000],
      proof: 'proven',
      lines: [
        '2025-02-17 -4312 null GITHUB SAN FRANCISCO',
        '2025-02-25 6000 null NETBANKING TRANSFER',
        '2025-02-28 -3688 null HOTEL PARIS',
        '2025-03-08 -1000 null FCY MARKUP FEE',
      ],
    },
  ]);
});

it('reads the closing balance of a box of two columns from beside its name', () => {
  const page = `
CUENTA DE AHORRO CÓRDOBAS     Del 01/11/2025 al 30/11/2025     Moneda: C$ CÓRDOBAS
Fecha          Descripción               Débitos         Créditos              Saldo
               SALDO INICIAL                                                  100.00
03/11/2025     RETIRO ATM                (20.00)                               80.00
RESUMEN                                 SALDOS
Saldo final              C$ 80.00       Intereses acumulados 2025           C$ 21.44
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'NIO', balances: [10000, 8000], proof: 'proven' },
  ]);
});

it('passes over the figures of a column in front of the dates', () => {
  const page = `
Mercantil                          Estado de Cuenta          Moneda: Dólares (US$)
US$ 100.00                         Desde 01-Abr-25 hasta 30-Abr-25
                                   Fecha         Descripción          Monto US$     Saldo US$
US$ 50.00                          01-Abr-25     RETIRO ATM             (20.00)         80.00
US$ 20.00                          02-Abr-25     DEPOSITO                 50.00        130.00
US$ 130.00
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2025-04-01 -2000 8000 RETIRO ATM',
    '2025-04-02 5000 13000 DEPOSITO',
  ]);
});
