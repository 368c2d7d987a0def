import { expect, it } from 'vitest';
import type { PlacedRow } from '../positioned.fixture.ts';
import { read } from '../reading.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

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
