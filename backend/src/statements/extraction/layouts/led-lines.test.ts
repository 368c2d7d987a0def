import { expect, it } from 'vitest';
import type { PlacedRow } from './positioned.fixture.ts';
import { read } from './reading.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('gives a text below a line of dots to the booking that its own dots lead to', () => {
  const row = (distance: number, ...cells: PlacedRow): PlacedRow =>
    [distance, ...cells] as PlacedRow;
  const dots = '.'.repeat(40);
  const { sections } = read([
    [[40, 'BSB number 083-004   Account number 33-817-4471   Statement ends 30 September 2025']],
    [
      [40, 'Date'],
      [105, 'Particulars'],
      [376, 'Debits'],
      ['r470', 'Credits'],
      ['r540', 'Balance'],
    ],
    [
      [40, '30 Aug 2025'],
      [105, `Brought forward ${dots}`],
      ['r540', '254.18 Cr'],
    ],
    row(12, [40, '2 Sep 2025'], [105, 'INTERNET BPAY Water']),
    row(10, [105, `2244117801 ${dots}`], ['r410', '86.40']),
    row(12, [105, 'Linked Acc Trns']),
    row(10, [105, `Transfer from saver ${dots}`], ['r470', '300.00'], ['r540', '467.78 Cr']),
    row(
      30,
      [40, 'Summary of Government Charges'],
      [336, 'From 1 July to date'],
      [480, 'Last year'],
    ),
    row(12, [40, 'Withholding tax'], ['r410', '$0.00'], ['r540', '$0.00']),
  ]);
  expect(sections[0]?.lines.map(({ description }) => description)).toEqual([
    'INTERNET BPAY Water 2244117801',
    'Linked Acc Trns Transfer from saver',
  ]);
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

it('takes the heading of a group below the labels for none of them, and what a page brings for no other account', () => {
  const card = `
Card statement     Minimum Payment $25.00     Statement closing date 10/06/2025
Previous Balance $42.67     New Balance $74.18     Springfield IL 62704-1234
Trans      Post       Description                    Credits     Charges
Date       Date
Payments
09/09      09/09      AUTOMATIC PAYMENT                42.67
Purchases
09/04      09/05      SAFEWAY OAKLAND CA                            74.18
`;
  expect(readTyped(typed(card))).toMatchObject([
    {
      balances: [-4267, -7418],
      proof: 'proven',
      lines: ['2025-09-04 -7418 null SAFEWAY OAKLAND CA', '2025-09-09 4267 null AUTOMATIC PAYMENT'],
    },
  ]);
  const head =
    'Date      Transaction Description                         Debit      Credit     Balance $';
  const page = `
BSB Number   112-879   Account Number   418820771   Statement Period 01/07/2025 to 31/07/2025
${head}
01 JUL    OPENING BALANCE                                                             100.00
02 JUL    EFTPOS                                            20.00                      80.00
          SUB TOTAL CARRIED FORWARD TO NEXT PAGE            20.00        0.00          80.00
`;
  const next = `
Account Number   112-879   418 820 771
${head}
          SUB TOTAL CARRIED FORWARD FROM PREVIOUS PAGE      20.00        0.00          80.00
15 JUL    SALARY                                                       50.00          130.00
31 JUL    CLOSING BALANCE                                   20.00       50.00         130.00
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    { balances: [10000, 13000], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('takes the code in front of the amount of one purchase for no currency of the account', () => {
  const rows = Array.from(
    { length: 12 },
    (_, day) => `${day + 1}/09/2025   Pos Purchase            10.00          ${890 - 10 * day}.00`,
  );
  const page = `
Cheque account statement     1 Sep 2025 to 30 Sep 2025     Overdraft Limit: R5 000.00
Date        Transaction Description   Debit Amount   Credit Amount   Balance
${rows.join('\n')}
            Card No. 7714 Purchase Hamburg EUR 19.99
`;
  expect(readTyped(typed(page.replaceAll('            10.00', '     10.00')))).toMatchObject([
    { currency: 'ZAR' },
  ]);
});

it('shares the lines between figures without a text of their own among the bookings above and below', () => {
  const page = `
Bradesco     CNPJ 60.746.948/0001-12     Movimentação entre: 01/08/2026 e 31/08/2026
Data           Histórico                  Docto.      Crédito (R$)     Débito (R$)     Saldo (R$)
31/07/2026     COD. LANC. 0                                                            1.000,00
               PIX RECEBIDO
03/08/2026                                1340478     200,00                           1.200,00
               REM: EMPRESA LTDA. 02/08
               PIX ENVIADO
                                          0803120                      300,00            900,00
               DES: BELTRANO 01/08
04/08/2026     IOF                        0844193                        1,57            898,43
               TARIFA BANCARIA
                                          0030826                       85,00            813,43
               CESTA ILIMITADA
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2026-08-03 20000 120000 PIX RECEBIDO 1340478 REM: EMPRESA LTDA. 02/08',
        '2026-08-03 -30000 90000 PIX ENVIADO 0803120 DES: BELTRANO 01/08',
        '2026-08-04 -157 89843 IOF 0844193',
        '2026-08-04 -8500 81343 TARIFA BANCARIA 0030826 CESTA ILIMITADA',
      ],
    },
  ]);
});
