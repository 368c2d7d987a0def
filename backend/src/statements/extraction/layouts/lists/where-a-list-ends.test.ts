import { expect, it } from 'vitest';
import { positioned, row } from '../positioned.fixture.ts';
import { only } from '../reading.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes what is owed below the lines of a card for no line, and interest that says for what for no gain (Advanzia)', () => {
  const [card] = readTyped(
    typed(`
Ihre Mastercard-Rechnung September 2024
                                                    Rechnungsdatum   19.09.2024
Kartennummer   5472 0611 8834 2097                  Gesamtsaldo      EUR 289,89
Kaufdatum    Buchungsdatum   Beschreibung                              Betrag in EUR
                             Saldo der letzten Rechnung vom 19.08.2024        622,51
05.09.2024   05.09.2024      Zahlung - vielen Dank                           -400,00
21.08.2024   22.08.2024      LIDL LEIPZIG                                      37,42
23.08.2024   25.08.2024      PENNY LEIPZIG                                     17,95
18.09.2024   18.09.2024      Zinsen für Einkäufe                                9,14
18.09.2024   18.09.2024      Zinsen für Bargeldabhebungen                       2,87
                             Gesamtsaldo                                      289,89
`),
  );
  expect(card).toMatchObject({ balances: [-62251, -28989], proof: 'proven' });
  expect(card?.lines).toHaveLength(5);
});

it('takes rates and a summary of fees on a page without labels for none of the lines (HSBC)', () => {
  const [account] = readTyped(
    typed(
      `
15 February to 14 March 2025
Opening Balance   842.19
Closing Balance   841.82
Arranged Overdraft Limit   £500.00
Date        Payment type and details        Paid out     Paid in     Balance
14 Feb 25   BALANCE BROUGHT FORWARD                                   842.19
17 Feb 25   DD THAMES WATER                    38.40                  803.79
05 Mar 25   BALANCE CARRIED FORWARD                                   803.79
`,
      `
Date        Payment type and details        Paid out     Paid in     Balance
05 Mar 25   BALANCE BROUGHT FORWARD                                   803.79
07 Mar 25   CR HMRC CHILD BENEFIT                          73.61
14 Mar 25   DD AVIVA HOME INS                  21.08
            VIS TV LICENCE                     14.12
            DR INTEREST TO 13MAR                0.38                  841.82
14 Mar 25   BALANCE CARRIED FORWARD                                   841.82
`,
      `
Credit Interest Rates      balance           AER variable
Credit interest is not applied
Fee summary for this period
Non-Sterling transaction fees                  0.20
Arranged overdraft interest                    0.38
Total                                          0.58
`,
    ),
  );
  expect(account).toMatchObject({ balances: [84219, 84182], proof: 'proven' });
  expect(account?.lines).toHaveLength(5);
});

it('is none of a rate that goes on in the line above its labels', () => {
  const section = only([
    [
      [40, '照会期間'],
      [104, '2024/05/01 〜 2024/05/31 JPY'],
    ],
    [
      20,
      [53, 'ハッピープログラム 会員ステージ：VIP', 5],
      [333, '当月の獲得予定ポイント 42ポイント', 5],
    ],
    [7, [53, '遇金利 年0.10%（30万円まで）', 5]],
    [27, [63, '取引日'], [237, '入出金内容'], ['r466', '入出金'], ['r544', '取引後残高']],
    [22, [51, '2024/05/31'], [121, 'ポイント利用'], ['r473', '145'], ['r545', '227,692']],
    [22, [51, '2024/05/30'], [121, '国税'], ['r473', '-2'], ['r545', '227,547']],
  ]);
  expect(section.lines).toHaveLength(2);
});

it('ends a table where a numbered title begins another one (CMR)', () => {
  const [card] = readTyped(
    positioned([
      row(
        [36, 'ESTADO DE CUENTA DE TARJETA DE CRÉDITO'],
        [300, '25/04/2025 - 24/05/2025'],
        [450, 'CLP'],
      ),
      row([50, 'MONTO FACTURADO A PAGAR (PERÍODO ANTERIOR)'], ['r375', '$ 10.000']),
      row([50, 'MONTO TOTAL FACTURADO A PAGAR'], ['r375', '$ 15.000']),
      row(
        [40, 'LUGAR DE OPERACIÓN'],
        [140, 'FECHA OPERACIÓN'],
        [220, 'DESCRIPCIÓN'],
        [400, '1er VENC.'],
        [500, 'VALOR CUOTA MENSUAL'],
      ),
      row(
        [40, 'Santiago'],
        [140, '26/04/2025'],
        [220, 'TOTTUS VITACURA'],
        [400, 'jun-2025'],
        ['r576', '$ 5.000'],
      ),
      row([40, 'III.'], [66, 'INFORMACIÓN DE PAGO']),
      row([40, 'PRÓXIMO PERÍODO DE FACTURACIÓN'], [300, '25/05/2025'], ['r576', '24/06/2025']),
      row([40, 'COSTO MONETARIO PREPAGO'], ['r576', '$ 926.109']),
    ]),
  );
  expect(card?.lines).toHaveLength(1);
});

it('passes over the sweeps of an account under a title, a sentence and labels of two lines (Fidelity)', () => {
  expect(
    readPages(`
Fidelity     CASH MANAGEMENT ACCOUNT     Account # Z27-118827     March 1, 2025 - March 31, 2025     USD
Beginning Balance     $6,812.35
Ending Balance     $4,803.63
Checks, Bill Payments & Withdrawals
Date          Transaction               Description                                 Amount
03/03         Check Paid                #1018 HARBOR PROPERTY                   -$1,950.00
03/04         Direct Debit              EVERSOURCE WEB_PAY                          -58.72
Core Fund Activity
For more information about the operation of your core account, please refer to your Customer Agreement.
Settlement    Account         Transaction         Description
Date          Type                                            Quantity              Amount             Balance
03/03         CASH            You Sold                       -1,950.00           -1,950.00            4,862.35
03/04         CASH            You Sold                          -58.72              -58.72            4,803.63
`),
  ).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
});

it('knows the kind of interest beside balances, and what a depot holds above them, for no other table', () => {
  for (const row of ['Zinsart: variabel', 'ISIN     Stück     Kurswert'])
    expect(
      readTyped(
        typed(`
Extra-Konto     EUR
${row}
Alter Saldo     318,22
Neuer Saldo     232,90
Datum        Erläuterung               Betrag
20.03.2025   Überweisung               -51,62
26.03.2025   Überweisung               -33,70
`),
      ),
    ).toMatchObject([{ balances: [31822, 23290], proof: 'proven' }]);
});

it('begins no booking below the labels of a table of fees (TD)', () => {
  const page = `
Statement of Account     CAD     Statement From - To     JAN 31/23 - FEB 28/23
Description                         Withdrawals       Deposits      Date         Balance
STARTING BALANCE                                                    JAN31         386.59
UBER TRIP                                 36.40                     FEB27         350.19
ENBRIDGE GAS                              66.92                     FEB28         283.27
Account/Transaction Type              Fee             No. of items
INTERAC E-TRANSFER                        1.00                   3
OVERDRAFT PROTECTION LIMIT 500.00`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [38659, null],
      lines: ['2023-02-27 -3640 35019 UBER TRIP', '2023-02-28 -6692 28327 ENBRIDGE GAS'],
    },
  ]);
});

it('ends a table at the labels of another one that lists no bookings', () => {
  const page = `
Axis Bank     Credit Card Statement     Statement Period 18/04/2025 - 17/05/2025     Minimum Payment Due 5.00 Dr
Previous Balance      100.00 Dr
Total Payment Due     140.00 Dr
DATE           TRANSACTION DETAILS        AMOUNT (Rs.)
18/04/2025     FLIPKART                   40.00 Dr
Date           Merchant                   Loan Amount          Tenure     Principal Outstanding
03/02/2025     RELIANCE DIGITAL           39,985.02            6          19,992.51
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-10000, -14000], proof: 'proven', lines: { length: 1 } },
  ]);
});

it('ends no list with the second line of a text that has its day below it, whatever it is called (Wise)', () => {
  const page = positioned([
    [[42, 'Wise Payments Ltd.']],
    [[42, 'GBP statement']],
    [[42, '1 March 2025 [GMT] - 31 March 2025 [GMT]']],
    [
      [42, 'GBP on 31 March 2025 [GMT]'],
      ['r551', '1,050.00 GBP'],
    ],
    [30, [42, 'Description'], ['r416', 'Incoming'], ['r484', 'Outgoing'], ['r552', 'Amount']],
    [22, [42, 'Sent money to Ada'], ['r485', '-10.00'], ['r553', '1,050.00']],
    [
      [42, '12 March 2025'],
      [100, 'Transaction: TRANSFER-1'],
    ],
    [
      25,
      [42, 'Received money from Kestrel with reference MARCH'],
      ['r417', '60.00'],
      ['r553', '1,060.00'],
    ],
    [[42, 'RETAINER 2025 ILLUSTRATION']],
    [
      [42, '11 March 2025'],
      [100, 'Transaction: TRANSFER-2'],
    ],
    [25, [42, 'Sent money to Ben'], ['r485', '-20.00'], ['r553', '1,000.00']],
    [
      [42, '10 March 2025'],
      [100, 'Transaction: TRANSFER-3'],
    ],
  ]);
  expect(readTyped(page)).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
});

it('takes the labels of what was held day by day for no closing balance below which bookings stand (U.S. Bank)', () => {
  const page = `
U.S. Bank     Account Number 1-047-7120-4418     Statement Period Dec 19, 2023 through Jan 18, 2024
Beginning Balance on Dec 19           $1,874.11
Ending Balance on Jan 18, 2024        $1,838.76
Other Deposits
Date       Description of Transaction         Ref Number                              Amount
Dec 22     Electronic Deposit                 1411730447                               10.00
           Total Other Deposits                                                        10.00
Other Withdrawals
Date       Description of Transaction         Ref Number                              Amount
Jan 2      Zelle To MARK OLSON                1800000418                               38.40-
Jan 18     Monthly Maintenance Fee            1800000419                                6.95-
           Total Other Withdrawals                                                     45.35-
Balance Summary
Date          Ending Balance   Date         Ending Balance   Date             Ending Balance
Dec 22              1,884.11   Jan 2              1,845.71   Jan 18                 1,838.76
`;
  expect(readPages(page)).toMatchObject([{ balances: [187411, 183876], proof: 'proven' }]);
});
