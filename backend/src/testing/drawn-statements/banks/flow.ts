import type { Line, Sheet } from './sheet.ts';
import type { Booking } from './story.ts';

/** What stays together in a table: the lines of one booking, or a line that is none, such as a balance or a heading. */
export type Block = { lines: readonly Line[]; booking?: Booking; gap?: number; carried?: boolean };

type Flow = {
  /** Baseline of the first line on the first page, and on the others if that differs. */
  top: number;
  nextTop?: number;
  /** No line's baseline stands below it. */
  bottom: number;
  pitch: number;
  /** Points between two blocks beyond the pitch. */
  gap?: number;
  /** Draws what each page has around the table, its head included. */
  onPage: (page: number) => void;
  /** The lines before and after a page break that follows on a booking: balances carried and brought forward. */
  carry?: (last: Booking) => { end?: Line; start?: Line };
  /** Whether a booking's lines may stand on two pages. */
  splits?: boolean;
};

/** Lays blocks on pages one under the other, and gives the baseline of the next line after them. */
export function flow(sheet: Sheet, blocks: readonly Block[], layout: Flow): number {
  const { top, nextTop = top, bottom, pitch, gap = 0, splits = false } = layout;
  let y = top;
  let last: Booking | undefined;
  const turn = () => {
    const carried = last && layout.carry?.(last);
    if (carried?.end) sheet.put(y, ...carried.end);
    sheet.nextPage();
    layout.onPage(sheet.page);
    y = nextTop;
    if (!carried?.start) return;
    sheet.put(y, ...carried.start);
    y += pitch + gap;
  };
  sheet.nextPage();
  layout.onPage(sheet.page);
  for (const block of blocks) {
    y += block.gap ?? 0;
    const needed = splits ? 0 : (block.lines.length - 1) * pitch;
    if (y + needed > bottom) turn();
    block.lines.forEach((line, index) => {
      if (index > 0 && y > bottom) turn();
      sheet.put(y, ...line);
      y += pitch;
    });
    y += gap;
    last = block.booking ?? last;
  }
  return y;
}
