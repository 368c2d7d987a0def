import { expect, it } from 'vitest';
import { type Placed, positioned } from './positioned.fixture.ts';
import { accountsIn, readTyped, typed } from './typed.fixture.ts';

it('knows an account by the number under its kind, beside the box of its balances (Citibank)', () => {
  const account = (kind: string, number: string, opening: string, closing: string) => `
${kind}                     Beginning Balance:                                ${opening}
${number}                          Ending Balance:                                   ${closing}
Date      Description                    Amount Subtracted     Amount Added     Balance`;
  const pages = typed(`
citi     BRIAN HOLLOWAY Account 40083172955     Statement Period Mar 1 - Mar 31, 2025
CHECKING${account('Regular Checking', '40083172955', '$4,871.93', '$4,311.93')}
03/03     Debit Card Purchase                       60.00                       4,811.93
03/14     Transfer to Savings                      500.00                       4,311.93
SAVINGS${account('Citi Savings    ', '40083172963', '$12,650.00', '$13,150.00')}
03/14     Transfer From Checking                                   500.00      13,150.00
`);
  expect(accountsIn(pages)).toEqual(['40083172955', '40083172963']);
  expect(readTyped(pages)).toMatchObject([
    { balances: [487193, 431193], proof: 'proven' },
    { balances: [1265000, 1315000], proof: 'proven' },
  ]);
});

it('goes by the days of settlement on an account that prints no balances beside its lines (Chime)', () => {
  expect(
    readTyped(
      typed(`
chime     Checking Account Statement     Account number     283310447192
Statement period     March 2025 (March 01, 2025 - March 31, 2025)
Beginning balance on March 1, 2025     $96.44
Ending balance on March 31, 2025       $74.70
TRANSACTION DATE     DESCRIPTION          TYPE         AMOUNT     NET AMOUNT     SETTLEMENT DATE
3/29/2025            Netflix.com          Purchase     -$17.99    -$17.99        3/31/2025
3/15/2025            Transfer From Sam    Transfer      $10.00     $10.00        3/15/2025
3/12/2025            Kroger Fuel          Purchase     -$13.75    -$13.75        3/13/2025
`),
    ),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-03-13 -1375 null Kroger Fuel Purchase',
        '2025-03-15 1000 null Transfer From Sam Transfer',
        '2025-03-31 -1799 null Netflix.com Purchase',
      ],
    },
  ]);
});

it('knows sums that are named in two languages, of which one is unknown (Kutxabank)', () => {
  expect(
    readTyped(
      typed(`
kutxabank     EXTRACTO DE TARJETA DE CRÉDITO     Zenbakia / Número     4548 12** **** 7731
Aldia / Periodo     26-03-2025 / 25-04-2025
Fecha     Concepto                                       Importe €
28-03     EROSKI CENTER INDAUTXU                             73,18
30-03     REPSOL ES BASAURI                                  55,00
24-04     CUOTA EMISION/MANTENIMIENTO                        36,00
          Eragiketak guztira / Total operaciones            128,18
          Komisioak guztira / Total comisiones               36,00
KARGATU BEHARREKO GUZTIRA / TOTAL A CARGAR                  164,18 €
Kontua / Cuenta de cargo: ES17 2095 0112 7091 0873 4426
`),
    ),
  ).toMatchObject([{ balances: [null, -16418], lines: { length: 3 } }]);
});

it('takes the number of a card for its own before the IBAN in its head, whatever that is called (Numia)', () => {
  expect(
    accountsIn(
      typed(`
Numia     ESTRATTO CONTO CARTA DI CREDITO     Carta n. 5413 **** **** 3046     EUR
Totale spese     58,90     IBAN IT40 S050 3401 6330 0000 0027 418
DATA         DESCRIZIONE                         IMPORTO
             SALDO ESTRATTO CONTO PRECEDENTE       45,22
01/03/25     TRENITALIA SPA                        58,90
05/03/25     ADDEBITO IN C/C                      -45,22
             SALDO A DEBITO AL 31/03/2025          58,90
`),
    ),
  ).toEqual(['5413********3046']);
});

it('takes what a list of accounts held on two days for their balances, and knows each by what it opens with (Desjardins)', () => {
  const head = `
Date      Code     Description                      Retrait     Dépôt       Solde`;
  expect(
    readTyped(
      typed(`
Desjardins     RELEVÉ DE COMPTE     Période du 1 mars 2025 au 31 mars 2025     Folio     092417
H2W 2G1 MONTREAL QC
Sommaire du folio                                  Solde au 1 mars     Solde au 31 mars 2025
EOP     Compte avec opérations                     486.02              316.85
ET1     Épargne à terme                            140.55              340.55
EOP     Compte avec opérations${head}
                   Solde reporté                                            486.02
3 MAR     ACH      Achat Interac IGA                 84.17                  401.85
3 MAR     VFF      Virement Interac                  85.00                  316.85
ET1     Compte d'épargne à intérêt élevé${head}
                   Solde reporté                                            140.55
7 MAR     VWW      Virement AccèsD                              200.00      340.55
`),
    ),
  ).toMatchObject([
    { balances: [48602, 31685], proof: 'proven' },
    { balances: [14055, 34055], proof: 'proven' },
  ]);
});

it('reads what the account holds in a box above a newest-first list, with more below it (CaixaBank)', () => {
  const page = positioned([
    [
      [40, 'CaixaBank'],
      [336, 'Extracto de movimientos de cuenta'],
    ] as Placed[],
    [
      [40, 'IBAN'],
      [110, 'ES21 2100 0418 8102 0044 1882'],
      [380, 'Saldo a 31/03/2025'],
    ] as Placed[],
    [
      [40, 'BIC/SWIFT'],
      [110, 'CAIXESBBXXX'],
      [457, '2.191,22 EUR'],
    ] as Placed[],
    [
      [40, 'Oficina'],
      [110, '0418 - BCN RDA. UNIVERSITAT'],
      [380, 'Saldo disponible'],
      [495, '2.167,82 EUR'],
    ] as Placed[],
    [
      [42, 'Fecha'],
      [104, 'Fecha valor'],
      [166, 'Movimiento'],
      [449, 'Importe'],
      [530, 'Saldo'],
    ] as Placed[],
    ...(
      [
        ['31/03/2025', 'CUOTA MANTENIMIENTO', '-60,00 EUR', '2.191,22 EUR'],
        ['28/03/2025', 'NOMINA', '+1.864,90 EUR', '2.251,22 EUR'],
        ['26/03/2025', 'TMB BARCELONA', '-33,60 EUR', '386,32 EUR'],
      ] as const
    ).map(
      ([day, text, amount, balance]) =>
        [
          [42, day],
          [104, day],
          [166, text],
          ['r485', amount],
          ['r555', balance],
        ] as Placed[],
    ),
  ]);
  expect(readTyped(page)).toMatchObject([
    { balances: [null, 219122], proof: 'proven', lines: { length: 3 } },
  ]);
});
