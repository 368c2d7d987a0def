import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const SUMMARY = `
STATEMENT OF ACCOUNT     01-Mar-25 to 31-Mar-25     Currency PKR
Account / Goal                          Opening Balance     Closing Balance
Savings 0114-7781920-3                      1,86,430.25         1,56,430.25
Goal: Travel                                3,45,000.00         3,77,987.40
`;
const HEAD = `
Date             Reference       Particulars                 Amount (Rs.)      Balance (Rs.)
`;

it('parts a statement by the accounts that its summary names, in the rupees that it says', () => {
  const page = `${SUMMARY}

Savings 0114-7781920-3
Withdrawals and charges
${HEAD}
02-Mar-25        DB8115061       STANDING ORDER                 30,000.00        1,56,430.25
                                 Total withdrawals              30,000.00


Goal: Travel
Deposits and credits
${HEAD}
02-Mar-25        CR1685879       STANDING ORDER                +30,000.00        3,75,000.00
31-Mar-25        CR6458893       PROFIT                         +2,987.40        3,77,987.40
                                 Total deposits                +32,987.40
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'PKR', balances: [18643025, 15643025], proof: 'proven', lines: { length: 1 } },
    { currency: 'PKR', balances: [34500000, 37798740], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('goes on with such an account where the next page names it again', () => {
  const pages = (title: string) => [
    `${SUMMARY}

Savings 0114-7781920-3
${HEAD}
02-Mar-25        DB8115061       STANDING ORDER                -10,000.00        1,76,430.25
`,
    `
${title}
${HEAD}
03-Mar-25        DB8115062       STANDING ORDER                -20,000.00        1,56,430.25


Goal: Travel
${HEAD}
02-Mar-25        CR1685879       STANDING ORDER                +32,987.40        3,77,987.40
`,
  ];
  const expected = [
    { balances: [18643025, 15643025], proof: 'proven', lines: { length: 2 } },
    { balances: [34500000, 37798740], proof: 'proven', lines: { length: 1 } },
  ];
  expect(readTyped(typed(...pages('Savings 0114-7781920-3')))).toMatchObject(expected);
});

it('takes the account of a payee at the foot of a page for none of the statement (N26)', () => {
  const page = `
N26 Bank                                            IBAN: DE88 1001 1001 2620 4477 31
Kontoauszug Nr. 03/2024          01.03.2024 bis 31.03.2024
Beschreibung                               Verbuchungsdatum        Betrag
EDEKA NEUKOELLN                            12.03.2024              -50,41€
Nils Overbeck                              21.03.2024              -97,77€
Überweisung
IBAN: DE85191151199842026354
Pizza + Kino
`;
  const next = `
Beschreibung                               Verbuchungsdatum        Betrag
EDEKA NEUKOELLN                            22.03.2024              -55,14€
Zusammenfassung
Dein alter Kontostand                                              +731,90€
Dein neuer Kontostand                                              +528,58€
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2024-03-12 -5041 null EDEKA NEUKOELLN',
        '2024-03-21 -9777 null Nils Overbeck Überweisung IBAN: DE85191151199842026354 Pizza + Kino',
        '2024-03-22 -5514 null EDEKA NEUKOELLN',
      ],
    },
  ]);
});

it('knows an account under its title where it is named between that and the table (Revolut)', () => {
  const page = `
Revolut                                                    EUR Statement
IBAN  IE55REVO99036088124471                               BIC   REVOIE23
Balance summary
Product                    Opening balance     Money out     Money in     Closing balance
Account (Current Account)          €702.33       €305.58        €0.00             €396.75
Pocket (EUR Holiday)             €1,240.00         €0.00      €300.00           €1,540.00
Account transactions from 1 August 2024 to 31 August 2024
Date              Description                      Money out     Money in       Balance
1 Aug 2024        Insomnia Coffee                      €5.58                    €696.75
3 Aug 2024        To pocket EUR Holiday              €300.00                    €396.75
Pocket transactions from 1 August 2024 to 31 August 2024
EUR Holiday
Date              Description                      Money out     Money in       Balance
3 Aug 2024        From EUR to pocket                             €300.00      €1,540.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [70233, 39675], proof: 'proven', lines: { length: 2 } },
    { balances: [124000, 154000], proof: 'proven', lines: { length: 1 } },
  ]);
});

it('books no row that fills both sides and leaves the balance as it was (Simplii)', () => {
  const page = `
Chequing Account Statement For Mar 01, 2024 to Mar 31, 2024     CAD
Opening balance on Mar 01, 2024                    $1,733.95
Closing balance on Mar 31, 2024                    $1,720.00
Trans. date    Eff. date     Transaction                   Funds out     Funds in       Balance
Mar 01                       BALANCE FORWARD                                           1,733.95
Mar 01         Mar 01        E-TRANSFER RECEIVE                             66.05      1,800.00
Mar 04         Mar 04        ABM WITHDRAWAL                    80.00                   1,720.00
Mar 31                       END OF STATEMENT                  80.00        66.05      1,720.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [173395, 172000], proof: 'proven', lines: { length: 2 } },
  ]);
});
