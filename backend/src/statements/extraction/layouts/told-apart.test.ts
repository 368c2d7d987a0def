import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('takes no currency of a purchase abroad for that of unmarked amounts', () => {
  const page = `
Gold Business Account : 62704418890     Statement Period : 31 December 2025 to 31 January 2026
Transactions in RAND (ZAR)
Date       Description                      Amount          Balance
03 Jan     POS Purchase Woodmead            1,249.90      8,622.51Cr
11 Jan     POS Purchase Online                 61.20      8,561.31Cr
           11 Jan USD 61.20
12 Jan     Magtape Credit                  12,750.00Cr   21,311.31Cr
`;
  expect(readTyped(typed(page))).toMatchObject([{ currency: 'ZAR', lines: { length: 3 } }]);
});

it('leaves out dollars beside an account in another currency, and keeps the text beside them', () => {
  const page = `
Kontoauszug in EUR     1. Feb. 2026 bis 28. Feb. 2026
Datum           Beschreibung                        Geldausgang      Geldeingang       Saldo
6. Feb. 2026    Airalo                                  42,51 €                     1.289,48 €
                An: Airalo, Singapore                   $50.00
7. Feb. 2026    Zahlung von Mirja                                     18,50 €       1.307,98 €
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2026-02-06 -4251 128948 Airalo An: Airalo, Singapore',
        '2026-02-07 1850 130798 Zahlung von Mirja',
      ],
    },
  ]);
});

it('begins no booking with the dated foot of a page, nor with charges by rates on the next', () => {
  const foot = 'KEVIN ROWE          Page N of 2          Statement Date:   01/04/26';
  const days = [
    '12/10',
    '12/11',
    '12/12',
    '12/14',
    '12/15',
    '12/16',
    '12/17',
    '12/18',
    '12/20',
    '12/21',
  ];
  const page = `
ALDER CARD     Account Number: XXXX XXXX XXXX 4417     Minimum Payment Due $40.00
Previous Balance $10.00
New Balance $20.00
Opening/Closing Date 12/05/25 - 01/04/26
Date           Merchant Name or Transaction Description          $ Amount
PURCHASE
${days.map((day) => `${day}          GROCERY MART SPRINGFIELD                          1.00`).join('\n')}
${foot.replace('N', '1')}
`;
  const next = `
INTEREST CHARGES
Balance Type        Annual Percentage Rate     Balance Subject To Interest Rate     Interest Charges
CASH ADVANCES
Cash Advances       29.49%                          $16.37                  $0.41
${'filler line\n'.repeat(days.length + 2)}
${foot.replace('N', '2')}
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    { balances: [-1000, -2000], proof: 'proven', lines: { length: days.length } },
  ]);
});

it('reads labels over two lines of which the lower one says the same of all columns, and a box of points beside the bookings', () => {
  const page = `
SAVINGS   NO: 4419-0417-72   PERIOD COVERED JAN 01, 2026 - JAN 31, 2026   CURRENCY PHP
DATE      DESCRIPTION                 REF        DEBIT        CREDIT       BALANCE
                                                 AMOUNT       AMOUNT       AMOUNT
          BEGINNING BALANCE                                                 100.00
Jan 02    TRANSFER FEE                000000      15.00                      85.00
Jan 07    FUNDS TRANSFER FROM                                  40.00        125.00
          ENDING BALANCE                                                    125.00
REWARD SUMMARY
CARD            BALANCE B/F      EARNED       REDEEMED     BALANCE C/F
EVERYDAY            $12.40        $4.10          $4.10          $12.40
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [10000, 12500], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('reads money set apart under its name, and a balance that stands over its own', () => {
  const page = `
Personal Account statement                             £150.00
01/02/2026 - 28/02/2026               Personal Account balance
Account number: 71830246     Sort code: 04-00-04
Date            Description                    (GBP) Amount    (GBP) Balance
28/02/2026      Interest                              10.00           150.00
03/02/2026      Transfer to Pot                      -20.00           140.00
`;
  const next = `
Pot statement                                           £20.61
01/02/2026 - 28/02/2026                            Pot balance
Pot name: Holiday Pot
Date            Description                    (GBP) Amount    (GBP) Balance
28/02/2026      Interest earned                        0.61            20.61
03/02/2026      Transfer from Personal Account        20.00            20.00
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    { lines: { length: 2 }, balances: [null, 15000], proof: 'proven' },
    { lines: { length: 2 }, balances: [null, 2061], proof: 'proven' },
  ]);
});

it('proves no sum over two accounts of which each brings forward a balance of its own', () => {
  const account = (title: string, opening: string, [out, into]: [string, string], row: string) => `
${title}
Saldo anterior          Total saídas          Total entradas
${opening}              ${out}                ${into}
Data Lanç.     Descritivo                     Saídas          Entradas
${row}
Total                                         ${out}          ${into}
`;
  const first = '29/01/2020     Transferência recebida                          97,22';
  const second = '05/01/2020     Débito direto                  -51,54';
  const page = `
Extrato da conta à ordem     Moeda: BRL     Período: 1 janeiro 2020 - 31 março 2020
${account('Conta à ordem 4617981919', '1.520,67', ['0,00 ', '97,22'], first)}
${account('Conta poupança 2482899134', '4.541,26', ['51,54', '0,00 '], second)}
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [152067, 161789], proof: 'proven' },
    { balances: [454126, 448972], proof: 'proven' },
  ]);
});

it('a shop is the last booking though its name is a balance, where another balance is carried forward', () => {
  const page = `
Account statement HKD     October 1, 2020 to October 31, 2020
Balance brought forward October 1, 2020                             2,300.00
Date              Description               Withdrawals       Deposits
Oct 01, 2020      Monthly account fee             21.00
Oct 25, 2020      Interest paid                                    2.65
Oct 31, 2020      New Balance 407418             400.00
Balance carried forward October 31, 2020                            1,881.65
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [230000, 188165],
      proof: 'proven',
      lines: [
        '2020-10-01 -2100 null Monthly account fee',
        '2020-10-25 265 null Interest paid',
        '2020-10-31 -40000 null New Balance 407418',
      ],
    },
  ]);
});

it('the columns of a second table reach on behind a shop whose name is a balance', () => {
  const page = `
Account statement     2024-08-01 to 2024-08-31
Everyday account EUR 5881714932
BALANCE B/F                               EUR 4,220.87
Posting Date      Transaction                Out                     In
2024-08-16        Union Cafe                            -EUR 38.34
BALANCE C/F                               EUR 4,182.53
Everyday account USD 1422807528
BALANCE B/F                               USD 2,190.25
Posting Date      Transaction                Out                     In
2024-08-08        Card payment                          -USD 84.55
2024-08-19        New Balance 561023                    -USD 90.95
2024-08-20        Refund                                                             USD 898.92
BALANCE C/F                               USD 2,913.67
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven' },
    {
      proof: 'proven',
      lines: [
        '2024-08-08 -8455 null Card payment',
        '2024-08-19 -9095 null New Balance 561023',
        '2024-08-20 89892 null Refund',
      ],
    },
  ]);
});

it('passes over what is pending with the lines and the one amount below it, and books what follows', () => {
  const page = `
Account statement EUR     1 March 2025 to 31 March 2025
Opening balance                                              535.00
Date            Description              Value date          Amount
12 Mar 2025     Bakery                   12 Mar 2025         -20.00
Pending         Taxi                     13 Mar 2025          -9.00
                to the airport
HOLD            Hotel
                                                             -70.00
                Card fee                 31 Mar 2025         -15.00
Closing balance                                              500.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [53500, 50000],
      proof: 'proven',
      lines: ['2025-03-12 -2000 null Bakery', '2025-03-12 -1500 null Card fee'],
    },
  ]);
});

it('takes no single row in another currency beside a rate for a booking of an account that is not read', () => {
  const page = `
Card account statement     01/03/2025 - 31/03/2025     EUR
Opening balance                                                   100.00
Date         Description              Amount USD     Amount EUR
03/03/2025   Amazon                       22.00        -20.00
03/03/2025   Rate 1.10                    22.00
05/03/2025   Grocery                                   -10.00
Closing balance                                                   70.00
`;
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', balances: [10000, 7000] }]);
});

it('keeps to the currency over the amounts, however many purchases abroad name another one', () => {
  const lines = Array.from(
    { length: 28 },
    (_, day) => `
${String(day + 1).padStart(2, '0')} Aug 2025     Shop                         10.00
                USD 17.12`,
  );
  const page = (title: string) => `
Credit card statement     1 August 2025 to 31 August 2025     ${title}
Date            Description            AMOUNT NZD${lines.join('')}
`;
  expect(readTyped(typed(page('')))[0]?.currency).toBe('NZD');
});
