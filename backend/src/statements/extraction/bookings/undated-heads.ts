import type { Part } from '../tables/parts.ts';

/**
 * A part without the amounts above its first day that no day stands beside, such as a sum whose name nobody knows ('1.TOTAL OPERACIONES':
 * Banco de Chile): what is booked has a day. Where one of them was a booking after all, the printed balances contradict what is left.
 */
export function withoutUndatedHead(part: Part): Part {
  const first = part.bookings.findIndex(({ date, otherDate }) => date ?? otherDate);
  if (first <= 0) return part;
  const behind = <Figure extends { after: number }>(figures: Figure[]): Figure[] =>
    figures.map((figure) => ({ ...figure, after: Math.max(0, figure.after - first) }));
  return {
    ...part,
    bookings: part.bookings.slice(first),
    checkpoints: behind(part.checkpoints),
    totals: behind(part.totals),
  };
}
