import { isMoney } from '../headers/columns.ts';
import type { Cell } from '../rows/rows.ts';
import { columnRoleOf } from '../words/labels.ts';

/**
 * A column of text in which a booking goes on below its first line: its cells so far, where the next column of text begins, and where
 * anything does. isOpen says that the latest line stands in it, so that its words may wrap to the next.
 */
export type Lane = { x: number; until: number; end: number; cells: Cell[]; isOpen: boolean };

/** So near, in points, begins what stands in one column. */
const SAME_EDGE = 2;

/** The columns of text that the first line of a booking shows among all of its cells: none where it has but one text. */
export function lanesOf(texts: Cell[], line: Cell[]): Lane[] {
  if (texts.length < 2) return [];
  return texts.map((cell, index) => ({
    x: cell.x,
    until: texts[index + 1]?.x ?? Infinity,
    end: Math.min(...line.filter(({ x }) => x >= cell.right).map(({ x }) => x)),
    cells: [cell],
    isOpen: true,
  }));
}

/**
 * Takes a lower line of a booking whose texts wrap in several columns ('Transfer sent', 'Jane Doe' over 'by phone', 'Account 12'), and
 * answers whether it is one: it has several cells, and each stands in a column of its own, or the only one is what the line above had no room
 * for. What names the cell beside it ('IBAN', 'Reference', 'Mandate:') goes on in its own line, and so does a line that
 * begins with a name and its value ('BIC: RABONL2U': ABN AMRO).
 */
export function takeLaneLine(lanes: Lane[], texts: Cell[]): boolean {
  const places = texts.flatMap((cell) => {
    const lane = lanes.find(({ x }) => Math.abs(x - cell.x) < SAME_EDGE);
    return lane && cell.right < lane.until ? [{ cell, lane }] : [];
  });
  const isNamed =
    texts.slice(0, -1).some(({ text }) => isName(text)) || NAMED_VALUE.test(texts[0]?.text ?? '');
  if (isNamed || places.length === 0 || places.length < texts.length) return false;
  const [only, ...others] = places;
  if (others.length === 0 && only && !isWrapped(only.lane, only.cell, lanes)) return false;
  for (const { cell, lane } of places) lane.cells.push(cell);
  for (const lane of lanes) lane.isOpen = places.some((place) => place.lane === lane);
  return true;
}

/**
 * Whether a text begins with a word for which the line above has no room in its column, and goes on with that line: the others
 * hold numbers, or its first letter is a small one. What begins anew may say more of all that stands above it (U.S. Bank).
 */
function isWrapped(lane: Lane, { x, right, text, fontSize }: Cell, lanes: Lane[]): boolean {
  const above = lane.cells.at(-1);
  const areNumbers = lanes.every((each) => each === lane || !hasLetters(each));
  if (!lane.isOpen || !above || !(areNumbers || /^\p{Ll}/u.test(text))) return false;
  const [word = ''] = text.split(' ');
  const width = ((right - x) / text.length) * (word.length + 1);
  return above.right + width > lane.end - ROOM * fontSize;
}

const hasLetters = ({ cells }: Lane) => cells.some(({ text }) => /\p{L}/u.test(text));

/** So much room is between columns at most, in font sizes. */
const ROOM = 1.5;

/** Whether a text names the one beside it, or is a number of its own: it goes on with no text above it. */
function isName(text: string): boolean {
  if (!/\p{L}/u.test(text)) return true;
  const role = columnRoleOf(text);
  const isLabel = CODE.test(text) || NAME.test(text) || (role !== null && !isMoney(role));
  return text.endsWith(':') || isLabel;
}

/** What banks call the parts of a transfer by. */
const CODE =
  /^(?:IBAN|BIC|SWIFT|[EKM]REF|CRED|DEBT|SVWZ|ABW[AE]|COAM|OAMT|RUM|ICS|REF|RCN|MSG|IDN|TRN|CPID|CUI|UTR|RRN|NOTE|INFO|MEMO)$/;
const NAME =
  /^(?:von|nach|from|to|name|bank|memo|ref#?|betreff|verwendung(?:szweck)?|mandat|objet|motif|causale|oggetto|asunto)$/iu;

const NAMED_VALUE = /^\p{L}{2,20}: ?(?!\/\/)\S/u;

/** What stands in the columns, one after the other. */
export function textIn(lanes: Lane[]): string {
  return lanes.flatMap(({ cells }) => cells.map(({ text }) => text)).join(' ');
}
