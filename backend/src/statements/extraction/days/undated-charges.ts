import type { Booking } from '../bookings/readings.ts';
import { MANY, repeatDays } from '../bookings/undated-amounts.ts';

/**
 * The bookings of a card, where the last ones print no day though many others do, or some theirs even where it is that of the one above: interest
 * and taxes are charged on the day of the statement ('DÖNEM FAİZİ': Garanti).
 */
export function withDaysOfCharges(bookings: Booking[], end: string | null): Booking[] {
  const dated = bookings.filter(({ hasOwnDate }) => hasOwnDate);
  const charged = bookings.slice(dated.length);
  const areBehind = dated.at(-1) === bookings[dated.length - 1];
  const areCharges = charged.every(({ text }) => CHARGE.test(text));
  if (end === null || charged.length === 0 || !areBehind || !areCharges) return bookings;
  if (!repeatDays(dated) && dated.length < MANY) return bookings;
  const [year = 0, month = 0, day = 0] = end.split('-').map(Number);
  return [...dated, ...charged.map((each) => ({ ...each, date: { year, month, day } }))];
}

const CHARGE =
  /fa[iİ]z|\bKKDF\b|\bBSMV\b|\binterest\b|\bfees?\b|\bcharges?\b|zins|geb[üu]hr|entgelt|int[ée]r[êe]t|\bfrais\b|cotisation|inter[ée]s|comisi[óo]n|\bIVA\b|\bIOF\b|juros|anuidade|interess|commission|imposta|bollo|\btax\b|\bVAT\b|\bGST\b|\brente\b|úrok|poplat/iu;
