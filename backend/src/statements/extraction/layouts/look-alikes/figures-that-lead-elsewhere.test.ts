import { expect, it } from 'vitest';
import { pagesOf, readAsLines, readPages } from '../typed.fixture.ts';

/** The account that stands above others. */
const CURRENT = `Handelsbank     Statement of Accounts     Statement period 01/05/2025 to 31/05/2025
Current Account     IBAN DE02 1203 0000 0000 2020 51     EUR
Date           Description               Amount       Balance
               Opening balance                         100.00
02/05/2025     Groceries                 -50.00         50.00
               Closing balance                          50.00`;

const POTS = `
${CURRENT}
Savings Pot 1
Date           Description               Amount       Balance
               Opening balance                         300.00
02/05/2025     Transfer out             -300.00          0.00
               Closing balance                           0.00
Bills Pot
Date           Description               Amount       Balance
               Opening balance                         900.00
03/05/2025     Transfer out              -50.00        850.00
               Closing balance                         850.00
Savings Pot 2
Date           Description               Amount       Balance
               Opening balance                           0.00
15/05/2025     Transfer in               200.00        200.00
               Closing balance                         200.00
`;

it('keeps pots apart that are called alike but for their number, of which one was emptied and the other filled', () => {
  const balances = [
    [10000, 5000],
    [30000, 0],
    [90000, 85000],
    [0, 20000],
  ];
  const apart = pagesOf(POTS.replaceAll(/\n(Savings Pot|Bills Pot)/g, '\n---\n$1'));
  for (const pages of [[POTS], apart])
    expect(readPages(...pages).map((section) => section.balances)).toEqual(balances);
});

it('keeps two accounts apart of which the second opens with the nought that the first closed with', () => {
  const page = `
${CURRENT}
Holiday Savings Account
Date           Description               Amount       Balance
               Opening balance                         300.00
02/05/2025     Transfer out             -300.00          0.00
               Closing balance                           0.00
House Savings Account
Date           Description               Amount       Balance
               Opening balance                           0.00
15/05/2025     Transfer in               200.00        200.00
               Closing balance                         200.00
`;
  expect(readPages(page).map(({ balances }) => balances)).toEqual([
    [10000, 5000],
    [30000, 0],
    [0, 20000],
  ]);
});

it('proves nothing where another account opens behind one that lost its columns and was emptied', () => {
  const page = (second: string) => `
Hr. Max Mustermann
IBAN BE27 7344 4711 8873 EUR Voriger Saldo : 100,00 EUR
Nr. Trans. verfügbar
2 20-12 20-12 Ihre Überweisung -60,00 EUR
3 20-12 20-12 Ihre Überweisung -40,00 EUR
Neuer Saldo am 20-12-2022 : 0,00 EUR
${second}
Nr. Trans. verfügbar
5 30-12 01-01 Überweisung zu Ihren Gunsten 70,00 EUR
Neuer Saldo am 30-12-2022 : 70,00 EUR`;
  const other = readAsLines(page('IBAN BE66 2222 2222 2243 EUR Voriger Saldo : 0,00 EUR'));
  expect(other.map(({ proof }) => proof)).not.toContain('proven');
  const same = readAsLines(page('IBAN BE27 7344 4711 8873 EUR Voriger Saldo : 0,00 EUR'));
  expect(same).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
  const unnamed = `
Volksbank Kontoauszug EUR
Girokonto DE02 1203 0000 0000 2020 51
Anfangssaldo 01.05.2025 100,00
02.05.2025 Umbuchung -60,00
03.05.2025 Umbuchung -40,00
Endsaldo 31.05.2025 0,00
Sparkonto
Anfangssaldo 01.05.2025 0,00
20.05.2025 Umbuchung 500,00
Endsaldo 31.05.2025 500,00`;
  expect(readAsLines(unnamed).map(({ proof }) => proof)).not.toContain('proven');
});

it('says of no account that a gap parts two lists of it', () => {
  const page = `
Handelsbank Statement of Account
Account Number 12345678 EUR
Statement period 01/05/2025 to 31/05/2025
Opening balance 1,000.00
02/05/2025 Rent -300.00
Closing balance 02/05/2025 700.00
Opening balance 15/05/2025 900.00
15/05/2025 Salary 200.00
15/05/2025 Grocery -50.00
Closing balance 15/05/2025 1,050.00`;
  expect(readAsLines(page).map(({ proof }) => proof)).toEqual(['broken']);
});
