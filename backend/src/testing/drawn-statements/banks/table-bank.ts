import { type Block, flow } from './flow.ts';
import { L, type Line, Sheet, type SheetOptions } from './sheet.ts';
import { type Bank, drawn, section } from './statement.ts';
import { type Booking, type Plot, type Story, story } from './story.ts';

/** A statement that is one table of one account, the most usual kind. */
export type TableBank = {
  name: string;
  bank: string | null;
  /** What is particular in the drawing. */
  layout: string;
  currency: string;
  plot: Plot;
  sheet?: SheetOptions;
  /** What stands above the table on the first page, and on every page. */
  letterhead: (sheet: Sheet, told: Story) => void;
  everyPage?: (sheet: Sheet, told: Story) => void;
  head: readonly Line[];
  /** Baselines of the head on the first page and on the others, where null prints none. */
  headAt: number;
  nextHeadAt?: number | null;
  rows: (told: Story, sheet: Sheet) => Block[];
  pitch?: number;
  gap?: number;
  bottom?: number;
  splits?: boolean;
  carry?: (last: Booking) => { end?: Line; start?: Line };
  told?: (told: Story) => Parameters<typeof section>[3];
};

/** Lines without a booking: a balance, a total, a heading, an advertisement. */
export const note = (...lines: Line[]): Block => ({ lines, gap: 2 });

/** Small print, one line each. */
export const smallPrint = (x: number, ...texts: string[]): Block[] =>
  texts.map((text, index) => ({ gap: index === 0 ? 14 : 0, lines: [[L(x, text, { size: 6.5 })]] }));

/** Whether a booking is the last, or the first, of its day: banks print a balance, or a date, once a day. */
export const isLastOfDay = (told: Story, index: number) =>
  told.bookings[index]?.date !== told.bookings[index + 1]?.date;
export const isFirstOfDay = (told: Story, index: number) =>
  told.bookings[index]?.date !== told.bookings[index - 1]?.date;

/** The holder's name and address, one line each. */
export function address(sheet: Sheet, { cast }: Story, x: number, y: number, size = 9): void {
  [cast.holder, cast.street, cast.town].forEach((line, index) => {
    sheet.put(y + index * (size + 3), L(x, line, { size }));
  });
}

export function tableBank(spec: TableBank): Bank {
  const { name, nextHeadAt, headAt, head, pitch = 10 } = spec;
  const below = (y: number) => y + (head.length - 1) * pitch + pitch + 8;
  return {
    name,
    draw: (seed) => {
      const told = story(seed, spec.plot);
      const sheet = new Sheet(spec.sheet);
      const blocks = spec.rows(told, sheet);
      const onPage = (page: number) => {
        spec.everyPage?.(sheet, told);
        if (page === 1) spec.letterhead(sheet, told);
        const y = page === 1 ? headAt : nextHeadAt;
        if (y) for (const [index, line] of head.entries()) sheet.put(y + index * pitch, ...line);
      };
      flow(sheet, blocks, {
        ...{ onPage, pitch, gap: spec.gap ?? 3, bottom: spec.bottom ?? 770 },
        ...{ top: below(headAt), nextTop: nextHeadAt ? below(nextHeadAt) : 80 },
        ...(spec.splits ? { splits: true } : {}),
        ...(spec.carry ? { carry: spec.carry } : {}),
      });
      return drawn(sheet, spec, section(told, blocks, spec.currency, spec.told?.(told)));
    },
  };
}
