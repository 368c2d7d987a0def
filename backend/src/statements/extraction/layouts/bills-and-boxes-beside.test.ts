import { describe, expect, it } from 'vitest';
import { summariesIn } from '../balances/summaries.ts';
import { sumByMarks } from '../bookings/readings.ts';
import { goesOnOverleaf } from '../bookings/row-kinds.ts';
import { endsBill } from '../bookings/sum-rows.ts';
import { currencyOfLine } from '../currencies/currencies.ts';
import { type Row, toRows } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
import { codeBesideName } from '../words/currency-names.ts';
import { columnRoleOf } from '../words/labels.ts';
import { type Placed, type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

const row = (...cells: Placed[]): PlacedRow => cells;

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

it('takes nothing below "Jatkuu sivulla 2" for a booking (OP)', () => {
  expect(goesOnOverleaf('Jatkuu sivulla 2')).toBe(true);
  expect(goesOnOverleaf('Jatkuu')).toBe(false);
});

it('reads sums in both currencies in their own column, and that of several cards below theirs (BAC)', () => {
  const sections = readTyped(
    typed(`
Estado de Cuenta Tarjeta de Crédito     Fecha de corte: 14-MAY-25     Costa Rica
RESUMEN                              COLONES        DÓLARES
Saldo anterior                        100.00          50.00
Saldo al corte / Pago de contado      430.00          63.00
Fecha         Concepto               Colones        Dólares
16-ABR-25     AUTO MERCADO            300.00
17-ABR-25     UBER *TRIP                              10.00
18-ABR-25     UBER REFUND                             -2.00
              Subtotal tarjeta 0912   300.00           8.00
19-ABR-25     ROSTIPOLLOS              30.00
20-ABR-25     SHEIN.COM                                4.00
              Subtotal tarjeta 4450    30.00           4.00
              Total compras           330.00          12.00
14-MAY-25     COMISION                                 1.00
`),
  );
  expect(sections).toMatchObject([
    { currency: 'CRC', balances: [-10000, -43000], proof: 'proven' },
    { currency: 'USD', balances: [-5000, -6300], proof: 'proven' },
  ]);
});

it('gives each currency what a summary with labels in two languages says of it (Bank of China)', () => {
  expect(['人民币/RMB', '美元/USD', '人民币(CNY)', '美元/EUR'].map(codeBesideName)).toEqual([
    'CNY',
    'USD',
    'CNY',
    null,
  ]);
  const rows = toRows(
    positioned([
      row([75, '币种'], [205, '上期账单余额'], [370, '本期支出'], [435, '本期账单余额']),
      row(
        [66, 'Currency'],
        [204, 'Previous Balance'],
        [367, 'Expenditure'],
        [437, 'Current Balance'],
      ),
      row([46, '人民币/RMB'], [219, '100.00'], [369, '20.00'], [449, '120.00']),
      row([56, '美元/USD'], [219, '50.00'], [369, '8.00'], [449, '58.00']),
      row([34, '外币交易明细 FCY Transaction Detailed List'], [341, '美元/USD']),
    ]),
  );
  const summaries = summariesIn(rows, { decimals: 2, isWhole: false });
  expect(summaries.map(({ opening, closing }) => [opening.minor, closing.minor])).toEqual([
    [10000, 12000],
    [5000, 5800],
  ]);
  expect(rows.slice(4).map((each) => currencyOfLine(each))).toEqual(['USD']);
});

it('reads instalments under the name of their group, with fees below a unit that stands beside a title (Hyundai Card)', () => {
  const line = (day: string, shop: string, price: string, due: string, fee: string) =>
    row([38, day], [140, shop], ['r318', price], ['r482', due], ['r559', fee]);
  const [card] = readTyped(
    positioned([
      row([36, 'Hyundai Card 이용대금명세서'], [300, '결제일 2025년 05월 12일']),
      row([36, '이번 달 결제하실 금액'], [158, '52,610원']),
      row([36, '이용 상세내역'], [528, '(단위 : 원)']),
      row([456, '이번달'], [541, '수수료']),
      [
        6,
        [38, '이용일'],
        [140, '이용가맹점'],
        [292, '이용금액'],
        [456, '결제원금'],
        [542, '(이자)'],
      ],
      row([38, '일시불']),
      line('25. 04. 01', '씨유 마포도화점', '5,900', '5,900', '0'),
      row([140, '일시불 소계'], ['r482', '5,900']),
      row([38, '할부']),
      line('25. 03. 22', '롯데쇼핑 본점', '486,000', '40,500', '6,210'),
    ]),
  );
  expect(card?.lines).toEqual([
    '2025-03-22 -46710 null 롯데쇼핑 본점',
    '2025-04-01 -5900 null 씨유 마포도화점',
  ]);
});

it('takes what was paid out of the column of prices, where nothing of it is due this month (Santander in Chile)', () => {
  const [card] = readTyped(
    typed(`
Santander     ESTADO DE CUENTA EN MONEDA NACIONAL DE TARJETA DE CRÉDITO     23/05/2025     MONTO MÍNIMO A PAGAR $ 27.410
MONTO FACTURADO A PAGAR (PERÍODO ANTERIOR)     $ 684.512
FECHA          DESCRIPCIÓN         MONTO OPERACIÓN     MONTO TOTAL A PAGAR     N° CUOTA     VALOR CUOTA MENSUAL
05/05/2025     MONTO CANCELADO          $ -684.512
24/04/2025     JUMBO COSTANERA            $ 64.870                $ 64.870     01/01                   $ 64.870
25/04/2025     COPEC APP                  $ 45.000                $ 45.000     01/01                   $ 45.000
MONTO TOTAL FACTURADO A PAGAR     $ 64.870
Infórmese sobre la garantía estatal de los depósitos en www.cmfchile.cl
`),
  );
  expect(card?.lines).toContain('2025-05-05 684512 null MONTO CANCELADO');
});

it('knows labels of cards in Colombia (Davivienda)', () => {
  expect(columnRoleOf('Valor cuota del mes')).toBe('amount');
  expect(columnRoleOf('No. Compr.')).toBe('reference');
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
