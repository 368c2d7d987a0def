import { describe, expect, it } from 'vitest';
import { proveSection } from '../extraction/index.ts';
import { extractCsv } from './index.ts';

function read(text: string) {
  const result = extractCsv(text);
  if (!result.ok) return result.failure;
  return result.statement.sections.map((section) => ({
    currency: section.currency,
    ends: [section.openingMinor, section.closingMinor],
    lines: section.lines.map(({ description, amountMinor }) => `${description} ${amountMinor}`),
    state: proveSection(section).state,
  }));
}

const head =
  '"Sąskaitos Nr.","","Data","Gavėjas","Paaiškinimai","Suma","Valiuta","D/K","Įrašo Nr.","Kodas","Dok. Nr.",\n';
const row = (text: string, rest: string) =>
  `"LT79","20","2024-01-02",${text},${rest},"7","K","",\n`;
const opening = row('"","Likutis pradžiai"', '"100.00","EUR","K"');
const rows = row('"UAB "Namų šiluma"","Mokestis, "už" šildymą"', '"60.00","EUR","D"').concat(
  row('"Jonas","Skola"', '"20.00","EUR","K"'),
);
const turnover = row('"","Apyvarta"', '"60.00","EUR","D"').concat(
  row('"","Apyvarta"', '"20.00","EUR","K"'),
);
const closing = row('"","Likutis pabaigai"', '"60.00","EUR","K"');
const lines = ['UAB "Namų šiluma" Mokestis, "už" šildymą -6000', 'Jonas Skola 2000'];

describe('an account of Swedbank', () => {
  it('is proven by the balances among its rows, without the turnover, whatever quotes its cells hold', () => {
    expect(read(head + opening + rows + turnover + closing)).toEqual([
      { currency: 'EUR', ends: [10_000, 6000], lines, state: 'proven' },
    ]);
  });

  it('may begin with the mark of UTF-8', () => {
    expect(read(`\uFEFF${head}${rows}`)).toMatchObject([{ lines }]);
  });

  it('is a part for each currency', () => {
    const first = opening + rows + turnover + closing;
    const dollars = first.replaceAll('EUR', 'USD');
    expect(read(head + first + dollars)).toMatchObject([
      { currency: 'EUR', lines, state: 'proven' },
      { currency: 'USD', lines, state: 'proven' },
    ]);
  });

  it('counts as turnover only what the rows of both ways add up to', () => {
    const other = turnover.replace('60.00', '61.00');
    expect(read(head + opening + rows + other + closing)).toMatchObject([
      { lines: [...lines, 'Apyvarta -6100', 'Apyvarta 2000'], state: 'broken' },
    ]);
  });

  it('has rows with fewer cells than names where the last are empty', () => {
    const short = (head + opening + rows + closing).replaceAll('"7","K","",\n', '"7"\n');
    expect(read(short)).toMatchObject([{ lines, state: 'proven' }]);
  });
});
