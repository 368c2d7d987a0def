import { type Row, textOf } from '../rows/rows.ts';
import { firstBooking, ROWS_OF_HEAD } from './statement-date.ts';

/** The year that a label in the head of a statement names by itself, in its line or below it ('Auszug', 'Jahr', 'Seite' over '001', '2019', '1 von 3': Postbank); or null. */
export function printedYear(rows: Row[]): number | null {
  const head = rows.slice(0, Math.min(firstBooking(rows), ROWS_OF_HEAD));
  for (const [index, row] of head.entries()) {
    const [, beside] = BESIDE.exec(textOf(row)) ?? [];
    if (beside !== undefined) return Number(beside);
    const label = row.cells.find(({ text }) => LABEL.test(text));
    const below =
      label && head[index + 1]?.cells.find(({ x, right }) => x < label.right && label.x < right);
    if (below && YEAR.test(below.text)) return Number(below.text);
  }
  return null;
}

const NAME = '(?:jahr|year|ann[ée]e|anno|a[ñn]o|jaar|vuosi|[åa]r)';
const LABEL = new RegExp(`^${NAME}:?$`, 'iu');
const YEAR = /^(?:19|20)\d\d$/;
/** Beside the number of the statement, which has to be named: a sentence may speak of any year. */
const BESIDE = new RegExp(
  String.raw`^[^.]{0,60}(?<!\p{L})(?:auszug|statement|relev[ée]|extracto|afschrift)(?!\p{L})[^.]{0,20} ${NAME} ((?:19|20)\d\d)(?!\d)`,
  'iu',
);
