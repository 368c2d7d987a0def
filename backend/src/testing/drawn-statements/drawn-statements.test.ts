import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPdfReaderAdapter } from '../../adapters/pdfreader/index.ts';
import { writeDate } from './dates.ts';
import { writeFigure } from './figures.ts';
import { drawStatement } from './index.ts';
import { LANGUAGES } from './languages/index.ts';
import { drawMutated, MUTATIONS } from './mutations.ts';
import { createPaper } from './paper.ts';
import { checkFigures, expectedOf, printedOf } from './printed.ts';
import { layoutOf } from './space/draw-layout.ts';
import { storyOf } from './story.ts';

const english = LANGUAGES.find(([{ code }]) => code === 'en')?.[0] ?? expect.unreachable();

const LETTERS = /[\u3040-\u9fff\uac00-\ud7af]/u;

/** Every text of a language, wherever it stands. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

describe('drawing statements', () => {
  it('draws the same PDF for the same seed', async () => {
    const [one, other] = [await drawStatement(42), await drawStatement(42)];
    expect(Buffer.from(one.pdf).equals(Buffer.from(other.pdf))).toBe(true);
    expect(one.expected).toEqual(other.expected);
  });

  it('expects figures that add up wherever it expects a proof', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const layout = layoutOf(seed);
      const { sections } = expectedOf(printedOf(storyOf(layout), layout), layout);
      for (const { proof, openingMinor, closingMinor, lines } of sections) {
        expect(proof).not.toBe('broken');
        if (proof !== 'proven' || openingMinor === null) continue;
        const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, openingMinor);
        expect(sum).toBe(closingMinor);
      }
    }
  });

  it.each(['zh', 'ko'])('has a font with every letter of its words (%s)', async (code) => {
    const seed = Array.from({ length: 2_000 }, (_, index) => index).find((each) => {
      const { language, paper } = layoutOf(each);
      return language.code === code && paper.rotate === 0;
    });
    const layout = layoutOf(seed ?? expect.unreachable());
    const words = wordsIn(layout.language).filter((word) => LETTERS.test(word));
    const paper = createPaper(layout);
    for (const [index, text] of words.entries()) {
      if (index > 0 && index % 40 === 0) paper.addPage();
      paper.put({ text, x: 20, y: 40 + (index % 40) * 12, size: 8 });
    }
    const folder = await mkdtemp(join(tmpdir(), 'words-'));
    const path = join(folder, 'words.pdf');
    await writeFile(path, await paper.finish());
    const reader = createPdfReaderAdapter({ size: 1 });
    try {
      const { pages } = await reader.read(path, {});
      const read = pages.flatMap(({ items }) => items.map(({ text }) => text)).join('');
      const bare = (text: string) => [...new Set(text.replace(/\s/g, ''))].sort();
      expect(bare(read)).toEqual(bare(words.join('')));
    } finally {
      await reader.close();
      await rm(folder, { recursive: true });
    }
  });

  it('prints or implies a direction for every amount', () => {
    for (let seed = 1; seed <= 2_000; seed += 1) {
      const { money, rows, balances, card } = layoutOf(seed);
      if (money.form !== 'signed') continue;
      if (money.sign === 'none') expect(balances.opening && rows.balance === 'row').toBe(true);
      if (/Only/.test(money.sign) && !card) expect(rows.balance).toBe('row');
    }
  });

  it('prints a mark on some amount where nothing but a minus tells what was spent', () => {
    for (let seed = 1; seed <= 2_000; seed += 1) {
      const layout = layoutOf(seed);
      const { money, rows, card } = layout;
      if (money.form !== 'signed' || card || rows.balance !== 'none') continue;
      for (const { bookings } of storyOf(layout).accounts)
        if (bookings.length > 0)
          expect(bookings.some(({ amountMinor }) => amountMinor < 0)).toBe(true);
    }
  });

  it('has the letters of a table shrink that is too wide for its page', async () => {
    expect((await drawStatement(3_200_031)).pdf.length).toBeGreaterThan(0);
  });

  it('changes the figures of a mutated statement', async () => {
    for (const mutation of MUTATIONS) {
      const [plain, mutated] = [await drawStatement(3), await drawMutated(3, mutation)];
      expect(mutated?.expected.sections).not.toEqual(plain.expected.sections);
      expect(mutated?.expected.sections[0]?.proof).toBe('broken');
    }
  });
});

describe('the addition of printed figures', () => {
  const line = (amountMinor: number, balanceMinor: number | null) => ({
    date: '2026-01-05',
    description: 'Bakery',
    amountMinor,
    balanceMinor,
  });

  it.each([
    [
      'names the line',
      { openingMinor: 100, closingMinor: 80, lines: [line(-10, 90), line(-10, 81)] },
      'broken',
      2,
    ],
    [
      'names the closing only',
      { openingMinor: 100, closingMinor: 81, lines: [line(-20, null)] },
      'broken',
      null,
    ],
    [
      'asks for a closing',
      { openingMinor: 100, closingMinor: null, lines: [line(-20, 80)] },
      'not_provable',
      null,
    ],
    [
      'takes a chain for an opening',
      { openingMinor: null, closingMinor: 80, lines: [line(-10, 90), line(-10, 80)] },
      'proven',
      null,
    ],
    [
      'takes one line for no chain',
      { openingMinor: null, closingMinor: 80, lines: [line(-10, 80)] },
      'not_provable',
      null,
    ],
  ])('%s', (_, section, state, at) => {
    expect(checkFigures(section)).toEqual({ state, line: at });
  });
});

describe('the print of figures and dates', () => {
  const numbers = { group: ',', decimal: '.', lakh: false, decimals: 2, dropsZero: false } as const;

  it.each([
    [
      { numbers, sign: 'lead', decoration: { text: '£', place: 'prefix', gap: '' } },
      -123_456,
      '-£1,234.56',
    ],
    [{ numbers, sign: 'trailBoth', decoration: null }, 310, '3.10+'],
    [
      { numbers: { ...numbers, lakh: true }, sign: 'crdr', decoration: null },
      -12_345_678,
      '1,23,456.78 DR',
    ],
    [{ numbers: { ...numbers, dropsZero: true }, sign: 'trail', decoration: null }, -95, '.95-'],
    [{ numbers, sign: 'parentheses', decoration: null }, -500, '(5.00)'],
  ] as const)('writes %j of %i as %s', (style, minor, text) => {
    expect(writeFigure(minor, style, 'GBP')).toBe(text);
  });

  it('puts the year below where a bank does', () => {
    const style = {
      ...layoutOf(1).dates.style,
      form: 'numeric',
      order: 'DMY',
      separator: '.',
      year: 'below',
      padded: true,
      closed: true,
    } as const;
    expect(writeDate('2025-12-31', style, english)).toEqual(['31.12.', '2025']);
  });
});
