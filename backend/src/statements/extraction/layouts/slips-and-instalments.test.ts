import { expect, it } from 'vitest';
import { balanceWordIn } from '../words/balance-names.ts';
import { readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('takes what each of two cards closes with from the slip that lists their numbers (DBS)', () => {
  const section = (lines: string) => `
DATE           DESCRIPTION                                      AMOUNT (S$)
${lines}`;
  expect(
    read(`
DBS     Credit Cards Statement of Account     STATEMENT DATE 14 Jan 2025     MINIMUM PAYMENT S$50.00
${section(`               DBS ALTITUDE VISA SIGNATURE CARD NO.: 4119 1102 3345 7718
               PREVIOUS BALANCE                                     1,284.60
27 DEC         PAYMENT - DBS INTERNET/WIRELESS                   1,284.60 CR
29 DEC         FAIRPRICE FINEST                                        64.15
               SUB-TOTAL:                                              64.15`)}

               DBS LIVE FRESH VISA CARD NO.: 4119 1100 8820 4456
               PREVIOUS BALANCE                                       402.11
27 DEC         PAYMENT - DBS INTERNET/WIRELESS                     402.11 CR
05 JAN         TADA MOBILITY SINGAPORE                                 88.00
               SUB-TOTAL:                                              88.00

PAYMENT SLIP
Card number               Total outstanding balance     Amount enclosed
4119 1102 3345 7718       S$ 64.15
4119 1100 8820 4456       S$ 88.00
`),
  ).toMatchObject([
    { proof: 'proven', balances: [-128460, -6415], lines: { length: 2 } },
    { proof: 'proven', balances: [-40211, -8800], lines: { length: 2 } },
  ]);
});

it('takes what will be debited for owed, where the columns of a card lead to it (BNP Paribas)', () => {
  expect(
    read(`
BNP PARIBAS     RELEVÉ DE CARTE BANCAIRE     Visa Premier à débit différé     Arrêté au 24.03.2025
Date      Nature de l'opération              Débit (EUR)     Crédit (EUR)
25.02     CARREFOUR CITY PARIS 11                  48,36
10.03     SEZANE PARIS                                             16,50
22.03     UGC CINE CITE BERCY PARIS                25,80
MONTANT QUI SERA DÉBITÉ DE VOTRE COMPTE LE 31.03.2025                     57,66 EUR
`),
  ).toMatchObject([{ balances: [null, -5766], lines: { length: 3 } }]);
});

it('knows what is charged on a day for what a Hebrew card closes with (Isracard)', () => {
  expect(balanceWordIn('סה"כ חיוב לתאריך 10/04/2025')?.kind).toBe('closing');
});

it('books no purchase of which no instalment has been charged yet (Santander Chile)', () => {
  expect(
    read(`
Santander     ESTADO DE CUENTA EN MONEDA NACIONAL DE TARJETA DE CRÉDITO     20/05/2025     MONTO MÍNIMO A PAGAR $ 27.410
SALDO ADEUDADO INICIO PERÍODO ANTERIOR     $ 0
FECHA          DESCRIPCIÓN OPERACIÓN                    N° CUOTA     VALOR CUOTA MENSUAL
21/04/25       JUMBO LOS DOMINICOS                      01/01                   $ 62.480
18/03/25       LATAM.COM                                02/06                   $ 68.750
15/05/25       RIPLEY PARQUE ARAUCO                     00/03                   $ 39.997
MONTO TOTAL FACTURADO A PAGAR     $ 131.230
Infórmese sobre la garantía estatal de los depósitos en www.cmfchile.cl
`),
  ).toMatchObject([{ currency: 'CLP', balances: [null, -131230], lines: { length: 2 } }]);
});

it('reads no instalment in a box of points below the balance as a booking (KTC)', () => {
  expect(
    read(`
KTC     CREDIT CARD STATEMENT     Statement Date 18/05/25     Minimum Payment (THB) 500.00
Trans. Date     Posting Date     Description                           Amount (THB)
                                 PREVIOUS BALANCE                         13,482.67
02/05/25        02/05/25         PAYMENT THANK YOU                        -8,000.00
30/04/25        30/04/25         KTC FLEXI 0% 04/10 POWER BUY              1,290.00
                                 TOTAL BALANCE                             6,772.67

KTC FOREVER POINTS                        INSTALLMENT (KTC FLEXI)
Points brought forward          32,418    Merchant                       POWER BUY
Points earned                      512    Term                               04/10
Points used                          0    Monthly installment             1,290.00
Points balance (no expiry)      32,930    Remaining principal             7,740.00
`),
  ).toMatchObject([{ proof: 'proven', balances: [-1348267, -677267], lines: { length: 2 } }]);
});

it('goes on below the labels of one more holder, which name no day (American Express)', () => {
  expect(
    read(`
AMERICAN EXPRESS     Blue Cash Preferred Card     Closing Date 03/14/25     Account Ending 4-71006     Minimum Payment Due $35.00
Account Summary
Previous Balance                 $600.00
New Balance                      $170.80
Payments                                                                      Amount
02/24/25*     MOBILE PAYMENT - THANK YOU                                    -$400.00
03/13/25*     ELECTRONIC PAYMENT RECEIVED-THANK YOU                         -$200.00
Credits                                                                       Amount
02/27/25      TARGET.COM BROOKLYN PARK                                       -$10.00
New Charges
Summary
Total New Charges                                                            $180.80
Detail
MARCUS D HOLLOWAY                                       Foreign Spend         Amount
Card Ending 4-71006
02/15/25      WHOLEFDS LNC CHARLOTTE                                         $128.44
              GROCERY STORE
02/16/25      SHELL OIL CHARLOTTE                                             $46.02
02/23/25      COSTA COFFEE LONDON                               5.00           $6.34
`),
  ).toMatchObject([{ proof: 'proven', balances: [-60000, -17080], lines: { length: 6 } }]);
});

it('reads what was paid to a card above its first labels (PostFinance)', () => {
  expect(
    read(`
PostFinance     Facture PostFinance Visa Classic Card     Période 14.02.2025 – 13.03.2025     CHF
Montant de la dernière facture             1'082.45
Montant de la facture en notre faveur        217.40

Mouvements du compte-carte 4000 7731 1187
25.02.25      25.02.25      VOTRE PAIEMENT - MERCI                  -1'082.45
Transactions PostFinance Visa Classic Card XXXX 1187
Date          Date          Texte                                     Montant
comptable     d'achat                                                  en CHF
14.02.25      12.02.25      COOP-2204 LAUSANNE GARE                     28.40
14.02.25      13.02.25      DIGITEC GALAXUS AG                         189.00
`),
  ).toMatchObject([
    {
      proof: 'proven',
      balances: [-108245, -21740],
      lines: [
        '2025-02-12 -2840 null COOP-2204 LAUSANNE GARE',
        '2025-02-13 -18900 null DIGITEC GALAXUS AG',
        '2025-02-25 108245 null VOTRE PAIEMENT - MERCI',
      ],
    },
  ]);
});
