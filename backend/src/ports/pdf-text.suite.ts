import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fail, joinTexts } from './digest.fixture.ts';
import { digestOf } from './digest.ts';
import type { PdfTextReader, TextItem } from './pdf-text.ts';

type Drawing = (doc: PDFKit.PDFDocument) => void;

/** Draws a PDF and gives its bytes. */
export function drawPdf(draw: Drawing, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 0, ...options });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve) =>
    doc.on('end', () => resolve(Buffer.concat(chunks))),
  );
  draw(doc);
  doc.end();
  return ended;
}

/** One black pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);
const CLOSE = 0.5;

/** What every adapter of the pdf-text port has to do. */
export function pdfTextSuite(engine: string, createReader: () => PdfTextReader): void {
  describe(`pdf-text port on ${engine}`, () => {
    let reader: PdfTextReader;
    let folder: string;
    let files = 0;
    beforeAll(async () => {
      reader = createReader();
      folder = await mkdtemp(join(tmpdir(), 'pdf-text-'));
    });
    afterAll(async () => {
      await reader.close();
      await rm(folder, { recursive: true });
    });

    async function read(bytes: Buffer | string, password?: string) {
      files += 1;
      const path = join(folder, `${files}.pdf`);
      await writeFile(path, bytes);
      return reader.read(path, password === undefined ? {} : { password });
    }
    const failure = (bytes: Buffer | string, password?: string) =>
      read(bytes, password).then(
        () => 'read',
        (error) => error.failure,
      );

    async function itemsOf(
      draw: Drawing,
      options?: PDFKit.PDFDocumentOptions,
    ): Promise<TextItem[]> {
      const { pages } = await read(await drawPdf(draw, options));
      return pages.flatMap((page) => page.items);
    }

    it('gives the true box of a text in every standard font and size', async () => {
      const expected: { text: string; x: number; right: number; baseline: number; size: number }[] =
        [];
      const items = await itemsOf(
        (doc) => {
          let y = 30;
          for (const font of [
            'Helvetica',
            'Helvetica-Bold',
            'Times-Roman',
            'Times-Italic',
            'Courier',
          ]) {
            for (const size of [4.5, 8.25, 9, 12.4, 18]) {
              for (const text of [
                'AVATAR To. Wa 11,1',
                '1,234.56',
                '1\u00a0234,56',
                'Überweisung €',
              ]) {
                doc.font(font).fontSize(size);
                const width = doc.widthOfString(text);
                const ascender = (doc as unknown as { _font: { ascender: number } })._font.ascender;
                const x = 400 - width;
                doc.text(text, x, y, { lineBreak: false });
                expected.push({
                  text: text.replace('\u00a0', ' '),
                  x,
                  right: 400,
                  baseline: y + (ascender / 1000) * size,
                  size,
                });
                y += size * 1.3;
              }
            }
          }
        },
        { size: [600, 1800] },
      );
      expect(items.map((item) => item.text)).toEqual(expected.map(({ text }) => text));
      for (const [index, item] of items.entries()) {
        const { x, right, baseline, size } = expected[index] ?? {
          x: 0,
          right: 0,
          baseline: 0,
          size: 0,
        };
        expect(Math.abs(item.x - x)).toBeLessThan(CLOSE);
        expect(Math.abs(item.x + item.width - right)).toBeLessThan(CLOSE);
        expect(Math.abs(item.y + 0.72 * size - baseline)).toBeLessThan(CLOSE);
        expect(item.height).toBeCloseTo(0.93 * size, 1);
        expect(item.fontSize).toBeCloseTo(size, 1);
      }
    });

    it('gives true boxes under scaling, letter spacing, word spacing and horizontal scaling', async () => {
      const widths: number[] = [];
      const items = await itemsOf((doc) => {
        doc.font('Helvetica').fontSize(20);
        doc.save().scale(0.5).text('Half size', 100, 100, { lineBreak: false }).restore();
        widths.push(doc.widthOfString('Half size') / 2);
        doc.fontSize(10).text('Spaced', 50, 100, { lineBreak: false, characterSpacing: 2 });
        widths.push(doc.widthOfString('Spaced') + 5 * 2);
        doc.text('one two three', 50, 120, { lineBreak: false, wordSpacing: 6 });
        widths.push(doc.widthOfString('one two three') + 2 * 6);
        const narrow = { lineBreak: false, horizontalScaling: 50 };
        doc.text('Narrow', 50, 140, narrow);
        widths.push(doc.widthOfString('Narrow') / 2);
      });
      const byWord = items.filter((item) => !['one', 'two', 'three'].includes(item.text));
      const words = items.filter((item) => !byWord.includes(item));
      const spaced = byWord.find((item) => item.text === 'one two three');
      const left = spaced ?? words[0];
      const right = spaced ?? words.at(-1);
      expect((right?.x ?? 0) + (right?.width ?? 0) - (left?.x ?? 0)).toBeCloseTo(widths[2] ?? 0, 0);
      const width = (text: string) => items.find((item) => item.text === text)?.width ?? 0;
      expect(Math.abs(width('Half size') - (widths[0] ?? 0))).toBeLessThan(CLOSE);
      expect(Math.abs(width('Spaced') - (widths[1] ?? 0))).toBeLessThan(CLOSE);
      expect(Math.abs(width('Narrow') - (widths[3] ?? 0))).toBeLessThan(CLOSE);
      expect(items.find((item) => item.text === 'Half size')).toMatchObject({
        x: 50,
        fontSize: 10,
      });
    });

    it('gives coordinates of a turned page as it is displayed', async () => {
      const bytes = await drawPdf(
        (doc) => {
          (doc.page.dictionary as unknown as { data: Record<string, unknown> }).data.Rotate = 90;
          // Drawn so that it reads upright once the page is turned by a quarter to the right.
          doc.rotate(-90, { origin: [0, 0] }).translate(-842, 0);
          doc.font('Helvetica').fontSize(10).text('upright', 100, 50, { lineBreak: false });
        },
        { size: [595, 842] },
      );
      const [page] = (await read(bytes)).pages;
      expect(page).toMatchObject({ width: expect.closeTo(842, 0), height: expect.closeTo(595, 0) });
      expect(page?.items[0]).toMatchObject({
        text: 'upright',
        x: expect.closeTo(100, 0),
        y: expect.closeTo(50, 0),
        height: expect.closeTo(9.3, 1),
      });
    });

    it('gives pages in order, each with its number and size, and a page without text has no items', async () => {
      const bytes = await drawPdf((doc) => {
        doc.text('first', 10, 10);
        doc.addPage({ size: [300, 400], margin: 0 });
        doc.addPage({ size: [300, 400], margin: 0 }).text('third', 10, 10);
      });
      const { pages } = await read(bytes);
      expect(pages.map((page) => page.items.map((item) => item.text))).toEqual([
        ['first'],
        [],
        ['third'],
      ]);
      expect(pages.map((page) => page.number)).toEqual([1, 2, 3]);
      expect(pages[1]).toMatchObject({
        width: expect.closeTo(300, 0),
        height: expect.closeTo(400, 0),
      });
    });

    it('reads a scan as pages without items', async () => {
      const bytes = await drawPdf((doc) => doc.image(PNG, 0, 0, { width: 500 }));
      expect((await read(bytes)).pages).toEqual([
        expect.objectContaining({ number: 1, items: [] }),
      ]);
    });

    it('keeps characters as they are, and what is not shown on the page out', async () => {
      const items = await itemsOf((doc) => {
        doc.text('100 % C G "quoted" \\(a\\)', 10, 10, { lineBreak: false });
        doc.text('C', 10, 30, { lineBreak: false });
        doc.text('beside the page', 700, 30, { lineBreak: false });
      });
      expect(items.map((item) => item.text)).toEqual(['100 % C G "quoted" \\(a\\)', 'C']);
    });

    it('leaves out what nobody sees, and keeps white text on a bar, an image or a gradient', async () => {
      const items = await itemsOf((doc) => {
        const put = (text: string, y: number) => doc.text(text, 20, y, { lineBreak: false });
        doc.save().fillOpacity(0);
        put('clear', 20);
        doc.restore().fillColor('white');
        put('white on paper', 40);
        doc.rect(0, 50, 300, 30).fill('white').fillColor('white');
        put('white on white', 60);
        doc.rect(0, 90, 300, 30).fill('#123456').fillColor('white');
        put('on a bar', 100);
        doc.roundedRect(0, 130, 300, 30, 5).fill('black').fillColor('#fff');
        put('on a rounded bar', 140);
        doc.image(PNG, 0, 170, { width: 300, height: 30 });
        put('on an image', 180);
        put('beside all of them', 210);
        doc.fillColor('#ddd');
        put('pale', 230);
        const shade = doc.linearGradient(0, 240, 300, 240).stop(0, 'navy').stop(1, 'black');
        doc.rect(0, 240, 300, 30).fill(shade).fillColor('white');
        put('on a gradient', 250);
      });
      const seen = ['on a bar', 'on a rounded bar', 'on an image', 'pale', 'on a gradient'];
      expect(items.map(({ text }) => text)).toEqual(seen);
    });

    for (const pdfVersion of ['1.3', '1.4', '1.6', '1.7ext3'] as const) {
      it(`asks for the password of a locked file (PDF ${pdfVersion}) and opens it with the right one`, async () => {
        const options = { userPassword: '01Jan1990', ownerPassword: 'owner', pdfVersion };
        const bytes = await drawPdf((doc) => doc.text('locked away', 10, 10), options);
        expect(await failure(bytes)).toBe('locked');
        expect(await failure(bytes, '')).toBe('locked');
        expect(await failure(bytes, 'wrong')).toBe('wrongPassword');
        const { pages } = await read(bytes, '01Jan1990');
        expect(pages[0]?.items[0]?.text).toBe('locked away');
      });

      it(`opens a file that is only protected from changes (PDF ${pdfVersion})`, async () => {
        const bytes = await drawPdf((doc) => doc.text('open', 10, 10), {
          ownerPassword: 'owner',
          pdfVersion,
        });
        expect((await read(bytes)).pages[0]?.items[0]?.text).toBe('open');
      });
    }

    it('gives what a digest makes of the text, with the sizes of the pages', async () => {
      files += 1;
      const path = join(folder, `${files}.pdf`);
      await writeFile(path, await drawPdf((doc) => doc.text('one', 10, 10).text('two', 10, 40)));
      const module = new URL('./digest.fixture.ts', import.meta.url);
      const texts = digestOf(module, joinTexts, ' and ');
      expect(await reader.digest(path, {}, texts)).toEqual({
        result: 'one and two',
        pages: [{ number: 1, width: expect.closeTo(595.28, 1), height: expect.closeTo(841.89, 1) }],
      });
      const faulty = reader.digest(path, {}, digestOf(module, fail, null));
      await expect(faulty).rejects.not.toHaveProperty('failure');
      const rest = await reader.digest(path, {}, texts);
      expect(rest.result).toBe('one and two');
    });

    it('says that a file is damaged which is empty, no PDF, or cut short', async () => {
      const whole = await drawPdf((doc) => doc.text('whole', 10, 10));
      expect(await failure(Buffer.alloc(0))).toBe('damaged');
      expect(await failure('<html>statement</html>')).toBe('damaged');
      expect(await failure('%PDF-1.7\nnothing else')).toBe('damaged');
      expect(await failure(whole.subarray(0, 200))).toBe('damaged');
      expect((await read(whole)).pages[0]?.items[0]?.text).toBe('whole');
    });
  });
}
