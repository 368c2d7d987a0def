import type { DrawnStatement, Expected } from '../expected.ts';
import type { Block } from './flow.ts';
import type { Sheet } from './sheet.ts';
import type { Story } from './story.ts';

/** A bank's statement that can be drawn anew with other names, dates and figures: the same seed gives the same statement. */
export type Bank = { name: string; draw(seed: number): Promise<DrawnStatement> };

type Section = Expected['sections'][number];

/** The bookings as their blocks print them: the description is the cells that are one, in their order, with blanks between. */
export function linesOf(blocks: readonly Block[]): Section['lines'] {
  const lines = blocks.flatMap(({ booking, lines: printed }) => {
    if (!booking) return [];
    const cells = printed.flat().filter(({ text }) => text !== '');
    const words = cells.filter(({ role }) => role === 'description').map(({ text }) => text);
    const hasBalance = cells.some(({ role }) => role === 'balance');
    return {
      date: booking.date,
      description: words.join(' ').replace(/\s+/g, ' ').trim(),
      amountMinor: booking.amount,
      balanceMinor: hasBalance ? booking.balance : null,
    };
  });
  const [first, last] = [lines[0], lines.at(-1)];
  return first && last && first.date > last.date ? lines.reverse() : lines;
}

type Told = Partial<Omit<Section, 'lines'>>;

/** The section of a story whose bank prints both balances, unless told otherwise. */
export function section(
  story: Story,
  blocks: readonly Block[],
  currency: string,
  told: Told = {},
): Section {
  return {
    label: null,
    currency,
    openingMinor: story.opening,
    closingMinor: story.closing,
    proof: 'proven',
    ...told,
    lines: linesOf(blocks),
  };
}

export async function drawn(
  sheet: Sheet,
  { name, bank, layout }: { name: string; bank: string | null; layout: string },
  ...sections: Section[]
): Promise<DrawnStatement> {
  return { name, pdf: await sheet.end(), layout, expected: { bank, sections } };
}
