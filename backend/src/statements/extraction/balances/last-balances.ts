import type { Booking } from '../bookings/readings.ts';
import { goesOnOverleaf, isNewestFirst } from '../bookings/row-kinds.ts';
import { readAmount, trailingAmounts } from '../figures/amounts.ts';
import { type DateOrder, leadingDate } from '../figures/dates.ts';
import { type Header, isMoney } from '../headers/columns.ts';
import { pageNumberIn } from '../rows/page-numbers.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { pageFeet } from '../tables/page-feet.ts';
import type { Part } from '../tables/parts.ts';
import type { StatementLine } from '../types.ts';
import { balanceLine, namesLowestOnly } from '../words/balance-names.ts';

/** A figure ends so near to the label of its column, in points. */
const NEAR = 12;
/** What is longer is a sentence, whatever figure it ends with. */
const LONGEST_LINE = 50;

/**
 * Tells whether the balance beside the last line may close an account where none is named that does (AIB): the only account of the file opens with a
 * printed balance, its lines stand oldest first between two sides and a column of balances, and the last one bears its own. Nothing below it may be a
 * booking, nothing outside names another figure, and no page follows.
 */
export function mayEndWithLast(
  part: Part,
  rows: Row[],
  headers: readonly (Header | null)[],
  print: { decimals: number; order: DateOrder },
): boolean {
  const { opening, closing, otherClosing, current, hasOneAmount, isFollowed, bookings } = part;
  const last = bookings.at(-1);
  if (!opening || closing || otherClosing || current.length > 0 || isFollowed) return false;
  if (!last?.balance || hasOneAmount || isNewestFirst(part)) return false;
  const header = headers.findLast((each, index) => each && index <= part.endsAt);
  const { minor } = last.balance;
  const isLast = (cell: Cell) =>
    last.cells.includes(cell) && readAmount(cell.text, print.decimals)?.minor === minor;
  const at = rows.findLastIndex(({ cells }) => cells.some(isLast));
  if (!header?.columns.some(({ role }) => role === 'balance') || at < 0) return false;
  const isSum = sumsOfSides(bookings, print.decimals);
  const lowest = lowestBalances(rows);
  const isOther = (row: Row) => !isSum(row) && !lowest.has(row);
  // The text of the last line may go on below it, with a rate.
  const isOwn = (row: Row) =>
    row.cells.some((cell) => last.cells.includes(cell)) && OF_RATE.test(textOf(row));
  const feet = pageFeet(rows);
  const below = rows.slice(at + 1).filter((row) => isOther(row) && !isOwn(row) && !feet.has(row));
  if (below.some((row) => mayBeBooking(row, header, print))) return false;
  if (namesAnother(part, rows.filter(isOther), print.decimals) || goesOn(rows)) return false;
  return !rows.some(({ cells }) => cells.some(({ text }) => balanceLine(text) === 'closing'));
}

/** The balance beside the last line, in minor units, where that may close the account and the lines lead there from the opening one; or null. */
export function closingByLast(
  { endsWithLast }: Part,
  lines: readonly StatementLine[],
  openingMinor: number | null,
): number | null {
  const closing = lines.at(-1)?.balanceMinor ?? null;
  if (!endsWithLast || openingMinor === null) return null;
  const led = lines.reduce((sum, { amountMinor }) => sum + amountMinor, openingMinor);
  return led === closing ? closing : null;
}

/**
 * Tells rows all of whose figures are what all lines, or those of their page, come to on one side, each behind their number ('Credits', '1', '16.95',
 * 'Debits', '6', '2,397.51': TD), or on both, without a word ('2,758.76', '4,081.84').
 */
function sumsOfSides(bookings: Booking[], decimals: number): (row: Row) => boolean {
  const all = countedSums(bookings);
  const pages = new Map(
    [...Map.groupBy(bookings, ({ page }) => page)].map(([page, own]) => [page, countedSums(own)]),
  );
  return ({ page, cells }) => {
    const bare = cells.map(({ text }) => readAmount(text, decimals)?.minor);
    const both = [all, pages.get(page) ?? []]
      .filter((sums) => sums.length > 0)
      .map((sums) => sums.map((each) => Number(each.split(' ')[1])));
    if (bare.length === 2 && both.some((sums) => sums.every((each) => bare.includes(each))))
      return true;
    const figures = cells.flatMap(({ text }, at) => {
      const [before, isCount] = [cells[at - 1]?.text ?? '', COUNT.test(text)];
      const amount = isCount || LOWEST.test(before) ? null : readAmount(text, decimals);
      const [count] = COUNT_BEHIND.exec(before) ?? [before];
      return amount ? [`${Number(count)} ${amount.minor}`] : [];
    });
    const isSum = (figure: string) => all.includes(figure) || pages.get(page)?.includes(figure);
    return figures.length > 0 && figures.every(isSum);
  };
}

/** How many bookings went each way, and what they come to. */
function countedSums(bookings: Booking[]): string[] {
  return (['in', 'out'] as const).map((side) => {
    const own = bookings.filter((each) => each.side === side);
    return `${own.length} ${own.reduce((sum, { amount }) => sum + amount.minor, 0)}`;
  });
}

/** '15 @ 0.25' */
const OF_RATE = /^\d+ @ [\d.,]+$/;

/** How many lines they are, which may stand behind the name of their side ('Debits 14'). */
const COUNT = /^\d{1,4}$/;
const COUNT_BEHIND = /(?<=^(?:debits?|credits?) )\d{1,4}$/i;

/** Whether a row below the last line begins with a day, ends in figures, or has one where the money of the table stands, however that is printed. */
function mayBeBooking(
  row: Row,
  { columns }: Header,
  { decimals, order }: { decimals: number; order: DateOrder },
): boolean {
  const text = textOf(row);
  if (OF_LIMIT.test(text)) return false;
  if (leadingDate(text, order)) return true;
  if (isOfYear(row)) return false;
  const amounts = trailingAmounts(text, decimals).amounts.filter(({ minor }) => minor !== 0);
  if (amounts.length > 1 || (amounts.length === 1 && text.length < LONGEST_LINE)) return true;
  const places = columns.filter(({ role }) => isMoney(role));
  return row.cells.some(
    (cell) =>
      /\d/.test(cell.text) &&
      !CODE.test(cell.text) &&
      !ONLY_RATES.test(cell.text) &&
      cell.text.length < LONGEST_LINE &&
      places.some(({ x, right }) => cell.x < right + NEAR && x - NEAR < cell.right),
  );
}

/** How far an account may be overdrawn is no booking ('Authorised limit at date of statement: 500.00': AIB). */
const OF_LIMIT =
  /^(?:authorised|arranged|overdraft) (?:overdraft )?limit(?: at date of statement)?:? ?[€£]? ?[\d.,]+$/i;

/** The code of a form at the foot of its page ('TDBUS-44718'). */
const CODE = /^\p{Lu}{2,}-?\d+$/u;

/** A rate is no money ('Surcharge 12.00% p.a.': AIB). */
const ONLY_RATES = /^(?:\D*\d{1,2}[.,]\d{1,3} ?%)+\D*$/;

/** Whether a line says no more than what interest came to in the year so far, which is booked in none of its lines ('Eligible for Interest debit YTD €1.18': AIB). */
function isOfYear({ cells: [cell, ...others] }: Row): boolean {
  return others.length === 0 && cell !== undefined && OF_YEAR.test(cell.text);
}

const OF_YEAR =
  /^\D*\b(?:interest|tax|charges?|fees?)\b\D*\b(?:YTD|year[- ]to[- ]date)\W{0,4}\d[\d.,]*$/i;

/** Beside the lowest balance of a month, or the mean one, stand interest and rebates that are none of its bookings ('Monthly Min. Balance', '788.29OD', 'Rebates', '0.00': TD). */
const LOWEST =
  /^monthly (?:min(?:imum|\.)?|aver(?:age|\.)?|avg\.?) (?:daily |closing |cr\.? )?bal(?:ance\b|\.)/i;

/** The rows of such figures, which may stand on the line below nothing but such names. */
function lowestBalances(rows: Row[]): Set<Row> {
  const isFigures = ({ cells }: Row) => cells.every(({ text }) => FIGURE.test(text));
  return new Set(
    rows.filter((row, index) => {
      const above = rows[index - 1];
      const areNames = above?.page === row.page && namesLowestOnly(textOf(above));
      const isBelow = areNames && above.cells.length === row.cells.length && isFigures(row);
      return LOWEST.test(textOf(row)) || isBelow;
    }),
  );
}

const FIGURE = /^\p{Sc}?\d[\d.,]*[.,]\d\d(?:OD|DR)?$/u;

/** Whether a line outside the table has a figure that is none of its own, nor round as a limit is: it may be what the account holds. */
function namesAnother({ opening, bookings }: Part, rows: Row[], decimals: number): boolean {
  const own = new Set([
    opening?.minor,
    ...bookings.flatMap(({ amount, balance }) => [amount.minor, balance?.minor]),
  ]);
  const booked = new Set(bookings.flatMap(({ cells }) => cells));
  const round = ROUND * 10 ** decimals;
  const isOther = (figure: string) => {
    const minor = readAmount(figure, decimals)?.minor ?? 0;
    return minor % round !== 0 && !own.has(minor);
  };
  // What a page brings forward is what the lines lead to, though none bears it.
  const isBrought = ({ cells }: Row) => cells.some(({ text }) => balanceLine(text) === 'brought');
  return rows.some(
    (row) =>
      !row.cells.some((cell) => booked.has(cell)) &&
      !isBrought(row) &&
      !isOfYear(row) &&
      row.cells
        .filter(({ text }, at) => {
          const label = row.cells[at - 1]?.text ?? '';
          return text.length < LONGEST_LABEL && !isLimit(label, text) && !isRate(label, text);
        })
        .some(({ text }) => (text.match(decimals > 0 ? FIGURES : WHOLE) ?? []).some(isOther)),
  );
}

/** Figures with their cents, and no rates. */
const FIGURES = /(?<![\d.,])\d{1,3}(?:[., '’]?\d{3})*[.,]\d{2}(?![\d.,]*\d| ?%)/g;
const WHOLE = /(?<![\d.,])\d{1,3}(?:[,.]\d{3})+(?![\d.,]*\d| ?%)/g;
/** A longer text is a sentence about something else. */
const LONGEST_LABEL = 60;
/** Limits are round figures, or called so. */
const ROUND = 100;
const LIMIT =
  /^(?:authorised|arranged|agreed|overdraft|arranged overdraft) limit\b[^\d]*\d[\d.,]*$/i;
const isLimit = (label: string, text: string) => LIMIT.test(text) || LIMIT.test(`${label} ${text}`);

/** Nor is a rate money ('Interest Rate(% p.a.)', ': 2.70': State Bank of India). */
const isRate = (label: string, text: string) =>
  /^interest rate\b[^\d]*$/i.test(label) && /^\W*\d{1,2}[.,]\d{1,2}\W*$/.test(text);

/** Whether the last page says that more pages follow. */
function goesOn(rows: Row[]): boolean {
  const page = rows.at(-1)?.page;
  return rows.some((row) => {
    if (row.page !== page) return false;
    const text = textOf(row);
    const numbers = row.cells.some((cell) => {
      const { own, all } = pageNumberIn(cell.text) ?? {};
      const [, first = own, last = all] = ALONE.exec(cell.text) ?? [];
      return first !== undefined && Number(first) < Number(last);
    });
    return numbers || goesOnOverleaf(text) || GOES_ON.test(text);
  });
}

/** No more than '1/2'. */
const ALONE = /^(\d{1,3}) ?(?:of|von|de|di|su|sur|van|av|af|z|[/／(]) ?(\d{1,3})\)?$/iu;
const GOES_ON =
  /^(?:statement )?continued?(?: (?:on )?(?:the )?(?:next|following) page)?\W*(?:$|\/)|please turn over/i;
