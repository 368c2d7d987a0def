import type { Line } from './line.ts';
import { type Payment, Spending } from './spending.ts';
import { wordsOf } from './text.ts';

/** What is known of the user beside the line itself. All of it may be absent. */
export interface CategoriseContext {
  /** What the user calls the accounts. */
  accountNames?: readonly string[];
  holderName?: string | null;
  /** Transactions of before, the newest last: a purchase among them tells what money from the same merchant belongs to. */
  earlier?: readonly (Payment & { description: string; category: string })[];
}

/** The context made ready for many lines. */
export interface Known {
  holder: readonly string[];
  accounts: readonly (readonly string[])[];
  spending: Spending;
}

/** Of more earlier transactions only the newest are read. */
const MOST_EARLIER = 10_000;
const MOST_ACCOUNTS = 200;
/** A shorter account name ("Main") must be all that the other side is called. */
const TELLING_ACCOUNT_NAME = 6;

/** Makes a context ready. */
export function prepare(context: CategoriseContext): Known {
  const accounts = (context.accountNames ?? []).slice(0, MOST_ACCOUNTS).map(wordsOf);
  const spending = new Spending();
  for (const { description, category, ...payment } of (context.earlier ?? []).slice(-MOST_EARLIER))
    spending.add(description, category, payment);
  return {
    holder: wordsOf(context.holderName ?? ''),
    accounts: accounts.filter((words) => words.length > 0),
    spending,
  };
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
