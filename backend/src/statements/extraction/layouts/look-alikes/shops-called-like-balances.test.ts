import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes no undated booking of a shop that is called like a balance for one, beside running balances', () => {
  const page = `
Statement     1 Mar 2025 - 31 Mar 2025     EUR
Date           Description                 Amount     Balance
               Opening balance                         100.00
01/03/2025     Shop                        -10.00       90.00
               New Balance Shoes           -20.00       70.00
02/03/2025     Pub                          -5.00       65.00
               Closing balance                          65.00
`;
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
});

it('a shop called New Balance closes no period between two balances (Fineco)', () => {
  const page = `
FINECO BANK
ESTRATTO CONTO al 30.09.2024     Conto corrente n. 0128807/44      Divisa EUR
Data         Data         Uscite      Entrate     Descrizione
Operaz.      Valuta
30.06.24     30.06.24                 5.129,90    Saldo iniziale
03.07.24     03.07.24       21,41                 SEPA Direct Debit VODAFONE ITALIA SPA
04.07.24     04.07.24       60,15                 PagoBancomat POS NEW BALANCE STORE Carta N.*****418
20.07.24     20.07.24       30,00                 PagoBancomat POS ESSELUNGA SPA MILANO
27.09.24     27.09.24                 2.418,77    Stipendio PIRELLI TYRE SPA
30.09.24     30.09.24        8,55                 Imposta bollo conto corrente
                           120,11     7.548,67    Totali
30.09.24     30.09.24                 7.428,56    Saldo finale
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [512990, 742856], proof: 'proven', lines: { length: 5 } },
  ]);
});

it('closes no list with what was paid at a shop called New Balance, with a number behind its name', () => {
  const page = `
Account statement     1 July 2025 to 31 July 2025     EUR
Date           Description               Amount
05.07.2025     EDEKA                     -50.00
20.07.2025     Salary                  1,000.00
31.07.2025     New Balance 394654        -88.93
`;
  expect(readPages(page)).toMatchObject([
    {
      proof: 'not_provable',
      balances: [null, null],
      lines: [expect.any(String), expect.any(String), '2025-07-31 -8893 null New Balance 394654'],
    },
  ]);
});

it('books what was bought from a shop whose name begins as a sum does, though its line repeats no day', () => {
  const page = `
Statement of account     SGD     1 November 2021 to 30 November 2021
Date            Details                          Paid out      Paid in      Balance
                Opening balance                                             1,000.00
15-Nov-2021     Cafe                               10.00
                Total Wine & More 203611           16.35                      973.65
16-Nov-2021     TOTAL ACCESS LYON                   5.00
                Refund                                            1.35        970.00
                Total                              31.35          1.35
                Closing balance                                               970.00
`;
  expect(readPages(page)).toMatchObject([
    {
      balances: [100000, 97000],
      proof: 'proven',
      lines: [
        '2021-11-15 -1000 null Cafe',
        '2021-11-15 -1635 97365 Total Wine & More 203611',
        '2021-11-16 -500 null TOTAL ACCESS LYON',
        '2021-11-16 135 97000 Refund',
      ],
    },
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

it('a shop that stands last is known by another number behind its name, and no closing balance', () => {
  const page = `
Credit card statement          From 01.05.2018 to 31.05.2018       Account number: 9834640762
Previous balance 626.82                  Total money out 835.90             Total money in 97.47
Posting Date        DETAILS OF TRANSACTIONS                    AMOUNT (SGD)
26 May 2018         New Balance 813759                               722.99
27 May 2018         Salary Halden Ltd                              97.47 CR
28 May 2018         Café Lumière                                      56.87
31 May 2018         New Balance 579289                                56.04
`;
  expect(readTyped(typed(page))).toMatchObject([{ lines: { length: 4 } }]);
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

it('takes the last booking for one whose name tells what is sold, where nothing else names a closing balance', () => {
  const page = (last: string) => `
Statement     1 Nov 2022 - 30 Nov 2022     USD
BALANCE B/F                                 3,857.15
Date           Transaction                    Amount
20/11/22       Supermarket                    -68.75
22/11/22       ${last}                       -357.44
`;
  expect(readPages(page('New Balance Shoes'))[0]?.lines).toHaveLength(2);
  expect(readPages(page('Total Tankstelle '))[0]?.lines).toHaveLength(2);
  expect(readPages(page('New balance Gold '))[0]?.lines).toHaveLength(1);
});
