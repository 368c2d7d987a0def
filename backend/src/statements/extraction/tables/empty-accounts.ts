import { decimalsOf } from '@saldo/contracts';
import { labelledBalancesIn, type Print } from '../balances/balances.ts';
import { isMissing } from '../balances/torn-pages.ts';
import { sumByMarks } from '../bookings/readings.ts';
import { hasFigures, sameBalance } from '../bookings/row-kinds.ts';
import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import { type DateOrder, datesIn, type PrintedDate } from '../figures/dates.ts';
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

/**
 * Whether a balance of nothing opens the account whose bookings stand above it: in its box what went out and what came in, as much as these bookings
 * did, stand between it and the closing one ('Ausgehende Transaktionen', 'Einkommende Transaktionen': N26).
 */
export function opensBox(
  rows: Row[],
  index: number,
  { bookings }: Part,
  currency: string,
): boolean {
  const [out, into, closing] = rows.slice(index + 1, index + 4);
  if (!closing || balanceWordIn(closing.cells[0]?.text ?? '')?.kind !== 'closing') return false;
  return [out, into].every((row, at) => {
    const { minor, direction } =
      readAmount(row?.cells.at(-1)?.text ?? '', decimalsOf(currency)) ?? {};
    const way = at === 0 ? -1 : 1;
    const own = bookings.filter(({ amount }) => amount.direction === way);
    return direction === way && minor === way * sumByMarks(own);
  });
}
/**
 * Whether a balance stands below the one that opened the account, with no figure between, and bears a later day, as what it holds once more does
 * ('Kontostand am 04.06.2025', 'Kontostand am 04.07.2025': DKB), on the last page that its file speaks of.
 */
export function isHeldLater(rows: Row[], index: number, order: DateOrder): boolean {
  const row = rows[index];
  const between = rows.slice(Math.max(0, index - MOST_BETWEEN), index);
  const above = between.findLast((each) => /\d/.test(textOf(each)));
  if (!above || !row || above.page !== row.page || isMissing(rows, row.page, 1)) return false;
  const [before, now] = [above, row].map((each) => datesIn(textOf(each), order)[0]?.date);
  return before !== undefined && now !== undefined && isBefore(before, now);
}

/** So many lines may say between them that nothing was booked. */
const MOST_BETWEEN = 3;

const isBefore = (one: PrintedDate, other: PrintedDate) => numberOf(one) < numberOf(other);

const numberOf = ({ year, month, day }: PrintedDate) => ((year ?? 0) * 100 + month) * 100 + day;
