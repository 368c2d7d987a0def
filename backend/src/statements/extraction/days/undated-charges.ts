import type { Booking } from '../bookings/readings.ts';
import { directionOf } from '../bookings/row-kinds.ts';
import { MANY, repeatDays } from '../bookings/undated-amounts.ts';

/**
 * The bookings of a card, where the last ones print no day though many others do, or some theirs even where it is that of the one above: interest
 * and taxes are charged on the day of the statement ('DÖNEM FAİZİ': Garanti).
 */
export function withDaysOfCharges(bookings: Booking[], end: string | null): Booking[] {
  const dated = bookings.filter(({ hasOwnDate }) => hasOwnDate);
  const charged = bookings.slice(dated.length);
  const areBehind = dated.at(-1) === bookings[dated.length - 1] && directionOf(dated) >= 0;
  const areCharges = charged.every(({ text }) => CHARGE.test(text));
  if (end === null || charged.length === 0 || !areBehind || !areCharges) return bookings;
  if (!repeatDays(dated) && dated.length < MANY) return bookings;
  const [year = 0, month = 0, day = 0] = end.split('-').map(Number);
  return [...dated, ...charged.map((each) => ({ ...each, date: { year, month, day } }))];
}

const CHARGE =
  /fa[iİ]z|\bKKDF\b|\bBSMV\b|\binterest\b|\bfees?\b|\bcharges?\b(?! ?point)|zins(?:en)?\b|geb[üu]hr|entgelt|\bint[ée]r[êe]ts?\b|\bfrais\b|\bcotisation\b|\binter[ée]s(?:es)?\b|\bcomisi[óo]n|\bIVA\b|\bIOF\b|\bjuros\b|\banuidade\b|\binteressi\b|\bcommissioni?\b|\bimposta\b|\bbollo\b|\btax\b(?! free)|\bVAT\b|\bGST\b|\brente\b|úrok|poplat/iu;
