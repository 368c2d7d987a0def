import { describe, expect, it } from 'vitest';
import { type Placed, positioned, row } from '../positioned.fixture.ts';
import { readPages, readTyped, typed, typedAsLines } from '../typed.fixture.ts';

describe('which way the amounts of a card go', () => {
  it('what stands under Payments was paid to it, and a heading that tells no way ends that group', () => {
    const page = positioned([
      [
        [40, 'Statement May 1, 2025 to May 31, 2025'],
        [300, 'Minimum payment CAD 10.00'],
      ],
      [
        [40, 'Previous balance'],
        ['r380', '$50.00'],
      ],
      [
        [40, 'Total balance'],
        ['r380', '$31.00'],
      ],
      [30, [40, 'Your payments']],
      [
        [40, 'Date'],
        [120, 'Description'],
        ['r520', 'Amount($)'],
      ],
      [
        [40, 'May 08'],
        [120, 'PAYMENT'],
        ['r520', '50.00'],
      ],
      [30, [40, 'Your new charges']],
      [
        [40, 'Date'],
        [120, 'Description'],
        ['r520', 'Amount($)'],
      ],
      [
        [40, 'May 11'],
        [120, 'Larch Kitchen'],
        ['r520', '46.00'],
      ],
      [
        [40, 'May 19'],
        [120, 'Larch Fuel'],
        ['r520', '-15.00'],
      ],
    ]);
    expect(readTyped(page)[0]).toMatchObject({
      balances: [-5000, -3100],
      proof: 'proven',
      lines: [
        '2025-05-08 5000 null PAYMENT',
        '2025-05-11 -4600 null Larch Kitchen',
        '2025-05-19 1500 null Larch Fuel',
      ],
    });
  });

  it('its balances tell that it is one where CR marks what was paid back', () => {
    const [section] = readTyped(
      typed(`
Example CashBack                           Statement period  May 29, 2025 - Jun 28, 2025   CAD
Previous total balance                                  $310.00
New balance, Jun 28, 2025                               $224.05
Trans date   Post date   Description                     Amount ($)
Jun 3        Jun 4       Larch Market                      214.05
Jun 14       Jun 16      Received                          300.00 CR`),
    );
    expect(section).toMatchObject({ balances: [-31000, -22405], proof: 'proven' });
  });

  it('a refund and interest with a minus came in, in Dutch as well', () => {
    const [section] = readTyped(
      typed(`
Rekeningoverzicht creditcard               van 01.07.2025 tot en met 31.07.2025   EUR
Datum        Mededelingen                                  Bedrag
             Vorig saldo                                   242,13
16.07.2025   Geldopname Larikslaan                          26,56
24.07.2025   Creditrente                                    64,14-
26.07.2025   Terugbetaling Boekhandel                      100,00-
             Nieuw saldo                                   104,55`),
    );
    expect(section?.lines.map((line) => line.split(' ')[1])).toEqual(['-2656', '6414', '10000']);
  });
});

it('reads both kinds of purchases, paid at once and on credit, as money spent (Carrefour)', () => {
  const page = `
Carrefour Banque     RELEVÉ DE COMPTE CARTE PASS     du 03/02/2026 au 02/03/2026     EUR
Solde précédent : 100,00 €     Nouveau solde dû : 80,00 €
Date d'opération     Libellé de l'opération        Comptant     À crédit     Crédit €
05/02/2026           CARREFOUR REZE                   54,79
07/02/2026           LEROY MERLIN NANTES                            25,21
10/02/2026           PRELEVEMENT - MERCI                                        100,00
`;
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', balances: [-10000, -8000], lines: { length: 3 } },
  ]);
});

it('takes what an Italian card lists for what was spent (Nexi)', () => {
  const page = `
nexi     ESTRATTO CONTO NR. 12     Milano, 31 Dicembre 2025     Carta NEXI BUSINESS
Fido carta 5.000,00 € - disponibilità residua 3.146,73 €
Data         Descrizione              Importo in Euro     Importo in altre valute     Cambio
01/12/25     Godaddy.com                        21,19                   24,08 USD     1,14173
10/12/25     Amzn Mktp It Storno              - 24,90
15/12/25     Leroy Merlin                       56,18
             TOTALE CARTA 7714                  52,47
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        expect.stringContaining('2025-12-01 -2119'),
        expect.stringContaining('2025-12-10 2490'),
        expect.stringContaining('2025-12-15 -5618'),
      ],
    },
  ]);
});

it('takes a plus among charges without marks for what was paid (Inter)', () => {
  const page = `
Fatura     CNPJ 00.416.968/0001-01     Data de Vencimento 01/09/2026
Limite de crédito R$ 18.650,00
Despesas da fatura
Data                  Movimentação                 Beneficiário              Valor
27 de jul. 2026       MAGAZINE LUIZA               -                     R$ 220,81
28 de jul. 2026       SUPERMERCADO                 -                     R$ 144,96
29 de jul. 2026       POSTO ALE                    -                      R$ 43,38
01 de ago. 2026       PAGAMENTO ON LINE            -                 + R$ 3.122,40
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2026-07-27 -22081 null MAGAZINE LUIZA',
    '2026-07-28 -14496 null SUPERMERCADO',
    '2026-07-29 -4338 null POSTO ALE',
    '2026-08-01 312240 null PAGAMENTO ON LINE',
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

it('reads the groups of a card whose lines lost their columns, and never owes the other way round', () => {
  const page = `
Credit Card Statement
Account Number: 4000 1234 5678 9010
Previous Balance $100.00
Payment, Credits -$100.00
Purchases +$60.00
New Balance $60.00
Opening/Closing Date 03/02/26 - 04/01/26
Payment Due Date: 04/26/26 Minimum Payment Due: $35.00
Date of Transaction Merchant Name or Transaction Description $ Amount
PAYMENTS AND OTHER CREDITS
03/20 AUTOMATIC PAYMENT - THANK YOU -100.00
PURCHASE
03/08 COFFEE SHOP SPRINGFIELD IL 12.50
03/12 GROCERY MART SPRINGFIELD IL 47.50
`;
  expect(readTyped(typedAsLines(page))).toMatchObject([
    {
      balances: [-10000, -6000],
      proof: 'proven',
      lines: [
        '2026-03-08 -1250 null COFFEE SHOP SPRINGFIELD IL',
        '2026-03-12 -4750 null GROCERY MART SPRINGFIELD IL',
        '2026-03-20 10000 null AUTOMATIC PAYMENT - THANK YOU',
      ],
    },
  ]);
});

it('reads the plus of what was paid back in front of its amount, behind a column of points (HDFC)', () => {
  const booking = (day: string, text: string, points: string, plus: string, amount: string) => {
    const cells: Placed[] = [
      [44, day],
      [135, text],
    ];
    if (points) cells.push([400, points]);
    if (plus) cells.push([462, plus]);
    return row(...cells, ['r528', amount]);
  };
  const page = [
    row(
      [40, 'Regalia Gold Credit Card Statement'],
      [330, 'Billing Period 15 Dec, 2025 - 14 Jan, 2026'],
    ),
    row([40, 'PREVIOUS STATEMENT DUES'], ['r528', '₹ 872.40']),
    row([40, 'TOTAL AMOUNT DUE'], ['r528', '₹ 1,248.00']),
    row(
      [44, 'DATE & TIME'],
      [135, 'TRANSACTION DESCRIPTION'],
      [400, 'REWARDS'],
      ['r528', 'AMOUNT'],
    ),
    booking('16/12/2025| 08:12', 'SWIGGYBANGALORE', '+ 32', '', '₹ 1,248.00'),
    booking('19/12/2025| 19:31', 'MYNTRA DESIGNS', '+ 104', '', '₹ 899.00'),
    booking('27/12/2025| 00:00', 'MYNTRA DESIGNS', '- 24', '+', '₹ 899.00'),
    booking('03/01/2026| 13:02', 'CREDIT CARD PAYMENT', '', '+', '₹ 872.40'),
  ];
  expect(readTyped(positioned(page))).toMatchObject([
    {
      balances: [-87240, -124800],
      proof: 'proven',
      lines: [/ -124800 /, / -89900 /, / 89900 /, / 87240 /].map((way) =>
        expect.stringMatching(way),
      ),
    },
  ]);
});
