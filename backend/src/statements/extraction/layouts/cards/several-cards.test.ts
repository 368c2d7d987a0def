import { describe, expect, it } from 'vitest';
import { isCurrentBalance } from '../../words/balance-names.ts';
import { accountsIn, labelsOf, readTyped, typed } from '../typed.fixture.ts';

const card = (title: string, box: string, rows: string) => `
${title}     Payment Due Date: September 09, 2025
PREVIOUS BALANCE   - PAYMENTS / CREDITS   + PURCHASES / ADVANCES   = CURRENT BALANCE
${box}
DATE     DESCRIPTION                        AMOUNT (SGD)
         ALL TRANSACTIONS BILLED IN SINGAPORE DOLLARS
${rows}`;

const TWO_CARDS = typed(
  `
Citibank     Statement of Account     P. O. Box 355 S(900705)
Statement Date     August 15, 2025
YOUR CITIBANK CARDS     CURRENT BALANCE
TOTAL                   2,105.81
Credit Limit $15,200.00`,
  card(
    'CITI REWARDS WORLD MASTERCARD     5425 5030 1188 4072',
    '462.18               462.18                 164.54                   164.54',
    `
         BALANCE PREVIOUS STATEMENT         462.18
22 JUL   FAST INCOMING PAYMENT             (462.18)
26 JUL   FOODPANDA SINGAPORE SG             100.54
06 AUG   GUARDIAN SINGAPORE SG               64.00
                SUB-TOTAL:                  164.54
                GRAND TOTAL                 164.54`,
  ),
  card(
    'CITI PREMIERMILES WORLD MASTER    5425 5033 0721 9946',
    '3,105.77             3,007.10               1,842.60                 1,941.27',
    `
         BALANCE PREVIOUS STATEMENT       3,105.77
21 JUL   PAYMENT-ATM/INTERNET            (3,000.00)
17 JUL   SINGAPORE AIRLINES SG            1,842.60
19 JUL   REFUND ATLAS SG                    (7.10)
                GRAND TOTAL               1,941.27`,
  ),
);

it('reads a card that opens below the sums of another on the page before, under its own title (Citibank in Singapore)', () => {
  expect(readTyped(TWO_CARDS)).toMatchObject([
    { balances: [-46218, -16454], proof: 'proven', lines: { length: 3 } },
    { balances: [-310577, -194127], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('calls each card by the number of its title, and none by that of a post box', () => {
  expect(accountsIn(TWO_CARDS)).toEqual(['5425503011884072', '5425503307219946']);
});

describe('each of two cards', () => {
  const page = `
CIMB BANK     PENYATA KAD KREDIT / CREDIT CARD STATEMENT     15 FEB 2025
            Total Current Balance (RM)               Jumlah Baki Semasa (RM)
            129.00                                                    129.00
Card Number               Previous Balance     Purchases/Debits     Current Balance
Nombor Kad                Baki Terdahulu       Pembelian/Debit      Baki Semasa
5289 44XX XXXX 7731               20.00               24.00               44.00
4259 10XX XXXX 0268               50.00               35.00               85.00
TARIKH POS       TARIKH URUS NIAGA     KETERANGAN                            AMAUN (RM)
POSTING DATE     TRANSACTION DATE      DESCRIPTION                           AMOUNT (RM)
                                       5289 44XX XXXX 7731
                                       PREVIOUS BALANCE / BAKI TERDAHULU     20.00
20 JAN           18 JAN                TEALIVE SUNWAY                        24.00
                                       CURRENT BALANCE / BAKI SEMASA         44.00
                                       4259 10XX XXXX 0268
                                       PREVIOUS BALANCE / BAKI TERDAHULU     50.00
21 JAN           20 JAN                PADINI CONCEPT STORE                  35.00
                                       CURRENT BALANCE / BAKI SEMASA         85.00
`;

  it('closes with what stands under the labels over its number, and books no balance (CIMB)', () => {
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [-2000, -4400], proof: 'proven' },
      { balances: [-5000, -8500], proof: 'proven' },
    ]);
  });

  it('may name what it owes in two languages', () => {
    expect(isCurrentBalance('CURRENT BALANCE / BAKI SEMASA')).toBe(true);
    expect(isCurrentBalance('CURRENT BALANCE / TEALIVE')).toBe(false);
  });
});

it('keeps cards apart whose masked numbers stand over their headers, with the names of their holders', () => {
  const card = (number: string, name: string, rows: string) => `
${name}
${number} MS TAN HUI LING
Post        Trans        Description of Transaction          Transaction Amount
Date        Date                                             SGD
${rows}`;
  const page = `
Credit card statement     Statement date 12 OCT 2025     Minimum payment 50.00
${card('4265-88XX-XXXX-7714', 'ONE CARD', '                         PREVIOUS BALANCE                             84.35\n18 SEP      16 SEP       GRAB                                         10.00\n                         TOTAL BALANCE FOR ONE CARD                   94.35')}
`;
  const next = `
${card('5522-10XX-XXXX-3308', 'MILES CARD', '                         PREVIOUS BALANCE                             12.09\n19 SEP      17 SEP       FAIRPRICE                                    20.00\n                         TOTAL BALANCE FOR MILES CARD                 32.09')}
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    { balances: [-8435, -9435], proof: 'proven' },
    { balances: [-1209, -3209], proof: 'proven' },
  ]);
});

it('takes a card behind another one that has closed for a card of its own, though it opens with the same figure', () => {
  const sections = readTyped(
    typed(
      `
Ihre Abrechnung vom 22.12.2023 bis 22.01.2024   Kreditkarte   EUR
VISA-Card 4998 XXXX XXXX 1111
Datum        Datum        Angabe des Unternehmens                Betrag in EUR
                          Saldo letzte Abrechnung                  100,00 -
22.12.23     20.12.23     KAFFEERÖSTEREI                            10,00 -
28.12.23     28.12.23     Einzahlung                                50,00 +
                          Neuer Saldo                               60,00 -
`,
      `
VISA-Card 4998 XXXX XXXX 7720     Abrechnung 1/2024     Seite 2 von 2
Datum        Datum        Angabe des Unternehmens                Betrag in EUR
                          Übertrag von Seite 1                      60,00 -
15.01.24     12.01.24     KONSUM                                    20,00 -
                          Neuer Saldo                               80,00 -
`,
    ),
  );
  expect(sections.map(({ lines }) => lines.length)).toEqual([2, 1]);
});

describe('below the sum of a card and what is due for it', () => {
  const statement = (below: string) =>
    readTyped(
      typed(`
Maybank     CREDIT CARD STATEMENT     12 MAR 20
Posting Date     Transaction Date     Description                            Amount (RM)
                                      MAYBANK 2 GOLD AMERICAN EXPRESS : 3777 420815 63094
                                      YOUR PREVIOUS STATEMENT BALANCE          100.00
14/02            12/02                AEON BIG                                  85.60
15/02            15/02                PYMT@MAYBANK2U.COM                      100.00CR
                                      SUB TOTAL/JUMLAH                          85.60
                                      MINIMUM PAYMENT/BAYARAN MINIMA            25.00
${below}
`),
    );

  it('another one follows under its number (Maybank)', () => {
    const cards = statement(`
                                      MAYBANK 2 GOLD VISA : 4363 4100 5182 7726
                                      YOUR PREVIOUS STATEMENT BALANCE           50.00
14/02            13/02                NETFLIX.COM                               54.90
                                      SUB TOTAL/JUMLAH                         104.90
                                      MINIMUM PAYMENT/BAYARAN MINIMA            25.00
`);
    expect(cards).toMatchObject([
      { balances: [-10000, -8560], proof: 'proven' },
      { balances: [-5000, -10490], proof: 'proven' },
    ]);
  });

  it('instalments without such a number are no card', () => {
    const cards = statement(`
EzyPay instalments
                                      PREVIOUS BALANCE                 1,200.00
14/02            12/02                EZYPAY 3/12                      100.00CR
                                      NEW BALANCE                      1,100.00
`);
    expect(cards).toMatchObject([{ balances: [-10000, -8560], proof: 'proven' }]);
  });
});

it('goes on with a second card below what is debited for the first one', () => {
  const [card] = readTyped(
    typed(`
Kreditkartenabrechnung     31.03.2025     EUR     Kartenlimit 2.000,00
Datum          Verwendungszweck                    Betrag
               Saldo Vormonat                        0,00
Hauptkarte 4978 XXXX XXXX 1111
02.03.2025     REWE                                 15,00-
05.03.2025     DB BAHN                               5,00-
               Summe, wird am 05.04.2025 abgebucht  20,00-
Partnerkarte 4978 XXXX XXXX 2222
03.03.2025     FNAC                                 30,00-
09.03.2025     AMAZON                               12,00-
               Summe, wird am 05.04.2025 abgebucht  42,00-
`),
  );
  expect(card?.lines).toHaveLength(4);
});

it('reads each card of one statement, and closes none by what they owe together', () => {
  const card = (name: string, previous: string, rows: string, total: string) => `
${name}
                                   YOUR PREVIOUS STATEMENT BALANCE     ${previous}
${rows}
                                   SUB TOTAL/JUMLAH                    ${total}
`;
  const page = `
Credit Card Statement     Statement Date     10 JAN 26     Minimum Payment     RM20.00
Current Balance           RM155.00
Posting Date     Transaction Date     Transaction Description     Amount(RM)
${card('GOLD MASTERCARD     5425 1188 **** 7706', '100.00', '16/12            14/12                GROCER                               30.00', '130.00')}
${card('CARDS AMEX          3797 441*** *0214', ' 45.00', '22/12            22/12                PAYMENT                              20.00CR', ' 25.00')}
TOTAL COMBINED BALANCE     155.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-10000, -13000], proof: 'proven' },
    { balances: [-4500, -2500], proof: 'proven' },
  ]);
});

it('goes on with the next card below the least to pay for the one above, and knows each by its number in stars (UOB in Malaysia)', () => {
  const page = typed(`
UOB     CREDIT CARD STATEMENT     Statement Date     14 JAN 25     Statement Balance     RM 1,041.55
Post Date     Trans Date     Transaction Description          Transaction Amount (RM)
                             UOB ONE VISA PLATINUM
                             **4265-XXXX-XXXX-3318**
                             PREVIOUS BAL                              2,388.62
18 DEC        16 DEC         JAYA GROCER 1 UTAMA                         120.93
31 DEC        31 DEC         PAYMENT REC'D WITH THANKS                 2,000.00 CR
                             SUB-TOTAL                                   509.55
                             MINIMUM PAYMENT DUE                          50.00
                             UOB PRVI MILES MASTERCARD
                             **5412-XXXX-XXXX-0926**
                             PREVIOUS BAL                                211.40
20 DEC        18 DEC         SEPHORA MID VALLEY                          320.60
                             SUB-TOTAL                                   532.00
                             MINIMUM PAYMENT DUE                          18.95
                             TOTAL BALANCE DUE                         1,041.55
`);
  expect(readTyped(page)).toMatchObject([
    { balances: [-238862, -50955], proof: 'proven', lines: { length: 2 } },
    { balances: [-21140, -53200], proof: 'proven', lines: { length: 1 } },
  ]);
  expect(accountsIn(page)).toEqual(['4265-XXXX-XXXX-3318', '5412-XXXX-XXXX-0926']);
});

it('knows each card by the number in its own title, whatever a list of them names first (Maybank)', () => {
  const page = typed(`
Maybank     Credit Card Statement     Statement Date     12 JAN 26
Card Account Number       Statement Balance     Minimum Payment     Overdue Amount     Combined Credit Limit
5524 1180 0327 4412                1,000.00               25.00                .00                    15,000
4391 2207 5516 9038                  300.00               27.10                .00
Posting Date     Transaction Date     Transaction Description             Amount (RM)
MAYBANK ISLAMIC MASTERCARD IKHWAN PLATINUM-i     :  5524 1180 0327 4412
                                      YOUR PREVIOUS STATEMENT BALANCE          900.00
18/12            16/12                JAYA GROCER                              100.00
                                      SUB TOTAL/JUMLAH                       1,000.00
MAYBANK 2 PLATINUM VISA                          :   4391 2207 5516 9038
                                      YOUR PREVIOUS STATEMENT BALANCE          265.15
20/12            18/12                SEPHORA                                   34.85
                                      SUB TOTAL/JUMLAH                         300.00
`);
  expect(readTyped(page)).toMatchObject([{ proof: 'proven' }, { proof: 'proven' }]);
  expect(accountsIn(page)).toEqual(['5524118003274412', '4391220755169038']);
  expect(labelsOf(page)[0]).toBe('5524118003274412');
});

it('reads a card whose number stands below what it opens with, under the sums of another on the page before (Citibank in Singapore)', () => {
  const page = (product: string, number: string, rows: string) => `
citibank     www.citibank.com.sg
TRANSACTIONS FOR ${product}
DATE     DESCRIPTION                                    AMOUNT (SGD)
${rows.replace('TITLE', `         ALL TRANSACTIONS BILLED IN SINGAPORE DOLLARS\n         ${product} ${number} - ONG ALDER`)}`;
  const first = page(
    'CITI PREMIERMILES CARD',
    '4147 4681 2290 5517',
    `         BALANCE PREVIOUS STATEMENT                       431.18
TITLE
10 DEC   FAST INCOMING PAYMENT                           (431.18)
08 DEC   GRAB SINGAPORE SG                                 14.20
         SUB-TOTAL:                                        14.20
         GRAND TOTAL                                       14.20`,
  );
  const second = page(
    'CITI CASH BACK CARD',
    '5425 5033 1187 4420',
    `         BALANCE PREVIOUS STATEMENT                       204.55
TITLE
10 DEC   FAST INCOMING PAYMENT                           (204.55)
13 DEC   NTUC FAIRPRICE SINGAPORE SG                      114.20
         SUB-TOTAL:                                       114.20
         GRAND TOTAL                                      114.20`,
  );
  const head = `Your Credit Card Statement     Statement Date     January 9, 2026
Card Product               Card Number             Current Balance
CITI PREMIERMILES CARD     4147 4681 2290 5517              $14.20
CITI CASH BACK CARD        5425 5033 1187 4420             $114.20`;
  const text = typed(`${head}\n${first}`, second);
  expect(readTyped(text)).toMatchObject([
    { balances: [-43118, -1420], proof: 'proven', lines: { length: 2 } },
    { balances: [-20455, -11420], proof: 'proven', lines: { length: 2 } },
  ]);
  expect(accountsIn(text)).toEqual(['4147468122905517', '5425503311874420']);
});
