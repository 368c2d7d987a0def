import { expect, it } from 'vitest';
import { summariesIn } from '../../balances/summaries.ts';
import { currencyOfLine } from '../../currencies/currencies.ts';
import { toRows } from '../../rows/rows.ts';
import { codeBesideName } from '../../words/currency-names.ts';
import { positioned, row } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('gives each currency what a summary with labels in two languages says of it (Bank of China)', () => {
  expect(['人民币/RMB', '美元/USD', '人民币(CNY)', '美元/EUR'].map(codeBesideName)).toEqual([
    'CNY',
    'USD',
    'CNY',
    null,
  ]);
  const rows = toRows(
    positioned([
      row([75, '币种'], [205, '上期账单余额'], [370, '本期支出'], [435, '本期账单余额']),
      row(
        [66, 'Currency'],
        [204, 'Previous Balance'],
        [367, 'Expenditure'],
        [437, 'Current Balance'],
      ),
      row([46, '人民币/RMB'], [219, '100.00'], [369, '20.00'], [449, '120.00']),
      row([56, '美元/USD'], [219, '50.00'], [369, '8.00'], [449, '58.00']),
      row([34, '外币交易明细 FCY Transaction Detailed List'], [341, '美元/USD']),
    ]),
  );
  const summaries = summariesIn(rows, { decimals: 2, isWhole: false });
  expect(summaries.map(({ opening, closing }) => [opening.minor, closing.minor])).toEqual([
    [10000, 12000],
    [5000, 5800],
  ]);
  expect(rows.slice(4).map((each) => currencyOfLine(each))).toEqual(['USD']);
});

it('reads a card whose column of dollars is empty in pesos, and its references as texts (Galicia)', () => {
  const page = `
Galicia     CUIT 30-50000173-5            RESUMEN DE TARJETA DE CRÉDITO VISA
CIERRE ACTUAL 28-Dic-24
   SALDO ACTUAL $      SALDO ACTUAL U$S      PAGO MÍNIMO $
   250,00              0,00                  50,00
FECHA        REFERENCIA                COMPROBANTE          PESOS      DÓLARES
             SALDO ANTERIOR                                100,00         0,00
16-12-24     SU PAGO EN PESOS                             -100,00
15-11-24     FRAVEGA C.05/12                485499         120,00
29-11-24     CINEMARK HOYTS                 280111          90,00
02-12-24     COTO SUC 54                    145270          40,00
             TOTAL A PAGAR                                 250,00         0,00
`;
  expect(readPages(page)).toMatchObject([
    {
      currency: 'ARS',
      balances: [-10000, -25000],
      proof: 'proven',
      lines: expect.arrayContaining(['2024-12-02 -4000 null COTO SUC 54']),
    },
  ]);
});

it('keeps what a card owes in dollars, though nothing was booked in them', () => {
  const page = `
VISA     RESUMEN DE CUENTA     CUIL     20-25118877-4
CIERRE ACTUAL     VENCIMIENTO ACTUAL     SALDO ACTUAL $     SALDO ACTUAL U$S
27 Mar 25         09 Abr 25              90,00              7,00
FECHA          DETALLE DE TRANSACCION             PESOS         DOLARES
               SALDO ANTERIOR                     50,00            7,00
25-03-25       COTO SUC 54                        30,00
26-03-25       CARGA SUBE                         10,00
               SALDO ACTUAL                       90,00            7,00
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'ARS', balances: [-5000, -9000], proof: 'proven', lines: { length: 2 } },
    { currency: 'USD', balances: [-700, -700], lines: [] },
  ]);
});

it('tells the pesos of a card from its dollars beside a column of the amounts abroad (Itaú, Uruguay)', () => {
  const page = `
Itaú     Vencimiento 20/01/2025     Cierre 05/01/2025
Banco Central del Uruguay     Límite $ 210.000
Fecha        Tarj.    Detalle                                 Importe origen        Pesos       Dólares
                      SALDO DEL ESTADO DE CUENTA ANTERIOR                        1.000,00        143,20
07 12 24              PAGOS                                                     -1.000,00
07 12 24     6620     FARMASHOP 417                                                214,95
07 12 24              PAGOS                                                                     -143,20
07 12 24     6620     DLO*SPOTIFY                                                                 31,83
08 12 24     6620     TIENDA INGLESA 67                                            439,51
                      SALDO CONTADO                                                654,46         31,83
                      PAGO MINIMO                                                  100,00          5,00
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'UYU', proof: 'proven', balances: [-100000, -65446], lines: { length: 3 } },
    { currency: 'USD', proof: 'proven', balances: [-14320, -3183], lines: { length: 2 } },
  ]);
});

it('lists dollars below the pesos of the same card as a section of their own (Scotiabank in Chile)', () => {
  const sections = readTyped(
    typed(
      `
Scotiabank     Estado de cuenta nacional de tarjeta de crédito     Fecha estado de cuenta 17/03/2025
N° DE TARJETA DE CRÉDITO     XXXX XXXX XXXX 6094
Saldo anterior                     $ 12.480
Monto total facturado a pagar      $ 45.000
FECHA         DESCRIPCIÓN OPERACIÓN          VALOR CUOTA
21/02/25      MONTO CANCELADO                $ -12.480
20/02/25      COPEC APP                      $ 45.000
Infórmese sobre la garantía estatal de los depósitos en su banco o en www.cmfchile.cl
`,
      `
Scotiabank     Estado de cuenta internacional de tarjeta de crédito
N° DE TARJETA DE CRÉDITO     XXXX XXXX XXXX 6094
SALDO ANTERIOR FACTURADO      US$ 118,47
DEUDA TOTAL                   US$ 10,99
FECHA         DESCRIPCIÓN DE OPERACIÓN       MONTO US$
24/02/25      ABONO REALIZADO                -118,47
26/02/25      NETFLIX.COM                    10,99
`,
    ),
  );
  expect(sections).toMatchObject([
    { currency: 'CLP', balances: [-12480, -45000], proof: 'proven' },
    { currency: 'USD', balances: [-11847, -1099], proof: 'proven' },
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

it('reads pesos and dollars of one card as two accounts', () => {
  const page = `
BBVA     Tarjeta Visa     CUIL 27-30112984-5     CIERRE ACTUAL 27-Feb-25
FECHA         DESCRIPCIÓN           NRO. CUPÓN     PESOS          DÓLARES
              SALDO ANTERIOR                         1.000,00       25,98
07-Feb-25     SU PAGO EN PESOS                      -1.000,00
07-Feb-25     SU PAGO EN USD                                       -25,98
08-Feb-25     COTO SUCURSAL 129     002887             730,25
09-Feb-25     SPOTIFY USD 10,99     881273                          10,99
              SALDO ACTUAL                         $ 730,25    U$S  10,99
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'ARS', balances: [-100000, -73025], proof: 'proven' },
    { currency: 'USD', balances: [-2598, -1099], proof: 'proven' },
  ]);
});

it('reads two currencies above the plan of what is paid in instalments (Scotiabank in Peru)', () => {
  const sections = readTyped(
    typed(`
ESTADO DE CUENTA     Tarjeta Visa     Ciclo de facturación: 20/01/2025 al 19/02/2025
Fecha          Descripción                Importe S/     Importe US$
               SALDO ANTERIOR                 100.00           50.00
21/01/2025     WONG CHACARILLA                 20.00
25/01/2025     APPLE.COM/BILL                                   3.00
               SALDO ACTUAL                   120.00           53.00
Compra         Establecimiento            Importe original     Cuota     Capital     Saldo pendiente
18/11/2024     SAGA FALABELLA                     1,999.00     05/12      166.58            1,166.10
`),
  );
  expect(sections).toMatchObject([
    { currency: 'PEN', lines: ['2025-01-21 -2000 null WONG CHACARILLA'] },
    { currency: 'USD', lines: ['2025-01-25 -300 null APPLE.COM/BILL'] },
  ]);
});
