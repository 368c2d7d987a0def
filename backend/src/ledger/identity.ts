import { createHash } from 'node:crypto';

/** How account names are compared: without regard to case and outer or repeated space. */
export function accountIdOf(name: string): string {
  const compared = name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');
  if (compared === '') throw new Error('an account needs a name');
  return createHash('sha256').update(compared).digest('hex').slice(0, 16);
}

type Line = { date: string; description: string; amountMinor: number; currency: string };

/** The id of the how-manieth such booking of the account it is: made of account, currency, date, amount, description and that number. */
export function transactionId(
  { userId, accountId }: { userId: string; accountId: string },
  line: Line,
  occurrence: number,
): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, accountId, bookingOf(line), occurrence]))
    .digest('base64url')
    .slice(0, 24);
}

/**
 * The ids of a statement's lines in one account, where nothing but their words is known: equal lines are counted within the
 * statement. So the same booking in an overlapping statement gets the same id; twins get two.
 */
export function transactionIds(
  account: { userId: string; accountId: string },
  lines: readonly Line[],
): string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const booking = bookingOf(line);
    const occurrence = (seen.get(booking) ?? 0) + 1;
    seen.set(booking, occurrence);
    return transactionId(account, line, occurrence);
  });
}

/** What makes two bookings of an account equal, as a text. */
export function bookingOf({ currency, date, amountMinor, description }: Line): string {
  return JSON.stringify([currency, date, amountMinor, description]);
}
