import { describe, expect, it } from 'vitest';
import { columnFor } from '../cells/cell-columns.ts';
import { type PlacedRow, positioned } from '../layouts/positioned.fixture.ts';
import { toRows } from '../rows/rows.ts';
import { headerAt } from './columns.ts';

const header = (...rows: PlacedRow[]) => headerAt(toRows(positioned(rows)), 0);
const roles = (...rows: PlacedRow[]) => header(...rows)?.columns.map((column) => column.role);

describe('headerAt', () => {
  it.each([
    ['Date|Description|Money out|Money in|Balance', 'date description out in balance'],
    ['Buchung|Wert|Vorgang/Buchungsinformation|Soll|Haben', 'date otherDate description out in'],
    [
      'ENTRY DATE|VALUE DATE|TRANSACTION DESCRIPTION|TRANSACTION AMOUNT|STATEMENT BALANCE',
      'date otherDate description amount balance',
    ],
    [
      'Posting Date|Transaction Date|Transaction Description|Amount(RM)',
      'otherDate date description amount',
    ],
    ['POST DATE|DESCRIPTION|AMOUNT (SGD)', 'date description amount'],
    ['Description|Incoming|Outgoing|Amount', 'description in out balance'],
    ['Date|Amount|Currency|In|Out', 'date ignored ignored in out'],
    [
      'Date|Payment type and details|£ Paid out|£ Paid in|£ Balance',
      'date description out in balance',
    ],
    ['거래일시|적요|찾으신금액|맡기신금액|거래후잔액', 'date description out in balance'],
    ['Dată|Descriere|Sume retrase|Sume adăugate|Sold', 'date description out in balance'],
    ['Ημ/νία|Αιτιολογία|Χρέωση|Πίστωση|Υπόλοιπο', 'date description out in balance'],
    ['Datum účtování|Popis|Připsáno|Odepsáno', 'date description in out'],
    ['Date|Transaction|Debit|Credit|Balance', 'date description out in balance'],
  ])('reads %s', (cells, expected) => {
    const row = cells.split('|').map((text, index): [number, string] => [30 + index * 130, text]);
    expect(roles(row)?.join(' ')).toBe(expected);
  });

  it('reads labels that wrap over two rows', () => {
    const wrapped = roles(
      [
        [40, 'Trans'],
        [100, 'Description'],
        [300, 'Paid'],
        [400, 'Paid'],
      ],
      [9, [40, 'date'], [300, 'out'], [400, 'in']],
    );
    expect(wrapped).toEqual(['date', 'description', 'out', 'in']);
    const dates = roles(
      [
        [40, 'Transaction'],
        [120, 'Date'],
        [200, 'Description'],
        [400, 'Amount'],
      ],
      [9, [40, 'date'], [120, 'entered']],
    );
    expect(dates).toEqual(['date', 'otherDate', 'description', 'amount']);
    const ofThree = roles(
      [
        [40, 'Transaction'],
        [120, 'Payment'],
        [400, 'Transaction'],
      ],
      [9, [40, 'Date'], [120, 'type and'], [400, 'Amount']],
      [9, [120, 'details']],
    );
    expect(ofThree).toEqual(['date', 'description', 'amount']);
  });

  it('names the columns of a header drawn as one text without placing them', () => {
    expect(header([[40, 'Description Incoming Outgoing Amount']])).toMatchObject({
      placed: false,
      columns: { length: 4 },
    });
  });

  it('sees no header in a summary, a sentence or a booking', () => {
    expect(
      header([
        [40, 'Product'],
        [200, 'Opening balance'],
        [300, 'Money out'],
        [400, 'Money in'],
        [500, 'Closing balance'],
      ]),
    ).toBeNull();
    expect(header([[40, 'Date of birth and description']])).toBeNull();
    expect(
      header([
        [40, '01 May'],
        [100, 'SHOP'],
        [300, '1.00'],
        [400, '2.00'],
      ]),
    ).toBeNull();
  });
});

describe('columnFor', () => {
  const table = header([
    [40, 'Date'],
    [100, 'Description'],
    [335, 'Money out'],
    [417, 'Money in'],
    ['r556', 'Balance'],
  ]);
  const cell = (x: number, right: number) => ({
    text: '',
    x,
    right,
    y: 0,
    width: right - x,
    height: 8,
    fontSize: 8,
    pieces: [],
  });
  it('goes by the nearest edge, be the column set left or right', () => {
    if (!table) throw new Error('no header');
    expect(columnFor(table, cell(335, 380))?.role).toBe('out');
    expect(columnFor(table, cell(417, 480))?.role).toBe('in');
    expect(columnFor(table, cell(490, 556))?.role).toBe('balance');
    expect(columnFor(table, cell(100, 330))?.role).toBe('description');
  });
});

it('gives texts to the label that is set in the middle of them, and not to the numbers in front of it', () => {
  const labels = header([
    [57, 'Fecha'],
    [113, 'No. comprobante'],
    [227, 'Descripción'],
    [373, 'Valor'],
  ]);
  const [row] = toRows(
    positioned([
      [
        [46, '2025/03/04'],
        [113, '551229'],
        [180, 'NETFLIX'],
        [371, '44.900,00'],
      ],
    ]),
  );
  const rolesOf = row?.cells.map((cell) => labels && columnFor(labels, cell)?.role);
  expect(rolesOf).toEqual(['date', 'reference', 'description', 'amount']);
});
