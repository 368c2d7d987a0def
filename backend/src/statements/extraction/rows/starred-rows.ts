import { type Cell, partOf, type Row, wordsOf } from './rows.ts';

const STARS = /^\*{2,3}$/;

/** The rows without the stars that frame what an account held in between ('*** SOLDE AU 31/01/2026', '+ 580,97 ***': Société Générale). */
export function withoutStars(rows: Row[]): Row[] {
  return rows.map((row) => {
    const [first, last] = [row.cells[0], row.cells.at(-1)];
    const [start, end] = [first && wordsOf(first)[0]?.text, last && wordsOf(last).at(-1)?.text];
    const isFramed = row.cells.length > 1 && STARS.test(start ?? '') && STARS.test(end ?? '');
    return isFramed ? { ...row, cells: row.cells.flatMap(unframed) } : row;
  });
}

function unframed(cell: Cell): Cell[] {
  const words = wordsOf(cell).filter(({ text }) => !STARS.test(text));
  return words.length > 0 ? [partOf(cell, words)] : [];
}
