import type { Booking } from '../bookings/readings.ts';
import { sameBalance, signedMinor } from '../bookings/row-kinds.ts';
import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import { isLabelRow } from '../headers/header-labels.ts';
import type { Cell, Row } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { CODES, codeBesideName } from '../words/currency-names.ts';
import { plainWords } from '../words/plain-words.ts';
import { isOfAllRows } from '../words/sums-and-flows.ts';
import type { Print } from './balances.ts';
import { isOfHoldings } from './bonus.ts';
import { lineSummariesIn } from './line-summaries.ts';

/** One row of a summary such as Revolut's 'Balance summary': a product with its opening and closing balance. */
export type Summary = {
  index: number;
  label: string;
  /** What the row says besides, such as the number of the account. */
  texts: string[];
  /** Whose account it is, below its name, where another one is called the same (Revolut's accounts of children). */
  owner?: string;
  opening: PrintedAmount;
  closing: PrintedAmount;
};

/** Points are earned and redeemed. */
const OF_POINTS = /^(?:earned|redeemed|points?|miles)\b/i;

/** The rows of every table that has a column of opening and a column of closing balances, but not their total. */
export function summariesIn(rows: Row[], print: Print): Summary[] {
  const summaries: Summary[] = lineSummariesIn(rows, print);
  for (const [index, row] of rows.entries()) {
    const [first, last] = balancesOnDays(row) ?? [];
    const opening = first ?? cellNaming(row, 'opening');
    const closing = last ?? cellNaming(row, 'closing') ?? (opening && onDay(row, opening));
    const isOther = isOfHoldings(row) || row.cells.some(({ text }) => OF_POINTS.test(text));
    if (!opening || !closing || isOther) continue;
    for (const [offset, line] of rows.slice(index + 1, index + 30).entries()) {
      // The labels may stand there once more, in another language (Bank of China).
      if (offset === 0 && isLabelRow(line) && cellNaming(line, 'opening')) continue;
      if (summaries.some((known) => known.index === index + 1 + offset)) break;
      const openingCell = amountUnder(line, opening, print);
      const closingCell = amountUnder(line, closing, print);
      const label = line.cells[0];
      const above = summaries.at(-1);
      const isAgain = summaries.some(
        (each) => each !== above && each.index > index && each.label === above?.label,
      );
      const isBelow = above?.index === index + offset && isNameBelow(line, rows[index + offset]);
      if (above && isAgain && isBelow) {
        above.owner = label?.text ?? '';
        continue;
      }
      // A name may wrap ('Account (Current', 'Account)': Revolut); another one heads the accounts below it.
      const next = rows[index + 2 + offset];
      const goesOn = next?.page === row.page && amountUnder(next, opening, print) !== null;
      if (above && isBelow && goesOn && amountUnder(next, closing, print)) {
        if (/\([^)]*$/.test(above.label)) above.label = `${above.label} ${label?.text ?? ''}`;
        continue;
      }
      if (!openingCell || !closingCell || !label || line.page !== row.page) break;
      // Figures without a name are those of a box, and what stands below it is another one.
      const isNameless = openingCell.cell === label || closingCell.cell === label;
      if (isNameless && offset === 0) break;
      if (isNameless || isOfAllRows(label.text)) continue;
      summaries.push({
        index: index + 1 + offset,
        label: label.text,
        texts: line.cells.slice(1).map(({ text }) => text),
        opening: openingCell.amount,
        closing: closingCell.amount,
      });
    }
  }
  return summaries;
}

/** Whether a row is no more than a name below that of an account. */
function isNameBelow({ cells: [name, ...others] }: Row, above: Row | undefined): boolean {
  const isUnder = Math.abs((name?.x ?? 0) - (above?.cells[0]?.x ?? Infinity)) < SAME_LEFT;
  return isUnder && others.length === 0 && !/\d/.test(name?.text ?? '');
}

const SAME_LEFT = 3;

/** The labels of what accounts held on two days ('Solde au 1 mars', 'Solde au 31 mars 2025': Desjardins), or null. */
function balancesOnDays({ cells }: Row): [Cell, Cell] | null {
  const [first, last, ...others] = cells.filter(({ text }) => {
    return balanceWordIn(text)?.kind === 'standing' && /\d/.test(text);
  });
  return first && last && others.length === 0 && first.text !== last.text ? [first, last] : null;
}

/** The label of what accounts held on the last day, behind that of what they held before ('Solde précédent', 'Solde au 31 DÉC 2024': Desjardins). */
function onDay({ cells }: Row, opening: Cell): Cell | undefined {
  const last = cells.at(-1);
  const isOnDay = last && balanceWordIn(last.text)?.kind === 'standing' && /\d{4}$/.test(last.text);
  return isOnDay && last.x > opening.right ? last : undefined;
}

export function cellNaming(row: Row, kind: 'opening' | 'closing'): Cell | undefined {
  return row.cells.find((cell) => balanceWordIn(cell.text)?.kind === kind);
}

export function amountUnder(row: Row, head: Cell, print: Print) {
  let nearest: { cell: Cell; amount: PrintedAmount } | null = null;
  let least = 40;
  // Among accounts in several currencies one may be kept without decimals ('TWD', '46,210').
  const isWhole = print.isWhole || row.cells.some(({ text }) => CODES.has(text));
  for (const cell of row.cells) {
    const distance = Math.min(Math.abs(cell.x - head.x), Math.abs(cell.right - head.right));
    const amount = distance < least ? readAmount(cell.text, print.decimals, isWhole) : null;
    if (amount) [nearest, least] = [{ cell, amount }, distance];
  }
  return nearest;
}

/** Whether a number is that of an account, or within the one of its clearing (a CLABE). */
function isNumberIn(number: string, account: string | null): boolean {
  return number === account || (LONG_NUMBER.test(number) && account?.includes(number) === true);
}

const LONG_NUMBER = /^\d{8,}$/;
const CASH = /^net account balance$/i;

/** "Alex's account": of Alex Example. */
const OWNED = /^(.+?)['’]s (.+)$/;
const isFirstName = (owner: string, name: string | undefined) =>
  name !== undefined && plainWords(owner).split(' ')[0] === plainWords(name);

/** The summary row of the part's product that was printed last before it. */
export function summaryFor(part: Part, parts: Part[], summaries: Summary[]): Summary | undefined {
  const bare = (label: string) => plainWords(label.replace(/\(.*?\)/g, ''));
  const above = summaries.filter(({ index }) => index < part.startsAt);
  const [, name, product = ''] = OWNED.exec(part.label) ?? [];
  const isOwned = ({ owner }: Summary) => owner !== undefined && isFirstName(owner, name);
  const [owned, ...namesakes] = above.filter(
    (each) => isOwned(each) && bare(each.label) === bare(product),
  );
  if (owned && namesakes.length === 0) return owned;
  const before = above.filter(({ owner }) => owner === undefined);
  const { account, currency } = part.identity;
  // Behind its name may stand its number.
  const names = [part.label, part.heading].flatMap((name) => [
    bare(name),
    bare(name.replace(/ \d[\d -]{6,}.*$/, '')),
  ]);
  // Two pockets may differ in nothing but what stands in brackets.
  const called = before.findLast(({ label }) => label === part.label || label === part.heading);
  if (called) return called;
  const named = before.findLast(
    ({ label, texts }) =>
      names.includes(bare(label)) ||
      label === currency ||
      (currency !== null && codeBesideName(label) === currency) ||
      texts.some((text) => isNumberIn(text.replace(/[ -]/g, ''), account)),
  );
  if (named) return named;
  // Behind the table before, the only row of a summary is about the one that follows: the file holds several statements.
  const previous = parts[parts.indexOf(part) - 1];
  const own = before.filter(({ index }) => index > (previous?.endsAt ?? -1));
  if (own.length === 1) return own[0];
  const led = before.filter((each) => leadsThrough(each, part));
  if (led.length === 1) return led[0];
  // The only account of a file, or the only other one, may be called otherwise in its summary.
  const isOf = (label: string) => (each: Part) => bare(each.label) === bare(label);
  const others = summaries.filter(({ label }) => !parts.some(isOf(label)));
  const isOnly = parts.every(
    (each) => each === part || summaries.some(({ label }) => isOf(label)(each)),
  );
  if (isOnly && others.length === 1 && summaries.length === parts.length)
    return before.find((summary) => summary === others[0]);
  // Or the only one that opens with what its table does, which says not what it closes with.
  const { opening } = part;
  if (part.closing !== null) return undefined;
  const opensAlike = before.filter((each) => opening && sameBalance(each.opening, opening));
  if (opensAlike.length === 1) return opensAlike[0];
  // Of what a broker keeps only the cash is booked (Robinhood).
  const cash = own.filter(({ label }) => CASH.test(label));
  return parts.length === 1 && opening === null && cash.length === 1 ? cash[0] : undefined;
}

/** Whether a summary opens with what stood before the first of the balances beside each booking of a part, and closes with the last of them, whatever both are called. */
function leadsThrough({ opening, closing }: Summary, { bookings, opening: own }: Part): boolean {
  const [first, last] = [bookings[0], bookings.at(-1)];
  if (own || !first?.balance || !last?.balance || bookings.some(({ balance }) => !balance))
    return false;
  const moved = movedBy(first);
  return (
    moved !== null &&
    sameBalance(closing, last.balance) &&
    signedMinor(opening) + moved === signedMinor(first.balance)
  );
}

/** What a booking moved by its column or its sign, in minor units, or null where neither tells. */
function movedBy({ side, amount }: Booking): number | null {
  if (side === 'amount') return amount.direction === null ? null : signedMinor(amount);
  return side === 'in' ? amount.minor : -amount.minor;
}
