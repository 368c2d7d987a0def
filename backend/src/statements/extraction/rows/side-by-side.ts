import { isFigure } from '../figures/amounts.ts';
import { columnDate } from '../figures/dates.ts';
import { stack } from '../headers/stacked-labels.ts';
import { columnRoleOf } from '../words/labels.ts';
import { plainWords } from '../words/plain-words.ts';
import type { Cell, Row } from './rows.ts';

/** A list is set in so many columns at most. */
const MOST_LISTS = 4;
/** A list goes on for so many rows of its page at most. */
const MOST_ROWS = 100;

/** A list set in columns, each with the same labels: where each begins, and how far it stands behind the first. */
type Lists = { begins: number[]; offsets: number[]; labels: number };

/**
 * Lists of bookings that are set side by side under labels that repeat ('Date, Check no., Amount, Date, Check no., Amount') as
 * rows of one list: every booking stands on a row of its own, at the place of the first column. Where it was drawn is kept.
 */
export function unfolded(rows: Row[]): Row[] {
  const result: Row[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    const head = row ? headAt(row, rows[index + 1]) : null;
    if (!row || !head) {
      if (row) result.push(row);
      continue;
    }
    const { lists, second } = head;
    const begin = index + (second ? 2 : 1);
    const below = rows.slice(begin, begin + MOST_ROWS);
    const end = below.findIndex((next) => next.page !== row.page || !bookingsOf(next, lists));
    const listed = end < 0 ? below : below.slice(0, end);
    // Lists whose bookings do not stand in rows, or in few of them, are columns of the page (Itaú).
    const inFirst = listed.filter((next) => (inLists(next, lists)[0] ?? []).length > 0).length;
    // Other labels head another list (Bank of America: its balances day by day).
    const until = below.findIndex((next) => next.page !== row.page || namesDays(next));
    const own = until < 0 ? below : below.slice(0, until);
    const further = own.filter((next) => isBookedBehind(next, lists));
    const inRows = further.filter((next) => listed.includes(next)).length;
    if (inFirst === 0 || inRows * 2 < further.length) {
      result.push(row);
      continue;
    }
    const [labels, beside] = apartFromFigures(row);
    if (beside.length > 0) result.push({ ...row, cells: beside });
    result.push({ ...row, cells: labels.filter(({ x }) => x < (lists.begins[1] ?? 0)) });
    if (second) result.push(second);
    result.push(...listed.flatMap((next) => bookingsOf(next, lists) ?? []));
    index = begin + listed.length - 1;
  }
  return result;
}

/** Whether a row is one of labels, among them that of days. */
function namesDays({ cells }: Row): boolean {
  const areLabels = cells.length > 1 && cells.every(({ text }) => !/\d/.test(text));
  return areLabels && cells.some(({ text }) => columnRoleOf(text) === 'date');
}

/** The labels of a row, and the figures in the margin beside them (Citizens). */
function apartFromFigures({ cells }: Row): [labels: Cell[], beside: Cell[]] {
  const end = cells.findLastIndex((cell) => !isFigure(cell)) + 1;
  return [cells.slice(0, end), cells.slice(end)];
}

/** The lists that labels on one line or two head, with the second one for the first list alone; or null. */
function headAt(row: Row, next: Row | undefined): { lists: Lists; second: Row | null } | null {
  // No label bears a number in front.
  if (/\d/.test(row.cells[0]?.text ?? '')) return null;
  const lists = listsUnder(row);
  if (lists) return { lists, second: secondLine(next, row, lists) };
  // Each line may lack labels that the other one has ('Check', 'Date' over 'number', 'Amount', 'paid': PNC).
  if (!next || next.page !== row.page || next.baseline - row.baseline > PITCH * row.fontSize)
    return null;
  const both = listsUnder({ ...row, cells: stack(row.cells, next.cells) });
  const second = both && secondLine(next, row, both);
  return both && second ? { lists: both, second } : null;
}

/** Two lines of labels stand so many font sizes apart at most. */
const PITCH = 2;

/** The lists that a row of labels heads, or null where its labels do not repeat or name no bookings. */
function listsUnder(row: Row): Lists | null {
  const [cells] = apartFromFigures(row);
  const names = cells.map(({ text }) => plainWords(text));
  for (let count = MOST_LISTS; count > 1; count -= 1) {
    const labels = cells.length / count;
    if (labels < 2 || !Number.isInteger(labels)) continue;
    if (names.some((name, at) => name === '' || name !== names[at % labels])) continue;
    const roles = cells.slice(0, labels).map(({ text }) => columnRoleOf(text));
    const isDated = roles.includes('date') || roles.includes('otherDate');
    const isOfBookings = isDated && roles.includes('amount');
    if (!isOfBookings || roles.includes('balance')) return null;
    const firsts = cells.filter((_, at) => at % labels === 0);
    const left = firsts[0]?.x ?? 0;
    const begins = firsts.map(({ x }, at) => (x + (cells[at * labels - 1]?.right ?? 0)) / 2);
    return { begins, offsets: firsts.map(({ x }) => x - left), labels };
  }
  return null;
}

/** The second line of labels that repeat ('Date', 'Check' over 'posted', 'number'), for the first list alone; or null. */
function secondLine(row: Row | undefined, labels: Row, lists: Lists): Row | null {
  if (!row || row.page !== labels.page || row.cells.some(({ text }) => /\d/.test(text)))
    return null;
  const groups = inLists(row, lists);
  const [first = [], ...others] = groups.map((cells) => cells.map(({ text }) => text));
  const isRepeated = others.every((each) => each.join() === first.join());
  return first.length > 0 && isRepeated ? { ...row, cells: groups[0] ?? [] } : null;
}

/** The cells of a row by the list that they stand in. */
function inLists(row: Row, { begins, offsets }: Lists): Cell[][] {
  const groups = offsets.map((): Cell[] => []);
  for (const cell of row.cells) {
    const at = begins.findLastIndex((begin) => cell.x >= begin);
    groups[Math.max(at, 0)]?.push(cell);
  }
  return groups;
}

/** The bookings of a row, each as a row at the place of the first list; null where it is no row of lists. */
function bookingsOf(row: Row, lists: Lists): Row[] | null {
  const filled = inLists(row, lists).flatMap((cells, at) =>
    cells.length > 0 ? [{ cells, at }] : [],
  );
  const areBookings = filled.every(({ cells }) => isBooking(cells));
  if (filled.length === 0 || !areBookings) return null;
  return filled.map(({ cells, at }) => ({
    ...row,
    cells: cells.map((cell) => moved(cell, lists.offsets[at] ?? 0)),
  }));
}

/** Whether a booking stands in any list of a row but the first one. */
function isBookedBehind(row: Row, lists: Lists): boolean {
  const [, ...others] = inLists(row, lists);
  return others.some(isBooking);
}

const isBooking = (cells: Cell[]) => hasDay(cells) && cells.some(isFigure);

/** Whether some cell is a day, or two are whose parts stand apart ('Oct', '9'). */
function hasDay(cells: Cell[]): boolean {
  const isDay = (text: string) => columnDate(text, 'DM') ?? columnDate(text, 'MD');
  return cells.some(({ text }, at) => isDay(text) ?? isDay(`${text} ${cells[at + 1]?.text ?? ''}`));
}

/** A cell so many points further to the left; moved tells where it was drawn. */
export function moved(cell: Cell, by: number): Cell {
  const pieces = cell.pieces.map(({ text, x, right }) => ({ text, x: x - by, right: right - by }));
  return { ...cell, x: cell.x - by, right: cell.right - by, pieces, movedBy: by };
}
