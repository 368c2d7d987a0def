import type { Booking } from './bookings.ts';
import type { Part } from './parts.ts';

/**
 * Puts together what a page break tore apart: of two parts that follow each other, the upper one does not say how it ends
 * and the lower one not how it begins, or the lower one begins with the very balance that the upper one carries forward.
 * Each half alone could be called proven although the other lacks a line, or is said to be another account's.
 */
export function joinHalves(parts: Part[]): Part[] {
  const whole: Part[] = [];
  for (const part of parts) {
    const upper = whole.at(-1);
    if (upper && part.title === '' && areHalves(upper, part)) append(upper, part);
    else whole.push(part);
  }
  return whole;
}

function areHalves(upper: Part, lower: Part): boolean {
  if (upper.bookings.length === 0 || lower.bookings.length === 0) return false;
  if (!isOneCurrency(upper, lower)) return false;
  const carried = upper.isTentative ? upper.closing : null;
  if (carried) return carried.minor !== 0 && isSame(carried, lower.opening);
  const isOpen = isNewestFirst([...upper.bookings, ...lower.bookings])
    ? upper.opening === null && lower.closing === null && upper.closing !== null
    : upper.closing === null && lower.opening === null && upper.opening !== null;
  const { account } = upper.identity;
  return isOpen && (account === lower.identity.account || isChained(upper, lower));
}

function isOneCurrency({ identity, bookings }: Part, other: Part): boolean {
  const marked = (part: Booking[]) => part.find(({ amount }) => amount.currency)?.amount.currency;
  const [one, two] = [marked(bookings), marked(other.bookings)];
  if (one || two) return !one || !two || one === two;
  const [named, also] = [identity.currency, other.identity.currency];
  return named === null || also === null || named === also;
}

function isSame(one: Part['opening'], other: Part['opening']): boolean {
  return one?.minor === other?.minor && one?.direction === other?.direction;
}

/** Whether the running balances on both sides of the break differ by the amount between them. */
function isChained(upper: Part, lower: Part): boolean {
  const [last, first] = [upper.bookings.at(-1), lower.bookings[0]];
  if (!last?.balance || !first?.balance) return false;
  const signed = ({ direction, minor }: NonNullable<Booking['balance']>) =>
    (direction ?? 1) * minor;
  const change = Math.abs(signed(last.balance) - signed(first.balance));
  return change === last.amount.minor || change === first.amount.minor;
}

/** By day and month of the dates, in the order of print; where they say nothing, the oldest stands first. */
function isNewestFirst(bookings: Booking[]): boolean {
  let falls = 0;
  let rises = 0;
  for (const [index, { date }] of bookings.entries()) {
    const next = bookings[index + 1]?.date;
    if (!date || !next) continue;
    const days = (date.year ?? 0) * 372 + date.month * 31 + date.day;
    const later = (next.year ?? date.year ?? 0) * 372 + next.month * 31 + next.day;
    if (later < days) falls += 1;
    if (later > days) rises += 1;
  }
  return falls > rises;
}

function append(upper: Part, lower: Part): void {
  const before = upper.bookings.length;
  if (upper.isTentative && upper.closing)
    upper.checkpoints.push({ after: before, balance: upper.closing });
  else if (upper.closing) lower.closing ??= upper.closing;
  const moved = lower.checkpoints.map((check) => ({ ...check, after: check.after + before }));
  upper.checkpoints.push(...moved);
  upper.opening = upper.opening ?? (upper.isTentative ? null : lower.opening);
  upper.closing = lower.closing;
  upper.isTentative = lower.isTentative;
  upper.endsAt = lower.endsAt;
  upper.bookings.push(...lower.bookings);
  upper.totals.push(...lower.totals);
  upper.identity.account ??= lower.identity.account;
}
