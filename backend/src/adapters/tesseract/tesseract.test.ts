import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPdf } from '../../ports/pdf-text.suite.ts';
import { scanOf } from '../../testing/scanned-pdfs.ts';
import { createTesseractAdapter } from './index.ts';
import { toItems, type Word } from './words.ts';

const ROW = ['03.11.', 'Bäckerei Junge', '- 12,40', '+ 1.987,60'];

describe('tesseract', () => {
  const folders: string[] = [];
  let scan: string;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tesseract-'));
    folders.push(folder);
    scan = join(folder, 'scan.pdf');
    const printed = await drawPdf((doc) => {
      doc.font('Helvetica').fontSize(10);
      for (const [column, text] of ROW.entries()) {
        doc.text(text, 50 + column * 120, 100, { lineBreak: false });
      }
      doc.addPage({ size: 'A5', margin: 0 }).fontSize(10).text('Kontostand', 60, 300);
    });
    await writeFile(scan, await scanOf(printed, 150));
  });
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true });
  });

  it('finds the words of a scan where they stand', { timeout: 60_000 }, async () => {
    const ocr = createTesseractAdapter();
    try {
      const { pages } = await ocr.read(scan, {});
      expect(pages.map(({ number, items }) => [number, items.length > 0])).toEqual([
        [1, true],
        [2, true],
      ]);
      const words = pages[0]?.items.map(({ text }) => text) ?? [];
      for (const text of ['03.11.', 'Junge', '12,40', '1.987,60']) {
        expect(words.join(' ')).toContain(text);
      }
      const amount = pages[0]?.items.find(({ text }) => text.endsWith('12,40'));
      expect((amount?.x ?? 0) + (amount?.width ?? 0)).toBeGreaterThan(310);
      expect((amount?.x ?? 0) + (amount?.width ?? 0)).toBeLessThan(330);
      // The text begins at 100 and stands 7.2 points lower.
      const baseline = (amount?.y ?? 0) + 0.72 * (amount?.fontSize ?? 0);
      expect(baseline).toBeGreaterThan(105);
      expect(baseline).toBeLessThan(110);
    } finally {
      await ocr.close();
    }
  });

  it.each([
    [1, true],
    [3, true],
    [2, false],
    [1, false],
    [3, false],
  ])(
    'reads pages turned by %i quarters, known to the scanner: %s',
    { timeout: 60_000 },
    async (turns, isKnown) => {
      const printed = await drawPdf((doc) => {
        doc.font('Helvetica').fontSize(10);
        for (let row = 0; row < 6; row += 1)
          for (const [column, text] of ROW.entries())
            doc.text(text, 50 + column * 120, 100 + row * 20, { lineBreak: false });
      });
      const path = join(folders[0] ?? '', `turned-${turns}-${isKnown}.pdf`);
      await writeFile(path, await scanOf(printed, 200, { turns, isKnown }));
      const ocr = createTesseractAdapter();
      try {
        const [page] = (await ocr.read(path, {})).pages;
        const amounts = page?.items.filter(({ text }) => text.endsWith('12,40')) ?? [];
        expect(amounts).toHaveLength(6);
        // As on the page that was printed, wherever the scanner put it.
        expect(page?.turned ?? 0).toBe(isKnown ? 0 : 4 - turns);
        for (const [index, { x, y }] of amounts.toSorted((p, q) => p.y - q.y).entries()) {
          expect(Math.abs(x - 293)).toBeLessThan(10);
          expect(Math.abs(y - 100 - index * 20)).toBeLessThan(4);
        }
      } finally {
        await ocr.close();
      }
    },
  );

  it('refuses a scan of too many pages', { timeout: 60_000 }, async () => {
    const ocr = createTesseractAdapter({ pages: 1 });
    try {
      await expect(ocr.read(scan, {})).rejects.toMatchObject({ failure: 'tooLarge' });
    } finally {
      await ocr.close();
    }
  });

  it('gives lost points back to dates only where amounts have a decimal comma', () => {
    const bbox = { x0: 0, y0: 0, x1: 50, y1: 20 };
    const word = (text: string): Word => ({ text, confidence: 90, bbox, baseline: 20 });
    const picture = { width: 1000, height: 1000, grey: new Uint8Array(0) };
    const placed = { picture, box: { x: 0, y: 0, width: 500, height: 500 } };
    const textsOf = (texts: string[]) =>
      toItems(texts.map(word), 1, placed).map(({ text }) => text);
    const german = ['12,40', '1.987,60', '3,20', '5,00', '76,12', '9,99'];
    expect(textsOf([...german, '25.01', '21:01:', '45.01', '2.853.82'])).toEqual([
      ...german,
      '25.01.',
      '21.01.',
      '45.01',
      '2.853.82',
    ]);
    const english = ['12.40', '1,987.60', '3.20', '25.01'];
    expect(textsOf(english)).toEqual(english);
  });
});
