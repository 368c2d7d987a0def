import { expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { type Placed, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('finds the period under labels among others, and not the first of several days for that of the statement (Banco de Chile)', () => {
  const page = (from: string, until: string) => `
Banco de Chile     ESTADO DE CUENTA     CUENTA CORRIENTE
N° CUENTA           MONEDA     ${from}          ${until}          CARTOLA N°     EMISION
00-188-44170-22     PESOS      30/12/2024     31/01/2025     1              03/02/2025
FECHA       DETALLE DE TRANSACCION          CARGOS         ABONOS          SALDO
30/12       SALDO INICIAL                                              1.342.317
30/12       COMPRA JUMBO LA REINA           48.730                     1.293.587
31/12       GIRO CAJERO AUTOMATICO          60.000                     1.233.587
02/01       TRASPASO DE JUAN SOTO                          85.000      1.318.587
30/01       PAGO AUTOMATICO VTR             18.587                     1.300.000
31/01       SALDO FINAL                                                1.300.000
`;
  expect(extractStatement(typed(page('DESDE', 'HASTA')))).toMatchObject({
    statement: { sections: [{ periodStart: '2024-12-30', periodEnd: '2025-01-31' }] },
  });
  for (const [from, until] of [
    ['DESDE', 'HASTA'],
    ['QZXKV', 'JWQZX'],
  ] as const)
    expect(read(page(from, until))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          expect.stringMatching(/^2024-12-30 -48730 /),
          expect.stringMatching(/^2024-12-31 -60000 /),
          expect.stringMatching(/^2025-01-02 85000 /),
          expect.stringMatching(/^2025-01-30 -18587 /),
        ],
      },
    ]);
});

it('takes what will be paid after the printed period for nothing that was overlooked (Capitec)', () => {
  expect(
    read(`
CAPITEC BANK     Main Account Statement     From Date: 01/02/2025     To Date: 28/02/2025     Account: 1488207731
Opening Balance     Closing Balance
R827.84             R628.84
Debit Orders
Next Date     Description                    Reference     Last Amount
25/03/2025    MTN Sp                         MTN0038817        R429.00
25/03/2025    Wesbank Vehicle Finance        85017744120     R3 812.66
01/04/2025    Virgin Active South Africa     VA 2209917        R399.00
Transaction History
Date          Description                    Category      Money In     Money Out     Balance
01/02/2025    Debit Order: Virgin Active     Fitness                      -399.00      428.84
03/02/2025    Payment Received               Income          200.00                    628.84
`),
  ).toMatchObject([{ balances: [82784, 62884], proof: 'proven', lines: { length: 2 } }]);
});

it('closes a bill with the sum that is named right below its lines (Crédit Mutuel)', () => {
  expect(
    read(`
Crédit Mutuel     RELEVÉ DE CARTE     Carte à débit différé     MASTERCARD GOLD N° 5132 XXXX XXXX 4418
Opérations du 27/11/2025 au 24/12/2025 par carte MASTERCARD GOLD
Date      Commerçant                Localité          Montant EUR
27/11     SUPER U VERTOU            44 VERTOU               86,14
28/11     SNCF-VOYAGEURS            75 PARIS               117,00
          TOTAL DES OPÉRATIONS                             203,14
Montant débité de votre compte n° 00021 417 03 le 31/12/2025     203,14 EUR
`),
  ).toMatchObject([{ balances: [null, -20314], lines: { length: 2 } }]);
});

it('books what is collected for a bill, though that is called like a balance (Bank Austria)', () => {
  expect(
    read(`
Bank Austria     Mastercard Gold     5412 75XX XXXX 6048     Kreditkartenabrechnung vom 16.06.2025     EUR
Umsatzdatum     Buchungsdatum     Umsatztext                          Betrag in EUR
                                  Saldo laut Abrechnung vom 16.05.2025       748,15
19.05.2025      20.05.2025        BILLA DANKT 1070 WIEN                       47,82
02.06.2025      02.06.2025        Einzug Rechnungsbetrag 05/2025             748,15 -
07.06.2025      10.06.2025        THALIA MARIAHILF                            22,00 -
                                  Rechnungsbetrag (neuer Saldo)               25,82
`),
  ).toMatchObject([{ balances: [-74815, -2582], proof: 'proven', lines: { length: 3 } }]);
});

it('adds to the sum of purchases what stands below it beside a box of rates (Fineco)', () => {
  expect(
    read(`
FINECO BANK     ESTRATTO CONTO CARTA DI CREDITO     Numero carta     4935 **** **** 5290     al 31/03/2025
DATA           DATA          DESCRIZIONE                          IMPORTO IN
OPERAZIONE     REGISTRAZ.                                         EURO
01/03/2025     03/03/2025    ESSELUNGA MILANO                          73,41
15/03/2025     17/03/2025    PRELIEVO ATM LONDON                      120,76
15/03/2025     17/03/2025    COMMISSIONE ANTICIPO                       2,90
31/03/2025     31/03/2025    IMPOSTA DI BOLLO                           2,00
TOTALE DA ADDEBITARE                                                  199,07 EUR
RIEPILOGO
Totale acquisti                  73,41     TASSI E CONDIZIONI
Totale anticipi contante        120,76     TAN rimborso rateale     15,00%
Commissioni e maggiorazioni       2,90     TAEG massimo             17,76%
Imposta di bollo                  2,00
`),
  ).toMatchObject([{ balances: [null, -19907], proof: 'not_provable', lines: { length: 4 } }]);
});

it('lets lines of a card bear the days of its purchases in a list without labels (first direct)', () => {
  const booked = (posted: string, bought: string, text: string, amount: string) =>
    [
      [45, posted],
      [105, bought],
      [185, text],
      ['r535', amount],
    ] as Placed[];
  const page = positioned([
    [
      [46, 'first direct'],
      [337, 'Gold Card Statement'],
    ] as Placed[],
    [
      [337, 'Statement date'],
      [475, '13 March 2025'],
    ] as Placed[],
    [
      [337, 'Payment due date'],
      [475, '7 April 2025'],
    ] as Placed[],
    [
      [337, 'Previous balance'],
      ['r535', '£210.64'],
    ] as Placed[],
    booked('17 Feb 25', '14 Feb 25', 'SAINSBURYS S/MKTS', '43.17'),
    booked('24 Feb 25', '22 Feb 25', 'BETTYS CAFE', '38.95'),
    booked('26 Feb 25', '26 Feb 25', 'PAYMENT - THANK YOU', '100.00 CR'),
    booked('27 Feb 25', '25 Feb 25', 'HERTZ RENT A CAR', '146.03'),
    [
      [185, 'New balance'],
      ['r535', '£338.79'],
    ] as Placed[],
  ]);
  expect(readTyped(page)).toMatchObject([
    {
      balances: [-21064, -33879],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-02-14 -4317 /),
        expect.stringMatching(/^2025-02-22 -3895 /),
        expect.stringMatching(/^2025-02-25 -14603 /),
        expect.stringMatching(/^2025-02-26 10000 /),
      ],
    },
  ]);
});

it('books on an account on the day that a line below a booking names as that of booking (Rabobank)', () => {
  expect(
    read(`
Rabobank     Rekeningafschrift     NL91 RABO 0315 2736 41     01-02-2025 t/m 28-02-2025     EUR
Beginsaldo     187,32 CR
Eindsaldo      144,60 CR
TD datum     Omschrijving                    Bedrag af     Bedrag bij
01-02        ALBERT HEIJN EINDHOVEN              31,48
             Verwerkingsdatum: 03-02-2025
05-02        DELA                                11,24
             Termijn: 04-02-2025
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-02-03 -3148 /),
        expect.stringMatching(/^2025-02-05 -1124 /),
      ],
    },
  ]);
});
