import { labelledBalancesIn, type Print } from '../balances/balances.ts';
import { hasFigures, sameBalance } from '../bookings/row-kinds.ts';
import type { PrintedAmount } from '../figures/amounts.ts';
import type { DateOrder } from '../figures/dates.ts';
import type { Header } from '../headers/columns.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { type Identity, identityIn } from './headings.ts';
import { areOfOthers } from './other-accounts.ts';
import { newPart, type Part } from './parts.ts';
import { MAX_LABEL } from './table-state.ts';

/** The balances of an account stand so many rows below its name at most. */
const ROWS_OF_BOX = 4;

/**
 * The parts with the accounts of a file on which nothing was booked and which have no table: under their name and number stand what they
 * opened and closed with, which is the same ('Rainy Day Saver 03902216', 'Start balance', 'End balance': Barclays).
 */
export function withEmptyAccounts(
  parts: Part[],
  document: { rows: Row[]; headers: (Header | null)[]; dateOrder: DateOrder },
  print: Print,
): Part[] {
  const known = parts.map(({ identity }) => identity.account);
  // Of an account without a number nobody could tell whether it is one of these.
  if (parts.length === 0 || known.includes(null)) return parts;
  const labelled = labelledBalancesIn(document.rows, print, document.dateOrder);
  const empty: Part[] = [];
  for (const index of document.rows.keys()) {
    const part = emptyAt(index, document, labelled);
    const isKnown = [...parts, ...empty].some(
      ({ identity }) => part !== null && isSameAccount(identity, part.identity),
    );
    if (part && !isKnown) empty.push(part);
  }
  return [...parts, ...empty].sort((one, other) => one.startsAt - other.startsAt);
}

/** One number may be that of accounts in several currencies (BROU). */
function isSameAccount(one: Identity, other: Identity): boolean {
  const isOther =
    one.currency !== null && other.currency !== null && one.currency !== other.currency;
  return !areOfOthers(one.account, other.account) && !isOther;
}

/** The account whose name stands in a row, with its equal balances below, if no table begins there; or null. */
function emptyAt(
  index: number,
  { rows, headers }: { rows: Row[]; headers: (Header | null)[] },
  labelled: ReturnType<typeof labelledBalancesIn>,
): Part | null {
  const row = rows[index];
  if (!row || hasFigures(row)) return null;
  const own = labelled.filter(
    (balance) =>
      balance.index > index &&
      balance.index <= index + ROWS_OF_BOX &&
      rows[balance.index]?.page === row.page,
  );
  const [opening, closing] = [
    own.find(({ kind }) => kind === 'opening'),
    own.find(({ kind }) => kind === 'closing'),
  ];
  if (!opening || !closing || !sameBalance(opening.amount, closing.amount)) return null;
  const endsAt = Math.max(opening.index, closing.index);
  const follows = headers.slice(index, endsAt + 1 + ROWS_OF_BOX).some(Boolean);
  const { account, currency } = identityIn(rows, index);
  if (account === null || follows) return null;
  const part = newPart(textOf(row).slice(0, MAX_LABEL), '', index, false);
  part.identity = { account, currency };
  return { ...part, endsAt, opening: opening.amount, closing: closing.amount };
}

/** Whether a part is that of an account on which nothing was booked, and what opens now is another figure. */
export function isEmptyBefore(
  { opening, closing, bookings }: Part,
  amount: PrintedAmount,
): boolean {
  if (!opening || !closing || bookings.length > 0) return false;
  return sameBalance(opening, closing) && !sameBalance(closing, amount);
}

/** Whether a balance stands in a box with a closing one below it, and no day between ('Dein alter Kontostand', 'Dein neuer Kontostand': N26). */
export function standsOverClosing(rows: Row[], index: number): boolean {
  const names = rows.slice(index + 1, index + 1 + ROWS_OF_BOX).map(({ cells }) => cells[0]?.text);
  const closing = names.findIndex((name) => balanceWordIn(name ?? '')?.kind === 'closing');
  return closing >= 0 && !names.slice(0, closing).some((name) => /^\d/.test(name ?? ''));
}
