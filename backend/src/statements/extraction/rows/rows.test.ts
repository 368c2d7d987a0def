import { describe, expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from '../layouts/positioned.fixture.ts';
import { textOf, toRows, unionBox } from './rows.ts';

const texts = (text: Parameters<typeof toRows>[0]) =>
  toRows(text).map((row) => row.cells.map((cell) => cell.text));

describe('toRows', () => {
  it('takes an amount and a date or a number close behind it for two cells', () => {
    expect(
      texts(
        positioned([
          [
            [40, '7.40'],
            [60.5, '25.03.2026'],
          ],
        ]),
      ),
    ).toEqual([['7.40', '25.03.2026']]);
    const beside = (text: string) =>
      texts(
        positioned([
          [
            [40, '1,283.35'],
            [76, text],
          ],
        ]),
      );
    expect(beside('Direct Deposit')).toEqual([['1,283.35', 'Direct Deposit']]);
    expect(beside('CR')).toEqual([['1,283.35 CR']]);
    expect(texts(positioned([[[40, '23,000.78 1234']]]))).toEqual([['23,000.78', '1234']]);
    expect(texts(positioned([[[40, '1 234.56']]]))).toEqual([['1 234.56']]);
  });

  it('puts what stands on nearly one baseline into one row, from left to right', () => {
    const text = positioned([
      [[300, '-6.55']],
      [-2, [40, 'Card transaction']],
      [12, [40, 'April 30']],
    ]);
    expect(texts(text)).toEqual([['Card transaction', '-6.55'], ['April 30']]);
  });

  it('reads a page that was drawn column by column', () => {
    const text = positioned([
      [[80, 'first']],
      [[80, 'second']],
      [-12, [30, '05/05']],
      [[30, '08/05']],
    ]);
    expect(texts(text)).toEqual([
      ['05/05', 'first'],
      ['08/05', 'second'],
    ]);
  });

  it('joins words and letters of one cell and keeps columns apart', () => {
    const text = positioned([
      [
        [40, 'Alter'],
        [62, 'Kontostand'],
        [120, 'EUR'],
      ],
      [
        [40, 'S'],
        [44, 'h'],
        [48, 'op'],
      ],
    ]);
    expect(texts(text)).toEqual([['Alter Kontostand', 'EUR'], ['Shop']]);
  });

  it('counts text drawn twice once and leaves turned text out', () => {
    const text = positioned([
      [
        [40, 'bold'],
        [40.3, 'bold'],
        [100, 'cell'],
      ],
    ]);
    text.pages[0]?.items.push({ text: 'Muster', x: 0, y: 0, width: 90, height: 500, fontSize: 90 });
    expect(texts(text)).toEqual([['bold', 'cell']]);
  });

  it('counts words of one cell that are drawn twice once, and leaves giant text out', () => {
    const text = positioned([
      [
        [40, 'Alter'],
        [40.3, 'Alter'],
        [62, 'Saldo'],
        [62.3, 'Saldo'],
        [100, 'COPY', 60],
      ],
    ]);
    expect(texts(text)).toEqual([['Alter Saldo']]);
  });

  it('leaves out print that is too small to be seen', () => {
    const page = positioned([
      [
        [40, 'Column', 0.05],
        [40, 'Date'],
        [120, 'Balance'],
      ],
    ]);
    expect(texts(page)).toEqual([['Date', 'Balance']]);
  });

  it('leaves out a code that runs up the margin, but not the ends of words drawn in runs there', () => {
    const text = positioned(
      ['12', '34', '56', '78', '90', '13', '57'].map((cents, index) => [
        [10, 'KONTOAU'.charAt(index)],
        [549, '1.'],
        [557, cents.charAt(0)],
        [561, cents.charAt(1)],
      ]),
    );
    expect(texts(text)).toEqual([
      ['1.12'],
      ['1.34'],
      ['1.56'],
      ['1.78'],
      ['1.90'],
      ['1.13'],
      ['1.57'],
    ]);
  });

  it('leaves out letters of unequal width that stand above each other in the margin', () => {
    // Each is set around the same middle, so that their left edges differ.
    const text = positioned(
      [...'Muster'].map((letter, index) => [
        [index % 2 === 0 ? 17 : 18.5, letter, index % 2 === 0 ? 8 : 5],
        [60, `Zeile ${index}`],
      ]),
    );
    expect(texts(text)).toEqual([0, 1, 2, 3, 4, 5].map((index) => [`Zeile ${index}`]));
  });

  it('leaves out a letter that stands at one spot in the left margin of several pages, unless a text goes on behind it', () => {
    const page = (text: string): PlacedRow[] => [
      [
        [16, 'W'],
        [60, text],
      ],
      [
        [26, 'W'],
        [30, 'ells'],
      ],
    ];
    expect(texts(positioned(page('one'), page('two')))).toEqual([
      ['one'],
      ['Wells'],
      ['two'],
      ['Wells'],
    ]);
    const [alone = []] = texts(positioned(page('one')));
    expect(alone).toContain('W');
  });

  it('parts a text from the signed amount that it runs into', () => {
    const reference: Placed = [40, '5501234567'];
    expect(texts(positioned([[reference, [80, '-2 430,00']]]))).toEqual([
      ['5501234567', '-2 430,00'],
    ]);
    expect(texts(positioned([[reference, [80, '-17']]]))).toEqual([['5501234567-17']]);
  });

  it('places a row on the line of its words, where figures are set a little higher', () => {
    const [row] = toRows(positioned([[[500, '12.00']], [2, [40, 'Card transaction']]]));
    expect(row?.baseline).toBeCloseTo(54);
  });

  it('keeps pages apart', () => {
    expect(
      toRows(positioned([[[40, 'a']]], [[[40, 'b']]])).map((row) => [row.page, textOf(row)]),
    ).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
  });
});

describe('unionBox', () => {
  it('encloses all boxes', () => {
    const boxes = [
      { x: 10, y: 20, width: 5, height: 5 },
      { x: 40, y: 18, width: 10, height: 4 },
    ];
    expect(unionBox(boxes)).toEqual({ x: 10, y: 18, width: 40, height: 7 });
  });
});

it('takes an amount for a cell of its own where a text with another amount runs into it', () => {
  const text = 'Cash Out $35.00 Purchase $51.14';
  const page = positioned([
    [
      [40, text],
      [40 + text.length * 4 - 0.5, '86.14'],
    ],
  ]);
  expect(texts(page)).toEqual([[text, '86.14']]);
});
