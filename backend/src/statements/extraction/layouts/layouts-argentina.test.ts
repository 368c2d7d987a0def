import { expect, it } from 'vitest';
import { extractStatement, proveSection } from '../index.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('reads accounts in pesos and in dollars, whose names stand side by side, each in its own currency', () => {
  const first = `
Santander     Desde: 01/03/25     Hasta: 31/03/25
CUIL: 27-28418877-4
Caja de ahorro en pesos                              Caja de ahorro en dólares
Saldo total al 31/03/25: $ 130,00                    Saldo total al 31/03/25: U$S 120,00
Movimientos en pesos
Caja de ahorro Nº 072-418877/2     CBU: 0720072088000041887724
Fecha        Comprobante   Movimiento                 Débito       Crédito      Saldo en cuenta
01/03/25                   Saldo Inicial                                               $ 100,00
03/03/25     3381          Compra con tarjeta         $ 20,00                           $ 80,00
04/03/25     50117         Pago haberes                            $ 50,00             $ 130,00
                           Saldo total                                                 $ 130,00
`;
  const second = `
Santander     Desde: 01/03/25     Hasta: 31/03/25
Movimientos en dólares
Caja de ahorro Nº 072-418877/9     CBU: 0720072011000041887791
Fecha        Comprobante   Movimiento                 Débito       Crédito      Saldo en cuenta
01/03/25                   Saldo Inicial                                             U$S 100,00
11/03/25     18801         Compra de dólares                       U$S 20,00         U$S 120,00
                           Saldo total                                               U$S 120,00
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    { currency: 'ARS', balances: [10000, 13000], proof: 'proven' },
    { currency: 'USD', balances: [10000, 12000], proof: 'proven' },
  ]);
});

it('reads the days of a card whose years and months stand in front, where they change', () => {
  const page = `
VISA PLATINUM     RESUMEN DE CUENTA     CUIL     20-25118877-4
CIERRE ACTUAL     VENCIMIENTO ACTUAL     SALDO ACTUAL $     SALDO ACTUAL U$S     PAGO MINIMO $
27 Mar 25         09 Abr 25              90,00              5,00                 10,00
FECHA               COMPROBANTE   DETALLE DE TRANSACCION               PESOS          DOLARES
                                  SALDO ANTERIOR                       50,00             7,00
25 Marzo     10                   SU PAGO EN PESOS                     50,00-
             10                   SU PAGO EN USD                                         7,00-
24 Noviem.   14     004417 *      FRAVEGA C.05/06                      30,00
25 Febrero   28     400122 *      CARREFOUR                            40,00
25 Marzo     01     410018 *      NETFLIX.COM                                           5,00
             02     410877 *      SHELL LIBERTADOR                     20,00
                                  SALDO ACTUAL                       $ 90,00         U$S 5,00
`;
  expect(readTyped(typed(page))).toEqual([
    {
      currency: 'ARS',
      balances: [-5000, -9000],
      proof: 'proven',
      lines: [
        '2024-11-14 -3000 null FRAVEGA C.05/06',
        '2025-02-28 -4000 null CARREFOUR',
        '2025-03-02 -2000 null SHELL LIBERTADOR',
        '2025-03-10 5000 null SU PAGO EN PESOS',
      ],
    },
    {
      currency: 'USD',
      balances: [-700, -500],
      proof: 'proven',
      lines: ['2025-03-01 -500 null NETFLIX.COM', '2025-03-10 700 null SU PAGO EN USD'],
    },
  ]);
});

it('takes a bare $ for the peso, though most of the file counts in marked dollars and no heading names either', () => {
  const page = `
Banco del Sol     Desde: 01/03/25     Hasta: 31/03/25
CUIT: 27-28418877-4
Cuenta Nº 072-418877/2     CBU: 0720072088000041887724
Fecha        Comprobante   Movimiento                 Débito       Crédito      Saldo en cuenta
01/03/25                   Saldo Inicial                                               $ 100,00
03/03/25     3381          Compra con tarjeta         $ 20,00                           $ 80,00
                           Saldo total                                                  $ 80,00
Cuenta Nº 072-418877/9     CBU: 0720072011000041887791
Fecha        Comprobante   Movimiento                 Débito       Crédito      Saldo en cuenta
01/03/25                   Saldo Inicial                                             U$S 100,00
11/03/25     18801         Compra de dólares                       U$S 20,00         U$S 120,00
12/03/25     18801         Compra de dólares                       U$S 20,00         U$S 140,00
13/03/25     18801         Compra de dólares                       U$S 20,00         U$S 160,00
                           Saldo total                                               U$S 160,00
`;
  const read = readTyped(typed(page));
  expect(read.map(({ currency }) => currency)).toEqual(['ARS', 'USD']);
});

it('goes on over a page whose head names the account once more by the number that others pay to', () => {
  const page = (rows: string) => `
CUIL: 27-28441190-3     CAJA DE AHORRO EN PESOS     NRO.CUENTA: 15702188430771
PERIODO: 01/02/2025 AL 28/02/2025
CBU: 0110157230015721884307     ALIAS: SILVINA.GODOY.BNA
FECHA        MOVIMIENTOS                   COMPROB.     DEBITOS      CREDITOS         SALDO
${rows}
`;
  const first =
    page(`             SALDO ANTERIOR                                                         100,00
03/02/25     CRED HABERES                      1220                     50,00        150,00
             TRANSPORTE                                                              150,00`);
  const second =
    page(`             TRANSPORTE                                                              150,00
26/02/25     COMPRA CON TARJ                 460114       30,00                      120,00
             SALDO FINAL                                  30,00         50,00        120,00`);
  expect(readTyped(typed(first, second))).toMatchObject([
    { currency: 'ARS', balances: [10000, 12000], proof: 'proven' },
  ]);
});

it('takes what is left behind the payments of a card for no booking', () => {
  const page = `
Resumen de tarjeta de crédito VISA     CUIT 30-50000173-5
CIERRE ACTUAL     27 Jun 25     SALDO ACTUAL $     34,00     PAGO MINIMO $     10,00
FECHA        REFERENCIA                CUOTA    COMPROBANTE         PESOS
             SALDO ANTERIOR                                         50,00
09-06-25     SU PAGO EN PESOS                                       50,00-
             SALDO PENDIENTE                                         0,00
01-06-25     RAPPI                                881207            20,00
08-06-25     ADIDAS                    01/03      557812            14,00
             TOTAL A PAGAR                                          34,00
`;
  const [read] = readTyped(typed(page));
  expect(read?.lines).toHaveLength(3);
});

const MACRO = `
Macro     VISA     RESUMEN DE TARJETA DE CREDITO     CIERRE ACTUAL 20 Mar 25     TNA $ 78,00%
FECHA          DETALLE DE TRANSACCION             PESOS         DOLARES
               SALDO ANTERIOR                   1.000,00          12,98
05.03.25       SU PAGO EN PESOS                 1.000,00-
05.03.25       SU PAGO EN USD                                     12,98-
21.02.25       CARREFOUR EXPRESS                  300,00
02.03.25       NETFLIX.COM                                         9,99
10.03.25       YPF ACA OLIVOS                     200,00
20.03.25       IIBB PERCEP-CABA 2,00%              10,00
               SALDO ACTUAL                       510,00           9,99
`;

it('knows the pesos of a card by how the country calls a rate of interest', () => {
  expect(readTyped(typed(MACRO))).toMatchObject([
    { currency: 'ARS', balances: [-100000, -51000], proof: 'proven' },
    { currency: 'USD', balances: [-1298, -999], proof: 'proven' },
  ]);
});

it('asks whose pesos a card is kept in, and then reads both of its currencies', () => {
  const nobodys = typed(MACRO.replace('TNA $ 78,00%', ''));
  expect(extractStatement(nobodys)).toMatchObject({ ok: false, failure: 'noCurrency' });
  const told = extractStatement(nobodys, { currency: 'ARS' });
  const sections = told.ok ? told.statement.sections : [];
  expect(sections.map(({ currency }) => currency)).toEqual(['ARS', 'USD']);
  expect(sections.map((section) => proveSection(section).state)).toEqual(['proven', 'proven']);
});
