import { expect, it } from 'vitest';
import { readTyped, typed, typedAsLines } from './typed.fixture.ts';

it('books no interest of nought on a card, and no sum behind its last line (Bank of America)', () => {
  const page = `
Credit Card Statement     December 14, 2024 - January 13, 2025     Payment Due Date 02/10/2025
Previous Balance                $100.00
New Balance Total               $153.55
Transaction     Posting     Description                                   Amount     Total
Date            Date
Purchases and Adjustments
01/04           01/06       EVERGREEN MARKET                               30.00
                            TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD          $30.00
Fees
12/27           12/29       FOREIGN TRANSACTION FEE                         1.08
                            TOTAL FEES CHARGED FOR THIS PERIOD                        $1.08
Interest Charged
01/13           01/13       INTEREST CHARGED ON PURCHASES                  22.47
01/13           01/13       INTEREST CHARGED ON BALANCE TRANSFERS           0.00
                            TOTAL INTEREST CHARGED FOR THIS PERIOD                   $22.47
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-10000, -15355],
      proof: 'proven',
      lines: [
        '2024-12-27 -108 null FOREIGN TRANSACTION FEE',
        '2025-01-04 -3000 null EVERGREEN MARKET',
        '2025-01-13 -2247 null INTEREST CHARGED ON PURCHASES',
      ],
    },
  ]);
});

it('books nothing that is only estimated, on a page without the table (NatWest)', () => {
  const head = `
Account Name          Account No     Sort Code     Statement Date
MS BRONWEN E HALE     51882044       60-04-17      26 JAN 2024
`;
  const first = `${head}
Period Covered     29 DEC 2023 to 26 JAN 2024
Previous Balance     £100.00
New Balance          £95.00
Date            Description                    Paid In(£)     Withdrawn(£)     Balance(£)
26 JAN          Interest
                29DEC A/C 51882044                                    3.00          97.00
                Charges
                28DEC A/C 51882044                                    2.00          95.00
National Westminster Bank Plc. Registered in England and Wales No. 929027.
`;
  const last = `${head}
Interest and charges
Overdraft rate (arranged)                                  39.49% EAR
Estimated charges to be debited on 26 FEB 2024                  £2.00
Estimated interest to be debited on 26 FEB 2024                 £0.00
`;
  expect(readTyped(typed(first, last))).toMatchObject([
    { balances: [10000, 9500], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('books what bears its day of posting only, whatever a box beside it says of totals (Citi)', () => {
  const page = `
Billing Period: 08/15/24-09/14/24     Previous balance $500.00     New balance $175.00     Payment due date 10/10/24
Sale      Post                                                  2024 totals year-to-date
Date      Date      Description                   Amount
Payments, Credits and Adjustments
          09/02     ONLINE PAYMENT              -$300.00
          09/14     AUTOPAY                     -$100.00        Totals may not include adjustments made to
                                                                prior statements.
Standard Purchases
08/19     08/20     HIGH PLAINS MARKET            $75.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-50000, -17500], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('knows the balances in a box of balances (Galicia) and a list of what is not yet paid (Bankinter)', () => {
  const galicia = `
Resumen de Caja de Ahorro en Pesos ARS
Datos de la cuenta                                 Saldos
Número de cuenta     4018820-4 118-7               Inicial          $288.145,62
CBU                  0070118230004018820474        Final            $354.713,12
Fecha        Descripción                  Crédito          Débito               Saldo
02/09/24     TRANSFERENCIA             $85.000,00                         $373.145,62
02/09/24     COMPRA DEBITO                           -$18.432,50          $354.713,12
`;
  expect(readTyped(typed(galicia))).toMatchObject([
    { balances: [28814562, 35471312], proof: 'proven' },
  ]);
  const bankinter = `
EXTRACTO INTEGRAL     POSICIÓN GLOBAL A 30.04.2024     ES90 0128 0441 8205 0001 1882 Divisa EUR
F. CONTABLE     F. VALOR     CONCEPTO                        DEBE       HABER       SALDO
01/04                        SALDO ANTERIOR                                          2,18
11/04           11/04        Dividendo                                  18,40       20,58
30/04                        SALDO A SU FAVOR                                       20,58


TARJETAS - MOVIMIENTOS PENDIENTES DE LIQUIDAR (crédito fin de mes, VISA 4176 **** **** 0418)
28/04                        Librería                                               31,90
29/04                        Vuelos                                                182,76
`;
  expect(readTyped(typed(bankinter))).toMatchObject([
    { balances: [218, 2058], proof: 'proven', lines: { length: 1 } },
  ]);
});

it("opens a card with the previous statement's balance and dates it by its day of closing, beside points (Akbank)", () => {
  const page = `
KREDİ KARTI HESAP ÖZETİ               Hesap Kesim Tarihi              07.04.2024
Kampanya 30.04.2024 tarihine kadar     Dönem Borcu                     618,45 TL
İşlem Tarihi     İşlem Açıklaması                  Chip-para (TL)     Tutar (TL)
                 BİR ÖNCEKİ HESAP ÖZETİ BAKİYESİ                        6.412,80
12.03.2024       ÖDEME - AKBANK MOBİL                                  -6.412,80
08.03.2024       MARKET ÇANKAYA                              1,24         618,45
                 DÖNEM BORCU                                              618,45
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'TRY', balances: [-641280, -61845], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('closes numbers whose dots and commas are set apart (BNP Paribas)', () => {
  const page = `
RELEVE DE COMPTE CHEQUES     du 26 décembre 2023 au 26 janvier 2024     Monnaie du compte : EUR
Date        Nature des opérations              Valeur          Débit          Crédit
            SOLDE CREDITEUR AU 26.12.2023                                   742 , 18
28 . 12     FACTURE CARTE                      28 . 12       34 , 20
04 . 01     VIR SEPA RECU                      04 . 01                  1 . 894 , 62
            SOLDE CREDITEUR AU 26.01.2024                               2 . 602 , 60
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [74218, 260260],
      proof: 'proven',
      lines: ['2023-12-28 -3420 null FACTURE CARTE', '2024-01-04 189462 null VIR SEPA RECU'],
    },
  ]);
});

it('takes no sums of a box that opens with another figure behind the account for those of its lines', () => {
  const page = `
Tagesgeldpocket     Kontoauszug 06/2026     01.06.2026 - 30.06.2026
Buchung   Valuta    Transaktionsinformation                     Betrag
30.06.    30.06.    Steuern                                   - 4,04 €
30.06.    30.06.    Zinsen                                   + 15,32 €
Zusammenfassung
Startsaldo                                                 6.127,26 €
Kontobelastungen                                             - 4,04 €
Kontogutschriften                                           + 15,32 €
Endsaldo                                                   6.138,54 €
Rechnungsabschluss 2/2026     16.05.2026 - 30.06.2026
Zusammenfassung
Startsaldo                                                     0,00 €
Kontobelastungen                                             - 5,92 €
Kontogutschriften                                        + 6.144,46 €
Endsaldo                                                   6.138,54 €`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [612726, 613854], proof: 'proven' }]);
  expect(readTyped(typedAsLines(page))[0]).toMatchObject({ proof: 'proven' });
});

it('tells the years by the days of the balances, not by a period in the text of a booking beside its day', () => {
  const page = `
EUR-Konto Kontonummer 470700100     erstellt am 31.08.2026
Bu-Tag Wert Vorgang
alter Kontostand vom 29.07.2026            15.029,22 H
05.08. 31.07. Abschluss                         1,62 H
       Abschluss vom 01.07.2026 bis 31.07.2026
12.08. 12.08. Gutschrift                     4.250,00 H
23.08. 23.08. Auftrag                        1.500,00 S
       neuer Kontostand vom 31.08.2026      17.780,84 H`;
  expect(readTyped(typed(page))[0]).toMatchObject({
    proof: 'proven',
    lines: [
      expect.stringMatching(/^2026-08-05 /),
      expect.stringMatching(/^2026-08-12 /),
      expect.stringMatching(/^2026-08-23 /),
    ],
  });
});
