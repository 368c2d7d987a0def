import { CODES } from '../words/currency-names.ts';
import { type Row, textOf } from './rows.ts';

/** 'Minimum Amount Due (MAD)': three letters in brackets behind the words that begin with them. */
const ABBREVIATION = /(\p{L})\p{L}* (\p{L})\p{L}* (\p{L})\p{L}* \(([A-Z]{3})\)/gu;

/** The rows without abbreviations that the text explains, which may look like the code of a currency (Kotak). */
export function withoutAbbreviations(rows: Row[]): Row[] {
  const short = new Set(rows.flatMap((row) => abbreviationsIn(textOf(row))));
  if (short.size === 0) return rows;
  const word = new RegExp(
    `(?<![\\p{L}\\d])\\(?(?:${[...short].join('|')})\\)?(?![\\p{L}\\d])`,
    'gu',
  );
  const without = (text: string) => text.replace(word, '').replace(/ {2,}/g, ' ').trim();
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, text: without(cell.text) || cell.text })),
  }));
}

/** A code that its currency's own name stands in front of ('Hong Kong Dollar (HKD)') abbreviates that currency. */
function abbreviationsIn(text: string): string[] {
  return [...text.matchAll(ABBREVIATION)].flatMap(
    ([words, one = '', two = '', three = '', code = '']) =>
      `${one}${two}${three}`.toUpperCase() === code &&
      CODES.has(code) &&
      !namesCurrency(words, code)
        ? [code]
        : [],
  );
}

function namesCurrency(words: string, code: string): boolean {
  const name = ENGLISH_NAMES.of(code) ?? '';
  return name.split(' ').some((word) => words.includes(word));
}

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'currency' });
