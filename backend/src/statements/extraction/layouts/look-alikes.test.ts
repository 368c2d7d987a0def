import { describe, expect, it } from 'vitest';
import { inReadingOrder } from '../rows/right-to-left.ts';
import { readTyped, typed } from './typed.fixture.ts';

const linesOf = (...pages: string[]) =>
  readTyped(typed(...pages)).map(({ proof, lines }) => [proof, lines]);

describe('interest without a day', () => {
  it('is that of the day above on an account', () => {
    expect(
      linesOf(`
Current account statement 01 Jan 2024 - 31 Jan 2024   GBP
Date         Description                      Paid out     Paid in     Balance
             Opening balance                                            100.00
14 Jan 2024  Shop                               10.00
             Interest charged on overdraft       5.00
             Bakery                              5.00                    80.00
20 Jan 2024  Cafe                                5.00                    75.00
             Closing balance                                             75.00
`),
    ).toEqual([
      [
        'proven',
        [
          '2024-01-14 -1000 null Shop',
          '2024-01-14 -500 null Interest charged on overdraft',
          '2024-01-14 -500 8000 Bakery',
          '2024-01-20 -500 7500 Cafe',
        ],
      ],
    ]);
  });

  it('says once more what is booked by another name', () => {
    const [section] = readTyped(
      typed(`
Capital One     Dec 15, 2023 - Jan 14, 2024     Payment Due Date Feb 08, 2024     USD
Previous Balance       $100.00
New Balance            $144.71
Trans Date   Post Date   Description            Amount
Jan 4        Jan 5       PIEDMONT MARKET        $30.00
Jan 14       Jan 14      INTEREST CHARGE:PURCHASES  $14.71
Interest Charge on Purchases                    $14.71
Total Interest for This Period                  $14.71
`),
    );
    expect(section?.proof).toBe('proven');
    expect(section?.lines).toHaveLength(2);
  });
});

it('keeps the signs that a label in brackets tells on a card', () => {
  expect(
    linesOf(`
Credit Card Statement    Period: 08/01/26 through 08/31/26     USD   Payment due 09/20/26
Previous Balance   100.00
New Balance        100.00
Date          Description         Credit (Debit)
08/01/2026    Payment              60.00
08/03/2026    Shop                (60.00)
`),
  ).toEqual([['proven', ['2026-08-01 6000 null Payment', '2026-08-03 -6000 null Shop']]]);
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

it('books no points of a reward account, whatever number it has', () => {
  const [section] = readTyped(
    typed(`
STATEMENT DATE   12 May 2025   PHP
Previous Balance            80.00
New Balance                 30.00
Date      Description                Amount
2 May     Payment                    -80.00
3 May     Shop                        30.00
Rewards Account     XXXX XXXX XXXX 3110
3 May     Cashback earned              4.00
4 May     Cashback paid out           -4.00
`),
  );
  expect(section?.lines).toHaveLength(2);
});

it('books a nought whose text began in the line of its day', () => {
  const [section] = readTyped(
    typed(`
Statement 01 May 2025 - 31 May 2025   GBP
Date         Description                Amount
             Opening balance             100.00
2 May 2025   Shop                        -10.00
3 May 2025   Account check
             by Visa                       0.00
4 May 2025   Pub                          -5.00
             Closing balance              85.00
`),
  );
  expect(section?.lines).toEqual([
    '2025-05-02 -1000 null Shop',
    '2025-05-03 0 null Account check by Visa',
    '2025-05-04 -500 null Pub',
  ]);
});

it('books purchases at a merchant called Total where both columns are filled', () => {
  const [section] = readTyped(
    typed(`
Relevé de compte 01/03/2026 - 31/03/2026   EUR
Date          Libellé                     Débit      Crédit
              Ancien solde                          100,00
04/03/2026    Boulangerie                  5,00        0,00
05/03/2026    TOTALENERGIES 4512          40,00        0,00
05/03/2026    TOTAL 4512 PARIS            40,00        0,00
              Nouveau solde                           15,00
`),
  );
  expect(section?.proof).toBe('proven');
  expect(section?.lines).toHaveLength(3);
});

it('goes on below the terms of a deposit account at the head of a page', () => {
  const [section] = readTyped(
    typed(
      `
Deposit account statement 01-03-2024 - 31-03-2024   INR
DATE            PARTICULARS               DEPOSITS     WITHDRAWALS      BALANCE
01-03-2024      B/F                                                      100.00
05-03-2024      NEFT SALARY                 50.00                        150.00
`,
      `
Deposit No.     Rate of Interest     Maturity Date
334455          7.10                 14-11-2024
07-03-2024      UPI SHOP                                   20.00         130.00
08-03-2024      UPI SHOP                                   20.00         110.00
`,
    ),
  );
  expect(section?.lines).toHaveLength(3);
});

it('takes neither the day nor the rate beside the name of a balance for its amount', () => {
  const [section] = readTyped(
    typed(`
Statement 01.05.2025 - 31.05.2025
Opening balance    01.05     GBP 100.00
Closing balance    1.50 %    GBP 90.00
Date         Description                Amount
02.05.2025   Shop                        -10.00
`),
  );
  expect(section).toMatchObject({ balances: [10000, 9000], proof: 'proven' });
});

it('takes the amounts under Movimento in front of the balance for those of the account', () => {
  const [section] = readTyped(
    typed(`
Estratto conto 01/03/2024 - 31/03/2024   EUR
Data         Importo      Movimento     Saldo
01/03/2024    -4,40         -4,00       96,00
02/03/2024    11,00         10,00      106,00
`),
  );
  expect(section?.lines.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    '2024-03-01 -400 9600',
    '2024-03-02 1000 10600',
  ]);
});

it('takes a digit below a broken date for that of no year which is not printed', () => {
  const [section] = readTyped(
    typed(`
01/05/2024 - 31/05/2024     GBP     Opening balance 100.00    Closing balance 141.35
Date         Description                    Amount      Balance
12/05/2024   Harrogate Timber Ltd            46.20       146.20
31/05/202    Bean & Barley                   -4.85       141.35
2            transactions
`),
  );
  expect(section?.lines.every((line) => line.startsWith('2024-05'))).toBe(true);
});

it.each([
  ['448190 612 12 ןובשח', 'חשבון 12 612 448190'],
  ['31/03/2026 - 01/01/2026 הפוקתל', 'לתקופה 01/01/2026 - 31/03/2026'],
  ['14.90% :תיביר', 'ריבית: 14.90%'],
])('reads numbers beside each other from the right where %s is printed', (printed, read) => {
  expect(inReadingOrder(printed)).toBe(read);
});

it('calls a cheque so once', () => {
  const [section] = readTyped(
    typed(`
Statement 01 May 2025 - 31 May 2025   USD
Checks
Date      Check No.       Amount
05/02     Check 1043      10.00
05/03     1044 ^          10.00
`),
  );
  expect(section?.lines.map((line) => line.split(' ').slice(3).join(' '))).toEqual([
    'Check 1043',
    'Check 1044',
  ]);
});
