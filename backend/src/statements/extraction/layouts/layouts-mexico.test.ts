import { describe, expect, it } from 'vitest';
import { positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

describe('a Mexican account', () => {
  it('bears days drawn close to their texts, of a period that is printed on two lines', () => {
    const page = positioned([
      [
        [40, 'CUENTA FLEXIBLE'],
        [300, 'RFC EATR790605LJ1'],
        [400, 'Del 01/04/2025 al'],
      ],
      [[400, '30/04/2025']],
      [
        [40, 'Día'],
        [54, 'Descripción'],
        [300, 'Retiro/Cargo'],
        [400, 'Depósito/Abono'],
        [560, 'Saldo'],
      ],
      [
        [54, 'SALDO INICIAL DEL PERIODO'],
        ['r580', '$ 100.00'],
      ],
      [
        [40, '01'],
        [54, 'CGO POS SUPERAMA'],
        ['r348', '$ 20.00'],
        ['r580', '$ 80.00'],
      ],
      [
        [40, '15'],
        [54, 'ABONO SPEI BANORTE'],
        ['r456', '$ 5.00'],
        ['r580', '$ 85.00'],
      ],
      [[54, 'NOMINA 2DA QNA ABR']],
      [
        [40, '30'],
        [54, 'COMISION SPEI'],
        ['r348', '$ 1.00'],
        ['r580', '$ 84.00'],
      ],
      [
        [54, 'SALDO FINAL DEL PERIODO'],
        ['r580', '$ 84.00'],
      ],
    ]);
    expect(readTyped(page)).toMatchObject([
      {
        currency: 'MXN',
        proof: 'proven',
        lines: [
          '2025-04-01 -2000 8000 CGO POS SUPERAMA',
          '2025-04-15 500 8500 ABONO SPEI BANORTE NOMINA 2DA QNA ABR',
          '2025-04-30 -100 8400 COMISION SPEI',
        ],
      },
    ]);
  });
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

it('takes the plus of charges for what it is where a heading names charges and payments alike', () => {
  const page = `
TARJETA DE CREDITO     RFC: NASC790619HL0     Fecha de corte     05/Feb/2025
Pago mínimo                                         $9.00
Adeudo del periodo anterior                       $100.00
Pago para no generar intereses                     $64.50
CARGOS, COMPRAS Y ABONOS REGULARES (NO A MESES)
Fecha de operación     Fecha de cargo     Descripción del movimiento     Monto
07/Ene/2025            07/Ene/2025        LIVERPOOL PERISUR             + $20.00
09/Ene/2025            10/Ene/2025        LA EUROPEA                    + $30.00
14/Ene/2025            14/Ene/2025        SU PAGO CAJA                 - $100.00
01/Feb/2025            03/Feb/2025        RESTAURANTE                   + $10.00
Total cargos titular                                                     $60.00
Total abonos titular                                                    $100.00
Intereses y comisiones
Fecha de operación     Fecha de cargo     Descripción del movimiento   Monto
05/Feb/2025            05/Feb/2025        INTERESES                             + $4.00
05/Feb/2025            05/Feb/2025        IVA DE INTERESES                      + $0.50
Comportamiento de pagos de los últimos meses
Fecha de corte         Pago requerido          Pago realizado
05/Nov/2024                   $62.10                   $62.10
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-10000, -6450],
      proof: 'proven',
      lines: [
        '2025-01-07 -2000 null LIVERPOOL PERISUR',
        '2025-01-09 -3000 null LA EUROPEA',
        '2025-01-14 10000 null SU PAGO CAJA',
        '2025-02-01 -1000 null RESTAURANTE',
        '2025-02-05 -400 null INTERESES',
        '2025-02-05 -50 null IVA DE INTERESES',
      ],
    },
  ]);
});
