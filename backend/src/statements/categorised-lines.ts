import { type Categorised, categorise } from '../categorisation/index.ts';
import {
  type BookedTransaction,
  findAccounts,
  findTransactions,
  type Transaction,
  transactionIds,
} from '../ledger/index.ts';
import type { Ports } from '../ports/index.ts';
import { findFullName } from '../users/index.ts';
import { daysFrom } from './calendar.ts';
import type { StatementUploaded } from './events.ts';
import type { StatementSection } from './extraction/types.ts';

/** A refund is told by an earlier purchase; older ones than these are not looked at. */
const EARLIER_TRANSACTIONS = 1_000;
/** Dates of one booking differ by some days between two files. */
const APART_DAYS = 7;

type Upload = Pick<StatementUploaded['data'], 'userId' | 'accountId'>;

/** The lines of a statement that was read, as its account takes them in. */
export async function categorised(
  ports: Pick<Ports, 'readStore'>,
  state: { upload: Upload; sections: readonly StatementSection[] },
): Promise<Transaction[]> {
  const lines = state.sections.flatMap((section) =>
    section.lines.map((line) => ({ ...line, currency: section.currency })),
  );
  const categories = await categoriesOf(ports, state.upload, lines);
  const ids = transactionIds(state.upload, lines);
  return lines.map(({ balanceMinor: _, ...line }, index) => {
    const [id, decided] = [ids[index], categories[index]];
    if (id === undefined || decided === undefined) throw new Error('a line has no category');
    const { category, ...reason } = decided;
    return { ...line, id, category, reason, line: index + 1 };
  });
}

type Line = { date: string; description: string; amountMinor: number; currency: string };

/**
 * A refund takes its category from an earlier purchase, which may stand in the same statement: hence twice. What the first pass
 * says of money in is left out, since it would be taken for what came back already.
 */
async function categoriesOf(
  { readStore }: Pick<Ports, 'readStore'>,
  { userId, accountId }: Upload,
  lines: readonly Line[],
): Promise<Categorised[]> {
  const [accounts, holderName, newestFirst] = await Promise.all([
    findAccounts(readStore, userId),
    findFullName(readStore, userId),
    findTransactions(readStore, { userId, limit: EARLIER_TRANSACTIONS }),
  ]);
  const earlier = withoutSame(newestFirst.toReversed(), accountId, lines);
  const context = { accountNames: accounts.map((account) => account.name), holderName };
  const alone = categorise(lines, { ...context, earlier });
  const own = lines.flatMap((line, index) => {
    const category = alone[index]?.category;
    return category !== undefined && line.amountMinor < 0 ? [{ ...line, category }] : [];
  });
  return categorise(lines, { ...context, earlier: [...earlier, ...own] });
}

/** Without what these lines may themselves be in another file: a purchase that was counted twice would cover too large a refund. */
function withoutSame(
  earlier: readonly BookedTransaction[],
  accountId: string,
  lines: readonly Line[],
): BookedTransaction[] {
  const keyOf = ({ currency, amountMinor }: Line) => `${currency} ${amountMinor}`;
  const datesOf = new Map<string, string[]>();
  for (const line of lines)
    datesOf.set(keyOf(line), [...(datesOf.get(keyOf(line)) ?? []), line.date]);
  return earlier.filter((booked) => {
    if (booked.accountId !== accountId) return true;
    const dates = datesOf.get(keyOf(booked)) ?? [];
    const same = dates.findIndex((date) => Math.abs(daysFrom(date, booked.date)) <= APART_DAYS);
    if (same >= 0) dates.splice(same, 1);
    return same < 0;
  });
}
