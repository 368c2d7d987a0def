import { expect, it } from 'vitest';
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
