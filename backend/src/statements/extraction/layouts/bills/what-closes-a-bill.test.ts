import { describe, expect, it } from 'vitest';
import { sumByMarks } from '../../bookings/readings.ts';
import { endsBill } from '../../bookings/sum-rows.ts';
import { type Row, toRows } from '../../rows/rows.ts';
import { balanceLine } from '../../words/balance-names.ts';
import { type PlacedRow, positioned, row } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

describe('what closes a card', () => {
  it('is no shop that is called like a balance and stands below a booking of its day', () => {
    const [card] = readTyped(
      typed(`
Your credit card statement     From 1 January 2020 to 31 January 2020     AUD
Opening balance 1 January 2020     100.00     Total amount due 31 January 2020     195.00
Transaction Date     Transaction details           Amount
02-01-20             Corner Bakery                  20.00
04-01-20             Transfer from A Lindqvist     (10.00)
05-01-20             Standing order                 30.00
                     New Balance Shoes              50.00
06-01-20             Corner Bakery                   5.00
`),
    );
    expect(card).toMatchObject({ balances: [-10000, -19500], proof: 'proven' });
  });

  it('is not what all cards come to, though their grand total follows the last one (DBS)', () => {
    const cards = readTyped(
      typed(`
DBS     Credit Cards     STATEMENT DATE 10 Mar 2018     MINIMUM PAYMENT $100.00
DATE       DESCRIPTION                                             AMOUNT (S$)
DBS ALTITUDE VISA SIGNATURE CARD NO.: 4119 1101 7724 3086
           PREVIOUS BALANCE                                             863.40
27 FEB     PAYMENT - DBS INTERNET                                    863.40 CR
11 FEB     COLD STORAGE                                                  87.25
                                                       SUB-TOTAL:        87.25
                                                       TOTAL:            87.25
PAYMENT SLIP
NAME              CARD NO.                  TOTAL AMOUNT DUE
LIM HUI SHAN      4119 1101 7724 3086       $171.80
DATE       DESCRIPTION                                             AMOUNT (S$)
DBS LIVE FRESH VISA PLATINUM CARD NO.: 4628 4501 9930 6617
           PREVIOUS BALANCE                                              70.57
12 FEB     NETFLIX.COM                                                   13.98
                                                       SUB-TOTAL:        13.98
                                                       TOTAL:            84.55
                       GRAND TOTAL FOR ALL CARD ACCOUNTS:              171.80
`),
    );
    expect(cards).toMatchObject([
      { balances: [-86340, -8725], proof: 'proven' },
      { balances: [-7057, -8455], proof: 'proven' },
    ]);
  });

  it('ends the list where it is the sum to be debited of all bookings (Boursorama)', () => {
    const amount = (minor: number) => ({ minor, direction: null, marker: null, currency: null });
    const bookings = [
      {
        side: 'out',
        amount: amount(1500),
        text: 'CARTE CAFE SPRUENGLI',
        cells: [{ text: '08/03/2025' }],
      },
      { side: 'out', amount: amount(500), text: 'CARTE DEEZER', cells: [{ text: '09/03/2025' }] },
      { side: 'in', amount: amount(200), text: 'AVOIR ZARA', cells: [{ text: '10/03/2025' }] },
    ];
    const part = { bookings } as never;
    const reading = { money: { out: amount(1800) } } as never;
    const [again, another] = toRows(
      positioned([
        row([42, '08/03/2025'], [118, 'CAFE SPRUENGLI'], [265, '24,60 CHF']),
        row([42, '09/03/2025'], [118, 'SBB CFF FFS'], [265, '61,00 CHF']),
      ]),
    );
    const ends = (name: string, ...below: (Row | undefined)[]) =>
      endsBill(
        part,
        name,
        reading,
        below.filter((each) => each !== undefined),
      );
    expect(sumByMarks(bookings as never)).toBe(-1800);
    expect(ends('TOTAL À DÉBITER LE 31/03/2025', again)).toBe(true);
    // The bookings of a second card follow, or nothing.
    expect(ends('TOTAL À DÉBITER LE 31/03/2025', again, another)).toBe(false);
    expect(ends('TOTAL À DÉBITER LE 31/03/2025')).toBe(false);
    expect(ends('Total de la carte n° 4810', again)).toBe(false);
  });

  it('is known by what will be debited, and no debit of the balance before is one (Carrefour, Intesa)', () => {
    expect(balanceLine('Total à prélever au comptant le 05/04/2025')).toBe('closing');
    expect(balanceLine('Montant dû au 21/03/2025')).toBe('standing');
    expect(balanceLine('Montant dû au relevé précédent')).toBe('opening');
    expect(balanceLine('ADDEBITO SALDO ESTRATTO CONTO PRECEDENTE')).toBeNull();
  });

  it('stands under its name, whatever another box says beside that (Nexi)', () => {
    const [card] = readTyped(
      positioned([
        row([42, 'Carta NEXI CLASSIC Visa'], [400, 'ESTRATTO CONTO del 31 marzo 2025']),
        row([54, 'TOTALE DA ADDEBITARE'], [310, 'Linea di credito'], ['r550', '2.600,00']),
        row([310, 'Totale spese del periodo'], ['r550', '91,17']),
        row([54, '€ 91,17', 11], [310, 'Interessi'], ['r550', '0,00']),
        row([46, 'DATA'], [168, 'DESCRIZIONE'], ['r550', 'IMPORTO IN EURO']),
        row([46, '03/03/25'], [168, 'ESSELUNGA VIALE PIAVE'], ['r550', '84,37']),
        row([46, '04/03/25'], [168, 'BAR CUCCHI'], ['r550', '6,80']),
      ]),
    );
    expect(card?.balances).toEqual([null, -9117]);
  });
});

it('passes over no summary beside a box that is none of this bill (Nubank)', () => {
  const [card] = readTyped(
    positioned([
      row([44, 'Esta é a sua fatura de maio'], [300, 'Data de vencimento: 12 MAI 2025']),
      row([44, 'RESUMO DA FATURA ATUAL', 7]),
      [8, [367, 'PRÓXIMAS FATURAS', 7]],
      row(
        [44, 'Fatura anterior'],
        ['r320', 'R$ 100,00'],
        [367, 'Saldo em aberto da próxima fatura'],
      ),
      row([44, 'Total a pagar'], ['r320', 'R$ 62,00'], [367, 'R$ 429,85']),
      row([44, 'DATA'], [104, 'DESCRIÇÃO'], [520, 'VALOR']),
      row([44, '06 ABR'], [104, 'Padaria Bella Vista'], ['r560', 'R$ 50,00']),
      row([44, '09 ABR'], [104, 'Uber Trip'], ['r560', 'R$ 12,00']),
      row([44, '10 ABR'], [104, 'Pagamento em 10 ABR'], ['r560', '−R$ 100,00']),
    ]),
  );
  expect(card).toMatchObject({ balances: [-10000, -6200], proof: 'proven' });
});

it.each([
  ['TOTAL À DÉBITER DE VOTRE COMPTE LE 31/03/2025', 'Crédit Agricole'],
  ['MONTANT QUI SERA PRÉLEVÉ SUR VOTRE COMPTE LE 28/03/2025', 'BoursoBank'],
])(
  'closes a bill that names nothing owed before it with what its lines come to: %s (%s)',
  (name) => {
    const page = `
Relevé de carte bancaire     Opérations du 27/02/2025 au 26/03/2025     EUR
Date           Libellé                    Débit     Crédit
27/02/2025     Monoprix                   34,18
28/02/2025     Darty                      49,00
03/03/2025     Zara                                  25,95
               Total des opérations       83,18      25,95
${name}     57,23 EUR
`;
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [null, -5723], lines: { length: 3 } },
    ]);
  },
);

it('closes with no sum of what was spent, where the lines do not lead to it (Argenta)', () => {
  const page = `
UITGAVENSTAAT MASTERCARD     Periode van 19/03/2025 tot 18/04/2025     EUR
Datum          Omschrijving                     Bedrag
               VORIG SALDO                      684,37 -
24/03/2025     BETALING - DANK U                684,37 +
21/03/2025     COLRUYT                           87,42 -
08/04/2025     ZARA - TERUGBETALING              49,95 +
Totaal van uw uitgaven                           87,42 -
NIEUW SALDO                                      37,47 -
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-68437, -3747], proof: 'proven' }]);
});

it('takes what a summary above the list closes with, and its sums for no bookings (Montepaschi)', () => {
  const page = `
Carta Montepaschi     Nexi     ESTRATTO CONTO AL 31/05/2026
RIEPILOGO DEI SUOI MOVIMENTI
Data         Descrizione                              Importo in Euro
30/04/26     Debito residuo al mese precedente               1.328,46
             Totale rimborsi ricevuti                         -250,00
             Totale spese con carte a rate                     103,64
31/05/26     Debito residuo al 31/05/2026                    1.182,10
DETTAGLIO DEI SUOI MOVIMENTI
Data         Descrizione                              Importo in Euro
15/05/26     RIMBORSO RATA CON ADDEBITO SUL C/C               -250,00
02/05/26     COOP TIRRENO FIRENZE                               49,94
03/05/26     DELTA AIR NEW YORK                                 53,70
             TOTALE SPESE                                      103,64
`;
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', balances: [-132846, -118210], lines: { length: 3 } },
  ]);
});

it('closes a card with what is said most often, and with no bonus (Santander in Mexico)', () => {
  const [section] = readTyped(
    typed(`
Santander     Tarjeta de crédito 5470 46XX XXXX 3021     Fecha de corte: 12-mar-2025     MXN
Periodo: 13-feb-2025 al 12-mar-2025
Pago para no generar intereses:      $2,159.16
Adeudo del periodo anterior          $1,374.66
Pago para no generar intereses       $2,159.16
Pago total      Capital de cargos      Intereses      Comisiones
$900.00         $900.00                $0.00          $0.00
Saldo anterior      Generado      Utilizado      Saldo actual
$214.30             $86.12        $0.00          $300.42
Fecha de la operación   Descripción del movimiento          Monto
13-feb-2025             WAL MART SC COYOACAN           +    $1,284.50
20-feb-2025             PAGO POR TRANSFERENCIA         -    $1,000.00
05-mar-2025             CINEPOLIS UNIVERSIDAD          +    $400.00
07-mar-2025             OXXO ROMA NORTE                +    $100.00
`),
  );
  expect(section).toMatchObject({ balances: [-137466, -215916], proof: 'proven' });
});

it('ends the bookings of a Taiwanese card with what is owed, though its name and figure are one text', () => {
  const row = (day: string, booked: string, text: string, amount: string): PlacedRow => [
    [45, day],
    [95, booked],
    [147, text],
    ['r391', amount],
    [448, 'TW'],
  ];
  const page: PlacedRow[] = [
    [
      [43, '台新國際商業銀行 信用卡電子帳單'],
      [300, '114 年 05 月帳單'],
      [450, 'TWD'],
    ],
    [
      [45, '帳單結帳日'],
      [136, '繳款截止日'],
    ],
    [
      [45, '114/05/05'],
      [136, '114/05/20'],
    ],
    [
      [45, '消費日'],
      [95, '入帳起息日'],
      [147, '消費明細'],
      [359, '新臺幣金額'],
      [448, '消費地'],
    ],
    [[147, '上期應繳總額 18,422']],
    row('114/04/22', '114/04/22', '自動轉帳扣繳', '-18,422'),
    row('114/04/04', '114/04/07', '街口電支', '953'),
    row('114/04/06', '114/04/09', '全聯福利中心', '969'),
    row('114/04/12', '114/04/15', '路易莎咖啡', '142'),
    row('114/04/20', '114/04/24', '停車費退費', '-60'),
    [[147, '本期累計應繳總額 2,004']],
  ];
  expect(readTyped(positioned(page))[0]).toMatchObject({
    balances: [-1842200, -200400],
    proof: 'proven',
    lines: [
      '2025-04-04 -95300 null 街口電支',
      '2025-04-06 -96900 null 全聯福利中心',
      '2025-04-12 -14200 null 路易莎咖啡',
      '2025-04-20 6000 null 停車費退費',
      '2025-04-22 1842200 null 自動轉帳扣繳',
    ],
  });
});

it('closes a bill with the sum that is named right below its lines (Crédit Mutuel)', () => {
  expect(
    readPages(`
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

it('closes a card with what is still to be charged, where what is left tells that it has been (Nexi)', () => {
  const page = (charged: string) => `
Carta Nexi Classic     ESTRATTO CONTO     Milano, 31 Gennaio 2025
RIEPILOGO DEI SUOI MOVIMENTI
Data         Descrizione                              Importo in Euro
31/12/24     Debito residuo al mese precedente                   0,00
             TOTALE ADDEBITO SUL SUO C/C                      ${charged}
             Debito residuo al 31/01/2025                        0,00
DETTAGLIO DEI SUOI MOVIMENTI
Data         Descrizione                              Importo in Euro
02/01/25     TRENITALIA ROMA                                    49,94
03/01/25     AMAZON.IT RIMBORSO                               - 10,00
             TOTALE SPESE                                       39,94
`;
  expect(readPages(page('39,94'))).toMatchObject([{ proof: 'proven', balances: [0, -3994] }]);
  expect(readPages(page('49,94'))[0]?.proof).not.toBe('proven');
});
