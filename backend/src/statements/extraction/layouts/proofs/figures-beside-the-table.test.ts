import { describe, expect, it } from 'vitest';
import { proveSection } from '../../index.ts';
import type { PlacedRow } from '../positioned.fixture.ts';
import { FIVE, five, only } from '../reading.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

const stateOf = (...rows: PlacedRow[]) => proveSection(only(rows)).state;

const HEAD: PlacedRow[] = [[[40, 'Account statement EUR 1 January 2026 - 31 January 2026']], FIVE];

const JANUARY: PlacedRow[] = [
  five('01 Jan 2026', 'Opening balance', '', '', '1,000.00'),
  five('02 Jan 2026', 'Salary', '', '500.00', '1,500.00'),
  five('05 Jan 2026', 'Rent', '700.00', '', '800.00'),
  five('31 Jan 2026', 'Closing balance', '', '', '800.00'),
];

describe('a booking below the closing balance', () => {
  const behind = (...rows: PlacedRow[]) => stateOf(...HEAD, ...JANUARY, ...rows);
  it('keeps a statement from being proven', () => {
    expect(behind(five('31 Jan 2026', 'Late fee', '5.00', '', '795.00'))).toBe('not_provable');
    expect(behind(five('31 Jan 2026', 'Interest', '', '5.00', ''))).toBe('not_provable');
  });

  it('is none in another table, under a heading, or where it is a balance or a total', () => {
    const pending = five('31 Jan 2026', 'Late fee', '5.00', '', '795.00');
    expect(behind()).toBe('proven');
    expect(behind([24, [40, 'Pending transactions', 10]], pending)).toBe('proven');
    expect(behind(five('31 Jan 2026', 'Available balance', '', '', '800.00'))).toBe('proven');
    expect(
      behind([
        [40, '31 Jan 2026'],
        [300, 'Page 5.00'],
      ]),
    ).toBe('proven');
  });
});

describe('sums and counts beside the table', () => {
  const [title, header] = HEAD;
  const besides = (...rows: PlacedRow[]) =>
    stateOf(title as PlacedRow, ...rows, header as PlacedRow, ...JANUARY);

  it.each([
    ['Deposits and credits', '500.00'],
    ['Payments in', '500.00'],
    ['Turnover credit', '500.00'],
    ['Payments out', '700.00'],
  ])('contradict the lines under the name %s', (name, sum) => {
    const saying = (figure: string) =>
      besides([
        [40, name],
        ['r400', figure],
      ]);
    expect(saying(sum)).toBe('proven');
    expect(saying('999.00')).toBe('broken');
  });

  it('contradict the lines in a box with names above its figures', () => {
    const box = (into: string) =>
      besides(
        [
          [40, 'Opening balance'],
          [150, 'Money in'],
          [260, 'Money out'],
          [370, 'Closing balance'],
        ],
        [
          [40, '1,000.00'],
          [150, into],
          [260, '700.00'],
          [370, '800.00'],
        ],
      );
    expect(box('500.00')).toBe('proven');
    expect(box('999.00')).toBe('broken');
  });

  it.each(['above', 'behind'])(
    'contradict the closing balance of the table in a box %s it that opens as the table does',
    (place) => {
      const balanceBox = (opening: string, closing: string): PlacedRow[] => [
        [
          [40, 'Opening balance'],
          ['r400', opening],
        ],
        [
          [40, 'Closing balance'],
          ['r400', closing],
        ],
      ];
      const beside = (...box: PlacedRow[]) =>
        place === 'above'
          ? besides(...box)
          : stateOf(...HEAD, ...JANUARY, [30, [40, 'Summary', 11]], ...box);
      expect(beside(...balanceBox('1,000.00', '800.00'))).toBe('proven');
      expect(beside(...balanceBox('1,000.00', '900.00'))).toBe('broken');
      // A box that opens with another figure speaks of another account, or of the year.
      expect(beside(...balanceBox('300.00', '900.00'))).toBe('proven');
    },
  );

  it('leave out what is named apart', () => {
    const fees: PlacedRow = [
      [40, 'Fees'],
      ['r400', '200.00'],
    ];
    expect(
      besides(
        [
          [40, 'Money out'],
          ['r400', '500.00'],
        ],
        fees,
      ),
    ).toBe('proven');
  });

  it('tell of a booking that was not read', () => {
    const counted = (count: string) =>
      besides([
        [40, 'Number of transactions'],
        ['r400', count],
      ]);
    expect(counted('2')).toBe('proven');
    expect(counted('3')).toBe('not_provable');
    expect(besides([[40, 'Number of transactions: 3']])).toBe('not_provable');
  });
});

it.each([
  [
    'behind their names',
    (out: number, into: number) =>
      `Closing Balance     939.00\nDr Count : ${out}     Cr Count : ${into}`,
  ],
  [
    'below their names',
    (out: number, into: number) => `
Opening Balance     Dr Count     Cr Count     Debits     Credits     Closing Bal
1,000.00            ${out}            ${into}            86.00      25.00       939.00`,
  ],
])(
  'proves nothing where bookings are counted each way %s, and others were read (HDFC)',
  (_, counted) => {
    const page = (out: number, into: number) => `
HDFC BANK     Account Number : 50100112233445     Currency : INR
Statement From : 01/04/2025 To 30/04/2025     Opening Balance : 1,000.00
Txn Date       Narration               Withdrawals     Deposits     Closing Balance
17/04/2025     UPI-RAPIDO                    86.00                           914.00
19/04/2025     CASH DEPOSIT BY SELF                       25.00              939.00
${counted(out, into)}
`;
    expect(readTyped(typed(page(1, 1)))).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
    expect(readTyped(typed(page(3, 1)))).toMatchObject([{ proof: 'not_provable' }]);
  },
);
