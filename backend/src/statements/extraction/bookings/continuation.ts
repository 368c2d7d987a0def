import { isWholeDate } from '../figures/dates.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { isSubtotal, isTotal, totalRoleOf } from '../words/sums-and-flows.ts';
import { saysValueDate } from './complete-reading.ts';
import { asText, type Booking, type RowReading } from './readings.ts';
import { endsList } from './row-kinds.ts';
import { type Lane, lanesOf, takeLaneLine, textIn } from './text-lanes.ts';

/**
 * A booking whose description may go on in the next rows. last is the row it reached so far; on a new page the repeated
 * header stands in for it. x is the left edge of its text, detailX that of a second column of text (HSBC's type and details).
 */
export type OpenBooking = {
  booking: Booking;
  last: Row;
  afterHeader: boolean;
  x: number | null;
  /** The middle of its first line of text, under which those of a centred column stand, and where it ends, as those set to the right do. */
  middle: number | null;
  right: number | null;
  detailX: number | null;
  /** How far a line may hang out to the left, and where further columns of text begin. */
  outdent: number;
  others: number[];
  /** Where in its one text further runs were drawn: a second column that the first one reached into. */
  runs: number[];
  /** The line that the booking was drawn as, date and text in one. */
  whole: Cell | null;
  fontSize: number;
  /** The columns in which its text has gone on so far; none where a line has not kept to them. */
  lanes: Lane[];
};

/** Lines of one description follow each other within this many font sizes; behind a repeated header there is more room. */
export const LINE_PITCH = 2.2;

/** Whether a row stands no more than a line of text below another one. */
export function isRightUnder(row: Row, above: Row): boolean {
  const gap = row.baseline - above.baseline;
  return row.page === above.page && gap < LINE_PITCH * row.fontSize;
}
const BEHIND_HEADER = 4;
/** Two bookings of one day follow each other within this many font sizes. */
const BOOKING_PITCH = 4.5;
/** A description's later lines may be indented by so many points, and hang out by so few. */
const INDENT = 60;
const OUTDENT = 4;
/** Where only a date stands in front, they may hang out to it, so far at most. */
const MOST_OUTDENT = 12;
/** A row that is set so much smaller is a detail (reference, card, fee) and not part of the description. */
const DETAIL_SIZE = 0.6;

/** What is set so much larger is a watermark or a title. */
const LARGEST = 1.6;
/** The foot of a page says which one it is. */
const PAGE_NUMBER =
  /^(?:seite|page|página|pagina|blatt|bladzijde|strona|side|sida|sivu|strana|oldal|sayfa|halaman|muka surat)\s*:?\s*\d{1,4}(?:\s*(?:\/|von|of|de|di|da|van|sur|z|av|af|din|dari|daripada|iz|od)\s*\d{1,4})?$/iu;
const MAX_NUMBER = 60;
/** What some banks print behind the last booking. */
const END = /^[-*\s]*(?:zusammenfassung|kunden-?information(?:en)?)[-*\s.]*$/i;

/** What the letters beside amounts mean is said below the last of them ('Note: "CR" means Credit transaction': HSBC), and what a star behind the number of a cheque does. */
const MARK_EXPLAINED =
  /^(?:(?:notes?: ?(?:CR|DR)|(?:notes?: ?)?["“'](?:CR|DR)["”']) (?:means|denotes|indicates|represents|stands for) |\W*(?:gap|break|skip)s? in (?:check )?(?:number )?sequence)/i;
/** Between the bookings of two months stands what was left then ('*** SOLDE AU 29/02/2024 + 2.803,63 ***': Société Générale). */
const STARRED = /^\*{3}.*\d[.,]\d\d \*{3}$/;
/** The name of a holder and the number of their card are the heading of what they bought ('HALVORSEN, GREGOR', 'Account Ending in 8841': U.S. Bank). */
const HEADS_HOLDER = /^account ending in:? \W{0,3}\d{4,5}$/i;

/** A second column of text begins so far to the right of the first. */
const SECOND_COLUMN = 10;
/** Lines under a run begin where it does but for rounding, in points. */
const SAME_EDGE = 1;

/** A booking that the row of its amount has begun, with the cells of its text so far and where else its text may go on. */
export function openedBy(
  booking: Booking,
  row: Row,
  texts: Cell[],
  textX: number | null = null,
  above: OpenBooking | null = null,
): OpenBooking {
  const [lead, detail, ...others] = texts;
  const before = row.cells.findLast(({ right }) => lead && right <= lead.x);
  const room = before && lead ? lead.x - before.right + OUTDENT / 2 : 0;
  const whole = row.cells.find(
    ({ x, right, pieces, text }) =>
      lead &&
      pieces.length === 1 &&
      x <= lead.x &&
      right >= lead.right &&
      text.length > lead.text.length,
  );
  return {
    booking,
    last: row,
    afterHeader: false,
    x: lead?.x ?? null,
    middle: lead ? middleOf(lead) : null,
    right: isTurned(row) ? (lead?.right ?? null) : null,
    detailX: lead && detail && detail.x > lead.x + SECOND_COLUMN ? detail.x : textX,
    outdent: Math.max(OUTDENT, Math.min(room, MOST_OUTDENT)),
    others: [
      ...others.map(({ x }) => x),
      ...columnsOf(above).filter((x) => lead && x > lead.right),
    ],
    runs: detail || !lead ? [] : lead.pieces.slice(1).map(({ x }) => x),
    whole: whole ?? null,
    fontSize: lead?.fontSize ?? row.fontSize,
    lanes: lanesOf(texts, row.cells),
  };
}

/** Whether a table is read from right to left, so that days stand last. */
const isTurned = ({ cells }: Row) => isWholeDate(cells.at(-1)?.text ?? '');

/** Where the columns of text behind the first one begin, as the bookings so far show them: one that has but a short text may go on there (BCA). */
function columnsOf(above: OpenBooking | null): number[] {
  const edges = above ? [above.detailX ?? [], above.others].flat() : [];
  return [...new Set(edges)].slice(0, MOST_COLUMNS);
}

const MOST_COLUMNS = 4;

const middleOf = ({ x, right }: Cell) => (x + right) / 2;
/** The middles of centred lines differ by no more than rounding, in points. */
const SAME_MIDDLE = 1;

/** Whether a text begins too far to the left of a description to be part of one. */
export function isInFront(open: OpenBooking, text: Cell): boolean {
  const isLeft = open.x !== null && text.x < open.x - OUTDENT;
  return isLeft && !isCentredWith(open, text) && !isIndented(open, text);
}

/** Whether a text is indented under a line that was drawn as one with its days, less than its words or more (OLB, Consorsbank). */
function isIndented({ whole }: OpenBooking, text: Cell): boolean {
  return whole !== null && text.x > whole.x + OUTDENT && text.x < whole.right;
}

/** Whether a text is centred under, or over, the first line of a booking's, or ends where that does (Al Rajhi). */
function isCentredWith({ middle, right }: OpenBooking, text: Cell): boolean {
  if (right !== null && Math.abs(text.right - right) < SAME_EDGE) return true;
  return middle !== null && Math.abs(middleOf(text) - middle) < SAME_MIDDLE;
}

export type Continuation = 'text' | 'detail' | 'nextBooking' | 'none';

/** What a row without date and amount is to the booking above it. */
export function continuationOf(
  open: OpenBooking,
  row: Row,
  { texts, money }: RowReading,
): Continuation {
  const lead = texts[0];
  const text = textOf(row).slice(0, MAX_NUMBER);
  if (!isNextLine(open, row) || PAGE_NUMBER.test(text)) return 'none';
  if (END.test(text) || MARK_EXPLAINED.test(text) || endsList(text)) return 'none';
  if (STARRED.test(text) && balanceWordIn(text)) return 'none';
  if (row.cells.slice(1).some((cell) => HEADS_HOLDER.test(cell.text))) return 'none';
  if (addsUpSides(row)) return 'none';
  // A line that says no more than a time, a reference or a value date.
  if (!lead) return Object.keys(money).length > 0 ? 'none' : 'detail';
  if (lead.fontSize > LARGEST * open.fontSize) return 'none';
  // Of a line drawn as one text the next line begins where it does, in front of the date.
  const isUnderWhole = open.whole !== null && Math.abs(lead.x - open.whole.x) < OUTDENT;
  const isBalance = isUnderWhole && (balanceWordIn(text) !== null || isTotal(text));
  const isInColumn = isUnder(open, lead.x) || isCentredWith(open, lead) || isIndented(open, lead);
  if (isUnderWhole ? isBalance : !isInColumn) return 'none';
  if (isDetailOf(open, lead.fontSize)) return 'detail';
  const hasBalance = Object.keys(money).join() === 'balance' && open.booking.balance === null;
  const isLower = hasBalance && balanceWordIn(text) === null;
  if (Object.keys(money).length > 0 && !isLower) return 'none';
  // What is left after the bookings of a page is that of the last of them (Bank of Ireland).
  if (isLower && isSubtotal(text)) return 'detail';
  const isFirstColumn = open.x !== null && open.detailX !== null && lead.x < open.x + OUTDENT;
  return isFirstColumn ? 'nextBooking' : 'text';
}

/** Whether a row adds up both sides, each beside its sum ('TOTAL DES MOUVEMENTS', 'DEBIT 2 303,71 €', 'CREDIT 3 009,74 €': Banque Populaire). */
function addsUpSides({ cells: [name, ...sums] }: Row): boolean {
  const sides = sums.flatMap(({ text }) => (ENDS_IN_CENTS.test(text) ? totalRoleOf(text) : []));
  const isSum = name !== undefined && isTotal(name.text) && OF_BOOKINGS.test(name.text);
  return isSum && sides.includes('in') && sides.includes('out');
}

const OF_BOOKINGS = /mouvement|op[ée]ration|movim|transa[ck]|ums[äa]tze|buchungen/iu;
const ENDS_IN_CENTS = /\d[.,]\d\d(?: ?\p{Sc})?$/u;

/** Whether a row stands where the next line of a booking would. */
function isNextLine({ booking, last, afterHeader, fontSize }: OpenBooking, row: Row): boolean {
  // A page that does not repeat the header begins with anything; only a booking that waits for its date must go on there.
  if (row.page !== last.page) return booking.date === null;
  const pitch = afterHeader ? BEHIND_HEADER : LINE_PITCH;
  return row.baseline - last.baseline <= pitch * fontSize;
}

/** Takes a row of the description in. */
export function extendBooking(
  open: OpenBooking,
  row: Row,
  { texts, codes }: RowReading,
  isText: boolean,
): void {
  const words = texts.map((cell) => cell.text).join(' ');
  if (isText && !saysValueDate(words)) {
    const isInLanes = takeLaneLine(open.lanes, texts);
    if (!isInLanes) open.lanes = [];
    open.booking.text = isInLanes ? textIn(open.lanes) : `${open.booking.text} ${words}`.trim();
  }
  if (isText) open.booking.codes.push(...codes);
  const [lead] = texts;
  if (open.x === null && lead)
    [open.x, open.middle, open.fontSize] = [lead.x, middleOf(lead), row.fontSize];
  addCells(open.booking, row);
  open.last = row;
  open.afterHeader = false;
}

/** Takes the text beside the lower of two days in, without what stands between both: the number that the booking has in the bank (Sberbank). */
export function extendBehindDay(open: OpenBooking, row: Row, reading: RowReading): void {
  const texts = reading.texts.filter((text) => !isInFront(open, text));
  extendBooking(open, row, { ...reading, texts }, true);
}

/** A second date under that of a booking is its value date, and the text beside it the next line of its description, if it answers so. */
export function takeValueDate(open: OpenBooking, row: Row, read: RowReading): boolean {
  const reading = read.leadsWithValueDate ? read : asText(read);
  const continuation = continuationOf(open, row, reading);
  const goesOn = continuation !== 'none';
  if (goesOn) extendBooking(open, row, reading, continuation !== 'detail');
  else addCells(open.booking, row);
  return goesOn;
}

/** Letters that stand under an amount without a mark are its own, and so is the word for a credit (American Express). */
export function takeMarkBelow(
  { booking, last }: OpenBooking,
  row: Row,
  { markBelow }: RowReading,
): void {
  const isNear = row.page === last.page && row.baseline - last.baseline < LINE_PITCH * row.fontSize;
  if (!isNear || booking.amount.direction !== null) return;
  const [amount, word] = [last.cells.at(-1), row.cells.at(-1)];
  const isUnder = amount && word && Math.abs(word.right - amount.right) < SAME_EDGE;
  const direction = markBelow ?? (isUnder && word.text === 'GUTSCHRIFT' ? 1 : null);
  if (direction) booking.amount = { ...booking.amount, direction, marker: 'letters' };
}

/** A balance beside a lower line of a booking is what the account held behind it, where its own line bears none. */
export function takeBalanceBelow(
  { booking }: OpenBooking,
  { money: { balance, ...others } }: RowReading,
): void {
  if (balance && booking.balance === null && Object.keys(others).length === 0)
    booking.balance = balance;
}

/** Whether a date alone stands less than a line below an amount without one: it is its own, and not that of the day before. */
export function isDateBelow(
  { booking, last }: OpenBooking,
  row: Row,
  { texts }: RowReading,
): boolean {
  const gap = row.baseline - last.baseline;
  const isNear = row.page === last.page && gap < row.fontSize;
  return isNear && texts.length === 0 && !booking.hasOwnDate;
}

/** The box of a booking is on the page where it begins; what wraps to the next page is not in it. */
export function addCells(booking: Booking, row: Row): void {
  if (row.page === booking.page) booking.cells.push(...row.cells);
}

/** Whether an undated row with an amount stands where the next booking of the same day would. */
export function isNextOfDay(latest: OpenBooking, row: Row, { texts }: RowReading): boolean {
  const lead = texts[0];
  if (lead && (!isUnder(latest, lead.x) || isDetailOf(latest, lead.fontSize))) return false;
  return (
    row.page !== latest.last.page ||
    row.baseline - latest.last.baseline <= BOOKING_PITCH * latest.fontSize
  );
}

/** Whether a text begins under one of the columns of text of a booking, or is indented from there. */
function isUnder({ x, detailX, outdent, others, runs }: OpenBooking, left: number): boolean {
  const isFrom = (edge: number, least = OUTDENT) => left >= edge - least && left <= edge + INDENT;
  if (x === null || isFrom(x, outdent) || runs.some((edge) => Math.abs(left - edge) < SAME_EDGE))
    return true;
  return (detailX !== null && isFrom(detailX)) || others.some((edge) => isFrom(edge));
}

function isDetailOf({ fontSize, x }: OpenBooking, size: number): boolean {
  return x !== null && size < DETAIL_SIZE * fontSize;
}
