import { expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned, row } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads sums in both currencies in their own column, and that of several cards below theirs (BAC)', () => {
  const sections = readTyped(
    typed(`
Estado de Cuenta Tarjeta de Crédito     Fecha de corte: 14-MAY-25     Costa Rica
RESUMEN                              COLONES        DÓLARES
Saldo anterior                        100.00          50.00
Saldo al corte / Pago de contado      430.00          63.00
Fecha         Concepto               Colones        Dólares
16-ABR-25     AUTO MERCADO            300.00
17-ABR-25     UBER *TRIP                              10.00
18-ABR-25     UBER REFUND                             -2.00
              Subtotal tarjeta 0912   300.00           8.00
19-ABR-25     ROSTIPOLLOS              30.00
20-ABR-25     SHEIN.COM                                4.00
              Subtotal tarjeta 4450    30.00           4.00
              Total compras           330.00          12.00
14-MAY-25     COMISION                                 1.00
`),
  );
  expect(sections).toMatchObject([
    { currency: 'CRC', balances: [-10000, -43000], proof: 'proven' },
    { currency: 'USD', balances: [-5000, -6300], proof: 'proven' },
  ]);
});

it('reads the bookings of two currencies that each row names, and what is owed in both (BAC)', () => {
  const page = `
BAC     ESTADO DE CUENTA TARJETA DE CRÉDITO     Fecha de corte: 18-SET-26
Resumen                Colones        Dólares
Saldo anterior         10,000.50      241.18
Saldo al corte         12,660.00       91.00
Referencia       Fecha         Concepto              Lugar          Moneda     Monto
A) Detalle de pagos del periodo
090131681838     1-SET-26      PAGO RECIBIDO         WEB            CRC        10,000.50-
090140708047     1-SET-26      PAGO RECIBIDO         WEB            USD           180.00-
                               Total de pagos                   10,000.50-        180.00-
B) Detalle de compras del periodo
081913846710     19-AGO-26     PERIMERCADOS          SAN JOSE       CRC        12,660.00
082164273970     21-AGO-26     OPENAI                STOCKHOLM      USD            29.82
                               Total de compras                  12,660.00         29.82
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'CRC', proof: 'proven', balances: [-1000050, -1266000], lines: { length: 2 } },
    { currency: 'USD', proof: 'proven', balances: [-24118, -9100], lines: { length: 2 } },
  ]);
});

it('amounts under a wrapped label of their currency, soles and dollars in one list (Interbank)', () => {
  const booked = (day: string, text: string, soles: string, dollars = ''): PlacedRow => [
    [40, day],
    [150, text],
    ...(soles ? [[`r478`, soles] as [`r${number}`, string]] : []),
    ...(dollars ? [[`r550`, dollars] as [`r${number}`, string]] : []),
  ];
  const page: PlacedRow[] = [
    [
      [40, 'Interbank'],
      [300, 'ESTADO DE CUENTA TARJETA DE CRÉDITO'],
    ],
    [
      [40, 'Período de facturación'],
      [478, '21/07/24 al 20/08/24'],
    ],
    [
      [40, 'Fecha de'],
      [150, 'Descripción'],
      ['r478', 'Monto en'],
      ['r550', 'Monto en'],
    ],
    [
      [40, 'consumo'],
      ['r478', 'Soles'],
      ['r550', 'Dólares'],
    ],
    [
      [150, 'SALDO ANTERIOR'],
      ['r478', '2,140.35'],
      ['r550', '86.20'],
    ],
    booked('21-Jul', 'PLAZA VEA', '83.90'),
    booked('23-Jul', 'PRIMAX', '126.02'),
    booked('03-Ago', 'PAGO TARJETA', '-2,140.35'),
    booked('03-Ago', 'PAGO TARJETA', '', '-86.20'),
    booked('05-Ago', 'OPENAI', '', '27.04'),
    [
      [150, 'DEUDA TOTAL'],
      ['r478', '209.92'],
      ['r550', '27.04'],
    ],
  ];
  expect(readTyped(positioned(page))).toMatchObject([
    { currency: 'PEN', proof: 'proven', lines: { length: 3 } },
    { currency: 'USD', proof: 'proven', lines: { length: 2 } },
  ]);
});

it('reads two currencies whose signs stand in brackets below their names (BCP)', () => {
  const sections = readTyped(
    typed(`
ESTADO DE CUENTA DE TARJETA DE CRÉDITO     19/04/2025 - 18/05/2025     VISA ORO
Fecha      Descripción                  Soles      Dólares
consumo                                 (S/)        (US$)
           SALDO ANTERIOR              100.00       57.40
19Abr      WONG OVALO                   14.35
23Abr      NETFLIX.COM                              10.49
05May      PAGO BANCA MOVIL            100.00-
05May      PAGO BANCA MOVIL                         57.40-
           SALDO DEL MES                14.35       10.49
`),
  );
  expect(sections).toMatchObject([
    { currency: 'PEN', balances: [-10000, -1435], proof: 'proven' },
    { currency: 'USD', lines: ['2025-04-23 -1049 null NETFLIX.COM', expect.any(String)] },
  ]);
});

it('reads both sides of a card under each of its two currencies (Banco Industrial)', () => {
  const page = `
Banco Industrial                     Estado de Cuenta Tarjeta BI Visa Oro
Fecha de pago 15/10/2025             Pago mínimo Q  197.82
                                                    QUETZALES                 DÓLARES
FECHA        DOCTO.      DESCRIPCIÓN             CARGOS      ABONOS      CARGOS      ABONOS
                         SALDO ANTERIOR          920.75                    0.00
21/08/25     6433012     DESPENSA FAMILIAR       232.18
25/08/25     7624039     SPOTIFY USA                                       7.99
31/08/25     2579240     PAGO BI EN LINEA                    920.75
01/09/25     7135241     SAN MARTIN BAKERY        90.51
05/09/25     1629072     PAGO BI EN LINEA                                              2.00
                         SALDO ACTUAL            322.69                    5.99
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'GTQ', proof: 'proven', balances: [-92075, -32269], lines: { length: 3 } },
    { currency: 'USD', proof: 'proven', balances: [0, -599], lines: { length: 2 } },
  ]);
});

it('takes what is owed in each of two currencies from a row of its own in the column of that one (Macro)', () => {
  const page = `
BANCO MACRO     VISA GOLD     CIERRE ACTUAL: 21 Dic 23     CUIT 30-50001008-4
FECHA        COMPROBANTE     DETALLE DE TRANSACCION             PESOS         DOLARES
                             SALDO ANTERIOR                 214.471,35          15,00
04.12.23                     SU PAGO EN PESOS               214.471,35-
04.12.23                     SU PAGO EN USD                                     15,00-
24.11.23     694160*         COTO SUC 147                    51.357,16
27.11.23     118447K         NETFLIX.COM                                        11,99
                             SALDO ACTUAL $                  51.357,16
                             SALDO ACTUAL U$S                                   11,99
                             PAGO MINIMO $                    4.800,00
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'ARS', proof: 'proven', balances: [-21447135, -5135716], lines: { length: 2 } },
    { currency: 'USD', proof: 'proven', balances: [-1500, -1199], lines: { length: 2 } },
  ]);
});

it('reads a card of Costa Rica once for each of its currencies, of which the other column holds a nought (BAC)', () => {
  const page = `
BAC     Estado de Cuenta Tarjeta de Crédito     Fecha de corte: 09-FEB-24
                                           Colones          Dólares
Saldo anterior                            1,000.00           100.00
Saldo al corte                            1,500.00            80.00
Referencia     Fecha          Concepto            Monto local     Monto dólares
768835601      10-ENE-24      SODA TAPIA               700.00              0.00
484974575      11-ENE-24      NETFLIX.COM                0.00             30.00
155677006      25-ENE-24      SU PAGO RECIBIDO        -200.00              0.00
221553981      26-ENE-24      SU PAGO RECIBIDO           0.00            -50.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'CRC', balances: [-100000, -150000], proof: 'proven' },
    { currency: 'USD', balances: [-10000, -8000], proof: 'proven' },
  ]);
});

it('reads lists whose titles have the names of both currencies behind them, with labels below or none (Galicia)', () => {
  const row = (day: string, text: string, pesos: string, dollars = ''): PlacedRow => [
    [40, day],
    [95, text],
    ...(pesos === '' ? [] : [['r462', pesos] as Placed]),
    ...(dollars === '' ? [] : [['r548', dollars] as Placed]),
  ];
  const title = (name: string): PlacedRow => [20, [40, name], [434, 'PESOS'], ['r548', 'DÓLARES']];
  const page = (closing: string): PlacedRow[] => [
    [
      [40, 'Galicia'],
      [120, 'VISA SIGNATURE'],
      [300, 'CIUDAD AUTONOMA BUENOS AIRES'],
    ],
    [
      [300, 'CIERRE ACTUAL'],
      [420, '19-06-25'],
      [480, 'PAGO MÍNIMO $'],
      ['r580', '10,00'],
    ],
    title('CONSOLIDADO'),
    row('', 'SALDO ANTERIOR', '400,00', '50,00').slice(1) as PlacedRow,
    row('05-06-25', 'SU PAGO EN PESOS', '-400,00'),
    row('09-06-25', 'SU PAGO EN USD', '', '-50,00'),
    title('DETALLE DEL CONSUMO'),
    [15, [40, 'FECHA'], [95, 'REFERENCIA'], [290, 'CUOTA'], [330, 'COMPROBANTE']],
    row('23-05-25', 'COTO SUC 177', '64,00'),
    row('24-05-25', 'SPOTIFY', '', '3,49'),
    title('IMPUESTOS, CARGOS E INTERESES'),
    row('19-06-25', 'IMPUESTO DE SELLOS', '4,00'),
    [15, [50, 'TOTAL A PAGAR'], ['r462', closing], ['r548', '3,49']],
  ];
  expect(readTyped(positioned(page('68,00')))).toMatchObject([
    { currency: 'ARS', balances: [-40000, -6800], proof: 'proven', lines: { length: 3 } },
    { currency: 'USD', balances: [-5000, -349], proof: 'proven', lines: { length: 2 } },
  ]);
  expect(readTyped(positioned(page('69,00')))).not.toMatchObject([{ proof: 'proven' }, {}]);
});

it('books a tax in both currencies where others fill one column each, and no amount abroad in front of those (HSBC in Argentina)', () => {
  const page = positioned([
    row([40, 'HSBC'], [110, 'VISA PLATINUM - RESUMEN DE CUENTA'], [300, 'CUENTA VISA 0418773920']),
    row(
      [40, 'CIERRE ACTUAL 25 Ene 24'],
      [215, 'PAGO MINIMO $ 33,50'],
      [390, 'VENCIMIENTO 07 Feb 24'],
    ),
    row([40, 'HSBC Bank Argentina S.A. Bouchard 557 C.A.B.A. CUIT 33-53718600-9']),
    row([40, 'FECHA'], [160, 'DETALLE DE TRANSACCION'], ['r470', 'PESOS'], ['r549', 'DOLARES']),
    row([160, 'SALDO ANTERIOR'], ['r465', '442,10'], ['r545', '12,49']),
    row([40, '08.01.24'], [160, 'SU PAGO EN PESOS'], ['r469', '442,10-']),
    row([40, '08.01.24'], [160, 'SU PAGO EN USD'], ['r549', '12,49-']),
    row([40, '27.12.23'], [160, 'COTO SUC 44'], ['r465', '745,60']),
    row([40, '28.12.23'], [160, 'NETFLIX'], [330, 'USD'], ['r390', '13,99'], ['r545', '13,99']),
    row([40, '30.12.23'], [160, 'YPF SERV COMPRAS'], ['r465', '200,00']),
    row([40, '25.01.24'], [160, 'IMPUESTO DE SELLOS'], ['r465', '23,46'], ['r545', '0,21']),
    row([160, 'SALDO ACTUAL'], ['r465', '$ 969,06'], ['r545', 'U$S 14,20']),
  ]);
  expect(readTyped(page)).toMatchObject([
    {
      currency: 'ARS',
      balances: [-44210, -96906],
      proof: 'proven',
      lines: [
        '2023-12-27 -74560 null COTO SUC 44',
        '2023-12-30 -20000 null YPF SERV COMPRAS',
        '2024-01-08 44210 null SU PAGO EN PESOS',
        '2024-01-25 -2346 null IMPUESTO DE SELLOS',
      ],
    },
    {
      currency: 'USD',
      balances: [-1249, -1420],
      proof: 'proven',
      lines: [
        '2023-12-28 -1399 null NETFLIX USD',
        '2024-01-08 1249 null SU PAGO EN USD',
        '2024-01-25 -21 null IMPUESTO DE SELLOS',
      ],
    },
  ]);
});
