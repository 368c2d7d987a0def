import { withText } from './cell-texts.ts';
import { type Cell, type Row, textOf } from './rows.ts';

/** Countries besides India whose rupees are marked alike. */
const RUPEES = new Set(['PKR', 'LKR', 'NPR', 'MUR', 'SCR']);
/** What a row of facts says has no figure before its end, and no day in front. */
const isOfFacts = ({ cells: [first, ...others] }: Row) =>
  first !== undefined &&
  !/^\d/.test(first.text) &&
  [first, ...others].every(({ text }) => text.length < MAX_FACT && !/\d[.,]\d\d$/.test(text)) &&
  [first, ...others].some(({ text }) => LABELLED.test(text));
const MAX_FACT = 60;
/** 'Currency: PKR', 'Amount (PKR)', 'All amounts in PKR', or the code alone. */
const LABELLED = /^(?:.*\b(?:currency|ccy|in|amount|balance)\b\W*)?\(?[A-Z]{3}\)?$/i;
const MARK = /(?<![\p{L}\d])Rs\b\.?/gu;

/** The rows, where 'Rs.' stands for the rupees that the file says it is in, and not for those of India. */
export function withOwnRupees(rows: Row[]): Row[] {
  const names = (code: string) => rows.some((row) => new RegExp(`\\b${code}\\b`).test(textOf(row)));
  const said = rows.filter(isOfFacts).flatMap(({ cells }) => cells.map(({ text }) => text));
  const own = [...RUPEES].filter((code) =>
    said.some((text) => LABELLED.test(text) && text.replace(/\W+$/, '').endsWith(code)),
  );
  const [code] = own;
  if (code === undefined || own.length > 1 || names('INR')) return rows;
  const withCode = (text: string) => text.replace(MARK, code);
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({
      ...cell,
      text: withCode(cell.text),
      pieces: cell.pieces.map((piece) => ({ ...piece, text: withCode(piece.text) })),
    })),
  }));
}

/** So many amounts with one letter in front are none by chance. */
const LEAST_DRAWN = 3;
const DRAWN = /^([-+]? ?)C ?(?=\d[\d,]*\.\d\d(?: (?:Cr|Dr))?$)/i;
/** In front of it may stand the sign of a sum. */
const TICKED = /^([-+=] ?)?`(?=\d[\d,]*\.\d\d$)/;
/** An amount without a letter, or with another one: then they are marks of credits and debits. */
const OTHER = /^[-+]? ?(?:[A-BD-Z] ?)?\d[\d,]*\.\d\d(?: (?:Cr|Dr))?$/i;
const INDIA = /\b(?:HDFC|CKYC|GSTIN|IFSC)\b/;

/** The rows with the sign of the rupee, where a font draws it in the place of the letter C in front of every amount (HDFC's cards), or of a tick (ICICI's). */
export function withDrawnRupees(rows: Row[]): Row[] {
  const ticked = withSigns(rows, TICKED, '$1₹');
  if (ticked) return ticked;
  const cells = rows.flatMap((row) => row.cells);
  const isOfIndia = cells.some(({ text }) => INDIA.test(text));
  if (!isOfIndia || cells.some(({ text }) => OTHER.test(text))) return rows;
  return withSigns(rows, DRAWN, '$1₹ ') ?? rows;
}

/** The rows with the sign of the rupee for what is drawn in its place, or null where that stands in front of too few amounts. */
function withSigns(rows: Row[], drawn: RegExp, sign: string): Row[] | null {
  const isDrawn = ({ text }: Cell) => drawn.test(text);
  if (rows.flatMap(({ cells }) => cells.filter(isDrawn)).length < LEAST_DRAWN) return null;
  const withSign = (cell: Cell) => withText(cell, cell.text.replace(drawn, sign));
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => (isDrawn(cell) ? withSign(cell) : cell)),
  }));
}
