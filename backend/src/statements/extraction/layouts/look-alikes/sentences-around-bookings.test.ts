import { expect, it } from 'vitest';
import { readTyped, typed } from '../typed.fixture.ts';

const HEAD = 'Halden Bank     Account 83741920     01/05/2024 to 31/05/2024     Currency: EUR';

const read = (page: string) => readTyped(typed(page))[0];

const inShort = (page: string) => {
  const { balances, proof, lines, currency } = read(page) ?? expect.fail('not read');
  return [currency, ...balances, proof, ...lines.map((line) => line.split(' ')[1])].join(' ');
};

it.each([
  [
    'a sentence in brackets on deposits heads no group of them (Chase)',
    'USD 270461 268774 proven -1201 -2711 2225',
    `
CHASE     December 14, 2024 through January 15, 2025     Account Number: 000000447120993
CHECKING SUMMARY
                                     AMOUNT
Beginning Balance                 $2,704.61
Deposits and Additions                22.25
ATM & Debit Card Withdrawals         -39.12
Ending Balance                    $2,687.74
A monthly Service Fee was not charged because you had electronic deposits of $500.00 or more. (Your total
electronic deposits this period were $4,620.00.)
TRANSACTION DETAIL
DATE      DESCRIPTION                                   AMOUNT     BALANCE
          Beginning Balance                                      $2,704.61
12/16     Card Purchase 12/15 Uber Trip                 -12.01    2,692.60
12/17     Card Purchase 12/14 Chipotle Chicago IL       -27.11    2,665.49
01/15     Remote Online Deposit                          22.25    2,687.74
          Ending Balance                                         $2,687.74`,
  ],
  [
    'an offer of a loan makes no card of an account',
    'PLN 100000 110000 proven -10000 20000',
    `
Bank Halden     Wyciąg z rachunku     2024-05-01 - 2024-05-31     PLN
Data operacji    Opis                Kwota
                 Saldo początkowe      1 000,00
2024-05-01       SKLEP                 -100,00
2024-05-09       WPŁATA                 200,00
                 Saldo końcowe         1 100,00
Pożyczka: całkowita kwota do spłaty wynosi 12 345,67 zł, RRSO 9,9 %.`,
  ],
  [
    'who is paid abroad gives an account no other pesos than those of its heading',
    'MXN 100000 290000 proven -10000 200000',
    `
Banco Halden     Estado de cuenta     Periodo DEL 01/05/2024 AL 31/05/2024
CUENTA EN MONEDA NACIONAL MXN     No. de cuenta 0123456789
FECHA         DESCRIPCION               CARGOS      ABONOS      SALDO
01/05/2024    SALDO INICIAL                                   1,000.00
02/05/2024    MERPAGO CUIT 307030884     100.00                  900.00
10/05/2024    NOMINA                               2,000.00   2,900.00
31/05/2024    SALDO FINAL                                     2,900.00`,
  ],
  [
    'a sentence on rates takes nothing from one on all amounts',
    'CAD 100000 110000 proven -10000 20000',
    `
Halden Bank     Member FDIC     Account 83741920
Statement period 05/01/2024 to 05/31/2024
Amounts in Canadian dollars. See the exchange rate notice overleaf.
Date         Description           Paid out     Paid in     Balance
05/01/2024   Opening balance                               1,000.00
05/02/2024   ATM                     100.00                  900.00
05/20/2024   Salary                               200.00   1,100.00
05/31/2024   Closing balance                               1,100.00`,
  ],
  [
    'one who is called a total is paid twice, in a list with balances',
    'EUR  124000 proven -3000 20000 10000 -3000',
    `
${HEAD}
Current balance  1,240.00
Date         Description                Amount       Balance
31/05/2024   TOTAL BY VERIZON           -30.00       1,240.00
20/05/2024   Gift                       100.00       1,270.00
15/05/2024   Salary                     200.00       1,170.00
02/05/2024   TOTAL BY VERIZON           -30.00         970.00`,
  ],
  [
    'a note among bookings leaves none of them out of the balance',
    'EUR  238000 proven -10000 -2000 200000 -50000',
    `
Halden Bank     Konto DE12 5001 0517 5407 3249 31     01.05.2024 bis 31.05.2024     EUR
Kontostand am 31.05.2024      2.380,00
Datum        Text                  Betrag      Saldo
30.05.2024   Miete                 -500,00     2.380,00
20.05.2024   Gehalt               2.000,00     2.880,00
Diese Umsätze sind noch nicht im Saldo enthalten, sofern mit * gekennzeichnet
10.05.2024   Laden                  -20,00       880,00
02.05.2024   Bargeld               -100,00       900,00`,
  ],
  [
    'labels below a list without any head another one',
    'EUR 100000 288000 proven -10000 -2000 200000',
    `
${HEAD}
Opening balance                                   1,000.00
Closing balance                                   2,880.00
02/05/2024   ATM                                   -100.00
10/05/2024   Shop                                   -20.00
20/05/2024   Salary                               2,000.00
Date         Payee         Frequency          Next
21/05/2024   To savings    monthly                 -200.00
21/05/2024   From Bill     monthly                  200.00`,
  ],
  [
    'a title may end with the mark of a note',
    'EUR 100000 110000 proven -10000 20000',
    `
${HEAD}
Opening balance 1,000.00
Closing balance 1,100.00
Date         Description              Amount
02/05/2024   ATM                     -100.00
03/05/2024   Salary                   200.00
Standing orders a)
04/06/2024   Rent                     -20.00
05/06/2024   Gift                      20.00`,
  ],
])('%s', (_, short, page) => {
  expect(inShort(page)).toBe(short);
});

it('books no interest of a box at the end of several months', () => {
  const page = `
Halden Bank     Account 83741920     01/05/2024 to 30/06/2024     Currency: EUR
Opening balance  1,000.00
Total money in     200.00
Total money out     100.00
Interest     + 5.00
Closing balance  1,105.00
Date         Description              Amount
02/05/2024   ATM                     -100.00
03/05/2024   Salary                   200.00`;
  expect(read(page)).toMatchObject({ proof: 'broken', lines: { length: 2 } });
});

it.each([
  'Available with overdraft limit 2,112.87',
  'Held now 1,612.87 (overdraft limit 500.00)',
  'Arranged overdraft limit €500.00 Funds €1,612.87',
  'Interest rate AER     1,612.87',
])('closes no account with its last line beside another figure: %s', (cell) => {
  const page = `
Allied Irish Banks   Statement of Account
Account Number   09314-077        Date of Statement   28 Feb 2025
${cell}
Date          Details                        Debit €        Credit €       Balance €
31 Jan 2025   BALANCE FORWARD                                                 412.87
 3 Feb 2025   D/D ELECTRIC IRELAND            100.00                          312.87
26 Feb 2025   HSE PAYROLL SALARY                             1,500.00       1,812.87
Thank you for banking with us.`;
  expect(read(page)?.proof).toBe('not_provable');
});
