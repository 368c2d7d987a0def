import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes what was paid out of the column of prices, where nothing of it is due this month (Santander in Chile)', () => {
  const [card] = readTyped(
    typed(`
Santander     ESTADO DE CUENTA EN MONEDA NACIONAL DE TARJETA DE CRÉDITO     23/05/2025     MONTO MÍNIMO A PAGAR $ 27.410
MONTO FACTURADO A PAGAR (PERÍODO ANTERIOR)     $ 684.512
FECHA          DESCRIPCIÓN         MONTO OPERACIÓN     MONTO TOTAL A PAGAR     N° CUOTA     VALOR CUOTA MENSUAL
05/05/2025     MONTO CANCELADO          $ -684.512
24/04/2025     JUMBO COSTANERA            $ 64.870                $ 64.870     01/01                   $ 64.870
25/04/2025     COPEC APP                  $ 45.000                $ 45.000     01/01                   $ 45.000
MONTO TOTAL FACTURADO A PAGAR     $ 64.870
Infórmese sobre la garantía estatal de los depósitos en www.cmfchile.cl
`),
  );
  expect(card?.lines).toContain('2025-05-05 684512 null MONTO CANCELADO');
});

it('takes what was bought in instalments of which none is due for no booking, in pesos of Mexico (BBVA)', () => {
  const page = `
BBVA     Tarjeta Oro BBVA     Periodo: 11-dic-2025 al 10-ene-2026     CAT promedio ponderado sin IVA 81.4%
Adeudo del periodo anterior            $100.00
Pago para no generar intereses         $536.64
Pago mínimo:                            $10.00
COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES
Fecha de la     Descripción           Monto         Saldo         Pago          Tasa de
operación                             original      pendiente     requerido     interés aplicable
27-dic-2025     LIVERPOOL POLANCO     $8,499.00     $8,499.00     $0.00         0.00%
CARGOS, COMPRAS Y ABONOS REGULARES (NO A MESES)
Fecha               Fecha           Descripción del movimiento              Monto
de la operación     de cargo
12-dic-2025         12-dic-2025     NETFLIX COM                         +$476.64
                                    USD $26.57 TIPO DE CAMBIO $17.94
14-dic-2025         15-dic-2025     PAGO POR SPEI                       -$100.00
16-dic-2025         17-dic-2025     OXXO INSURGENTES                     +$10.00
18-dic-2025         19-dic-2025     CHEDRAUI SELECTO                     +$20.00
20-dic-2025         20-dic-2025     TELMEX                               +$30.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'MXN', proof: 'proven', lines: { length: 5 }, balances: [-10000, -53664] },
  ]);
});

it('takes the price of what was bought where that is owed, and not what was charged of it so far (Bancolombia)', () => {
  const page = (owed: string) => `
Bancolombia     ESTADO DE CUENTA EN: PESOS     Tarjeta Mastercard     COP
Periodo facturado     15 dic. 2025 - 15 ene. 2026     Pago mínimo: $ 10.000,00
Saldo anterior                           $ 100.000,00
Saldo total a la fecha de corte          $ ${owed}
Fecha de        Descripción      Valor             Cuota     Cargos y         Saldo
transacción                      original                    abonos           pendiente
17/12/2025      ALKOSTO          $ 240.000,00      1/24      $ 10.000,00      $ 230.000,00
22/12/2025      EXITO            $ 50.000,00       1/1       $ 50.000,00      $ 0,00
05/01/2026      ABONO            $ -100.000,00               $ -100.000,00    $ 0,00
`;
  const spent = (owed: string) => readTyped(typed(page(owed)))[0];
  expect(spent('290.000,00')).toMatchObject({
    proof: 'proven',
    lines: { 0: expect.stringContaining('2025-12-17 -24000000') },
  });
  expect(spent('60.000,00')).toMatchObject({
    proof: 'proven',
    lines: { 0: expect.stringContaining('2025-12-17 -1000000') },
  });
});

it('takes no column of rates for texts, nor what was bought before for a booking (Bancolombia)', () => {
  expect(
    readPages(`
Bancolombia     Tarjeta de crédito Mastercard Gold     Fecha de corte 15 mar. 2025     COP
Saldo anterior     $ 61.444,21
Pago total     $ 126.244,21
Fecha         Movimientos               Valor movimiento        Cuotas    % interés mensual      Saldo pendiente
12/03/2025    RAPPI COLOMBIA*DL              $ 44.800,00        1/1         0,0000                        $ 0,00
10/03/2025    EXITO COLOMBIA                 $ 20.000,00        1/1         0,0000                        $ 0,00
Movimientos antes del: 16 feb. 2025
Fecha         Movimientos               Valor movimiento        Cuotas    % interés mensual      Saldo pendiente
18/11/2024    AVIANCA                     $ 1.642.000,00        4/12        1,9100                $ 1.094.666,68
`),
  ).toMatchObject([
    {
      proof: 'proven',
      balances: [-6144421, -12624421],
      lines: [
        '2025-03-10 -2000000 null EXITO COLOMBIA',
        '2025-03-12 -4480000 null RAPPI COLOMBIA*DL',
      ],
    },
  ]);
});

it('reads what is due of a purchase in instalments this month, and the balance named by its month (Apple Card)', () => {
  const page = `
Apple Card     Statement     Mar 1, 2025 to Mar 31, 2025     Minimum Payment Due $35.00
Previous Monthly Balance                 $100.00
March Balance                            $100.53
Total Balance as of Mar 31, 2025         $700.00
Date          Description                                   Amount
03/01/2025    TRADER JOE S PORTLAND OR                      $58.91
03/14/2025    ACH Deposit Internet transfer               -$100.00
`;
  const further = `
Monthly installments by Imani R Castellanos
Date          Description                                   Amount
06/21/2024    Apple Online Store Cupertino CA              $999.00
              MONTHLY INSTALLMENTS (24)     10 of 24
              This month's installment:                     $41.62
              Remaining (total financed $999.00): $582.68
`;
  const [section] = readPages(page, further);
  expect(section).toMatchObject({ proof: 'proven', balances: [-10000, -10053] });
  expect(section?.lines[0]).toMatch(/^2024-06-21 -4162 null Apple Online Store/);
});

it('reads what a card is charged with this month, and not what a purchase in instalments costs in all', () => {
  const page = `
Santander     ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO     PERÍODO FACTURADO 21/01/2025 - 20/02/2025
MONTO TOTAL FACTURADO A PAGAR     $ 53.330     www.cmfchile.cl
MONTO FACTURADO A PAGAR (PERÍODO ANTERIOR)     $ 12.000
LUGAR DE OPERACIÓN   FECHA OPERACIÓN   DESCRIPCIÓN OPERACIÓN O COBRO   MONTO OPERACIÓN O COBRO   MONTO TOTAL A PAGAR   N° CUOTA   VALOR CUOTA MENSUAL
1. TOTAL OPERACIONES                                                                                                             $ 36.330
                     07/02/25          MONTO CANCELADO                 $ -12.000                 $ -12.000                       $ -12.000
INTERNET             01/02/25          FALABELLA TRES CUOTAS           $ 99.990                  $ 99.990              02/03     $ 33.330
SANTIAGO             05/02/25          COPEC APP                       $ 15.000                  $ 15.000              01/01     $ 15.000
2. CARGOS, COMISIONES, IMPUESTOS Y ABONOS                                                                                        $ 5.000
                     20/02/25          COMISION MANTENCION             $ 5.000                   $ 5.000                         $ 5.000
`;
  expect(readTyped(typed(page))).toEqual([
    {
      currency: 'CLP',
      balances: [-12000, -53330],
      proof: 'proven',
      lines: [
        '2025-02-01 -33330 null INTERNET FALABELLA TRES CUOTAS',
        '2025-02-05 -15000 null SANTIAGO COPEC APP',
        '2025-02-07 12000 null MONTO CANCELADO',
        '2025-02-20 -5000 null COMISION MANTENCION',
      ],
    },
  ]);
});

it('reads what is due of instalments this month, and not what was bought (KB)', () => {
  const page = `
KB국민카드     이용대금 명세서     이용기간 2023.12.01 ~ 2023.12.31
이번 달 결제하실 금액     117,930원
이용일자        이용카드      이용하신 가맹점          이용금액    할부          이번 달 결제금액             결제 후
                                                개월    회차        원금       수수료      잔액
23.12.01    탄탄대로      다이소 홍대점         17,930                17,930         0
23.12.08    탄탄대로      LG전자베스트샵       300,000     3     2   100,000         0   100,000
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2023-12-01 -17930 null 탄탄대로 다이소 홍대점',
    '2023-12-08 -100000 null 탄탄대로 LG전자베스트샵',
  ]);
});
