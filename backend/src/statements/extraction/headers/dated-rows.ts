import { readAmount } from '../figures/amounts.ts';
import { columnDate, datesIn } from '../figures/dates.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
import { type Column, isMoney } from './header-labels.ts';

/** Right edges of one column differ by less than this, in points. */
export const SAME_EDGE = 5;
/** Dates of one column begin at the same place. */
export const SAME_LEFT = 8;
const MOST_ROWS = 2000;

/** A row that begins with a date and has figures behind it. */
export type Dated = {
  index: number;
  /** A running number in front of the date. */
  serial: Cell | null;
  date: Cell;
  second: Cell | null;
  /** A date behind the text. */
  late: Cell | null;
  figures: { cell: Cell; signed: boolean; minor: number; currency: string | null }[];
};

/** Where so many figures end, or begin where they are set from the left. */
export type Edge = { right: number; count: number; left?: number };

/** The rows that begin with a date and have an amount behind it. */
export function bookingsIn(rows: Row[]): Dated[] {
  const dated: Dated[] = [];
  for (const [index, row] of rows.slice(0, MOST_ROWS).entries()) {
    const [first, behind] = row.cells;
    const isNumbered = behind !== undefined && /^\d{1,6}$/.test(first?.text ?? '');
    // Its text may stand in the cell of the date (Belfius).
    const leads = /^0\d+$/.test(first?.text ?? '') && columnDate(behind?.text ?? '', 'DM') !== null;
    const serial = isNumbered && (isDate(behind.text) || leads) ? (first ?? null) : null;
    const cells = serial ? row.cells.slice(1) : row.cells;
    const [date, next] = cells;
    if (!date || !columnDate(date.text, 'DM') || balanceLine(textOf(row).slice(0, 200))) continue;
    // Where its text stands in the cell of the date, the next one is behind both.
    const second = next && isDate(next.text) && isDate(date.text) ? next : null;
    const late = cells.slice(1).find((cell) => cell !== second && isDate(cell.text)) ?? null;
    const figures = cells.slice(second ? 2 : 1).flatMap((cell) => {
      const amount = readAmount(cell.text, 2);
      if (!amount || isDate(cell.text)) return [];
      const { direction, minor, currency } = amount;
      return [{ cell, signed: direction !== null, minor: (direction ?? 1) * minor, currency }];
    });
    const isText = ({ text }: Cell) => /\p{L}{2}/u.test(text) && !isDate(text) && !isPeriod(text);
    const hasText = cells.some(isText);
    if (figures.length > 0 && hasText) dated.push({ index, serial, date, second, late, figures });
  }
  const left = dated[0]?.date.x ?? 0;
  const aligned = dated.filter(({ date }) => Math.abs(date.x - left) < SAME_LEFT);
  return withoutForeign(withoutBoxes(withoutHeads(aligned, rows), rows));
}

/**
 * The same rows with the figures ending at their last digits, where those stand under each other though letters or signs behind some do not, or the
 * lozenges that lead to a note (American Express).
 */
export function withBareFigures(dated: Dated[]): Dated[] {
  const bare = dated.map((row) => ({
    ...row,
    figures: row.figures.map((figure) => ({ ...figure, cell: upToDigits(figure.cell) })),
  }));
  return edgesOf(bare).length < edgesOf(dated).length ? bare : dated;
}

function upToDigits(cell: Cell): Cell {
  const { length } = cell.text.replace(/\D+$/, '');
  return { ...cell, right: cell.x + (length / cell.text.length) * (cell.right - cell.x) };
}

/** Without what every page says of the statement above its bookings, dated as well, but for the number of the page (Boursorama). */
function withoutHeads(dated: Dated[], rows: Row[]): Dated[] {
  const pages = Map.groupBy(dated, ({ index }) => rows[index]?.page ?? 0);
  const firsts = [...pages.values()].flatMap(([first]) => first ?? []);
  const saying = ({ index }: Dated) =>
    (rows[index] ? textOf(rows[index]) : '').replace(/ \d{1,2}(?: ?\/ ?\d{1,2})?$/, '');
  const [one, ...others] = firsts.map(saying);
  const areHeads = others.length > 0 && others.every((other) => other === one);
  return areHeads ? dated.filter((each) => !firsts.includes(each)) : dated;
}

/** Without what was paid abroad: figures that name a currency beside others that name none. */
function withoutForeign(dated: Dated[]): Dated[] {
  return dated.map((row) => {
    const own = row.figures.filter(({ currency }) => currency === null);
    return own.length === 0 ? row : { ...row, figures: own };
  });
}

/** Without a day that stands alone on its page beside a box, whose names begin where no text of a booking does ('04/12/25', 'Payments/Credits': American Express). */
function withoutBoxes(dated: Dated[], rows: Row[]): Dated[] {
  const pageOf = ({ index }: Dated) => rows[index]?.page;
  const textX = ({ index, date, second }: Dated) =>
    rows[index]?.cells.find(({ x }) => x > (second ?? date).x)?.x ?? 0;
  const isLone = (one: Dated) =>
    dated.every((each) => each === one || pageOf(each) !== pageOf(one));
  const others = dated.filter((each) => !isLone(each));
  const isInLine = (one: Dated) =>
    others.some((each) => Math.abs(textX(each) - textX(one)) < SAME_LEFT);
  return others.length === 0 ? dated : dated.filter((each) => !isLone(each) || isInLine(each));
}

function isDate(text: string): boolean {
  const [found] = datesIn(text.slice(0, 40), 'DM');
  return found !== undefined && found.index === 0 && found.length === text.length;
}

/** Whether a text is two days and a word that joins them ('05 DEZ a 05 JAN'). */
function isPeriod(text: string): boolean {
  const [first, last, ...others] = datesIn(text.slice(0, 40), 'DM');
  if (first?.index !== 0 || !last || others.length > 0) return false;
  const isWhole = last.index + last.length === text.length;
  return isWhole && /^ \p{L}{1,3} $/u.test(text.slice(first.length, last.index));
}

/** The right edges that figures share, from left to right. */
export function edgesOf(dated: Dated[]): Edge[] {
  const edges: Edge[] = [];
  for (const { figures } of dated)
    for (const { cell } of figures) {
      const edge = edges.find(({ right }) => Math.abs(right - cell.right) < SAME_EDGE);
      if (edge) edge.count += 1;
      else edges.push({ right: cell.right, count: 1 });
    }
  return edges.sort((a, b) => a.right - b.right);
}

/** Bookings of a page, or of one of its columns, the first of them, and where their only column of amounts ends. */
export type MovedRows = { indices: ReadonlySet<number>; first: number; edge: number };

/** The pages and columns of pages in which amounts stand elsewhere than in the first one, where each booking has one and those of a page share an edge. */
export function movedRows(rows: Row[], dated: Dated[]): MovedRows[] {
  const placeOf = ({ index, date }: Dated) => `${rows[index]?.page} ${date.movedBy ?? 0}`;
  const places = [...Map.groupBy(dated, placeOf).values()].map((own) => ({
    indices: new Set(own.map(({ index }) => index)),
    first: own[0]?.index ?? 0,
    edges: edgesOf(own),
  }));
  const edge = places[0]?.edges[0]?.right ?? 0;
  const isOne = dated.every(({ figures }) => figures.length === 1);
  // Without signs what stands elsewhere went the other way.
  const isSigned = dated.some(({ figures }) => figures.some(({ signed }) => signed));
  if (!isOne || !isSigned || places.some(({ edges }) => edges.length > 1)) return [];
  return places.flatMap(({ edges: [own], ...place }) =>
    own && Math.abs(own.right - edge) >= SAME_EDGE ? { ...place, edge: own.right } : [],
  );
}

/** The same columns with the only one of money ending at another edge. */
export function withAmountsAt(columns: Column[], edge: number): Column[] {
  return columns.map((column) =>
    isMoney(column.role) ? { ...column, x: edge - 30, right: edge, valueRight: edge } : column,
  );
}
