import type { Row } from '../rows/rows.ts';
import { firstBooking, ROWS_OF_HEAD } from './statement-date.ts';

/** The year that a label names beside that of the statement's number in the head ('Auszug', 'Jahr', 'Seite' over '001', '2019', '1 von 3': Postbank); or null. */
export function printedYear(rows: Row[]): number | null {
  const head = rows.slice(0, Math.min(firstBooking(rows), ROWS_OF_HEAD));
  for (const [index, { cells }] of head.entries()) {
    const label = cells.find(({ text }) => LABEL.test(text));
    if (!label || !cells.some(({ text }) => NUMBER_OF_STATEMENT.test(text))) continue;
    const below = head[index + 1]?.cells.find(({ x, right }) => x < label.right && label.x < right);
    if (below && YEAR.test(below.text)) return Number(below.text);
  }
  return null;
}

const LABEL = /^(?:jahr|year|ann[ée]e|anno|a[ñn]o|jaar|vuosi|[åa]r):?$/iu;
const NUMBER_OF_STATEMENT =
  /^(?:(?:konto)?auszug|statement|relev[ée]|extracto|afschrift)(?:s?-?(?:nr|no|n[°º]|number)\.?)?:?$/iu;
const YEAR = /^(?:19|20)\d\d$/;
