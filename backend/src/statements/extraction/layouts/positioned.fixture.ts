import type { PdfText, TextItem } from '../../../ports/pdf-text.ts';

/** A cell of a hand-made page: its left edge, or with 'r' its right edge, the text, and a font size other than 8. */
export type Placed = [x: number | `r${number}`, text: string, size?: number];

/** Rows of cells on a page, 12 points apart unless a row begins with its own distance to the one above. */
export type PlacedRow = Placed[] | [distance: number, ...Placed[]];

/** A row in the usual distance to the one above. */
export const row = (...cells: Placed[]): PlacedRow => cells;

/** Pages of positioned text as the pdf-text port would give them, every character half a font size wide. */
export function positioned(...pages: PlacedRow[][]): PdfText {
  return {
    pages: pages.map((rows, index) => {
      let baseline = 40;
      const items = rows.flatMap((row) => {
        const [first, ...rest] = row;
        const distance = typeof first === 'number' ? first : 12;
        baseline += distance;
        const cells = (typeof first === 'number' ? rest : row) as Placed[];
        return cells.map((cell) => itemAt(cell, baseline));
      });
      return { number: index + 1, width: 595, height: 842, items };
    }),
  };
}

function itemAt([edge, text, fontSize = 8]: Placed, baseline: number): TextItem {
  const width = text.length * fontSize * 0.5;
  const x = typeof edge === 'number' ? edge : Number(edge.slice(1)) - width;
  return { text, x, y: baseline - 0.72 * fontSize, width, height: 0.93 * fontSize, fontSize };
}
