import { type Row, textOf } from '../rows/rows.ts';
import { type BalanceKind, balanceLine } from './balance-names.ts';
import { namesBonus } from './bonus-words.ts';

/**
 * A table beside the bookings that is being passed over: its last row, and the least room between two of its rows in points.
 * isBare: every row of it so far was one text. isLabels: that row holds its labels, which may be smaller than what stands below. isOfBonus: its title speaks of points. x: where its title begins beside that of another box, or 0.
 * isBesideBox: that other one is the box of an account, whose rows have their own lines in front of those of the table.
 */
export type Decoy = {
  last: Row;
  pitch: number;
  isBare: boolean;
  isLabels: boolean;
  isOfBonus: boolean;
  x: number;
  isBesideBox: boolean;
};

/** A title is set so much larger than what it stands above. */
export const TITLE_SIZE = 1.15;
/** Rows of a box stand so many font sizes apart at most. */
const BOX_PITCH = 3.2;
/** Boxes side by side begin so far apart, in points. */
const BESIDE = 150;
/** Titles of boxes side by side are not so many font sizes apart. */
const ONE_LINE = 1.4;
/** The title of the other box is no booking, whose row has figures ('RESUMO DA FATURA ATUAL': Nubank). */
const CAPITALS = /^[\p{Lu} ]+$/u;
/** Nor is what it is called in small letters ('Activity Summary' beside 'Cash+ Rewards': U.S. Bank). */
const SUMMARY = /^(?:account|activity|balance) (?:summary|overview)$/i;
/** A box is set apart from the one above by so many times the room between the rows of that. */
const SET_APART = 1.4;

/** What begins with a title, or with labels of its own. */
export function startDecoy(row: Row, isLabels = false, above?: Row): Decoy {
  const [x, other] = [row.cells[0]?.x ?? 0, above?.cells[0]?.x ?? 0];
  const name = above?.cells[0]?.text ?? '';
  const isSummary = above?.cells.length === 1 && SUMMARY.test(name);
  const isTitle = isSummary || (above?.cells.length === 1 && CAPITALS.test(name));
  const isNear =
    above?.page === row.page &&
    row.baseline - above.baseline < ONE_LINE * Math.max(row.fontSize, above.fontSize);
  const isBeside = isTitle && isNear && other < x - BESIDE;
  return {
    last: row,
    pitch: Infinity,
    isBare: true,
    isLabels,
    isOfBonus: namesBonus(textOf(row)),
    x: isBeside ? x : 0,
    isBesideBox: isBeside && isSummary,
  };
}

/** What of a row stands outside a table that is passed over: all of it, what the box in front of that has, or the title of points, which tells what balances below it count (BMO); or null. */
export function inFrontOf(decoy: Decoy | null, row: Row): Row | null {
  if (decoy === null || (decoy.isOfBonus && decoy.pitch === Infinity)) return row;
  const cells = decoy.isBesideBox ? row.cells.filter(({ right }) => right <= decoy.x) : [];
  return cells.length > 0 ? { ...row, cells } : null;
}

/** The title of the box of an account's own balances, set apart from another one ('VAT Summary': Standard Bank). */
const OF_ACCOUNT = /^account summary$/i;

/** What a row of a table is called is no longer. */
const LONGEST_NAME = 50;

/** A table beside the bookings with one more row, or null where it is over: a box of balances is set apart from it. */
export function decoyWith(decoy: Decoy, row: Row): Decoy | null {
  const { last, pitch, isBare, isLabels, isOfBonus, x, isBesideBox } = decoy;
  if (isBesideBox && inFrontOf({ ...decoy, pitch: 0 }, row)) {
    const cells = row.cells.filter(({ right }) => right > x);
    if (cells.length > 0) return decoyWith(decoy, { ...row, cells });
    return isNextOf(last, row) ? { ...decoy, last: row } : null;
  }
  // Far in front of it stands another box ('PRÓXIMAS FATURAS' beside the summary: Nubank).
  if ((row.cells[0]?.x ?? x) < x - BESIDE) return null;
  const areBelow = isLabels && row.cells.length > 1;
  const above = areBelow ? { ...last, fontSize: row.fontSize } : last;
  if (!isNextOf(above, row)) return null;
  const gap = row.baseline - last.baseline;
  const isSetApart = gap > SET_APART * pitch;
  const [title, ...others] = row.cells;
  if (isSetApart && title && others.length === 0 && OF_ACCOUNT.test(title.text)) return null;
  const isEnd = (kind: BalanceKind | null) =>
    kind !== null && kind !== 'standing' && kind !== 'daily';
  // Beside a line of its text the box of the balances goes on (Chase).
  const isSentence = title !== undefined && title.text.length > LONGEST_NAME;
  if (isSentence && !isOfBonus && others.some((cell) => isEnd(balanceLine(cell.text)))) return null;
  const hasBalance = row.cells.some((cell) => isEnd(balanceLine(cell.text)));
  if (isSetApart && hasBalance && !isBesideBox) return null;
  // Under 'Rewards member' stands a name, and no table before the next heading.
  if (isSetApart && isBare && row.cells.length === 1) return null;
  return {
    last: row,
    pitch: Math.min(pitch, gap),
    isBare: isBare && row.cells.length === 1,
    isLabels: false,
    isOfBonus,
    x,
    isBesideBox,
  };
}

/** A day, a text and an amount. */
const LEAST_OF_A_TABLE = 3;

/** Whether a row follows another so closely that both belong to one box. */
function isNextOf(above: Row, row: Row): boolean {
  // Rows of a table are larger than a note in small print above them, and no titles (Zinia).
  const isTitle =
    row.fontSize >= TITLE_SIZE * above.fontSize && row.cells.length < LEAST_OF_A_TABLE;
  const gap = row.baseline - above.baseline;
  return row.page === above.page && !isTitle && gap < BOX_PITCH * row.fontSize;
}
