import { expect, it } from 'vitest';
import type { TextItem, TextPage } from '../../../ports/pdf-text.ts';
import { withWholeWords } from './fixed-pitch.ts';

const LINES = [
  'Alter Kontostand vom 31.12.2020   2.314,53',
  'Buchungsdatum: 05.01.2021',
  'Max Mustermann   05.01   2.000,00',
  'Neuer Kontostand vom 29.01.2021   4.314,53',
];
/** Letters as wide as a proportional font has them. */
const widthOf = (letter: string) => (/[il.,:1]/.test(letter) ? 2 : 5);

function page(placeOf: (index: number, before: string) => number): TextPage {
  const items = LINES.flatMap((line, row) =>
    [...line].flatMap((text, index): TextItem[] =>
      text === ' '
        ? []
        : [
            {
              text,
              x: 40 + placeOf(index, line.slice(0, index)),
              y: 40 + 12 * row,
              width: widthOf(text),
              height: 9,
              fontSize: 9,
            },
          ],
    ),
  );
  return { number: 1, width: 595, height: 842, items };
}

const wordsOf = (...pages: TextPage[]) => withWholeWords(pages).at(-1)?.items ?? [];

it('puts letters on a fixed pitch together to words, and columns apart', () => {
  const words = wordsOf(page((index) => index * 5.9));
  expect(words.map(({ text }) => text)).toEqual(LINES.flatMap((line) => line.split(/ {2,}/)));
  expect(words[1]?.x).toBeCloseTo(40 + 34 * 5.9);
  expect(words[1]?.width).toBeCloseTo(7 * 5.9 + widthOf('3'));
});

it('leaves letters alone that stand as far apart as they are wide', () => {
  const proportional = page((_, before) =>
    [...before].reduce((sum, letter) => sum + widthOf(letter), 0),
  );
  expect(withWholeWords([proportional])).toEqual([proportional]);
});

it('leaves letters alone that are all of one width, or too few to show a pitch', () => {
  const wide = page((index) => index * 5);
  const mono = { ...wide, items: wide.items.map((item) => ({ ...item, width: 5 })) };
  expect(withWholeWords([mono])).toEqual([mono]);
  const all = page((index) => index * 5.9);
  const few = { ...all, items: all.items.slice(0, 90) };
  expect(withWholeWords([few])).toEqual([few]);
});

it.each([5.4, 5.75])('puts spaced letters of one width together, too: %d', (width) => {
  const spaced = page((index) => index * 5.9);
  const mono = { ...spaced, items: spaced.items.map((item) => ({ ...item, width })) };
  const words = LINES.flatMap((line) => line.split(/ {2,}/));
  expect(wordsOf(mono).map(({ text }) => text)).toEqual(words);
});

it('puts the letters of a page with small print together where another page of the file is set so', () => {
  const spaced = page((index) => index * 5.9);
  const mono = { ...spaced, items: spaced.items.map((item) => ({ ...item, width: 5.4 })) };
  const small = { text: 'Guthaben sind entschädigungsfähig. '.repeat(8), x: 40, y: 400 };
  const last = {
    ...mono,
    items: [...mono.items, { ...small, width: 400, height: 7, fontSize: 7 }],
  };
  expect(wordsOf(last)).toEqual(last.items);
  expect(wordsOf(mono, last).map(({ text }) => text)).toContain('Buchungsdatum: 05.01.2021');
});
