import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes sums of each card, of which the first counts in what was owed, for no contradiction (UBS)', () => {
  expect(
    readPages(`
UBS     Rechnung vom 14.02.2025     Kartenkonto-Nr. 0206 8841 2290 0117     Mindestbetrag CHF 124.60     CHF
Einkaufsdatum       Buchungstext                             Belastung          Gutschrift
                    Saldovortrag letzte Rechnung              2'481.35
31.01.2025          IHRE ZAHLUNG LSV+                                             2'481.35
UBS Visa Card Gold     XXXX XXXX XXXX 4471
16.01.2025          COOP-1887 ZH BELLEVUE                       267.35
05.02.2025          DIGITEC GALAXUS AG                                              149.00
                    Total UBS Visa Card Gold                  2'748.70              149.00
UBS Mastercard Gold     XXXX XXXX XXXX 9036
19.01.2025          MANOR AG BASEL CHE                           74.90
26.01.2025          BABU’S BAKERY                                46.00
                    Total UBS Mastercard Gold                   120.90
                    Saldo zu unseren Gunsten CHF                239.25
`),
  ).toMatchObject([{ proof: 'proven', balances: [-248135, -23925], lines: { length: 5 } }]);
});

it('takes the sum in the currency of a card that has one in another currency and its points beside it (Ziraat)', () => {
  const page = `
Kredi Kartı Hesap Özeti     Hesap Kesim Tarihi 26/12/2025
Devreden Bakiye 300,00 TL     Dönem Borcu 251,56 TL
İşlem Tarihi     İşlem Açıklaması              TL Tutar     USD Tutar     Bankkart Lira
27/11/2025       BİM A.Ş. 896 ANKARA             100,00                            0,48
28/11/2025       Spotify Stockholm               151,56
03/12/2025       otomatik ödeme                 300,00+`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'TRY',
      balances: [-30000, -25156],
      proof: 'proven',
      lines: [
        '2025-11-27 -10000 null BİM A.Ş. 896 ANKARA',
        '2025-11-28 -15156 null Spotify Stockholm',
        '2025-12-03 30000 null otomatik ödeme',
      ],
    },
  ]);
});

it('takes the sums of each card of a Japanese bill for no bookings, and the whole of it for what is owed', () => {
  const row = (day: string, shop: string, amount: string): PlacedRow =>
    day === ''
      ? [
          [86, shop],
          ['r473', amount],
        ]
      : [
          [49, day],
          [86, shop],
          ['r351', amount],
          [365, '1'],
          ['r473', amount],
        ];
  const page: PlacedRow[] = [
    [
      [46, '三井住友カード'],
      [400, '2025年4月28日 作成'],
    ],
    [
      [46, 'ご利用代金明細書'],
      [200, 'お支払い日'],
      [300, '2025年5月26日'],
    ],
    [
      [49, 'ご利用日'],
      [86, 'ご利用店名'],
      [307, 'ご利用金額'],
      [358, '支払区分'],
      [423, 'お支払い金額'],
    ],
    row('25/03/16', 'ローソン', '3,100'),
    row('25/03/18', 'マツモトキヨシ', '2,549'),
    row('', '＜お支払い金額小計＞', '5,649'),
    row('25/03/21', 'スターバックス', '324'),
    row('25/04/09', 'ライフ', '4,048'),
    row('', '＜お支払い金額小計＞', '4,372'),
    row('', '＜お支払い金額総合計＞', '10,021'),
  ];
  const [section] = readTyped(positioned(page));
  expect(section?.balances).toEqual([null, -10021]);
  expect(section?.lines.map((line) => line.split(' null ')[0])).toEqual([
    '2025-03-16 -3100',
    '2025-03-18 -2549',
    '2025-03-21 -324',
    '2025-04-09 -4048',
  ]);
});

it('lets what is named apart from the sum of charges stand beside it (American Express)', () => {
  const page = `
American Express Gold Card     Closing Date 04/10/24     Minimum Payment Due     $92.00
Previous Balance               $100.00
Payments/Credits              -$100.00
New Charges                    +$80.00
Fees                          +$250.00
Interest Charged                +$6.41
New Balance                    $336.41
Payments                                            Amount
03/28/24     ONLINE PAYMENT - THANK YOU           -$100.00
New Charges
Summary                                              Total
Total New Charges                                   $80.00
Detail                                              Amount
03/12/24     UBER TRIP HELP.UBER.COM CA             $24.00
03/15/24     RALPHS LA JOLLA CA                     $56.00
Fees                                                Amount
03/31/24     RENEWAL MEMBERSHIP FEE                $250.00
Total Fees for this Period                         $250.00
Interest Charged                                    Amount
04/10/24     Interest Charge on Pay Over Time        $6.41
Total Interest Charged for this Period               $6.41
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [-10000, -33641], lines: { length: 5 } },
  ]);
});

it('takes the figure under their sum for the balance of a card with two portions (Carrefour)', () => {
  const page = `
Carte PASS Mastercard     N° de carte 5138 28XX XXXX 4410     du 26/12/2025 au 25/01/2026
Synthèse de votre compte                 Au comptant       À crédit          Total
Ancien solde dû au 25/12/2025               428,16 €     1 246,72 €     1 674,88 €
Nouveau solde dû au 25/01/2026              487,60 €     1 161,72 €     1 649,32 €
Date      Libellé de l'opération               Débit (€)     Crédit (€)
05/01     PRELEVEMENT MENSUALITE                                 513,16
06/01     CARREFOUR VILLENEUVE                    487,60
`;
  expect(readPages(page)).toMatchObject([{ balances: [-167488, -164932], proof: 'proven' }]);
});

it('adds to the sum of purchases what stands below it beside a box of rates (Fineco)', () => {
  expect(
    readPages(`
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
