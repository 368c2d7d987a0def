import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { type Random, randomOf } from './random.ts';
import type { Layout } from './space/layout.ts';

/** A piece of text; y is its baseline and x its left edge (right edge where align is right), in points from the top left as displayed. */
export type Run = {
  x: number;
  y: number;
  text: string;
  size?: number;
  bold?: boolean;
  align?: 'left' | 'right' | 'centre';
  /** A cell of this column of the table: cells are drawn in the layout's order and a little beside their place. */
  column?: number;
  gray?: boolean;
  /** Degrees clockwise. */
  angle?: number;
};

/** Pages that take text in any order; they are written at the end, in the order and manner that the layout says. */
export type Paper = {
  width: number;
  height: number;
  fontSize: number;
  measure(text: string, size?: number, bold?: boolean): number;
  put(run: Run, page?: number): void;
  addPage(): void;
  pages(): number;
  finish(): Promise<Uint8Array>;
};

const SIZES = { A4: [595.28, 841.89], LETTER: [612, 792] } as const;
const FACES = {
  Helvetica: ['Helvetica', 'Helvetica-Bold'],
  Times: ['Times-Roman', 'Times-Bold'],
  Courier: ['Courier', 'Courier-Bold'],
  embedded: ['embedded', 'embedded'],
} as const;
const fontFile = (name: string) =>
  readFileSync(new URL(`./languages/fonts/${name}.ttf`, import.meta.url));
const HAN = fontFile('noto-sans-sc-subset');
const HANGUL = fontFile('noto-sans-kr-subset');

type Document = InstanceType<typeof PDFDocument>;

/** An empty first page of the layout's kind. */
export function createPaper(layout: Layout): Paper {
  const [short, long] = SIZES[layout.paper.size];
  const [width, height] = layout.paper.landscape ? [long, short] : [short, long];
  const document = new PDFDocument({
    autoFirstPage: false,
    info: { CreationDate: new Date(0), Producer: 'Statement composer 4' },
  });
  document.registerFont('embedded', layout.language.code === 'ko' ? HANGUL : HAN);
  const { fontSize } = layout.paper;
  const pages: Run[][] = [[]];
  // A table that is too wide has its letters shrink, and all that is drawn afterwards with it.
  const use = ({ text, size = paper.fontSize, bold = false }: Run) => {
    const face = FACES[layout.paper.font][bold ? 1 : 0];
    document.font(isPlain(text, face) ? face : 'embedded').fontSize(size);
  };
  const measure = (text: string, size = paper.fontSize, bold = false) => {
    use({ x: 0, y: 0, text, size, bold });
    return document.widthOfString(text);
  };
  const paper: Paper = {
    width,
    height,
    fontSize,
    measure,
    put: (run, page = pages.length - 1) => pages[page]?.push(run),
    addPage: () => void pages.push([]),
    pages: () => pages.length,
    finish: () => write({ document, layout, pages, width, height, use, measure }),
  };
  return paper;
}

/** Whether the face can show the text: the standard fonts know Latin letters only, the embedded ones no accents. */
function isPlain(text: string, face: string): boolean {
  return face === 'embedded'
    ? false
    : ![...text].some((letter) => (letter.codePointAt(0) ?? 0) > 0x2fff);
}

type Writing = Pick<Paper, 'width' | 'height' | 'measure'> & {
  document: Document;
  layout: Layout;
  pages: Run[][];
  use: (run: Run) => void;
};

function write(writing: Writing): Promise<Uint8Array> {
  const { document, layout, pages, width, height } = writing;
  const random = randomOf(layout.seed, 'paper');
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<Uint8Array>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  for (const runs of pages) {
    const { rotate } = layout.paper;
    document.addPage({ size: rotate === 0 ? [width, height] : [height, width], margin: 0 });
    if (rotate !== 0) {
      // The types know only what pdfkit itself writes there.
      Object.assign(document.page.dictionary.data, { Rotate: rotate });
      if (rotate === 90) document.transform(0, -1, 1, 0, 0, width);
      else document.transform(0, 1, -1, 0, height, 0);
    }
    // What is gray lies under the print.
    const under = runs.filter(({ gray }) => gray);
    const over = runs.filter(({ gray }) => !gray);
    for (const run of [...under, ...inOrder(over, layout)]) writeRun(run, writing, random);
  }
  document.end();
  return ended;
}

/** Some producers write a table column by column, so that only the places tell which cells make a row. */
function inOrder(runs: Run[], layout: Layout): Run[] {
  if (layout.text.order === 'rows') return runs;
  const rank = ({ column }: Run) => column ?? -1;
  return runs
    .map((run, index) => ({ run, index }))
    .sort((a, b) => rank(a.run) - rank(b.run) || a.index - b.index)
    .map(({ run }) => run);
}

function writeRun(run: Run, writing: Writing, random: Random): void {
  const { document, layout, measure, use } = writing;
  const { text, size, bold, align = 'left', angle = 0, gray = false, y } = run;
  const width = measure(text, size, bold);
  const { jitter, kerning, fakeBold } = layout.text;
  const aside = run.column === undefined ? 0 : random.real(-jitter, jitter);
  const x = run.x + aside - (align === 'right' ? width : align === 'centre' ? width / 2 : 0);
  use(run);
  document.fillColor(gray ? '#c8c8c8' : '#1c1c28');
  if (angle !== 0) document.save().rotate(angle, { origin: [x, y] });
  const pieces = kerning && angle === 0 ? split(text, random) : [text];
  const twice = fakeBold === 'all' || (fakeBold === 'headers' && bold === true);
  let start = 0;
  for (const piece of pieces) {
    // The kerning before a piece moves the piece itself, and not only what follows it.
    const [first = ''] = piece;
    const before = document.widthOfString(text.slice(0, start + first.length));
    const left = x + before - document.widthOfString(first);
    start += piece.length;
    if (piece.trim() === '') continue;
    const options = { lineBreak: false, baseline: 'alphabetic' } as const;
    document.text(piece, left, y, options);
    if (twice) document.text(piece, left + 0.3, y, options);
  }
  if (angle !== 0) document.restore();
}

/** Text in pieces as a producer leaves it that kerns by placing pieces anew. */
function split(text: string, random: Random): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    const length = random.int(1, 9);
    pieces.push(text.slice(start, start + length));
    start += length;
  }
  return pieces;
}
