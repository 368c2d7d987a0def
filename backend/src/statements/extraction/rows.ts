import type { PdfText, TextItem } from '../../ports/pdf-text.ts';
import type { Box } from './types.ts';

/** A piece of a row that stands apart from its neighbours: usually one cell of a table. */
export type Cell = Box & { text: string; right: number; fontSize: number };

/** What stands on one baseline of a page, from left to right. */
export type Row = { page: number; baseline: number; fontSize: number; cells: Cell[] };

/** The share of an item's height above its baseline (the pdf-text port's boxes have Helvetica's ascent and descent). */
const ABOVE_BASELINE = 0.72 / 0.93;
/** Items whose baselines differ by less than this share of the smaller font stand on one row: some banks set amounts 2 pt lower. */
const SAME_ROW = 0.4;
/** Gaps in font sizes: wider than a blank separates words, wider than a column gap separates cells. */
const WORD_GAP = 0.12;
const CELL_GAP = 0.55;
const OVERLAP = 0.35;
/** No cell of a statement is longer; what is cut off a hostile one is not missed. */
const MAX_TEXT = 1000;
/** Turned text (margin codes, watermarks) has a box far taller than its font. */
const TURNED = 1.6;
/** Larger print, in points, lies under a page and is no part of its rows. */
const LARGEST_PRINT = 36;

/** The rows of all pages in reading order. Turned and giant text (watermarks) is left out, and text drawn twice (fake bold) counts once. */
export function toRows(text: PdfText): Row[] {
  return text.pages.flatMap((page) => {
    const upright = page.items.filter(
      (item) => item.height < item.fontSize * TURNED && item.fontSize <= LARGEST_PRINT,
    );
    const items = upright.map((item) => ({
      item,
      baseline: item.y + item.height * ABOVE_BASELINE,
    }));
    items.sort((a, b) => a.baseline - b.baseline || a.item.x - b.item.x);
    const rows: { baseline: number; items: TextItem[] }[] = [];
    for (const { item, baseline } of items) {
      const row = rows.at(-1);
      const first = row?.items[0];
      const tolerance = SAME_ROW * Math.min(item.fontSize, first?.fontSize ?? item.fontSize);
      if (row && baseline - row.baseline <= tolerance) row.items.push(item);
      else rows.push({ baseline, items: [item] });
    }
    return rows.map((row) => ({
      page: page.number,
      baseline: row.baseline,
      fontSize: Math.max(...row.items.map((item) => item.fontSize)),
      cells: toCells(row.items),
    }));
  });
}

function toCells(items: TextItem[]): Cell[] {
  const cells: Cell[] = [];
  let before: TextItem | null = null;
  for (const item of [...items].sort((a, b) => a.x - b.x)) {
    const text = item.text.slice(0, MAX_TEXT).replace(/\s+/g, ' ').trim();
    if (text === '' || (before && isDrawnAgain(before, item))) continue;
    before = item;
    const cell = cells.at(-1);
    const gap = cell ? (item.x - cell.right) / Math.min(item.fontSize, cell.fontSize) : Infinity;
    if (cell && gap < CELL_GAP && gap > -OVERLAP) {
      if (cell.text.length < MAX_TEXT) cell.text += (gap > WORD_GAP ? ' ' : '') + text;
      extend(cell, item);
    } else {
      const { x, y, width, height, fontSize } = item;
      cells.push({ text, x, y, width, height, right: x + width, fontSize });
    }
  }
  return cells;
}

function isDrawnAgain(before: TextItem, item: TextItem): boolean {
  const isNear = Math.abs(before.x - item.x) < 1 && Math.abs(before.y - item.y) < 1;
  return isNear && before.text === item.text;
}

function extend(cell: Cell, item: TextItem): void {
  const bottom = Math.max(cell.y + cell.height, item.y + item.height);
  cell.right = Math.max(cell.right, item.x + item.width);
  cell.width = cell.right - cell.x;
  cell.y = Math.min(cell.y, item.y);
  cell.height = bottom - cell.y;
  cell.fontSize = Math.max(cell.fontSize, item.fontSize);
}

/** The whole row as one text, cells apart by a blank. */
export function textOf(row: Row): string {
  return row.cells.map((cell) => cell.text).join(' ');
}

/** The smallest box around all of these. */
export function unionBox(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const round = (value: number) => Math.round(value * 100) / 100;
  return { x: round(x), y: round(y), width: round(right - x), height: round(bottom - y) };
}
