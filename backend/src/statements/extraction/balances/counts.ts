import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { plainWords } from '../words/plain-words.ts';

const COUNT =
  /^(?:total )?(?:number of|no\.? of|count of|anzahl(?: der)?|nombre d[e']|numero de|numero di|aantal) ?(?:transactions|bookings|entries|items|buchungen|umsatze|transaktionen|operations|movimientos|movimenti|transacties):?(?: (\d{1,5}))?$/u;
/** What went each way is counted by itself ('Dr Count : 17', 'Cr Count : 5': HDFC). */
const SIDES = /^dr\.? count\W{0,3}(\d{1,5})\W+cr\.? count\W{0,3}(\d{1,5})(?!\d)/i;
const SIDE = /^(?:dr|cr)\.? count$/i;

/** How many bookings the page says there are: a number behind or beside such a name, each time one is printed, or one for each way. */
export function countsIn(rows: Row[]): number[] {
  return rows.flatMap((row, index) => [...namedIn(row), ...ofSides(row, rows[index + 1])]);
}

function namedIn({ cells }: Row): number[] {
  return cells.flatMap(({ text }, index) => {
    const named = text.length < 60 ? COUNT.exec(plainWords(text)) : null;
    const digits = named?.[1] ?? (BARE.exec(cells[index + 1]?.text ?? '')?.[0] || null);
    return named && digits !== null ? [Number(digits)] : [];
  });
}

/** The sum of the counts of both ways, which stand behind their names in one row or below them. */
function ofSides(row: Row, below: Row | undefined): number[] {
  const [, out, into] = SIDES.exec(textOf(row).slice(0, MAX_LINE)) ?? [];
  if (out !== undefined) return [Number(out) + Number(into)];
  const labels = row.cells.filter(({ text }) => SIDE.test(text));
  const counts = labels.flatMap((label) => below?.cells.find((cell) => isUnder(cell, label)) ?? []);
  const areCounts = labels.length === 2 && counts.length === 2;
  return areCounts ? [counts.reduce((sum, { text }) => sum + Number(text), 0)] : [];
}

const isUnder = (cell: Cell, label: Cell) =>
  BARE.test(cell.text) && cell.x < label.right && label.x < cell.right;

const BARE = /^\d{1,5}$/;
const MAX_LINE = 200;
