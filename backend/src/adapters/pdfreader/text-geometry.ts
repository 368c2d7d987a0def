import { EventEmitter } from 'node:events';
import { PaintedGround } from './painted-ground.ts';
import { withoutRadicals } from './radicals.ts';
import { withoutThaiForms } from './thai-forms.ts';

/**
 * pdf2json (under pdfreader) shifts every text by (-4, -12) points, gives widths in unscaled text units, drops kerning and
 * word spacing from them, and glues kerned runs. None of that can be repaired from its output, so the drawing of text is
 * replaced: every shown string is measured here by the text model of the PDF specification (ISO 32000-1, 9.4.4) and
 * handed on as an item with its true box. pdf2json keeps its classes to itself; this file reaches them through the one
 * moment when its parser is subscribed to, so it fits exactly the version pinned by pdfreader 3.0.8 (pdf2json 3.1.4).
 */

/** The box is that of the shown glyphs without leading and trailing spaces, in points from the top left of the page as displayed. */
export type MeasuredText = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  fontSize: number;
};

/** Ascent and descent of the box in font sizes: Helvetica's own, for fonts seldom tell theirs truthfully. */
const ASCENT = 0.72;
const DESCENT = 0.21;

/** A gap inside one shown string that is wider than this (in font sizes) separates two items. */
const GAP_THAT_SEPARATES = 0.2;
/** A jump back by more than this (in font sizes) separates two items too. */
const BACKSTEP_THAT_SEPARATES = 0.5;
/** pdf2json renders at 1.5 device units per point. */
const UNITS_PER_POINT = 1.5;
const NO_BREAK_SPACE = '\u00a0';
const INVISIBLE = 3;
const CLIP_ONLY = 7;
/** The modes in which glyphs are filled and not outlined (ISO 32000-1, table 106). */
const FILLED = new Set([0, 4]);

type Glyph = { unicode?: string; fontChar?: string; width?: number };
type Row = [number, number, number];
type Context = { m_: [Row, Row, Row]; canvas: { Texts: unknown[] } };
type Graphics = {
  ctx: Context;
  current: {
    font: { vertical?: boolean; widths?: Record<string, number> } | null;
    fontSize: number;
    fontDirection: number;
    fontMatrix: number[] | null;
    textMatrix: number[];
    textHScale: number;
    textRise: number;
    textRenderingMode: number;
    charSpacing: number;
    wordSpacing: number;
    fillColor: unknown;
    fillAlpha: number;
    x: number;
    y: number;
  };
};
type PageProxy = { render: (context: unknown) => unknown; renderTasks: object[] };
type Parser = EventEmitter & {
  pdfDocument: { numPages: number };
  loadPages: () => unknown;
  parsePage: (pages: PageProxy[], index: number, scale: number) => void;
};
type Watcher = {
  pages: (count: number) => boolean;
  text: () => void;
  /** Whether some font of the file gives no width to what it names none for. */
  hasZeroWidths: () => boolean;
};

/**
 * Replaces how pdf2json draws text in this process. watcher.pages is asked once per file, before any page is loaded, and
 * stops the reading by answering false; watcher.text is told of every item.
 */
export function measureTexts(watcher: Watcher): void {
  const subscribe = EventEmitter.prototype.on;
  EventEmitter.prototype.on = function on(this: EventEmitter, event, listener) {
    if (event === 'pdfjs_parseDataReady') watchParser(this as Parser, watcher);
    return subscribe.call(this, event, listener);
  };
}

function watchParser(parser: Parser, watcher: Watcher): void {
  const loadPages = parser.loadPages;
  parser.loadPages = () =>
    watcher.pages(parser.pdfDocument.numPages) ? loadPages.call(parser) : undefined;
  const parsePage = parser.parsePage;
  parser.parsePage = (pages, index, scale) => {
    const page = pages[index];
    if (page) watchPage(page, watcher);
    parsePage.call(parser, pages, index, scale);
  };
}

function watchPage(page: PageProxy, watcher: Watcher): void {
  const render = page.render;
  page.render = (context) => {
    const rendering = render.call(page, context);
    const task = page.renderTasks.at(-1);
    if (!task) throw new Error('pdf2json started no render task');
    let graphics: Graphics | undefined;
    // Drawing starts in the same breath in which the graphics are made, so they are met where they are set.
    Object.defineProperty(task, 'gfx', {
      get: () => graphics,
      set: (made: Graphics) => {
        graphics = made;
        replaceTextOperators(made, watcher);
      },
    });
    return rendering;
  };
}

/** The operators are found under their names and under their numbers, so both are replaced. */
function replaceTextOperators(graphics: Graphics, watcher: Watcher): void {
  const operators = graphics as unknown as Record<string, unknown>;
  const ground = new PaintedGround(graphics);
  const inWidths = (glyphs: (Glyph | null)[]) =>
    watcher.hasZeroWidths() ? glyphs.map(asMark) : glyphs;
  const show = (glyphs: (Glyph | null)[]) => showRun(graphics, inWidths(glyphs), watcher, ground);
  const showSpaced = (parts: ((Glyph | null)[] | number)[]) => {
    const drawn = parts.map((part) => (typeof part === 'number' ? part : inWidths(part)));
    for (const run of runsOf(drawn, graphics)) showRun(graphics, run, watcher, ground);
  };
  const replacements = [
    { original: operators.showText, replacement: show },
    { original: operators.showSpacedText, replacement: showSpaced },
  ];
  for (const { original, replacement } of replacements) {
    if (typeof original !== 'function') throw new Error('pdf2json has no such text operator');
    for (const key in operators) if (operators[key] === original) operators[key] = replacement;
  }
}

/**
 * The runs of a TJ array, yielded one by one so that each is shown before the pen moves on. A small adjustment is
 * kerning and becomes part of the width of the glyph before it; a large one moves the pen.
 */
function* runsOf(parts: ((Glyph | null)[] | number)[], { current }: Graphics) {
  let run: (Glyph | null)[] = [];
  const unit = current.fontMatrix?.[0] || 0.001;
  for (const part of parts) {
    if (typeof part !== 'number') {
      run.push(...part);
      continue;
    }
    const gap = -part / 1000;
    const last = run.findLastIndex((glyph) => glyph !== null);
    const kerned = run[last];
    if (kerned && gap < GAP_THAT_SEPARATES && gap > -BACKSTEP_THAT_SEPARATES) {
      run[last] = { ...kerned, width: (kerned.width ?? 0) + gap / unit };
      continue;
    }
    if (run.length > 0) yield run;
    run = [];
    const shift = gap * current.fontSize;
    if (current.font?.vertical) current.y += shift;
    else current.x += shift * current.textHScale * current.fontDirection;
  }
  if (run.length > 0) yield run;
}

/** Measures one run, moves the pen behind it and hands it on if it shows anything. */
function showRun(
  { ctx, current }: Graphics,
  glyphs: (Glyph | null)[],
  watcher: Watcher,
  ground: PaintedGround,
): void {
  const unit = current.fontMatrix?.[0] || 0.001;
  let advance = 0;
  let inkStart: number | null = null;
  let inkEnd = 0;
  let text = '';
  for (const glyph of glyphs) {
    if (glyph === null) {
      advance += current.wordSpacing;
      continue;
    }
    const shown = readable(glyph.unicode ?? glyph.fontChar ?? '');
    const width = widthOf(glyph, current) * current.fontSize * unit;
    if (shown.trim() !== '') {
      inkStart ??= advance;
      inkEnd = advance + width;
    }
    text += shown;
    advance += width + current.charSpacing;
  }
  const scale = current.textHScale * current.fontDirection;
  const start = { x: current.x, y: current.y + current.textRise };
  if (current.font?.vertical) current.y -= advance;
  else current.x += advance * scale;
  const mode = current.textRenderingMode;
  if (inkStart === null || mode === INVISIBLE || mode === CLIP_ONLY) return;
  const matrix = multiply(current.textMatrix, ctx.m_);
  const measured = boxOf(matrix, start, inkStart * scale, inkEnd * scale, current);
  if (FILLED.has(mode) && !ground.showsAt(...middleOf(measured))) return;
  ctx.canvas.Texts.push({ R: [{ T: encodeURIComponent(text.trim()) }], ...measured });
  watcher.text();
}

/**
 * The width of a glyph in units of its font. In WinAnsiEncoding code 160 is a space, too (ISO 32000-1, annex D.2), but pdf2json knows
 * it by no name and so gives it no width in the standard fonts: banks that group digits by it would have them run together.
 */
function widthOf(
  { width = 0, unicode, fontChar }: Glyph,
  { font }: Pick<Graphics['current'], 'font'>,
): number {
  const isHardSpace = (unicode ?? fontChar) === NO_BREAK_SPACE;
  return width === 0 && isHardSpace ? (font?.widths?.space ?? 0) : width;
}

/**
 * A mark above or below a letter moves no pen. Where a font says that what it names no width for has none ('DW 0' in ISO 32000-1, 9.7.4.3: Chromium),
 * pdf2json takes a whole em for it, so that what stands behind a mark in Thai would come in front of the letters before it.
 */
function asMark(glyph: Glyph | null): Glyph | null {
  const isMark = glyph?.width === EM && MARK.test(readable(glyph.unicode ?? ''));
  return isMark ? { ...glyph, width: 0 } : glyph;
}

const EM = 1000;
const MARK = /^\p{Mn}+$/u;

/** The matrix from text space to the page as displayed: [a b c d e f] before the canvas's own matrix. */
function multiply(text: number[], device: [Row, Row, Row]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = text;
  const [x, y, o] = device;
  return [
    a * x[0] + b * y[0],
    a * x[1] + b * y[1],
    c * x[0] + d * y[0],
    c * x[1] + d * y[1],
    e * x[0] + f * y[0] + o[0],
    e * x[1] + f * y[1] + o[1],
  ].map((value) => value / UNITS_PER_POINT);
}

/** The middle of a box in the device units of the canvas. */
function middleOf({ x, y, width, height }: Omit<MeasuredText, 'text'>): [x: number, y: number] {
  return [(x + width / 2) * UNITS_PER_POINT, (y + height / 2) * UNITS_PER_POINT];
}

/** The upright box around a run, which may itself be turned: a run that climbs a margin is narrow and tall. */
function boxOf(
  matrix: number[],
  start: { x: number; y: number },
  from: number,
  to: number,
  { fontSize, fontDirection, font }: Graphics['current'],
): Omit<MeasuredText, 'text'> {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  const up = fontSize * fontDirection;
  const corners = font?.vertical
    ? [
        [start.x - up / 2, start.y - from],
        [start.x + up / 2, start.y - to],
      ]
    : [
        [start.x + from, start.y + ASCENT * up],
        [start.x + to, start.y - DESCENT * up],
      ];
  const xs = corners.flatMap(([x = 0]) => corners.map(([, y = 0]) => a * x + c * y + e));
  const ys = corners.flatMap(([x = 0]) => corners.map(([, y = 0]) => b * x + d * y + f));
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  const width = Math.max(...xs) - x;
  const height = Math.max(...ys) - y;
  return { x, y, width, height, fontSize: fontSize * Math.hypot(c, d) };
}

/** What turns the direction of a text or has no width: a page is drawn as it is seen. */
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/**
 * Ligatures become their letters, radicals their characters, forms of Thai letters these, and hyphens that keep or part words plain ones, since a page shows them
 * alike; other white space becomes a blank; controls, halves of characters and what is not seen say nothing and go.
 */
function readable(character: string): string {
  return withoutThaiForms(withoutRadicals(character.toWellFormed()))
    .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\u00AD\u2010\u2011]/g, '-')
    .replace(UNSEEN, '')
    .replace(/\s/gu, ' ')
    .replace(/[\p{Cc}\uFFFD]/gu, '');
}
