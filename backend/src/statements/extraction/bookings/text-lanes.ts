import { isMoney } from '../headers/columns.ts';
import type { Cell } from '../rows/rows.ts';
import { columnRoleOf } from '../words/labels.ts';

/** A column of text in which a booking goes on below its first line: its cells so far, and where the next column begins. */
export type Lane = { x: number; until: number; cells: Cell[] };

/** So near, in points, begins what stands in one column. */
const SAME_EDGE = 2;

/** The columns of text that the first line of a booking shows: none where it has but one text. */
export function lanesOf(texts: Cell[]): Lane[] {
  if (texts.length < 2) return [];
  return texts.map((cell, index) => ({
    x: cell.x,
    until: texts[index + 1]?.x ?? Infinity,
    cells: [cell],
  }));
}

/**
 * Takes a lower line of a booking whose texts wrap in several columns ('Transfer sent', 'Jane Doe' over 'by phone', 'Account 12'), and
 * answers whether it is one: it has several cells, and each stands in a column of its own. What names the cell beside it ('IBAN',
 * 'Reference', 'Mandate:') goes on in its own line.
 */
export function takeLaneLine(lanes: Lane[], texts: Cell[]): boolean {
  const places = texts.flatMap((cell) => {
    const lane = lanes.find(({ x }) => Math.abs(x - cell.x) < SAME_EDGE);
    return lane && cell.right < lane.until ? [{ cell, lane }] : [];
  });
  const isNamed = texts.slice(0, -1).some(({ text }) => isName(text));
  if (isNamed || places.length < 2 || places.length < texts.length) return false;
  for (const { cell, lane } of places) lane.cells.push(cell);
  return true;
}

/** Whether a text names the one beside it, or is a number of its own: it goes on with no text above it. */
function isName(text: string): boolean {
  if (!/\p{L}/u.test(text)) return true;
  const role = columnRoleOf(text);
  return text.endsWith(':') || CODE.test(text) || (role !== null && !isMoney(role));
}

const CODE =
  /^(?:\p{Lu}{3,5}|betreff|verwendung(?:szweck)?|mandat|objet|motif|causale|oggetto|asunto)$/iu;

/** What stands in the columns, one after the other. */
export function textIn(lanes: Lane[]): string {
  return lanes.flatMap(({ cells }) => cells.map(({ text }) => text)).join(' ');
}
