import { type Row, textOf } from './rows.ts';

/** Countries besides India whose rupees are marked alike. */
const RUPEES = new Set(['PKR', 'LKR', 'NPR', 'MUR', 'SCR']);
const MARK = /(?<![\p{L}\d])Rs\b\.?/gu;

/** The rows, where 'Rs.' stands for the rupees that the file says it is in, and not for those of India. */
export function withOwnRupees(rows: Row[]): Row[] {
  const names = (code: string) => rows.some((row) => new RegExp(`\\b${code}\\b`).test(textOf(row)));
  const own = [...RUPEES].filter(names);
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
