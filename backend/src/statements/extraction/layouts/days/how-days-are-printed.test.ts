import { describe, expect, it } from 'vitest';
import { monthNamed } from '../../figures/months.ts';
import { isLabelText } from '../../headers/header-labels.ts';
import { positioned } from '../positioned.fixture.ts';
import { linesRead, readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads days whose parts bear letters, and days of posting in two columns (Desjardins)', () => {
  const page = `
Desjardins     RELEVÉ DE COMPTE     Mastercard     LAVAL QC     H7M 2Y5
Date du relevé     J 12     M 02     A 2026     CAD
Solde précédent       602,77
NOUVEAU SOLDE          60,03 $
Date de           Date              No      Description             Montant
transaction       d'inscription
J     M           J     M
15    01          16    01          001     METRO ETS 7578            57,26
20    01          21    01          002     PAIEMENT CAISSE         600,00CR
`;
  expect(readPages(page)).toMatchObject([
    {
      proof: 'proven',
      lines: ['2026-01-15 -5726 null METRO ETS 7578', '2026-01-20 60000 null PAIEMENT CAISSE'],
    },
  ]);
});

it('knows months of Argentina that are cut off, and ordinals in labels of Chile', () => {
  expect([monthNamed('Dicie'), monthNamed('Febre'), monthNamed('Setie')]).toEqual([12, 2, 9]);
  expect(isLabelText('1er VENC.')).toBe(true);
  expect(isLabelText('12 VENC.')).toBe(false);
});

describe('a Czech account', () => {
  const page = (text: string) =>
    positioned([
      [
        [40, 'Výpis z běžného účtu'],
        [300, 'Měna účtu: CZK'],
        [400, 'Za období: 1. 11. 2024 – 30. 11. 2024'],
      ],
      [
        [40, 'Počáteční zůstatek'],
        [300, 'Konečný zůstatek'],
      ],
      [
        [40, '100.00 CZK'],
        [300, '75.00 CZK'],
      ],
      [
        [40, 'Datum'],
        [120, 'Kategorie transakce'],
        [240, 'Zpráva / Název'],
        [400, 'Původní částka'],
        ['r580', 'Zaúčtovaná částka'],
      ],
      [
        [40, 'Valuta'],
        [120, 'Číslo protiúčtu/karty'],
        [440, 'Kurz'],
      ],
      [
        [40, 'Kód transakce'],
        [120, 'Název protiúčtu'],
      ],
      [
        [40, '1. 11. 2024'],
        [120, 'Platba'],
        [240, 'Splátka'],
        ['r580', '-20.00 CZK'],
      ],
      [
        [40, '1. 11. 2024'],
        [120, '670100-'],
        [240, text],
      ],
      [
        [40, '7120048812000000000'],
        [120, '2213849510/6210'],
        [240, 'Hypotéka'],
      ],
      [20, [40, '9. 11. 2024'], [120, 'Platba'], [240, 'TESCO'], ['r580', '-5.00 CZK']],
      [
        [40, '8. 11. 2024'],
        [120, 'kartou'],
        [240, 'Praha'],
      ],
    ]);

  it('has days with blanks behind their dots, which a month and its year do not turn round', () => {
    const days = readTyped(page('hypotéky 11/24')).flatMap(({ lines }) => lines);
    expect(days.map((line) => line.slice(0, 10))).toEqual(['2024-11-01', '2024-11-09']);
  });

  it('keeps the texts beside the number that a booking has in the bank', () => {
    expect(readTyped(page('hypotéky'))).toMatchObject([
      {
        balances: [10000, 7500],
        proof: 'proven',
        lines: [
          '2024-11-01 -2000 null Platba Splátka 670100- hypotéky 2213849510/6210 Hypotéka',
          '2024-11-09 -500 null Platba kartou TESCO Praha',
        ],
      },
    ]);
  });
});

it('reads days set apart from their month, and a list of balances by days as no bookings', () => {
  const page = `
Alder Bank, 1 Main St, Denver, CO 80202
Statement Period: Mar 3, 2025 through Mar 31, 2025
Beginning Balance on Mar 3                     $ 100.00
Other Deposits                                    50.00
Card Withdrawals                                  20.00-
Other Withdrawals                                 30.00-
Ending Balance on Mar 31, 2025                 $ 100.00
Other Deposits
Date      Description of Transaction              Amount
Mar  7    Deposit                                  50.00
                       Total Other Deposits      $ 50.00
Card Withdrawals
Date      Description of Transaction              Amount
Mar  3    Purchase                                25.00-
Mar 17    Purchase Return                          5.00
                 Card Withdrawals Subtotal      $ 20.00-
Other Withdrawals
Date      Description of Transaction              Amount
Mar 18    Transfer                                30.00-
                       Total Other Withdrawals  $ 30.00-
Balance Summary
Date      Ending Balance    Date      Ending Balance
Mar  3             75.00    Mar 17            130.00
Mar  7            125.00    Mar 18            100.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-03-03 -2500 null Purchase',
        '2025-03-07 5000 null Deposit',
        '2025-03-17 500 null Purchase Return',
        '2025-03-18 -3000 null Transfer',
      ],
    },
  ]);
});

it('reads days with their year in front, and with nothing between day and month, by their columns', () => {
  const hungarian = `
SZÁMLAKIVONAT     DEVIZANEM: HUF     IDŐSZAK: 2025.06.01. - 2025.06.30.
KÖNYVELÉS     ÉRTÉKNAP     MEGNEVEZÉS                          TERHELÉS / JÓVÁÍRÁS
25.05.31                   NYITÓ EGYENLEG                                  412.638
25.06.02      25.06.02     HAVI SZÁMLADÍJ                                   -1.190
25.06.12      25.06.10     VÁSÁRLÁS KÜLFÖLDI PÉNZNEMBEN                     -9.872
                           24,10 EUR ÁRF.: 409,63
25.06.20      25.06.20     MUNKABÉR                                        623.415
25.06.27      25.06.26     KÉSZPÉNZFELVÉT                                  -50.000
25.06.30                   ZÁRÓ EGYENLEG                                   974.991
`;
  expect(linesRead(hungarian)).toEqual([
    '2025-06-02 -119000 null HAVI SZÁMLADÍJ',
    '2025-06-12 -987200 null VÁSÁRLÁS KÜLFÖLDI PÉNZNEMBEN 24,10 EUR ÁRF.: 409,63',
    '2025-06-20 62341500 null MUNKABÉR',
    '2025-06-27 -5000000 null KÉSZPÉNZFELVÉT',
  ]);
  const norwegian = `
Kontoutskrift i tidsrommet 01.02.2025 - 28.02.2025     Valuta NOK
Forklaring                     Rentedato   Ut av konto    Inn på konto    Bokført   Arkivref
Saldo fra kontoutskrift 31.01.2025                           1.000,00
Varekjøp Kiwi                  0102            219,00                     0302      *00411822
Fast oppdrag Husleie           0402            500,00                     0402      *00118227
Visa Booking                   2002             45,50                     2002      *10005211
Saldo i Deres favør 28.02.2025                                 235,50
`;
  expect(linesRead(norwegian)?.map((line) => line.slice(0, 18))).toEqual([
    '2025-02-03 -21900 ',
    '2025-02-04 -50000 ',
    '2025-02-20 -4550 n',
  ]);
});

it('reads months and days apart below the label of both, on a card in dollars behind their figures (Banque Nationale)', () => {
  const page = `
BANQUE NATIONALE     Mastercard World Elite     RELEVÉ DE COMPTE     LAVAL QC H7N 3K8
Période du relevé     16 décembre 2024 au 15 janvier 2025     Crédit disponible     16 538,84 $
Solde précédent     Paiements et crédits     Achats et débits     Nouveau solde
1 312,46 $          1 312,46 $               182,10 $             182,10 $
DATE DE         NUMÉRO DE        DATE D'INSCRIPTION
TRANSACTION     RÉFÉRENCE                              DESCRIPTION                    MONTANT ($)
MM  JJ                           MM  JJ
12  23          P7620350801      12  24                PAIEMENT EN LIGNE - MERCI        1 312,46-
12  23          P8823351501      12  25                LE PAIN QUOTIDIEN PARIS             58,14
                                                       EUR 38,40 TAUX 1,514063
01  04          P6612400301      01  06                RONA LAVAL QC                      123,96
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'CAD',
      balances: [-131246, -18210],
      proof: 'proven',
      lines: [
        '2024-12-23 131246 null PAIEMENT EN LIGNE - MERCI',
        expect.stringMatching(/^2024-12-23 -5814 null LE PAIN QUOTIDIEN PARIS/),
        '2025-01-04 -12396 null RONA LAVAL QC',
      ],
    },
  ]);
});
