import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PDFDocument from 'pdfkit';

const FONTS = createRequire(import.meta.url)
  .resolve('pdfjs-dist/package.json')
  .replace('package.json', 'standard_fonts/');

/**
 * The PDF as a scanner would make it of its print: every page a picture, and no text. Pages are put into it turned by so many
 * quarter turns clockwise; where the scanner knows that, it has them displayed upright.
 */
export async function scanOf(
  pdf: Uint8Array,
  dpi: number,
  { turns = 0, isKnown = false } = {},
): Promise<Buffer> {
  const printed = await getDocument({
    data: new Uint8Array(pdf),
    standardFontDataUrl: FONTS,
    verbosity: 0,
  }).promise;
  const scan = new PDFDocument({ autoFirstPage: false, margin: 0 });
  const chunks: Buffer[] = [];
  scan.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve) =>
    scan.on('end', () => resolve(Buffer.concat(chunks))),
  );
  for (let number = 1; number <= printed.numPages; number += 1) {
    const page = await printed.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: dpi / 72, rotation: turns * 90 });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    await page.render({
      canvas: canvas as never,
      canvasContext: context as never,
      viewport,
    }).promise;
    const [wide, high] = turns % 2 === 0 ? [width, height] : [height, width];
    scan.addPage({ size: [wide, high] });
    scan.image(canvas.toBuffer('image/jpeg', 85), 0, 0, { width: wide, height: high });
    const dictionary = scan.page.dictionary.data as { Rotate?: number };
    if (isKnown) dictionary.Rotate = (360 - turns * 90) % 360;
  }
  scan.end();
  return ended;
}
