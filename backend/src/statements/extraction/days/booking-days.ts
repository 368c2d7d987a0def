import { movementOf, type RowReading } from '../bookings/readings.ts';
import { columnDate, type DateOrder, type PrintedDate } from '../figures/dates.ts';
import { plainWords } from '../words/plain-words.ts';

/** Whether a label names the days on which a bank booked, whatever other days stand beside them. */
export function namesBookingDays(text: string): boolean {
  return inEachLanguage(text).some((words) => BOOKING_DAYS.test(words) || SETTLED.test(words));
}

/** The day of booking that a line names and nothing else ('Buchungsdatum: 02.02.2026': Commerzbank), or null. */
export function labelledDayIn(text: string, order: DateOrder): PrintedDate | null {
  const [, label = '', day = ''] = LABELLED.exec(text) ?? [];
  const found = namesBookingDays(label) ? columnDate(day, order) : null;
  return found?.length === day.length ? found.date : null;
}

const LABELLED = /^(\p{L}[^:\d]{2,24}): ?(\d.{5,11})$/u;

/** The plain words of a label, and those of what it says in Chinese and in Latin letters ('记账日 Post Date': China Merchants Bank). */
function inEachLanguage(text: string): string[] {
  const han = text.replace(/[^\p{Script=Han}]+/gu, ' ').trim();
  const others = text.replace(/\p{Script=Han}+/gu, ' ').trim();
  return [text, ...(han && others ? [han, others] : [])].map(plainWords);
}

/** Whose days a label names: those on which a bank booked, settled or processed, those of the purchases, those of value, or any. */
export function kindOfDays(text: string): {
  isBooking?: true;
  isSettled?: true;
  isProcessed?: true;
  isPurchase?: true;
  isValue?: true;
} {
  if (PROCESSED.test(plainWords(text))) return { isProcessed: true };
  if (SETTLED.test(plainWords(text))) return { isBooking: true, isSettled: true };
  if (namesBookingDays(text)) return { isBooking: true };
  if (VALUE_DAYS.test(plainWords(text))) return { isValue: true };
  return PURCHASE_DAYS.test(plainWords(text)) ? { isPurchase: true } : {};
}

/** What is settled, or taken from the account (T-Bank), is booked then, whatever the other days are called. */
const SETTLED = /^(?:settle(?:ment|d) date|date settled|дата (?:и время )?списания)$/u;

/** When a bank has processed something, it booked that, where nothing tells of the day beside it (Monese); beside the day of a transaction it may as well be that of value. */
const PROCESSED = /^(?:processed date|date processed|processed(?: on)?)$/u;

/** What an account counts interest by, as a label or among the labels of a line. */
const VALUE_NAMES =
  'date (?:de )?valeur|valeur|valuta(?:datum|dato|dag)?|value date|wert(?:stellung)?|data[- ]valor|data valuta|fecha (?:de )?valor|rentedat(?:um|o)|arvopaiva';
const VALUE_DAYS = new RegExp(`^(?:${VALUE_NAMES})$`, 'u');
const AMONG_LABELS = new RegExp(`(?<!\\p{L})(?:${VALUE_NAMES})(?!\\p{L})`, 'u');

/** Whether a line that was drawn of several labels names days of value. */
export function namesValueDays(line: string): boolean {
  return AMONG_LABELS.test(plainWords(line));
}

/** Beside 'Buchung' these are none of booking. */
const PURCHASE_DAYS =
  /^(?:umsatz vom|kauf(?:datum|tag)|einkaufs?-?(?:datum|tag)|beleg-?datum|(?:purchase|sale) date|date (?:d'achat|of purchase)|data (?:d'|di |da )?(?:acquisto|compra)|fecha (?:de )?(?:compra|consumo)|aankoopdatum|kjopsdato|bruksdato|kobsdato|(?:in)?kopdatum|ostopaiva)$/u;

const BOOKING_DAYS = new RegExp(
  `^(?:${[
    'post(?:ing|ed)? date|date (?:posting|posted|booked|of posting)|posted(?: on)?|booking date',
    'tarikh (?:pos|posting|diposkan)|buchungs(?:tag|datum)|verbuchungsdatum|date comptable|date de comptabilisation|data contabile',
    'fecha (?:contable|(?:de )?aplicacion|proceso|de proceso|de contabilizacion|de posteo)|data (?:lancamento|ksiegowania|zaksiegowania)',
    'bokf[oø]ring(?:s(?:dag|datum|dato))?|reskontrada(?:g|tum)|bogf[oø]ringsda(?:g|to)|kirjauspaiva|datum (?:za)?uctovani',
    'дата (?:обработки1?(?: банком| и код авторизации)?|проводки|на осчетоводяване)|帳務日期?|帐务日期|记账日期?|記帳日期?|入帳日期?|入账日期?',
  ].join('|')})$`,
  'u',
);

/**
 * Whether bookings without a day of their own share that of the one above, though another date stands in their row: no two in a row bear
 * the same day, and several bear none. What a card is charged with for itself has no day, either, but is rarer.
 */
export function haveDayOnce(readings: readonly RowReading[]): boolean {
  let before: PrintedDate | null = null;
  let other: PrintedDate | null = null;
  let [shared, alike] = [0, 0];
  for (const reading of readings) {
    if (!movementOf(reading)) continue;
    const { date } = reading;
    if (date && before?.day === date.day && before.month === date.month) return false;
    if (date) before = date;
    else if (before && reading.otherDate) {
      shared += 1;
      if (other && isSame(other, reading.otherDate)) alike += 1;
    }
    other = reading.otherDate ?? null;
  }
  return shared >= LEAST_SHARED || (alike === shared && alike >= LEAST_ALIKE);
}

const LEAST_SHARED = 3;
/** Fewer are enough where the other day of each is that of the booking above, too. */
const LEAST_ALIKE = 2;

function isSame(one: PrintedDate, other: PrintedDate): boolean {
  return one.day === other.day && one.month === other.month;
}
