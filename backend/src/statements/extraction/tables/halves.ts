import type { Booking } from '../bookings/readings.ts';
import { directionOf, signedMinor } from '../bookings/row-kinds.ts';
import { isForeign } from '../currencies/home-currencies.ts';
import type { Part } from './parts.ts';

/**
 * Puts together what a page break tore apart: of two parts that follow each other, the upper one does not say how it ends
 * and the lower one not how it begins, or the lower one begins with the very balance that the upper one carries forward.
 * Each half alone could be called proven although the other lacks a line, or is said to be another account's. fileCurrency is what the file
 * as a whole is printed in, if that is known.
 */
export function joinHalves(parts: Part[], fileCurrency: string | null): Part[] {
  const whole: Part[] = [];
  for (const part of parts) {
    const upper = whole.at(-1);
    if (upper && isOpeningBelow(upper, part)) upper.opening = part.opening;
    else if (upper && part.title === '' && areHalves(upper, part, { before: whole, fileCurrency }))
      append(upper, part);
    else whole.push(part);
  }
  return whole;
}

/** Newest first, the balance that the oldest booking began with stands below it, where nothing follows. */
function isOpeningBelow(upper: Part, { bookings, opening, closing }: Part): boolean {
  if (bookings.length > 0 || opening === null || closing !== null) return false;
  if (upper.bookings.length === 0 || upper.opening !== null || upper.closing === null) return false;
  return directionOf(upper.bookings) <= 0;
}

function areHalves(
  upper: Part,
  lower: Part,
  { before, fileCurrency }: { before: Part[]; fileCurrency: string | null },
): boolean {
  if (upper.bookings.length === 0 || lower.bookings.length === 0) return false;
  if (!isOneCurrency(upper, lower, fileCurrency)) return false;
  const carried = upper.isTentative ? upper.closing : null;
  if (carried) return carried.minor !== 0 && isSame(carried, lower.opening);
  if (goesOn(upper, lower)) return true;
  const isTurned = directionOf([...upper.bookings, ...lower.bookings]) < 0;
  const [older, newer] = isTurned ? [lower, upper] : [upper, lower];
  if (older.closing !== null || newer.opening !== null) return false;
  const { account } = lower.identity;
  if (isChained(upper, lower)) return true;
  // The head of every page may name the first account of the file, which was closed long before.
  if (account !== null) return before.some(({ identity }) => identity.account === account);
  // Where none is named below the break, one says how the account began and the other how it ended.
  return older.opening !== null && newer.closing !== null;
}

/** Whether the lower one begins on another page with the very balance that stands behind the last booking of the upper one, or beside it, and no other account is named. */
function goesOn(upper: Part, { opening, identity, bookings: below }: Part): boolean {
  const { closing, bookings, checkpoints } = upper;
  if (closing !== null || opening === null || opening.minor === 0) return false;
  const named = [upper.identity.account, identity.account].filter((each) => each !== null);
  const isOther = named.length === 2 && named[0] !== named[1];
  if (isOther || bookings.at(-1)?.page === below[0]?.page) return false;
  const last = checkpoints.at(-1);
  const carried = last?.after === bookings.length ? last.balance : null;
  return [carried, bookings.at(-1)?.balance].some((each) => each && isSame(each, opening));
}

function isOneCurrency(
  { identity, bookings }: Part,
  other: Part,
  fileCurrency: string | null,
): boolean {
  const marked = (part: Booking[]) =>
    part.find(({ amount }) => amount.currency || amount.isDollar)?.amount;
  const [one, two] = [marked(bookings), marked(other.bookings)];
  // A bare dollar marks none of the euros above it.
  const isOther =
    (one && isForeign(one, two?.currency ?? null)) ||
    (two && isForeign(two, one?.currency ?? null));
  if (one?.currency || two?.currency) return !isOther;
  // What names none is in the currency of the file, and below it the dollars of the same card may be listed (Scotiabank in Chile).
  const [named, also] = [identity.currency ?? fileCurrency, other.identity.currency];
  return named === null || also === null || named === also;
}

function isSame(one: Part['opening'], other: Part['opening']): boolean {
  return one?.minor === other?.minor && one?.direction === other?.direction;
}

/** Whether the running balances on both sides of the break differ by the amount between them. */
function isChained(upper: Part, lower: Part): boolean {
  const [last, first] = [upper.bookings.at(-1), lower.bookings[0]];
  if (!last?.balance || !first?.balance) return false;
  const change = Math.abs(signedMinor(last.balance) - signedMinor(first.balance));
  return change === last.amount.minor || change === first.amount.minor;
}

function append(upper: Part, lower: Part): void {
  const before = upper.bookings.length;
  const isCarried = upper.isTentative || goesOn(upper, lower);
  if (upper.isTentative && upper.closing)
    upper.checkpoints.push({ after: before, balance: upper.closing });
  else if (upper.closing) lower.closing ??= upper.closing;
  const moved = lower.checkpoints.map((check) => ({ ...check, after: check.after + before }));
  upper.checkpoints.push(...moved);
  upper.opening ??= isCarried ? null : lower.opening;
  upper.closing = lower.closing;
  upper.isTentative = lower.isTentative;
  upper.endsAt = lower.endsAt;
  // A day that stands above the break goes on below it.
  const day = upper.bookings.at(-1)?.date ?? null;
  upper.bookings.push(...lower.bookings.map((each) => ({ ...each, date: each.date ?? day })));
  upper.totals.push(...lower.totals.map((total) => ({ ...total, after: before + total.after })));
  upper.identity.account ??= lower.identity.account;
}
