import { expect, it } from 'vitest';
import { type Placed, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('reads a column of cheques and other charges (Chile)', () => {
  const page = `
CARTOLA CUENTA CORRIENTE     MONEDA NACIONAL     WWW.CMFCHILE.CL
DESDE     01/03/2025     HASTA     31/03/2025
FECHA     DESCRIPCION                     N DOCTO     CHEQUES Y     DEPOSITOS     SALDO
                                                   OTROS CARGOS      Y ABONOS    DIARIO
          SALDO INICIAL                                                         100.000
03/03     COMPRA JUMBO BILBAO             4418821        10.000
03/03     DEPOSITO REMUNERACION           0000512                      20.000   110.000
05/03     CHEQUE COBRADO                  0001188        30.000                  80.000
          TOTALES                                        40.000        20.000
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'CLP',
      lines: [
        '2025-03-03 -10000 null COMPRA JUMBO BILBAO',
        '2025-03-03 20000 110000 DEPOSITO REMUNERACION',
        '2025-03-05 -30000 80000 CHEQUE COBRADO',
      ],
    },
  ]);
});

it('goes by the day on which a bank processed what was bought (Peru)', () => {
  const page = `
CUENTA SUELDO SOLES     Periodo     Del 01/03/2025 al 31/03/2025
Fecha         Fecha        Detalle de movimiento       Cargos (S/)     Abonos (S/)     Saldo contable (S/)
operación     proceso
                           SALDO INICIAL                                                            100.00
01/03         03/03        COMPRA TAMBO                     20.00-                                   80.00
04/03         04/03        ABONO HABERES                                    50.00+                  130.00
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2025-03-03 -2000 8000 COMPRA TAMBO',
    '2025-03-04 5000 13000 ABONO HABERES',
  ]);
});

it('finds the year in a period whose days stand between month and year (Colombia)', () => {
  const page = `
Banco de Bogotá     Período     MAR 01 / 2025 - MAR 31 / 2025
DIA   MES   TRANSACCION              DEBITOS        CREDITOS           SALDO
            SALDO ANTERIOR                                            100.00
01    MAR   Cuota de manejo            20.00                           80.00
03    MAR   Abono nomina                               50.00          130.00
            TOTALES                    20.00           50.00
`;
  expect(readTyped(typed(page), '2026-11-20')).toMatchObject([
    { lines: ['2025-03-01 -2000 8000 Cuota de manejo', '2025-03-03 5000 13000 Abono nomina'] },
  ]);
});

it('reads the amounts of the movements and not those of their instalments, and no list of earlier ones (Colombia)', () => {
  const head = (row: Placed[]) => [
    [
      [33, 'Bancolombia'],
      [300, 'Tarjeta de crédito Mastercard'],
      [440, 'Moneda: PESOS'],
    ] as Placed[],
    [
      [33, 'Pago mínimo'],
      ['r300', '$ 10,00'],
    ] as Placed[],
    [
      [33, '+ Saldo anterior'],
      ['r300', '$ 100,00'],
    ] as Placed[],
    [
      [33, '= Pago total'],
      ['r300', '$ 190,00'],
    ] as Placed[],
    row,
    [
      [33, 'Número de'],
      [84, 'Fecha'],
      [126, 'Movimientos'],
      ['r325', 'Valor'],
      [334, 'Cuotas'],
      ['r418', 'Valor'],
      [419, 'Tasa interés'],
      [546, 'Saldo'],
    ] as Placed[],
    [
      [33, 'autorización'],
      ['r325', 'movimiento'],
      ['r418', 'cuota/abono'],
      [430, 'mensual'],
      ['r570', 'pendiente'],
    ] as Placed[],
  ];
  const booked = (day: string, text: string, amount: string, due: string): Placed[] => [
    [33, '018834'],
    [84, day],
    [126, text],
    ['r325', amount],
    [345, '1/2'],
    ['r418', due],
    ['r454', '1,9072 %'],
    ['r570', '$ 0,00'],
  ];
  const page = positioned(
    [
      ...head([[33, 'Nuevos movimientos entre: 16 mar - 15 abr. 2025']]),
      booked('16/03/2025', 'EXITO', '$ 120,00', '$ 60,00'),
      booked('17/03/2025', 'UBER RIDES', '$ 70,00', '$ 35,00'),
      booked('20/03/2025', 'ABONO SUCURSAL', '-$ 100,00', '-$ 100,00'),
    ],
    [
      ...head([[33, 'Movimientos antes de: 15 mar. 2025']]).slice(4),
      booked('29/11/2024', 'KTRONIX', '$ 90,00', '$ 45,00'),
    ],
  );
  expect(readTyped(page)).toMatchObject([
    {
      currency: 'COP',
      balances: [-10000, -19000],
      proof: 'proven',
      lines: [
        '2025-03-16 -12000 null EXITO',
        '2025-03-17 -7000 null UBER RIDES',
        '2025-03-20 10000 null ABONO SUCURSAL',
      ],
    },
  ]);
});

it('reads the national and the international part of a card, each in its own currency and decimals (Chile)', () => {
  const national = `
ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO     www.cmfchile.cl
PERÍODO FACTURADO     19/06/2025 - 18/07/2025     PAGAR HASTA     04/08/2025
MONTO FACTURADO A PAGAR (PERÍODO ANTERIOR)               $61.000
MONTO TOTAL FACTURADO A PAGAR                            $42.300
FECHA          DESCRIPCIÓN OPERACIÓN O COBRO     N° CUOTA     VALOR CUOTA MENSUAL
04/07/25       PAGO PESOS TEF                                            $-61.000
22/06/25       LIDER LA REINA                    01/01                    $10.300
24/06/25       UBER TRIP                         01/01                     $2.000
25/06/25       COPEC APP                         01/01                    $10.000
27/06/25       CRUZ VERDE                        01/01                     $5.000
29/06/25       RESTAURANT                        01/01                    $15.000
4. INFORMACIÓN COMPRAS EN CUOTAS EN EL PERÍODO (SE FACTURAN DESDE EL PRÓXIMO ESTADO)
12/07/25       PARIS ALTO LAS CONDES             00/06                    $39.998
MONTO MÍNIMO A PAGAR                                                       $4.100
VENCIMIENTO     $1.000     $2.000     $3.000
`;
  const abroad = `
ESTADO DE CUENTA INTERNACIONAL DE TARJETA DE CRÉDITO
DETALLE DE MOVIMIENTOS EN DÓLARES
SALDO ANTERIOR FACTURADO US$              51,40
ABONOS REALIZADOS US$                    -51,40
TRASPASO A DEUDA NACIONAL               $48.830
N° REFERENCIA     FECHA OP.     DESCRIPCIÓN OPERACIÓN O COBRO     MONTO MONEDA ORIGEN     MONTO US$
18071111          18/07/25      TRASPASO A DEUDA NACIONAL                                    -51,40
23060044          23/06/25      AMAZON PRIME                      6,99                         6,99
30061188          30/06/25      AIRBNB                            214,50                     214,50
MONTO TOTAL FACTURADO A PAGAR US$                                                            221,49
`;
  expect(readTyped(typed(national, abroad))).toMatchObject([
    { currency: 'CLP', balances: [-61000, -42300], proof: 'proven' },
    {
      currency: 'USD',
      balances: [-5140, -22149],
      proof: 'proven',
      lines: [
        '2025-06-23 -699 null AMAZON PRIME',
        '2025-06-30 -21450 null AIRBNB',
        '2025-07-18 5140 null TRASPASO A DEUDA NACIONAL',
      ],
    },
  ]);
});

it('takes the sum under each group of a card for no sum of the whole (Chile)', () => {
  const page = (charges: string) => `
ESTADO DE CUENTA DE TARJETA DE CRÉDITO     www.cmfchile.cl     Período     26-05-2025 al 25-06-2025
Monto facturado a pagar período anterior               $61.000
Fecha          Descripción operación o cobro     N° Cuota     Valor cuota mensual
1. Total Operaciones
01-06-2025     RIPLEY.COM                        1/3                      $29.000
12-06-2025     PAGO CAJA RIPLEY                                          -$61.000
14-06-2025     PEDIDOSYA                         1/1                      $15.000
Total Operaciones                                                        -$17.000
3. Cargos, comisiones, impuestos y abonos
25-06-2025     COMISION MENSUAL                                            $2.490
25-06-2025     IMPUESTO                                                      $877
Total cargos                                                               ${charges}
4. Productos o servicios voluntariamente contratados
25-06-2025     SEGURO DESGRAVAMEN                                          $1.633
Total productos o servicios                                                $1.633
Monto total facturado a pagar                                             $49.000
Monto mínimo a pagar                                                       $4.900
`;
  expect(readTyped(typed(page('$3.367')))).toMatchObject([
    { currency: 'CLP', balances: [-61000, -49000], proof: 'proven' },
  ]);
  // A sum that no group comes to speaks against the reading.
  expect(readTyped(typed(page('$9.367')))).toMatchObject([{ proof: 'broken' }]);
});
