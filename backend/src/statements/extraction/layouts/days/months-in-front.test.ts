import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads a month and a day under labels of their own, and years in front (Banque Nationale)', () => {
  const page = `
BANQUE NATIONALE     RELEVÉ DE COMPTE MASTERCARD     Période 2025 08 16 au 2025 09 15
1120 AV CARTIER     QUEBEC QC G1R 2S5     Limite de crédit     8 000,00 $
Solde précédent     100,00     Nouveau solde     133,27
Transaction     Numéro de      Inscription     Description             Montant ($)
M      J        référence      M      J
08     16       B620801967     08     18       COUCHE-TARD LEVIS           44,63
08     19       E139538125     08     21       FNAC LYON                   88,64
                                               54,90 EUR TAUX 1,614572
09     01       A392807337     09     02       PAIEMENT MERCI             100,00 -
`;
  expect(readPages(page)).toMatchObject([
    {
      currency: 'CAD',
      proof: 'proven',
      balances: [-10000, -13327],
      lines: [
        '2025-08-16 -4463 null COUCHE-TARD LEVIS',
        expect.stringContaining('2025-08-19 -8864 null FNAC LYON'),
        '2025-09-01 10000 null PAIEMENT MERCI',
      ],
    },
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

it('reads the days of a Portuguese account with the month in front, under labels of two lines', () => {
  const table = `
26/06/30            EXT. N. 2026/006
EXTRATO DE 2026/06/01 A 2026/06/30                                          MOEDA: EUR
DATA      DATA
LANC.     VALOR     DESCRITIVO                          DEBITO     CREDITO       SALDO
`;
  const first = `${table}
                    SALDO INICIAL                                              3 104.86
6.01      6.01      DD NOS COMUNICACOES SA               34.99                 3 069.87
6.02      5.31      COMPRA 4417 PINGO DOCE CHIADO        27.14                 3 042.73
                    A TRANSPORTAR                                              3 042.73
`;
  const second = `${table}
                    TRANSPORTE                                                 3 042.73
6.15      6.15      TRF DE BRIGHTLANE CONSULTING                    2 850.00   5 892.73
                    SALDO FINAL                                                5 892.73
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    {
      balances: [310486, 589273],
      proof: 'proven',
      lines: [
        '2026-06-01 -3499 306987 DD NOS COMUNICACOES SA',
        '2026-06-02 -2714 304273 COMPRA 4417 PINGO DOCE CHIADO',
        '2026-06-15 285000 589273 TRF DE BRIGHTLANE CONSULTING',
      ],
    },
  ]);
});
