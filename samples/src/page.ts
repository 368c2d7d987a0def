import PDFDocument from 'pdfkit';

const PAGE_WIDTH = 595.28;
const PAGE_HEIGHT = 841.89;

export type Doc = PDFKit.PDFDocument;
export type Style = { size: number; bold?: boolean; color?: string };

/** Opens an A4 document whose pages can be revisited, so that "page n of m" is written at the end. generated: 'YYYY-MM-DD'. */
export function openDocument(title: string, author: string, generated: string): Doc {
  return new PDFDocument({
    size: [PAGE_WIDTH, PAGE_HEIGHT],
    margin: 0,
    bufferPages: true,
    info: {
      Title: title,
      Author: author,
      Subject: 'Sample statement with invented people and figures',
      // A fixed date, so that drawing twice gives the same bytes.
      CreationDate: new Date(`${generated}T06:00:00Z`),
    },
  });
}

/** Ends the document and gives its bytes. */
export async function bytesOf(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.end();
  for await (const chunk of doc) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** One text run: x is its left edge, y its baseline, in points from the top left. */
export function write(doc: Doc, text: string, x: number, y: number, style: Style): void {
  use(doc, style);
  doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
}

/** One text run that ends at the x of its right edge. */
export function writeRight(doc: Doc, text: string, right: number, y: number, style: Style): void {
  write(doc, text, right - widthOf(doc, text, style), y, style);
}

/** A horizontal hairline. */
export function rule(
  doc: Doc,
  from: number,
  to: number,
  y: number,
  color = '#d5d8d8',
  width = 0.5,
): void {
  doc.lineWidth(width).strokeColor(color).moveTo(from, y).lineTo(to, y).stroke();
}

/** Breaks a text between words into lines no wider than `width` points. A single longer word keeps its line. */
export function wrap(doc: Doc, text: string, width: number, style: Style): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(doc, longer, style) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Runs `draw` on every page with its number (from 1) and the count of pages. */
export function onEveryPage(doc: Doc, draw: (number: number, count: number) => void): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    draw(index + 1, count);
  }
}

function widthOf(doc: Doc, text: string, style: Style): number {
  use(doc, style);
  return doc.widthOfString(text);
}

function use(doc: Doc, style: Style): void {
  doc
    .font(style.bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(style.size)
    .fillColor(style.color ?? '#191c1f');
}
