import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

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

it('reads days and months under labels of their own, in the year that the month of the statement names', () => {
  const page = `
DAVIVIENDA     INFORME DEL MES: FEBRERO /2025
Calle 72 No. 6-30
Saldo Anterior     $100.00
Nuevo Saldo        $175.00
Fecha
Día    Mes    Valor        Doc.     Clase de Movimiento     Oficina
04     02     $ 45.00-     4471     Compra con tarjeta      EXITO CALLE 80
05     02     $ 120.00+    0912     Abono transferencia     DAVIPLATA
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'COP',
      balances: [10000, 17500],
      proof: 'proven',
      lines: [
        expect.stringContaining('2025-02-04 -4500 null'),
        expect.stringContaining('2025-02-05 12000 null'),
      ],
    },
  ]);
});

it('takes the amounts in the currency of the account, where a column behind them says what some were abroad', () => {
  const page = `
Banco Santander (Brasil) S.A.     CNPJ 90.400.888/0001-42     Vencimento 10/03/2025
Saldo Anterior               R$ 100,00
Saldo Desta Fatura           R$ 150,44
Data      Descrição             Parcela     R$           US$
10/02     PAGAMENTO DE FATURA               -100,00
12/02     CENTAURO              03/03        24,00
13/02     OPENAI                            126,44       20,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'BRL',
      proof: 'proven',
      lines: [
        '2025-02-10 10000 null PAGAMENTO DE FATURA',
        '2025-02-12 -2400 null CENTAURO',
        '2025-02-13 -12644 null OPENAI',
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

it.each([
  ['RD$ PESOS DOMINICANOS', 'DOP'],
  ['COLONES', 'CRC'],
  ['PESOS URUGUAYOS', 'UYU'],
  ['QUETZALES', 'GTQ'],
])('knows the currency %s by its name, whatever a purchase abroad was in', (name, currency) => {
  const page = `
Moneda: ${name}     Período: Del 01/02/2025 al 28/02/2025
FECHA          N° OPERACIÓN     DESCRIPCIÓN         CARGOS O GIROS     ABONOS       SALDO
31/01/2025                      SDO. APERTURA                                       1,000.00
03/02/2025     0000481          COMPRA USD 5.00             200.00                    800.00
04/02/2025     1128834          DEPOSITO                                500.00      1,300.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency,
      balances: [100000, 130000],
      lines: ['2025-02-03 -20000 80000 COMPRA USD 5.00', '2025-02-04 50000 130000 DEPOSITO'],
    },
  ]);
});

it('takes a plus for what a card was charged with, where most of its signed amounts bear one', () => {
  const page = `
HSBC     TARJETA DE CRÉDITO     RFC: SAOG850917MV4     Periodo: 05-Feb-2025 al 04-Mar-2025
Adeudo del periodo anterior          $100.00
Pago para no generar intereses       $150.00
Fecha de la operación     Fecha de cargo     Descripción del movimiento     Monto
06-Feb-2025               07-Feb-2025        SUPERAMA POLANCO               + $90.00
07-Feb-2025               10-Feb-2025        UBER EATS                      + $35.00
09-Feb-2025               10-Feb-2025        SPEI BANCA                     - $100.00
10-Feb-2025               11-Feb-2025        NETFLIX                        + $25.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'MXN',
      balances: [-10000, -15000],
      proof: 'proven',
      lines: [
        '2025-02-06 -9000 null SUPERAMA POLANCO',
        '2025-02-07 -3500 null UBER EATS',
        '2025-02-09 10000 null SPEI BANCA',
        '2025-02-10 -2500 null NETFLIX',
      ],
    },
  ]);
});

it('reads both ways in one column of charges and payments, and what is still to be spread as no balance', () => {
  const page = `
Bancolombia     Extracto Tarjeta de Crédito     Periodo facturado: desde 16/02/2025 hasta 15/03/2025
Saldo anterior     $ 50.000,00
= Pago total       $ 47.800,00
Fecha de Transacción   Descripción             Valor Original   Tasa Pactada   Cargos y Abonos   Saldo a Diferir
17/02/2025             RAPPI COLOMBIA           $ 47.800,00      0,0000 %       $ 47.800,00       $ 0,00
21/02/2025             ABONO SUCURSAL          -$ 50.000,00      0,0000 %      -$ 50.000,00       $ 0,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'COP',
      balances: [-5000000, -4780000],
      proof: 'proven',
      lines: ['2025-02-17 -4780000 null RAPPI COLOMBIA', '2025-02-21 5000000 null ABONO SUCURSAL'],
    },
  ]);
});

it('takes bare dollar signs for pesos where the law is that of their country, whatever another account is in', () => {
  const page = `
Santander     Resumen de cuenta     CUIL 27-31445566-8
Movimientos en pesos
Fecha        Comprobante     Movimiento            Débito         Crédito      Saldo en cuenta
28/02/25                     Saldo Inicial                                     $ 300,00
03/03/25     9077015         Compra con tarjeta    $ 40,00                     $ 260,00
04/03/25     9077016         Pago con qr           $ 10,00                     $ 250,00
             Saldo total                                                       $ 250,00
Movimientos en dólares
Fecha        Comprobante     Movimiento            Débito         Crédito      Saldo en cuenta
28/02/25                     Saldo Inicial                                     U$S 30,00
12/03/25     17618128        Compra de dolares                    U$S 20,00    U$S 50,00
             Saldo total                                                       U$S 50,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'ARS', balances: [30000, 25000], proof: 'proven' },
    { currency: 'USD', balances: [3000, 5000], proof: 'proven' },
  ]);
});

it('takes the year of its days from a month that stands alone in the head', () => {
  const page = (head: string) => `
extrato mensal     ${head}     CNPJ 60.701.190/0001-04
saldo em 28/02     100,00
saldo em 31/03      90,00
data      descrição           entradas R$     saídas R$     saldo R$
          SALDO ANTERIOR                                      100,00
03/03     PIX TRANSF 03/03                       10,00-        90,00
`;
  expect(readTyped(typed(page('mar 2025')))).toMatchObject([
    { lines: ['2025-03-03 -1000 9000 PIX TRANSF 03/03'] },
  ]);
  // Beside another month it is that of an instalment.
  expect(readTyped(typed(page('mar 2025     abr 2025')), '2026-04-02')).toMatchObject([
    { lines: ['2026-03-03 -1000 9000 PIX TRANSF 03/03'] },
  ]);
});

it('takes the currency of an account from the sign in its title, and leaves out lists of cheques and the period before', () => {
  const page = `
HSBC     EXTRACTO DEL 01/03/2024 AL 31/03/2024     C.U.I.L. 27-30118220-5     CUIT 33-53718600-9
PERÍODO DE FACTURACIÓN ANTERIOR     01/02/2024 - 29/02/2024
CAJA DE AHORRO EN $ NRO. 047-6-21884-3
FECHA         DESCRIPCION             NRO        DEBITO      CREDITO      SALDO
              BALANCE ANTERIOR                                           412,00
02-MAR        TRANSF CREDITO          72202                   100,00     512,00
04-MAR        CHEQUE PAGADO           45257       12,00                  500,00
              BALANCE AL CORTE                                           500,00
RELACION DE CHEQUES PAGADOS
04-MAR        No. 418                             12,00
CAJA DE AHORRO EN U$S NRO. 047-6-40117-8
FECHA         DESCRIPCION             NRO        DEBITO      CREDITO      SALDO
              BALANCE ANTERIOR                                            30,00
05-MAR        EXTRACCION              96176       10,00                   20,00
              BALANCE AL CORTE                                            20,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'ARS', balances: [41200, 50000], proof: 'proven' },
    { currency: 'USD', balances: [3000, 2000], proof: 'proven' },
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
