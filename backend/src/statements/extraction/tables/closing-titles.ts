import { isRightUnder } from '../bookings/continuation.ts';
import type { RowReading } from '../bookings/readings.ts';
import { headsDeposits, headsOther, headsPending, namesSecurities } from '../bookings/row-kinds.ts';
import { BESIDE_TABLE } from '../cells/table-edges.ts';
import { isWholeDate } from '../figures/dates.ts';
import type { Header } from '../headers/columns.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import {
  type BalanceKind,
  balanceLine,
  balanceWordIn,
  namesLowestOnly,
} from '../words/balance-names.ts';
import { columnRoleOf } from '../words/labels.ts';
import {
  isAnnex,
  isAnnexOfBooking,
  isGlance,
  isNotBooked,
  isOtherTable,
  namesRates,
  saysDue,
} from '../words/titles.ts';

/** A title in a table begins at most so far behind its left edge. */
const IN_FRONT = 20;

/** The table in which a row stands, and where: set apart is what has more room above it than the next line of a text. */
type Place = {
  header: Header;
  above: Row | undefined;
  below: Row | undefined;
  isSetApart: boolean;
  hasSeveral: boolean;
  isUnderLabels: boolean;
  /** Whether the part has closed, and whether the row stood above its first booking, too. */
  hasClosed: boolean;
  isSaidAgain: boolean;
};

/** Whether a row is, or begins with, the title of another table, at the left edge of this one. */
export function closesTable(
  row: Row,
  { date, money }: RowReading,
  { header, above, below, isSetApart, hasSeveral, isUnderLabels, hasClosed, isSaidAgain }: Place,
): boolean {
  const [title, ...others] = withoutNumber(row.cells);
  if (namesSecurities(row) || headsDeposits(row) || headsPending(row)) return true;
  // Labels may be the second line of those above them, or be said again on a further page of a table whose own were not known (SEB).
  if (headsOther(row) && !isSaidAgain && !isUnderLabels) return true;
  if (namesRates(row) || namesLowestOnly(textOf(row))) return true;
  if (ANNOUNCED.test(textOf(row)) || (hasClosed && LEFT_OUT.test(textOf(row)))) return true;
  const isBooking = date !== null || Object.keys(money).length > 0;
  // What begins with a slash goes on with the label above it (Sberbank).
  if (!title || isBooking || title.text.startsWith('/')) return false;
  const isAlone = others.length === 0;
  const isUnder = above !== undefined && isRightUnder(row, above);
  // The text of a booking may end with the name of its annex.
  const isOfAnnex = isAlone && (isAnnex(title.text) || (isAnnexOfBooking(title.text) && !isUnder));
  if (!isOfAnnex && title.text.replace(IN_BRACKETS, '').length >= LONGEST_TITLE) return false;
  const left = Math.min(...header.columns.map(({ x }) => x));
  // Where texts stand in front of all other columns, the next line of one begins there, too ('Daueraufträge': N26).
  const [first] = header.columns;
  const isBelow = isUnder && isNear(title.x, left);
  // And below that stands no booking yet, unless days stand below texts.
  const isOver = below?.cells.some(({ text }) => isWholeDate(text)) === true;
  const hasDays = header.columns.some(({ role }) => role === 'date');
  const isText = first?.role === 'description' && isBelow && !(isOver && hasDays);
  const isInFront = title.x < left + IN_FRONT && !BEGINS_WITH_AMOUNT.test(title.text) && !isText;
  // Set in the middle, it begins where no column does.
  const isBetween = isAlone && !header.columns.some(({ x }) => isNear(x, title.x));
  const isPending = isAlone && isNotBooked(title.text) && isSetApart;
  // A card may be called so, too ('GOLD REWARDS CARD', '552100-3-11-0047716', OCBC's behind the name of the holder; '0412 88XXXX X3309 … Cashback').
  const numbers = [...others, ...(below?.cells.slice(0, 2) ?? [])];
  const isNamed = /\bcard$/i.test(title.text) && numbers.some(({ text }) => LONG_NUMBER.test(text));
  const isCard = isNamed || MASKED_NUMBER.test(title.text);
  const isRepeated = hasSeveral && isGlance(title.text);
  if (isInFront && NUMBERED_END.test(textOf(row))) return true;
  // Right above bookings of the table it is the name of a group ('할부': Hyundai Card).
  const isGroup = isOver && title.text === '할부';
  const isOther = (isOtherTable(title.text) && !isCard && !isGroup) || isRepeated || isOfAnnex;
  // Right below a balance that opens none it may begin where the texts do (Banque Populaire).
  const named = balanceWordIn(textOf(above ?? row))?.kind;
  const isBelowBalance = isAlone && named !== undefined && !OPENING.has(named);
  return (isPending && (isInFront || isBetween)) || ((isInFront || isBelowBalance) && isOther);
}

/** The cells of a row whose first one numbers the title behind it, which then begins there ('III.', 'INFORMACIÓN DE PAGO': CMR in Chile). */
function withoutNumber([number, title, ...others]: Cell[]): Cell[] {
  if (!number || !title) return number ? [number] : [];
  const isNumbered = /^(?:[IVX]{1,4}|\d{1,2})\.$/.test(number.text);
  return isNumbered ? [{ ...title, x: number.x }, ...others] : [number, title, ...others];
}

/** What stands behind its name in one cell ('Eindsaldo € 1.073,54': bunq). */
const FIGURE = / -?[€£$]? ?-?\d[\d.,' ]*[.,]\d\d$/u;

/** Whether labels stand over, or in front of, what an account opens and closes with: those of a box, of this account or of the next one (Garanti). */
export function headsBox({ cells }: Row): boolean {
  const kinds = cells.map(({ text }) => balanceLine(text.replace(FIGURE, '')));
  return kinds.includes('opening') && kinds.includes('closing');
}

/** Below these the bookings of a table begin. */
const OPENING = new Set<BalanceKind>(['opening', 'brought']);
/** Whether a row is of a box behind the last column in which a card says by when to pay, and tells nothing of the table ('Payment due Jan 28/24': Scotiabank). */
export function standsBeside({ cells: [first] }: Row, { header }: { header: Header }): boolean {
  if (!first || !header.placed || !saysDue(first.text)) return false;
  const edges = header.columns.map(({ right, valueRight = right }) => Math.max(right, valueRight));
  return first.x > Math.max(...edges) + BESIDE_TABLE;
}

/** Whether a row below bookings is one of labels, and so begins another table: of fees, of instalments. */
export function labelsAnother({ cells }: Row, { columns, rows }: Header): boolean {
  // Of a table without labels any may be the own ones, on a further page.
  if (rows === 0) return false;
  if (cells.length < LEAST_LABELS || cells.some(({ text }) => /\d/.test(text))) return false;
  // The labels of this table may be printed once more.
  const isOwn = (cell: Cell) =>
    columns.some(
      ({ x, right }) => Math.min(Math.abs(x - cell.x), Math.abs(right - cell.right)) < 2,
    );
  if (cells.every(isOwn)) return false;
  const known = cells.filter(({ text }) => columnRoleOf(text) !== null).length;
  return known >= LEAST_LABELS - 1 && known * 2 > cells.length;
}

const LEAST_LABELS = 3;

/** What will be charged later is listed below a sentence that says so. */
const ANNOUNCED =
  /(?:^information (?:pr[ée]alable|sur les frais pr[ée]vus)|ci-dessous (?:seront|vont [êe]tre) (?:d[ée]bit|pr[ée]lev)|^estimated (?:charges|interest|fees) to be debited)/iu;
/** Below a balance that does not hold them other lines are listed (BNP Paribas). */
const LEFT_OUT =
  /^(?:(?:ces|les) op[ée]rations ne sont pas (?:incluses|comprises|comptabilis[ée]es) dans (?:le|votre) solde|(?:diese|die folgenden) umsätze sind (?:noch )?nicht im (?:obigen )?saldo enthalten|these transactions are not (?:yet )?included in (?:the|your) (?:above )?balance)/iu;
/** Every bill of a card in Chile has this part behind that of the bookings. */
const NUMBERED_END = /^III\. ?INFORMACIÓN DE PAGO$/;
/** Behind it may stand whose card it is (BPI). */
const LONG_NUMBER = /^[\dX*•](?:[ -]?[\dX*•]){9,}(?: - \p{Lu}{2}|$)/u;
const MASKED_NUMBER = /^\d{4}[ -]?\d{2}[X*•]{2}/;
const IN_BRACKETS = /\([^)]*\)/g;
const BEGINS_WITH_AMOUNT = /^\d[\d.,' ]*[.,]\d\d(?!\d)/;
const isNear = (one: number, other: number) => Math.abs(one - other) < IN_FRONT;
/** No title is longer. */
const LONGEST_TITLE = 70;
