import type { PdfText } from '../../ports/pdf-text.ts';
import { type PlacedRow, positioned } from '../extraction/layouts/positioned.fixture.ts';
import type { SecondReaderAnswer } from './answer.ts';
import type { Open } from './open-question.ts';
import { type PrintedItem, printedRows } from './printed-items.ts';

export const PRINT = { decimals: 2, dateOrder: 'DM' } as const;

/** A statement whose header words no reader knows and whose dates stand behind the texts: the built-in one finds no table in it. */
export const BOGUS_ROWS: PlacedRow[] = [
  [[40, 'Kaltenbrunn Savings Union']],
  [[40, 'Mira Lenz, 14 Orchard Lane']],
  [60, [40, 'EUR account statement from 1 October 2026 to 31 October 2026']],
  [30, [40, 'Zurp'], [120, 'Flink'], ['r380', 'Blorp'], ['r460', 'Gnarf'], ['r555', 'Quonk']],
  [
    [300, '1 Oct 2026'],
    [120, 'Carried from September'],
    ['r555', '100.00'],
  ],
  [
    [300, '2 Oct 2026'],
    [120, 'Coffee'],
    ['r380', '3.50'],
    ['r555', '96.50'],
  ],
  [
    [300, '3 Oct 2026'],
    [120, 'Payment from Halden Ltd'],
    ['r460', '20.00'],
    ['r555', '116.50'],
  ],
  [[120, 'invoice 17']],
  [
    [300, '5 Oct 2026'],
    [120, 'Rent'],
    ['r380', '50.00'],
    ['r555', '66.50'],
  ],
  [
    [300, '31 Oct 2026'],
    [120, 'Carried to November'],
    ['r555', '66.50'],
  ],
  [90, [40, 'Registered in Kaltenbrunn under number 4711']],
];

export const bogus = (rows: PlacedRow[] = BOGUS_ROWS): PdfText => positioned(rows);

/** What is to be sent. */
export const rowsOf = (open: Open | null) => (open?.chunks ?? []).flatMap(({ rows }) => rows);

/** The number of the nth item with a text, as a page prints it. */
export function numbersOf(text: PdfText): (text: string, nth?: number) => number {
  const items = printedRows(text, PRINT).flatMap((row) => row.items);
  return (wanted, nth = 1) => numberIn(items, wanted, nth);
}

function numberIn(items: PrintedItem[], wanted: string, nth: number): number {
  const found = items.filter(({ text }) => text === wanted)[nth - 1];
  if (!found) throw new Error(`nothing says ${wanted}`);
  return found.number;
}

type Line = SecondReaderAnswer['sections'][number]['lines'][number];

/** What a good reader answers about the bogus statement. */
export function goodAnswer(text: PdfText = bogus()): SecondReaderAnswer {
  const n = numbersOf(text);
  const line = (
    date: string,
    words: string[],
    amount: string,
    way: Line['direction'],
    balance: number,
  ) => ({
    date: n(date),
    description: words.map((word) => n(word)),
    amount: n(amount),
    direction: way,
    balance,
  });
  return {
    sections: [
      {
        continues: false,
        title: null,
        currency: null,
        period_start: null,
        period_end: null,
        is_debt: false,
        opening: n('100.00'),
        closing: n('66.50', 2),
        lines: [
          line('2 Oct 2026', ['Coffee'], '3.50', 'out', n('96.50')),
          line('3 Oct 2026', ['Payment from Halden Ltd', 'invoice 17'], '20.00', 'in', n('116.50')),
          line('5 Oct 2026', ['Rent'], '50.00', 'out', n('66.50')),
        ],
      },
    ],
  };
}
