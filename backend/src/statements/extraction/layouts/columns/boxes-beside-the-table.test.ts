import { expect, it } from 'vitest';
import { positioned, row } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('leaves a box beside the table out', () => {
  const [section] = readTyped(
    typed(`
Credit card, 20 Dec 2025 to 20 Jan 2026, in GBP
Previous balance £20.00   New balance £34.00   Minimum payment £5.00
Date          Details         Money in   Money out    Your credit limit £4,500.00
22 Dec        Payment           £20.00                Available to spend £4,342.54
23 Dec        Grocer                        £34.00    Purchases 24.9%
`),
  );
  expect(section).toMatchObject({ balances: [-2000, -3400], proof: 'proven' });
  expect(section?.lines).toEqual(['2025-12-22 2000 null Payment', '2025-12-23 -3400 null Grocer']);
});

it('goes on beside a box whose lines stand between those of the table (Scotiabank)', () => {
  const page = `
Scotiabank     CAD     credit card     Statement period Dec 8, 2023 - Jan 7, 2024
Previous balance $842.66
                                                                            New balance, Jan 7/24             $50.00
         TRANS.       POST                                                  Minimum payment                   $10.00
REF.#    DATE         DATE        DETAILS                AMOUNT($)
                                                                            Payment due Jan 28/24
001      Dec 9        Dec 9       HOTEL LISBOA               45.36
002      Dec 9        Dec 9       SOBEYS #891                 4.64          Credit limit                   $9,000.00
003      Dec 12       Dec 12      PAYMENT                   842.66-          Available credit              $7,895.97`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-84266, -5000],
      proof: 'proven',
      lines: [
        '2023-12-09 -4536 null HOTEL LISBOA',
        '2023-12-09 -464 null SOBEYS #891',
        '2023-12-12 84266 null PAYMENT',
      ],
    },
  ]);
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

it('takes a day in a box in front of the table for none of its bookings (Itaú)', () => {
  const [section] = readTyped(
    typed(`
Itaú Mastercard     Fatura     Emissão: 10/03/2025     Lançamentos em R$
Total da fatura anterior                 3.974,26
Total desta fatura                            0,00
                              DATA      ESTABELECIMENTO                VALOR EM R$
Lançamentos no período de
09/02/2025 a 10/03/2025.      17/02     PAGAMENTO DEB AUTOMATIC         - 3.974,26
Previsão do próximo
fechamento: 10/04/2025.
`),
  );
  expect(section?.lines).toEqual(['2025-02-17 397426 null PAGAMENTO DEB AUTOMATIC']);
});

it('takes the text of a box beside the table for none of its rows (Canadian Tire)', () => {
  const page = `
Statement date January 21, 2025     Statement period Dec 22, 2024 to Jan 21, 2025     CAD
Previous balance     $100.00     New balance     $150.00     Payment due February 11, 2025
TRANS      POSTING     DESCRIPTION                  AMOUNT
Dec 28     Dec 30      GAS+ CAMBRIDGE                61.07     February 11, 2025
                                                               Minimum payment: $25.13
Jan 02     Jan 03      PAYMENT                     -100.00     Total of all you owe
                                                               Estimated time to repay:
Jan 03     Jan 06      CLOUD DUBLIN                  88.93     take 11 years and 4 months.
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-10000, -15000], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('reads a table with a box in front of its days, which ends nothing (ICICI)', () => {
  const page = `
ICICI Bank     CREDIT CARD STATEMENT     Card Number : 4375XXXXXXXX2009     INR
STATEMENT DATE                          STATEMENT SUMMARY
March 12, 2025                          Total Amount due      Previous Balance
PAYMENT DUE DATE
March 30, 2025                                 ₹1,250.50             ₹1,000.00
                                        Date          Transaction Details                     Amount
Minimum Amount due                      17/02/2025    BIGBASKET BANGALORE IN                  187.25
₹100.00
CREDIT SUMMARY                          18/02/2025    ZOMATO LTD GURGAON IN                    63.25
Available Credit
₹98,749.50                              04/03/2025    BBPS Payment received              1,000.00 CR
Cash Limit                              07/03/2025    RELIANCE DIGITAL PUNE IN              1,000.00
`;
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', balances: [-100000, -125050], lines: { length: 4 } },
  ]);
});

it('reads a card beside a box of points, with the day of posting only for what it was paid (Citi)', () => {
  const page = `
Previous balance     $786.19     Minimum payment due:     $41.00
New balance as of 11/07/25:     $652.88     Billing Period: 10/09/25-11/07/25     USD
Account Summary
                                                                      ThankYou Points Earned
Sale      Post                                                        Period
Date      Date      Description                          Amount
Payments, Credits and Adjustments
          10/14     AUTOPAY 999990000012204             -$250.00      1% on purchases
10/21     10/22     TARGET.COM * 800-591-3869            -$37.42      1% as you pay
Standard Purchases
10/08     10/09     TRADER JOE S #556 CHICAGO             $54.27
10/11     10/13     SHELL OIL 57444190201                 $99.84
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-78619, -65288],
      proof: 'proven',
      lines: [
        '2025-10-08 -5427 null TRADER JOE S #556 CHICAGO',
        '2025-10-11 -9984 null SHELL OIL 57444190201',
        '2025-10-14 25000 null AUTOPAY 999990000012204',
        '2025-10-21 3742 null TARGET.COM * 800-591-3869',
      ],
    },
  ]);
});

it('leaves a box in front of its table out of the rows beside it (Itaú)', () => {
  const page = `
Itaú     extrato mensal     01 a 31 dez 2023     R$
saldo anterior              data       descrição                entradas R$     saídas R$      saldo R$
1.740,22
total de entradas                      Saldo anterior                                          1.740,22
444,50                      01/12      INT VIVO-SP                                 114,23-
total de saídas                        PIX TRANSF JULIANA            444,50                    2.070,49
114,23-
saldo final                 04/12      RSHOP-DROGASIL                               38,55-     2.031,94
2.031,94
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2023-12-01 -11423 null INT VIVO-SP',
    '2023-12-01 44450 207049 PIX TRANSF JULIANA',
    '2023-12-04 -3855 203194 RSHOP-DROGASIL',
  ]);
});

it('passes over a box under a title in its middle, however far in front of that its rows begin', () => {
  const [card] = readTyped(
    positioned([
      row([40, 'Credit card statement'], [300, '1 March 2025 - 31 March 2025'], [480, 'USD']),
      row([40, 'Minimum payment due'], ['r300', '25.00']),
      row([40, 'Previous balance'], ['r300', '100.00']),
      row([40, 'New balance'], ['r300', '130.00']),
      row([40, 'Date'], [110, 'Description'], ['r555', 'Amount']),
      row([40, '03/03/2025'], [110, 'Shop A'], ['r555', '20.00']),
      row([40, '05/03/2025'], [110, 'Payment'], ['r555', '-50.00']),
      row([40, '09/03/2025'], [110, 'Shop B'], ['r555', '60.00']),
      [30, [250, 'PENDING TRANSACTIONS']],
      row([40, '29/03/2025'], [110, 'Shop C'], ['r555', '70.00']),
      row([40, '30/03/2025'], [110, 'Shop D'], ['r555', '80.00']),
    ]),
  );
  expect(card).toMatchObject({ balances: [-10000, -13000], proof: 'proven' });
});

it('takes the way of money in a box behind the balances for none of the columns (Barclays)', () => {
  const [account] = readTyped(
    positioned([
      row([45, 'Current account statement in GBP']),
      row([45, '01 - 31 Jan 2025'], [408, 'Start balance'], ['r548', '£1,112.38']),
      row(
        [45, 'Date'],
        [85, 'Description'],
        [231, 'Money out £'],
        [286, 'Money in £'],
        [350, 'Balance £'],
        [408, 'Money out'],
        ['r548', '£672.87'],
      ),
      row(
        [45, '01 Jan'],
        [85, 'Start balance'],
        ['r385', '1,112.38'],
        [408, 'End balance'],
        ['r548', '£439.51'],
      ),
      row([45, '02 Jan'], [85, 'Standing Order to Hartley'], ['r275', '650.00']),
      row([85, 'Ref: 12 Mill Rd'], [408, 'Your deposit is eligible for']),
      row(
        [45, '06 Jan'],
        [85, 'Card Payment to Amazon'],
        ['r275', '22.87'],
        ['r385', '439.51'],
        [408, "Scheme, the UK's guarantee"],
      ),
      row([45, '31 Jan'], [85, 'End balance'], ['r385', '439.51']),
    ]),
  );
  expect(account).toMatchObject({ balances: [111238, 43951], proof: 'proven' });
  expect(account?.lines).toEqual([
    '2025-01-02 -65000 null Standing Order to Hartley Ref: 12 Mill Rd',
    '2025-01-06 -2287 43951 Card Payment to Amazon',
  ]);
});

it('keeps a box out whose lines begin a little in front of its title (RBC)', () => {
  const page = positioned([
    [[40, 'RBC Royal Bank Visa']],
    [[40, 'STATEMENT FROM NOV 21 TO DEC 20, 2024']],
    [
      [44, 'TRANSACTION'],
      [92, 'POSTING'],
      [395, 'PAYMENTS & INTEREST RATES'],
    ],
    [4, [140, 'ACTIVITY DESCRIPTION'], ['r366', 'AMOUNT ($)']],
    [4, [44, 'DATE'], [92, 'DATE']],
    [8, [393.6, 'Minimum payment'], ['r570', '$10.00']],
    [
      10,
      [140, 'PREVIOUS ACCOUNT BALANCE'],
      ['r366', '$612.40'],
      [393.6, 'Payment due date'],
      ['r570', 'JAN 13, 2025'],
    ],
    [
      16,
      [44, 'NOV 22'],
      [92, 'NOV 24'],
      [140, 'PRESTO'],
      ['r366', '$40.00'],
      [393.6, 'Credit limit'],
      ['r570', '$12,000.00'],
    ],
    [16, [44, 'NOV 28'], [92, 'NOV 29'], [140, 'PAYMENT - THANK YOU'], ['r366', '-$500.00']],
    [8, [393.6, 'NEW BALANCE'], ['r570', '$281.54']],
    [8, [44, 'DEC 02'], [92, 'DEC 04'], [140, 'ROGERS'], ['r366', '$9.14']],
    [16, [44, 'DEC 20'], [92, 'DEC 20'], [140, 'ANNUAL FEE'], ['r366', '$120.00']],
    [20, [140, 'NEW BALANCE'], ['r366', '$281.54']],
  ]);
  expect(readTyped(page)).toMatchObject([
    { balances: [-61240, -28154], proof: 'proven', lines: { length: 4 } },
  ]);
});
