import { isBookingRow } from '../bookings/booking-rows.ts';
import { looksLikeMoney } from '../figures/amounts.ts';
import { leadingDate } from '../figures/dates.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { SERIAL } from '../rows/without-columns.ts';
import { namesBonus } from '../words/bonus-words.ts';

/**
 * Whether a balance is that of a bonus, which its own text says, or the labels beside it ('Saldo Awal', 'Poin Baru', 'Saldo Akhir'), or
 * the row in which that is earned ('Rewards: opening balance $41.20', 'earned $12.84', 'closing balance $54.04').
 */
export function isOfBonus(rows: Row[], index: number, cell: Cell): boolean {
  if (namesBonus(cell.text) || isUnderBonus(rows, index, cell)) return true;
  const { cells = [] } = rows[index] ?? {};
  // A line of several figures begins with what it is about ('REWARD BCA: SALDO AWAL 1.204', 'PEROLEHAN 214').
  const lead = cells[0]?.text ?? '';
  if (cells.length > 2 && namesBonus(lead) && [lead, cell.text].every((text) => /\d/.test(text)))
    return true;
  // A figure may say itself what it counts ('前月末残高', '2,318 ポイント': AEON).
  const beside = cells[cells.indexOf(cell) + 1]?.text.normalize('NFKC') ?? '';
  if (COUNT_OF_BONUS.test(beside)) return true;
  const areLabels = cells.length > 2 && cells.every(({ text }) => !/\d/.test(text));
  if (areLabels && cells.some(({ text }) => namesBonus(text))) return true;
  const says = (what: RegExp) => cells.some(({ text }) => what.test(text));
  // What was earned and redeemed is no money (BMO: 'Previous balance', 'Earned this month', 'Redeemed', 'New balance').
  if (says(EARNED) && says(REDEEMED)) return true;
  const isEarned = cells.some(({ text }) => /^earned\b|獲得|获得|적립/i.test(text));
  return isEarned && cells.some(({ x, text }) => x < cell.x && namesBonus(text));
}

const COUNT_OF_BONUS =
  /^\d[\d.,' ]*(?:\p{L}*points?|pts|punkte|puntos|pontos|punti|puan|miles|ポイント|포인트|點|点)$/iu;
const EARNED = /^(?:earned|generad[oa]s?)(?!\p{L})/iu;
const REDEEMED = /^(?:redeemed|(?:utilizad|canjead|redimid)[oa]s?)(?!\p{L})/iu;

/** Whether a cell stands in a box beside others whose title, at its left edge, is that of a bonus ('REWARD SUMMARY', 'Opening Balance': SBI Card). */
function isUnderBonus(rows: Row[], index: number, { x }: Cell): boolean {
  const from = Math.max(0, index - ROWS_OF_BOX);
  const inBox = (cell: Cell) => Math.abs(cell.x - x) < SAME_EDGE;
  const isOnPage = (row: Row | undefined) => row?.page === rows[index]?.page;
  const offset = rows.slice(from, index).findLastIndex((row, at) => {
    const isTitle = ({ text }: Cell) => isTitleOfBonus(text) || isSetApart(rows, from + at);
    return (
      isOnPage(row) && row.cells.some((cell) => inBox(cell) && !isNamed(row, cell) && isTitle(cell))
    );
  });
  const title = offset < 0 ? undefined : rows[from + offset]?.cells.find(inBox);
  if (!title || !isTitleOfBonus(title.text)) return false;
  // A box of its own begins with what it opened with (Discover).
  const above = rows[from + offset - 1];
  const isLead = offset === rows.slice(from, index).length - 1 && !(above && isBookingRow(above));
  if (isLead && /^cash ?back bonus$/i.test(title.text)) return true;
  return rows
    .slice(from + offset, index + 1)
    .some(({ cells }) => cells.some((cell) => cell.x < x - BESIDE));
}

/** Whether a figure stands behind a cell in its row, so that it is no title. */
function isNamed({ cells }: Row, cell: Cell): boolean {
  return cells.slice(cells.indexOf(cell) + 1).some(({ text }) => /\d/.test(text));
}

/** Whether a row stands farther from the one above than from the one below, as the first of a box does; a line of a box may say something else ('Member since May'). */
function isSetApart(rows: Row[], index: number): boolean {
  const [above, row, below] = rows.slice(Math.max(0, index - 1), index + 2);
  if (!above || !row || !below || above.page !== row.page) return true;
  return row.baseline - above.baseline > FARTHER * (below.baseline - row.baseline);
}

const FARTHER = 1.2;
const SAME_EDGE = 3;
/** A box beside others begins so far behind them, in points. */
const BESIDE = 100;
const ROWS_OF_BOX = 8;
const isTitleOfBonus = (text: string) => TITLE_OF_BONUS.test(text);
const TITLE_OF_BONUS =
  /^(?:(?:reward|bonus|points?|loyalty)s? summary|your (?:cash ?back )?rewards?|cash ?back bonus)$/i;

/** Whether a figure of several digits without the decimals that the account has stands right behind a name: points or shares, and no money ('Closing balance', '10 320'). */
export function isOfCount(
  { cells }: Row,
  cell: Cell,
  { decimals, isWhole }: { decimals: number; isWhole: boolean },
): boolean {
  const beside = cells[cells.indexOf(cell) + 1];
  if (beside === undefined || NUMBERED.test(cell.text)) return false;
  return decimals > 0 && !isWhole && COUNT.test(beside.text);
}

/** What ends so is followed by the number of a statement, and by the balance behind that ('Kontostand am 04.12.2024, Auszug Nr.', '12', '2.862,11': DKB). */
const NUMBERED =
  /(?:auszug|statement|relev[ée]|extracto|estratto)\P{N}{0,12}(?<!\p{L})(?:nr|no|nº|n°|núm|num)\.?$/iu;

const COUNT = /^[1-9]\d{0,2}(?:[ .,’']\d{3})+$|^[1-9]\d{1,5}$/;

/** Whether labels of balances are those of what is held in securities: one column of symbols tells it, where no price stands ('Symbol', 'Beginning Balance($)': Schwab). */
export function isOfHoldings({ cells }: Row): boolean {
  return cells.some(({ text }) => /^(?:symbol|isin|cusip)$/i.test(text));
}

/**
 * Whether a name stands in the box in which a quarter's interest and fees are charged, which closes no account ('Rechnungsabschluss per 30.06.2025',
 * 'Sollzinsen', 'Abrechnungsbetrag gesamt': Sparkasse).
 */
export function isOfQuarter(rows: Row[], index: number): boolean {
  const near = rows.slice(Math.max(0, index - ROWS_OF_BOX), index + 1);
  const { page } = rows[index] ?? {};
  // Among bookings it is the heading of what was charged (Volkswagen Bank).
  const isCharged = near.at(-1)?.cells.some(({ text }) => /^abrechnungsbetrag\b/i.test(text));
  const box = isCharged ? near : near.slice(near.findLastIndex(isDatedLine) + 1);
  return box.some(
    ({ page: own, cells }) =>
      own === page &&
      cells.some(({ text }) => /^rechnungsabschluss\b/i.test(text)) &&
      // With a figure it is what was booked.
      !cells.some(({ text }) => looksLikeMoney(text)),
  );
}

/** Whether a row is that of a booking, be it drawn as one text behind its number. */
function isDatedLine(row: Row): boolean {
  const text = textOf(row).replace(SERIAL, '');
  const day = leadingDate(text, 'DM');
  const isPeriod = day !== null && /^ ?(?:bis|[-–]) ?\d/.test(text.slice(day.length));
  return day !== null && !isPeriod && /\d[.,]\d\d$/.test(text);
}
