import { type Part, withoutBookings } from '../tables/parts.ts';
import type { Booking } from './readings.ts';

/** A part without lines that move nothing and say in their first word that they only tell something ('Hinweis: Mit Urteil vom …', '0,00': Commerzbank, DADAT). */
export function withoutNotices(part: Part): Part {
  // In a month of nothing else they stand for its bookings.
  return part.bookings.every(isNotice) ? part : withoutBookings(part, isNotice);
}

const isNotice = ({ amount, balance, text }: Booking) =>
  amount.minor === 0 && balance === null && NOTICE.test(text);

const NOTICE =
  /^(?:hinweis|note|notice|remarque|nota|aviso|avviso|let op)\b ?:|^(?:wir weisen darauf hin|einlagen auf diesem konto sind)\b/i;
