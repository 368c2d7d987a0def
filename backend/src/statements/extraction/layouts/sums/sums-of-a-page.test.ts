import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes the sums of pages for none of the whole account (TD Canada Trust)', () => {
  const head = 'Description                 Withdrawals     Deposits     Date      Balance';
  const first = `
TD Canada Trust     Statement of Account     DEC 29/23 - JAN 31/24     CAD
${head}
STARTING BALANCE                                         DEC29     318.64
LCBO RAO #7437                     18.64                 JAN03     300.00
Page totals                        18.64         0.00
`;
  const second = `
TD Canada Trust     Statement of Account
${head}
UHN TORONTO PAY                                 100.00   JAN26     400.00
METRO 9461                         50.00                 JAN30     350.00
CLOSING BALANCE                                          JAN31     350.00
Page totals                        50.00       100.00
`;
  expect(readPages(first, second)).toMatchObject([
    { proof: 'proven', balances: [31864, 35000], lines: { length: 3 } },
  ]);
});

it('takes what the lines of a page come to for no balance (CaixaBank)', () => {
  expect(
    readPages(
      `
CaixaBank Payments & Consumer     Extracto de tu tarjeta VISA CLASSIC     Del 1 al 31 de mayo de 2025     EUR
Límite de crédito     2.400,00 €
Deuda pendiente anterior a 30-04-2025     1.025,40 €
Deuda pendiente actual a 31-05-2025     1.030,20 €
Fecha         Concepto                                                         Importe (€)
01-05-2025    IBERDROLA CLIENTES                                                     64,13
05-05-2025    PAGO RECIBO TARJETA                                                  -175,00
06-05-2025    RENFE VIRTUAL INTERNET                                                 98,09
              Suma y sigue                                                          -12,78
`,
      `
Fecha         Concepto                                                         Importe (€)
              Suma anterior                                                         -12,78
31-05-2025    INTERESES APLAZAMIENTO                                                 17,58
`,
    ),
  ).toMatchObject([{ proof: 'proven', balances: [-102540, -103020], lines: { length: 4 } }]);
});

it('holds the sums of one page against nothing, and reads the year behind a stroke', () => {
  const pages = [
    `
Statement From - To   APR 30/25 - MAY 30/25    CAD
Description          Withdrawals    Deposits     Date      Balance
STARTING BALANCE                                 APR30     100.00
ALDER                30.00                       MAY01     70.00
BIRCH                               5.00         MAY02     75.00
Total this page      30.00          5.00
`,
    `
Description          Withdrawals    Deposits     Date      Balance
CEDAR                15.00                       MAY03     60.00
CLOSING BALANCE                                  MAY30     60.00
`,
  ];
  expect(readTyped(typed(...pages))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-05-01 -3000 7000 ALDER',
        '2025-05-02 500 7500 BIRCH',
        '2025-05-03 -1500 6000 CEDAR',
      ],
    },
  ]);
});

it('takes what a page carries of all sides so far for no sum of the bookings (UBS)', () => {
  const head = `
Einkaufsdatum     Verbucht       Buchungstext                           Belastung CHF     Gutschrift CHF`;
  const first = (carried: string) => `
UBS Gold Mastercard     Rechnung     Kartenkonto-Nr.     4312 8876 9013     Rechnungsdatum     17.03.2025${head}
                                 Saldovortrag letzte Rechnung           684.35
Hauptkarte 5523 04XX XXXX 1870
18.02.2025        19.02.2025     Coop Winterthur                         76.45
03.03.2025        03.03.2025     Ihre LSV-Zahlung - besten Dank                            684.35
                                 Total Karte 5523 04XX XXXX 1870         76.45
Zusatzkarte 5523 04XX XXXX 1888
20.02.2025        21.02.2025     Zara Zürich                            119.80
                                 Total Karte 5523 04XX XXXX 1888        119.80
                                 Übertrag                               ${carried}            684.35
`;
  const second = (carried: string) => `
UBS Gold Mastercard     Rechnung     Kartenkonto-Nr. 4312 8876 9013${head}
                                 Übertrag                               ${carried}            684.35
17.03.2025        17.03.2025     Jahrespreis UBS Gold Mastercard        200.00
                                 Saldo zu unseren Gunsten               396.25
`;
  expect(readPages(first('880.60'), second('880.60'))).toMatchObject([
    { balances: [-68435, -39625], proof: 'proven', lines: { length: 4 } },
  ]);
  expect(readPages(first('890.60'), second('890.60'))).toMatchObject([{ proof: 'broken' }]);
});

it('reads dates whose parts stand apart, and takes what a page brings for its sums where both sides are filled', () => {
  const header =
    'CODE      DATE     LIBELLE                         VALEUR          DEBIT      CREDIT';
  const first = `
Attijariwafa bank     RELEVE DE COMPTE BANCAIRE     EN DIRHAMS
${header}
                   SOLDE DEPART AU 28 02 2025                                 100,00
0107B4    01 03    RETRAIT GAB                     28 02 2025      20,00
0005C1    02 03    VIREMENT RECU                   03 03 2025                  30,00
                   A REPORTER                                      20,00      130,00
`;
  const second = `
${header}
                   REPORT                                          20,00      130,00
0113B4    26 03    ACHAT PAR CARTE                 25 03 2025      10,00
                   TOTAL MOUVEMENTS                                30,00      130,00
                   SOLDE FINAL AU 31 03 2025                                  100,00
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    {
      currency: 'MAD',
      balances: [10000, 10000],
      proof: 'proven',
      lines: [
        expect.stringContaining('2025-03-01 -2000'),
        expect.stringContaining('2025-03-02 3000'),
        expect.stringContaining('2025-03-26 -1000'),
      ],
    },
  ]);
});

it('holds sums of a page against no whole statement, where one stands on the first page only (TD)', () => {
  const header = 'Description            Withdrawals     Deposits     Date      Balance';
  const first = `
TD Canada Trust     Statement From - To     DEC 29/23 - JAN 31/24     CAD
${header}
STARTING BALANCE                                    DEC29      412.08
SEND E-TFR                  90.00                   DEC29      322.08
NORTHBRIDGE PAY                         100.00      DEC31      422.08
Page subtotal               90.00       100.00
`;
  const second = `
${header}
MOBILE DEPOSIT                          103.04      JAN31      525.12
CLOSING BALANCE                                     JAN31      525.12
Page subtotal                0.00       103.04
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    { proof: 'proven', balances: [41208, 52512], lines: { length: 3 } },
  ]);
});
