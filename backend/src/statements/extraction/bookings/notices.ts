import type { Part } from '../tables/parts.ts';

/** A part without lines that move nothing and say in their first word that they only tell something ('Hinweis: Mit Urteil vom …', '0,00': Commerzbank). */
export function withoutNotices(part: Part): Part {
  const isNotice = ({ amount, balance, text }: Part['bookings'][number]) =>
    amount.minor === 0 && balance === null && NOTICE.test(text);
  const bookings = part.bookings.filter((booking) => !isNotice(booking));
  // In a month of nothing else they stand for its bookings.
  if (bookings.length === part.bookings.length || bookings.length === 0) return part;
  const kept = <Figure extends { after: number }>(figures: Figure[]): Figure[] =>
    figures.map((figure) => ({
      ...figure,
      after: part.bookings.slice(0, figure.after).filter((booking) => !isNotice(booking)).length,
    }));
  return { ...part, bookings, checkpoints: kept(part.checkpoints), totals: kept(part.totals) };
}

const NOTICE = /^(?:hinweis|note|notice|remarque|nota|aviso|avviso|let op)\b ?:/i;
