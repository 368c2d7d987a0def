import { describe, expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

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

it('reads what a Korean card charges of instalments, and days with their years in front and blanks between', () => {
  const row = (
    day: string,
    shop: string,
    price: string,
    count: string,
    due: string,
    rest: string,
  ): PlacedRow => [
    ...(day === '' ? [] : [[41, day] as Placed]),
    [160, shop],
    ...(price === '' ? [] : [['r275', price] as Placed]),
    ...(count === '' ? [] : [['r312', count] as Placed]),
    ['r460', due],
    ['r507', rest],
    ['r554', '0'],
  ];
  const page: PlacedRow[] = [
    [[40, 'Hyundai Card']],
    [[40, '2025년 03월 이용대금명세서']],
    [[40, '(결제일 2025년 03월 25일 / 이용기간 2025.02.01 ~ 2025.02.28)']],
    [
      [44, '이번 달 결제하실 금액'],
      ['r346', '262,300원'],
    ],
    [
      [44, '결제계좌'],
      [266, '국민은행 4471**-**-****88'],
    ],
    [
      [51, '이용일'],
      [181, '이용가맹점'],
      [244, '이용금액'],
      [281, '할부/회차'],
      [431, '결제원금'],
      [467, '결제 후 잔액'],
      [520, '수수료(이자)'],
    ],
    row('25. 02. 02', '쿠팡이츠', '17,560', '', '17,560', '0'),
    row('25. 02. 09', '한국철도공사', '22,740', '', '22,740', '0'),
    row('25. 02. 14', '이마트', '60,000', '', '60,000', '0'),
    row('25. 02. 20', '올리브영', '10,000', '', '10,000', '0'),
    row('', '일시불 소계 4 건', '', '', '110,300', '0'),
    row('24. 11. 22', '삼성전자판매', '1,824,000', '12/3', '152,000', '1,368,000'),
    row('', '할부 소계 1 건', '', '', '152,000', '0'),
    row('', '총 합계 5 건', '', '', '262,300', '0'),
  ];
  const [section] = readTyped(positioned(page));
  expect(section).toMatchObject({ currency: 'KRW', balances: [null, -262300] });
  expect(section?.lines.map((line) => line.split(' null ')[0])).toEqual([
    '2024-11-22 -152000',
    '2025-02-02 -17560',
    '2025-02-09 -22740',
    '2025-02-14 -60000',
    '2025-02-20 -10000',
  ]);
});

it('lets what is paid in instalments bear the day of its purchase, and nothing else', () => {
  const page = (code: string) => `
Bci     ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO     PERÍODO FACTURADO 19/02/2025 - 18/03/2025     www.cmfchile.cl
MONTO FACTURADO A PAGAR PERÍODO ANTERIOR     $ 10.000
MONTO TOTAL FACTURADO A PAGAR     $ 45.000
FECHA OPERACIÓN   DESCRIPCIÓN OPERACIÓN O COBRO   N° CUOTA   VALOR CUOTA MENSUAL
14/11/24          PARIS.CL                        ${code}      $ 30.000
20/02/25          RAPPI CHILE                     01/01      $ 5.000
`;
  expect(readTyped(typed(page('03/03')))).toMatchObject([
    { balances: [-10000, -45000], proof: 'proven' },
  ]);
  expect(readTyped(typed(page('01/01')))).toMatchObject([{ proof: 'not_provable' }]);
});

it('takes the days of bookings, which look like counts of instalments, for none', () => {
  const page = (last: string) => `
Banco Norte     EXTRACTO DE CUENTA CORRIENTE     Periodo: 01/01/2026 - 30/06/2026     Moneda: ARS
FECHA   DESCRIPCION          VALOR     DEBITO     CREDITO     SALDO
        SALDO ANTERIOR                                        1.000,00
03/04   COMPRA FARMACIA      03/04      100,00                  900,00
04/06   TRANSFERENCIA        04/06                 500,00     1.400,00
${last}   PAGO SERVICIOS       ${last}      200,00                1.200,00
        SALDO FINAL                                           1.200,00
`;
  expect(readTyped(typed(page('05/06')))).toMatchObject([{ proof: 'proven' }]);
  expect(readTyped(typed(page('01/02')))).toMatchObject([{ proof: 'not_provable' }]);
  const card = (last: string) => `
Banco Norte     ESTADO DE CUENTA DE TARJETA DE CRÉDITO     Periodo: 01/01/2026 - 30/06/2026     Moneda: ARS
FECHA   DESCRIPCION          MONTO       SALDO
        SALDO ANTERIOR                   1.000,00
03/04   COMPRA FARMACIA      100,00      1.100,00
04/06   COMPRA LIBRERIA      500,00      1.600,00
${last}   COMPRA MERCADO       200,00      1.800,00
        SALDO ACTUAL                     1.800,00
`;
  expect(readTyped(typed(card('05/06')))).toMatchObject([{ proof: 'proven' }]);
  expect(readTyped(typed(card('01/02')))).toMatchObject([{ proof: 'not_provable' }]);
});

/** What is due of purchases paid off in months is booked in the table that lists them, or once more among the other charges. */
const card = (closing: string, monthly: string) => `
TARJETA DE CREDITO     RFC: MOAV880417QX3     Periodo: 16-feb-2025 al 15-mar-2025
Pago mínimo                                        $50.00
Adeudo del periodo anterior                       $100.00
Pago para no generar intereses                    ${closing}
COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES
Fecha de la       Descripción    Monto         Saldo          Pago           Núm. de     Tasa de interés
operación                        original      pendiente      requerido      pago        aplicable
21-nov-2024       LIVERPOOL      $120.00       $80.00         $10.00         4 de 12     0.00%
CARGOS, ABONOS Y COMPRAS REGULARES (NO A MESES)
Fecha de la       Fecha de cargo     Descripción del movimiento                    Monto
operación
16-feb-2025       17-feb-2025        STARBUCKS REFORMA                    +        $20.00
17-feb-2025       18-feb-2025        CITY MARKET DEL VALLE                +        $30.00
18-feb-2025       19-feb-2025        SPOTIFY MX                           +         $5.00
03-mar-2025       03-mar-2025        SU PAGO GRACIAS                      -       $100.00
${monthly}
CARGOS NO RECONOCIDOS / EN ACLARACIÓN
Fecha de la operación     Folio           Descripción                Monto         Estatus
09-ene-2025               A25-0091877     MERCPAGO*ELECTRONICA       $15.00        En proceso
`;

const bought = [
  '2025-02-16 -2000 null STARBUCKS REFORMA',
  '2025-02-17 -3000 null CITY MARKET DEL VALLE',
  '2025-02-18 -500 null SPOTIFY MX',
  '2025-03-03 10000 null SU PAGO GRACIAS',
];

describe('a Mexican card', () => {
  it('books what is due of instalments where their table stands, if its balances say so', () => {
    expect(readTyped(typed(card('$65.00', '')))).toMatchObject([
      {
        balances: [-10000, -6500],
        proof: 'proven',
        lines: ['2024-11-21 -1000 null LIVERPOOL', ...bought],
      },
    ]);
  });

  it('keeps the day of purchase of an instalment whose count is wrapped with its text (Citibanamex)', () => {
    const monthly = `21-nov-2024       14-mar-2025        LIVERPOOL POLANCO 004                +        $10.00
                                     de 012`;
    const text = card('$65.00', monthly).replace('generar intereses ', 'generar           ');
    expect(readTyped(typed(text))).toMatchObject([
      {
        balances: [-10000, -6500],
        proof: 'proven',
        lines: ['2024-11-21 -1000 null LIVERPOOL POLANCO 004 de 012', ...bought],
      },
    ]);
  });

  it('takes that table for a list where the same instalment is among the charges', () => {
    const monthly =
      '14-mar-2025       14-mar-2025        MENSUALIDAD 04 DE 12                 +        $10.00';
    expect(readTyped(typed(card('$65.00', monthly)))).toMatchObject([
      {
        balances: [-10000, -6500],
        proof: 'proven',
        lines: [...bought, '2025-03-14 -1000 null MENSUALIDAD 04 DE 12'],
      },
    ]);
  });
});

it('books no purchase of which no instalment has been charged yet (Santander Chile)', () => {
  expect(
    readPages(`
Santander     ESTADO DE CUENTA EN MONEDA NACIONAL DE TARJETA DE CRÉDITO     20/05/2025     MONTO MÍNIMO A PAGAR $ 27.410
SALDO ADEUDADO INICIO PERÍODO ANTERIOR     $ 0
FECHA          DESCRIPCIÓN OPERACIÓN                    N° CUOTA     VALOR CUOTA MENSUAL
21/04/25       JUMBO LOS DOMINICOS                      01/01                   $ 62.480
18/03/25       LATAM.COM                                02/06                   $ 68.750
15/05/25       RIPLEY PARQUE ARAUCO                     00/03                   $ 39.997
MONTO TOTAL FACTURADO A PAGAR     $ 131.230
Infórmese sobre la garantía estatal de los depósitos en www.cmfchile.cl
`),
  ).toMatchObject([{ currency: 'CLP', balances: [null, -131230], lines: { length: 2 } }]);
});
