import PDFDocument from 'pdfkit';
import { fontFile } from './font-file.ts';

/** A text at its place: x is its left or right edge in points, dy moves it off its line's baseline. */
export type Cell = {
  x: number;
  text: string;
  align: 'left' | 'right';
  size?: number;
  bold?: boolean;
  dy?: number;
  colour?: string;
  /** What the cell tells of the booking in whose row it stands. */
  role?: 'description' | 'balance';
};
/** The cells on one baseline. */
export type Line = readonly Cell[];

type Look = Partial<Omit<Cell, 'x' | 'text' | 'align' | 'role'>>;

export const L = (x: number, text: string, look: Look = {}): Cell => ({
  x,
  text,
  align: 'left',
  ...look,
});
export const R = (x: number, text: string, look: Look = {}): Cell => ({
  x,
  text,
  align: 'right',
  ...look,
});
/** A cell that is the booking's description, or a part of it. */
export const T = (x: number, text: string, look: Look = {}): Cell => ({
  ...L(x, text, look),
  role: 'description',
});
/** A cell that is the running balance after the booking. */
export const B = (x: number, text: string, look: Look = {}): Cell => ({
  ...R(x, text, look),
  role: 'balance',
});

export type Face = 'Helvetica' | 'Courier' | 'Times' | 'Unifont';

const FACES: Record<Face, [regular: string, bold: string]> = {
  Helvetica: ['Helvetica', 'Helvetica-Bold'],
  Courier: ['Courier', 'Courier-Bold'],
  Times: ['Times-Roman', 'Times-Bold'],
  Unifont: [
    '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
    '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
  ],
};

const fontOf = (name: string) => (name.includes('/') ? fontFile(name) : name);

/** Stands in a text for how many pages there are, which is known when all of them are drawn. */
export const PAGES = '{pages}';

type Box = { text: string; left: number; right: number; top: number; bottom: number };

export type SheetOptions = {
  face?: Face;
  /** Points of text whose cell names no size of its own. */
  size?: number;
  paper?: 'A4' | 'LETTER';
  info?: { Title?: string; Author?: string; Creator?: string; Producer?: string };
  password?: string;
};

/** Pages of placed text. It refuses what no bank prints: a text over another one, or beyond the paper's edge. */
export class Sheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #size: number;
  readonly #bold: string;
  readonly #ended: Promise<Uint8Array>;
  #boxes: Box[] = [];
  /** Texts that say how many pages there are, with where they stand. */
  readonly #counting: { cell: Cell; y: number; page: number }[] = [];
  page = 0;

  constructor({
    face = 'Helvetica',
    size = 8,
    paper = 'A4',
    info = {},
    password,
  }: SheetOptions = {}) {
    this.#size = size;
    const options = { size: paper, margin: 0, autoFirstPage: false, bufferPages: true, info };
    this.#document = new PDFDocument(password ? { ...options, userPassword: password } : options);
    const [regular, bold] = FACES[face];
    this.#document.registerFont('regular', fontOf(regular));
    this.#bold = bold === regular ? 'regular' : 'bold';
    if (bold !== regular) this.#document.registerFont('bold', fontOf(bold));
    const chunks: Buffer[] = [];
    this.#document.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.#ended = new Promise((done) =>
      this.#document.on('end', () => done(new Uint8Array(Buffer.concat(chunks)))),
    );
  }

  nextPage(): void {
    this.#document.addPage();
    this.#boxes = [];
    this.page += 1;
  }

  widthOf(text: string, { size = this.#size, bold = false }: Look = {}): number {
    return this.#document
      .font(bold ? this.#bold : 'regular')
      .fontSize(size)
      .widthOfString(text);
  }

  /** Breaks a text at its blanks into lines of at most so many points; a longer word is broken where it fills the line. */
  wrap(text: string, width: number, look: Look = {}): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (this.widthOf(longer, look) <= width) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = word;
      while (this.widthOf(line, look) > width) {
        let end = line.length - 1;
        while (end > 1 && this.widthOf(line.slice(0, end), look) > width) end -= 1;
        lines.push(line.slice(0, end));
        line = line.slice(end);
      }
    }
    return line ? [...lines, line] : lines;
  }

  put(y: number, ...cells: Cell[]): void {
    for (const cell of cells) {
      if (!cell.text) continue;
      const line = y + (cell.dy ?? 0);
      this.#claim(this.#boxOf(cell, line));
      if (cell.text.includes(PAGES)) this.#counting.push({ cell, y: line, page: this.page });
      else this.#show(cell, line);
    }
  }

  #boxOf(cell: Cell, y: number): Box {
    const { text, x, align, size = this.#size } = cell;
    const width = this.widthOf(text, cell);
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    return { text, left, right: left + width, top: y - size * 0.6, bottom: y };
  }

  #show(cell: Cell, y: number): void {
    const { text, colour = '#1a1a1a' } = cell;
    const { left } = this.#boxOf(cell, y);
    this.#document
      .fillColor(colour)
      .text(text, left, y, { lineBreak: false, baseline: 'alphabetic' });
  }

  #claim(box: Box): void {
    const { width, height } = this.#document.page;
    const outside = box.left < 0 || box.right > width || box.top < 0 || box.bottom > height;
    if (outside) throw new Error(`"${box.text}" leaves page ${this.page}`);
    const other = this.#boxes.find(
      ({ left, right, top, bottom }) =>
        left < box.right && box.left < right && top < box.bottom && box.top < bottom,
    );
    if (other) throw new Error(`"${box.text}" stands over "${other.text}" on page ${this.page}`);
    this.#boxes.push(box);
  }

  /** Text in the margin that runs upwards from (x, y), such as the form's number. */
  upwards(x: number, y: number, text: string, size = 5): void {
    this.#document.save().rotate(-90, { origin: [x, y] });
    this.#document.font('regular').fontSize(size).fillColor('#555');
    this.#document.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    this.#document.restore();
  }

  rule(x: number, y: number, to: number): void {
    this.#document.moveTo(x, y).lineTo(to, y).lineWidth(0.5).stroke('#888');
  }

  box(x: number, y: number, width: number, height: number, colour = '#eef1f4'): void {
    this.#document.rect(x, y, width, height).fill(colour);
  }

  end(): Promise<Uint8Array> {
    for (const { cell, y, page } of this.#counting) {
      this.#document.switchToPage(page - 1);
      this.#show({ ...cell, text: cell.text.replace(PAGES, String(this.page)) }, y);
    }
    this.#document.end();
    return this.#ended;
  }
}
