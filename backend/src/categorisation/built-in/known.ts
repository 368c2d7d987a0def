import { CATEGORIES, type Category } from '@saldo/contracts';
import type { Line } from './line.ts';
import { readLine } from './line.ts';
import { merchantKey } from './merchant.ts';
import { wordsOf } from './text.ts';

/** What is known of the user beside the line itself. All of it may be absent. */
export interface CategoriseContext {
  /** What the user calls the accounts. */
  accountNames?: readonly string[];
  holderName?: string | null;
  /** Transactions of before, the newest last: a purchase among them tells what money from the same merchant belongs to. */
  earlier?: readonly { description: string; category: string; amountMinor: number }[];
}

/** The context made ready for many lines. */
export interface Known {
  holder: readonly string[];
  accounts: readonly (readonly string[])[];
  purchases: ReadonlyMap<string, Category>;
}

/** Of more earlier transactions only the newest are read. */
const MOST_EARLIER = 10_000;
const MOST_ACCOUNTS = 200;
/** A shorter account name ("Main") must be all that the other side is called. */
const TELLING_ACCOUNT_NAME = 6;
const NOT_SPENDING: ReadonlySet<Category> = new Set(['income', 'transfers', 'cash']);

/** Makes a context ready; earlier categories that are not of the taxonomy are left out. */
export function prepare(context: CategoriseContext): Known {
  const accounts = (context.accountNames ?? []).slice(0, MOST_ACCOUNTS).map(wordsOf);
  const purchases = new Map<string, Category>();
  for (const { description, category, amountMinor } of (context.earlier ?? []).slice(
    -MOST_EARLIER,
  )) {
    const spending = CATEGORIES.find((one) => one === category);
    if (amountMinor >= 0 || spending === undefined || NOT_SPENDING.has(spending)) continue;
    const key = merchantKey(readLine(description, amountMinor), '');
    if (key !== '') purchases.set(key, spending);
  }
  return {
    holder: wordsOf(context.holderName ?? ''),
    accounts: accounts.filter((words) => words.length > 0),
    purchases,
  };
}

/** The category of an earlier purchase from the merchant of this line. */
export function earlierPurchase(line: Line, known: Known): Category | undefined {
  return known.purchases.size === 0 ? undefined : known.purchases.get(merchantKey(line, ''));
}

/** True when the other side is the holder: every word of a name of at least two stands in the line. */
export function namesHolder({ words, meaning, wording }: Line, { holder }: Known): boolean {
  if (holder.length < 2 || !holder.every((part) => words.includes(part))) return false;
  return wording === 'transfer' || meaning.every((word) => holder.includes(word));
}

/** True when the other side of a transfer is called like one of the user's accounts. */
export function namesAccount({ meaning, wording }: Line, { accounts }: Known): boolean {
  if (wording !== 'transfer') return false;
  return accounts.some(
    (account) =>
      account.every((word, position) => meaning[position] === word) &&
      (account.length === meaning.length || account.join('').length >= TELLING_ACCOUNT_NAME),
  );
}
