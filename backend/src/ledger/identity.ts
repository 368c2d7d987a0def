import { createHash } from 'node:crypto';

/** How account names are compared: without regard to case and outer or repeated space. */
export function accountIdOf(name: string): string {
  const compared = name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');
  if (compared === '') throw new Error('an account needs a name');
  return createHash('sha256').update(compared).digest('hex').slice(0, 16);
}

type Line = { date: string; description: string; amountMinor: number; currency: string };

/**
 * The ids of a statement's lines in one account: made of account, currency, date, amount, description and the how-manieth
 * such line of the statement it is. The same booking in an overlapping statement gets the same id; twins get two.
 */
export function transactionIds(
  account: { userId: string; accountId: string },
  lines: readonly Line[],
): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ date, description, amountMinor, currency }) => {
    const booking = JSON.stringify([currency, date, amountMinor, description]);
    const occurrence = (seen.get(booking) ?? 0) + 1;
    seen.set(booking, occurrence);
    return createHash('sha256')
      .update(JSON.stringify([account.userId, account.accountId, booking, occurrence]))
      .digest('base64url')
      .slice(0, 24);
  });
}
