import { isNewestFirst, sameBalance } from '../bookings/row-kinds.ts';
import { toCalendarDate } from '../figures/dates.ts';
import type { Row } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { plainWords } from '../words/plain-words.ts';
import type { LabelledBalance } from './balances.ts';

/** The box of an account stands so many rows above its table at most. */
export const ROWS_OF_BOX = 6;

/** The rows that speak of a part, whether it is the only one, and whether each of two portions of a card has a box of its own. */
type Bounds = { from: number; to: number; isOnly: boolean; hasPortions: boolean };

/** Gives a part what is printed of its balances among the rows that speak of it. */
export function completePart(
  part: Part,
  labelled: LabelledBalance[],
  { from, to, isOnly, hasPortions }: Bounds,
): void {
  const own = labelled.filter(({ index }) => index >= from && index < to);
  const days = own.flatMap(({ kind, on }) => (kind === 'standing' && on ? [on] : [])).sort();
  const [first, last] = [days[0], days.at(-1)];
  const lastBooked = lastDayOf(part);
  const opened = own.find(({ kind }) => kind === 'opening')?.on ?? null;
  const isOpening = ({ kind, index, on, amount }: LabelledBalance) => {
    if (kind !== 'standing') return kind === 'opening' || kind === 'brought';
    // 'Saldo anterior a 31/08/2026' and 'Saldo a 30/09/2026' stand above the bookings, too.
    if (on && opened && on > opened) return false;
    // What is held when all is booked opens nothing, where the table has brought a balance forward.
    const isBehind = on !== null && lastBooked !== null && on >= lastBooked;
    if (isBehind && part.opening && !sameBalance(part.opening, amount)) return false;
    // Balances on two days: the earlier one opens, the later one closes, wherever they stand.
    if (on && first !== last) return on === first;
    return index < part.startsAt && !isNewestFirst(part);
  };
  // What is called an opening balance goes before what the account holds on a day ('Kontostand').
  const named = own.filter(({ kind }) => kind === 'opening');
  const opening =
    saidAgain(named) ??
    (hasPortions ? ofAllPortions(named) : undefined) ??
    named[0] ??
    own.find(isOpening);
  // Beside a named opening balance another one above the bookings is what is left, if the lines lead to it.
  const isLeft = (balance: LabelledBalance) =>
    isOpening(balance) &&
    opening?.kind === 'opening' &&
    !sameBalance(opening.amount, balance.amount);
  part.current = own
    .filter(
      (balance) => balance.kind === 'current' || (balance.kind === 'standing' && isLeft(balance)),
    )
    .map(({ amount }) => amount);
  if (part.opening === null && opening) part.isBrought = opening.kind === 'brought';
  part.opening ??= opening?.amount ?? null;
  if (part.closing && !part.isTentative) return;
  if (isSaidTwice(part, own)) return;
  const closings = own.filter((balance) => balance.kind !== 'current' && !isOpening(balance));
  part.closing = closingAmong(part, own, closings, isOnly);
}

/** The closing balance among those that are printed for a part: in its box, behind it, or the last one. */
function closingAmong(
  part: Part,
  own: LabelledBalance[],
  closings: LabelledBalance[],
  isOnly: boolean,
): Part['closing'] {
  const all = closings.filter(({ kind }) => kind === 'closing');
  // What a later page begins with was carried to it, though its name may close an account, too ('Balance c/f': AmBank).
  const isCarried = ({ index, amount }: LabelledBalance) =>
    own.some(
      (each) => each.kind === 'opening' && each.index > index && sameBalance(each.amount, amount),
    );
  const last = all.filter((balance) => !isCarried(balance));
  const named = last.length > 0 ? last : all;
  const isAbove = ({ index }: LabelledBalance) =>
    index >= part.startsAt - ROWS_OF_BOX && index < part.startsAt;
  // Its box may stand right above its table.
  const isBoxed = own.some((balance) => balance.kind === 'opening' && isAbove(balance));
  const inBlock = named.find(
    (balance) =>
      (balance.index >= part.beginsAt && balance.index < part.startsAt) ||
      (isBoxed && isAbove(balance)),
  );
  const behind = named.find(({ index }) => index >= part.endsAt);
  // Where a file has several parts, a box at its end may repeat what another part closes with.
  const isOneOfSeveral = !isOnly && (isBoxed || part.beginsAt < part.startsAt);
  const found = isOneOfSeveral
    ? (inBlock?.amount ?? part.closing ?? behind?.amount)
    : (behind?.amount ?? (saidAgain(named) ?? named.at(-1))?.amount ?? part.closing);
  const closing = found ?? closings.at(-1)?.amount ?? null;
  // The same figure may be printed again with its sign, or under a name that tells it.
  const signed = closings.find(
    ({ amount: { minor, direction } }) => minor === closing?.minor && direction,
  );
  return closing?.direction === null && signed ? signed.amount : closing;
}

/**
 * Marks what a box says was owed before as what it says is owed now, where that is printed again with its minus ('Sold anterior datorat',
 * '2,914.06', above 'Sold total datorat', '4,993.85', and '-4,993.85' behind the bookings: Banca Transilvania).
 */
export function markOpening(part: Part, labelled: LabelledBalance[], rows: Row[]): void {
  const { opening, closing } = part;
  if (opening?.direction !== null || closing?.direction !== -1 || closing.marker !== 'sign') return;
  const at = labelled.find(({ amount }) => amount === opening)?.index;
  const name = rows[at ?? -1]?.cells[0]?.text;
  if (name === undefined || !OWED.test(plainWords(name))) return;
  const isAgain = ({ kind, amount, index }: LabelledBalance) =>
    (kind === 'closing' || kind === 'current') &&
    amount.direction === null &&
    amount.minor === closing.minor &&
    Math.abs(index - (at ?? Infinity)) <= ROWS_OF_SUMMARY;
  if (labelled.some(isAgain)) part.opening = { ...opening, direction: -1, marker: 'sign' };
}

/** What says of a balance that it was owed. */
const OWED =
  /\b(?:datorat|owed|owing|adeudad[oa]|deuda|dovuto|schuld|openstaand|zadluzeni[ae]|dluzn[aiy]|tartozas|gjeld|skyldig)\b/;
/** Between what was and what is owed stand so many sums at most. */
const ROWS_OF_SUMMARY = 15;

/** The balance whose figure alone is printed more than once: that of a payment, of a bonus or of one of two portions stands once (Santander in Mexico, American Express). */
function saidAgain(named: LabelledBalance[]): LabelledBalance | undefined {
  const isAgain = ({ amount: { minor } }: LabelledBalance) =>
    minor > 0 && named.filter(({ amount }) => amount.minor === minor).length > 1;
  const [first, ...others] = named.filter(isAgain);
  return others.every(({ amount }) => amount.minor === first?.amount.minor) ? first : undefined;
}

/** Of three opening balances or more the one that the others come to: each portion of a card has one, and both together (American Express). */
function ofAllPortions(openings: LabelledBalance[]): LabelledBalance | undefined {
  const portions = [...new Set(openings.map(({ amount }) => amount.minor))];
  const all = portions.reduce((sum, minor) => sum + minor, 0);
  const isAll = ({ amount }: LabelledBalance) => amount.minor * 2 === all;
  return portions.length > 2 ? openings.find(isAll) : undefined;
}

/** Whether the account holds behind its last booking what the table ends with and a box says of some day, too: no other table's balance closes it. */
function isSaidTwice({ closing, bookings }: Part, own: LabelledBalance[]): boolean {
  const last = bookings.at(-1)?.balance;
  if (!closing || !last || !sameBalance(closing, last)) return false;
  return own.some(
    ({ kind, amount }) =>
      (kind === 'standing' || kind === 'current') && amount.minor === closing.minor,
  );
}

/** The day of the latest booking where all bear their year, or null. */
function lastDayOf({ bookings }: Part): string | null {
  const days = bookings.map(({ date }) =>
    date?.year ? toCalendarDate(date, { start: null, end: null }) : null,
  );
  const known = days.filter((day) => day !== null).sort();
  return known.length === days.length ? (known.at(-1) ?? null) : null;
}
