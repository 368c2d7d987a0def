import { isForeign } from '../currencies/home-currencies.ts';
import {
  lastAmountOf,
  looksLikeMoney,
  type PrintedAmount,
  readAmount,
  trailingAmounts,
} from '../figures/amounts.ts';
import {
  columnDate,
  type DateOrder,
  leadingDate,
  type PrintedDate,
  wholeDate,
} from '../figures/dates.ts';
import { type Header, isMoney } from '../headers/columns.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { SERIAL } from '../rows/without-columns.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { type ColumnRole, isDayRole } from '../words/labels.ts';
import { directionNamed } from '../words/marks.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import { type RowReading, type Style, signedBefore } from './readings.ts';

const LEADING = /^(?:\d{1,2}:\d\d(?::\d\d)?|(?:19|20)\d\d(?= |$)|\/(?= ?\d))\s*/;
const MOST_DATES = 3;
/** The year of a date that stands on the line above, or those of two (Deutsche Bank). */
const YEAR = /^((?:19|20)\d\d)(?: (?:19|20)\d\d(?= |$)|(?= \p{L}|$))/u;
/** Two letters of a weekday behind a date, under a label of their own. */
const WEEKDAY = /^\p{L}{2}\.? (?=\p{L})/u;
/** A number between the text and the amounts, under a label that says so. */
const REFERENCE = /^\d{2,12}$/;
/** What was paid abroad, and the rate, behind the text. */
const FOREIGN = / [A-Z]{3} [\d.,]+ \d+[.,]\d{3,6}$/;

/** What is left of a period whose end stands in a column of its own: '01.01.2024 -'. */
const DASH_BEHIND = /(?<=\d) [-–]$/;

/** What a line says so far, and what of it has not been understood yet. */
type Line = {
  text: string;
  dates: PrintedDate[];
  amounts: PrintedAmount[];
  /** The only date, where it stands behind the words and another should stand in front of them. */
  late?: PrintedDate;
};

/** A line drawn as one text: what it says stands in the order of the header, dates and amounts before or behind the words. */
export function readUnplaced(row: Row, header: Header, style: Style): RowReading {
  const first = row.cells[0];
  const roles = header.columns.map((column) => column.role);
  const line = lineOf(textOf(row), roles, style);
  const { amounts } = line;
  const isDetail = amounts.length === 0 && line.dates.length === 0;
  const [years = '', year = ''] = (isDetail && YEAR.exec(line.text)) || [];
  const text = (roles.includes('ignored') ? line.text.replace(FOREIGN, '') : line.text)
    .slice(years.length)
    .replace(DASH_BEHIND, '')
    .trim();
  const balance = roles.includes('balance') && amounts.length > 1 ? amounts.at(-1) : undefined;
  const before = balance ? amounts.slice(0, -1) : amounts;
  const moved = isSplit(roles) ? before.findLast(({ minor }) => minor !== 0) : undefined;
  const amount = moved ?? signedBefore(before) ?? before.at(-1);
  const money: RowReading['money'] = {};
  if (amount) money.amount = amount;
  if (balance) money.balance = balance;
  const last = text.split(' ').at(-1) ?? '';
  // No text ends with this word, as one may with others of the column ('ab').
  const isNamed = roles.includes('direction') || (amounts.length > 0 && last === 'dazu');
  const hint = isNamed ? directionNamed(last) : null;
  const printed = line.dates[roles.filter(isDayRole).indexOf('date')] ?? line.dates[0];
  // Below headings of the days of booking those of lines are others (Nordea in Finland).
  const other = header.isUnderDays ? printed : line.late;
  return {
    date: (header.isUnderDays ? null : printed) ?? null,
    ...(other ? { otherDate: other } : {}),
    money,
    texts: first && text ? [{ ...first, text }] : [],
    codes: [],
    hint,
    year: year === '' ? null : Number(year),
    hasForeign: false,
    leadsWithValueDate: header.hasDatesBelow === true,
    ...(first ? { whole: { ...first, text: textOf(row) } } : {}),
    ...(first && header.hasDatesBelow ? { undated: { ...first, text: undated(row, style) } } : {}),
  };
}

/** What a line says behind the dates in front. */
function undated(row: Row, style: Style): string {
  return leadingDates(textOf(row), [], style).text;
}

function lineOf(whole: string, roles: ColumnRole[], style: Style): Line {
  const at = roles.indexOf('description');
  const [before, behind] = at < 0 ? [roles, []] : [roles.slice(0, at), roles.slice(at + 1)];
  const isNumbered = before[0] === 'ignored' || before[0] === 'reference';
  const unnumbered = isNumbered ? whole.replace(SERIAL, '') : whole;
  const bare = roles.at(-1) === 'reference' ? unnumbered.replace(NUMBER_BEHIND, '') : unnumbered;
  const leading = leadingDates(bare, before, style);
  if (before.some(isMoney) && leading.dates.length > 0) {
    const { text, amounts } = leadingAmounts(leading.text, before.filter(isMoney).length, style);
    if (amounts.length > 0) return { text, amounts, dates: leading.dates };
  }
  if (isParted(behind))
    return withLateDate(partedFrom(leading, whole, behind, style), leading, before);
  const { decimals, isWhole, isSpaced } = style;
  const { rest, amounts } = withoutNamed(
    leading.text,
    trailingAmounts(leading.text, decimals, isWhole, isSpaced),
    style,
  );
  // What was paid abroad is a detail of the booking above ('Original2500000,00 IDR 1': DKB; 'IDR 1450000.00': CommBank).
  const named = readAmount(leading.text, decimals, isWhole);
  const isAbroad = [...amounts, named].some((each) => each && isForeign(each, style.currency));
  const isNone = isAbroad || (decimals > 0 && !isWhole && YEAR_BEHIND.test(leading.text));
  if (isNone && leading.dates.length === 0) return { ...leading, amounts: [] };
  if (amounts.length === 0 || !behind.some(isDayRole)) return { ...leading, text: rest, amounts };
  const trailing = trailingDates(rest, behind, style);
  return { text: trailing.text, amounts, dates: [...leading.dates, ...trailing.dates] };
}

/** A title with its year ('LIQUIDITES sur PEA N° 1 - 2021': Fortuneo). */
const YEAR_BEHIND = /\p{L}.* [-–] (?:19|20)\d\d$/u;

/** The number of a booking behind its amount, or behind the day of value (DNB: '518,20 01.12.25 150647000'). */
const NUMBER_BEHIND = /(?<=\d[.,]\d\d(?:\d\d)?) \d{6,14}$/;

type Trailing = ReturnType<typeof trailingAmounts>;

/**
 * The last two of several amounts, where those in front of them name another currency, or the same sum: these end the text ('Converted 80.00 EUR to
 * 92.65 USD', '92.65', '2,125.43': Wise). Else they stand in a column of their own.
 */
function withoutNamed(text: string, all: Trailing, { currency }: Style): Trailing {
  const [named, own] = [all.amounts.slice(0, -2), all.amounts.slice(-2)];
  const words = text.split(' ');
  const areBare = own.every((amount) => amount.currency === null);
  const areWords = words.slice(-2).every((word) => looksLikeMoney(word));
  const isTold = (amount: PrintedAmount) =>
    amount.currency !== null && (isForeign(amount, currency) || amount.minor === own[0]?.minor);
  if (named.length === 0 || !named.every(isTold) || !areBare || !areWords) return all;
  return { ...all, rest: words.slice(0, -2).join(' '), amounts: own };
}

/** Where the day of booking stands in front of the first booking of a day only, the one behind the text is that of value. */
function withLateDate(line: Line, leading: Omit<Line, 'amounts'>, before: ColumnRole[]): Line {
  const [late] = line.dates;
  const isLate = late !== undefined && leading.dates.length === 0 && before.includes('date');
  return isLate ? { ...line, dates: line.dates.slice(1), late } : line;
}

function leadingDates(whole: string, before: ColumnRole[], style: Style): Omit<Line, 'amounts'> {
  if (isPeriod(whole, style.order)) return { text: whole, dates: [] };
  const dates: PrintedDate[] = [];
  let text = whole;
  while (dates.length < MOST_DATES) {
    const isFirst = dates.length === 0 && isDayRole(before[0]);
    const dated = isFirst ? columnDate(text, style.order) : leadingDate(text, style.order);
    // A day that runs into letters is the stamp of a till or a reference ('2024-10-13T22:28').
    if (
      !dated ||
      (/^[\d./-]+$/.test(text.slice(0, dated.length)) && GLUED.test(text.slice(dated.length)))
    )
      break;
    dates.push(dated.date);
    text = text.slice(dated.length).trim().replace(LEADING, '');
  }
  if (dates.length === 1 && before.filter(isDayRole).length > 1) text = text.replace(WEEKDAY, '');
  return { text, dates };
}

/** Whether a line is no more than two days with a word between, as the period in the head of another account ('1 JUN 2026 al 30 JUN 2026'). */
function isPeriod(whole: string, order: DateOrder): boolean {
  const behind = whole.slice(leadingDate(whole, order)?.length ?? whole.length).trim();
  const [between = ''] = BETWEEN.exec(behind) ?? [];
  return between !== '' && wholeDate(behind.slice(between.length), order) !== null;
}

const BETWEEN = /^(?:al?|to|bis|au|hasta|at[ée]|do|t\/m|through|until|[-–—]) +/iu;
const GLUED = /^\p{L}/u;

/** The amounts in front of the words, no more than the header names. */
function leadingAmounts(text: string, most: number, style: Style): Omit<Line, 'dates'> {
  const amounts: PrintedAmount[] = [];
  let words = text.split(' ');
  while (amounts.length < most) {
    const count = [2, 1].find((each) =>
      readAmount(words.slice(0, each).join(' '), style.decimals, style.isWhole),
    );
    const taken = count && lastAmountOf(words.slice(0, count), style.decimals, style.isWhole);
    if (!taken) break;
    amounts.push(taken.amount);
    words = words.slice(count);
  }
  return { text: words.join(' '), amounts };
}

/** The dates between the words and the amounts, and the numbers among them that have a label of their own. */
function trailingDates(text: string, behind: ColumnRole[], style: Style): Omit<Line, 'amounts'> {
  const words = text.split(' ');
  const dates: PrintedDate[] = [];
  let most = behind.filter(isDayRole).length;
  while (most > 0) {
    const word = words.at(-1) ?? '';
    const dated = columnDate(word, style.order);
    const isNumber = behind.includes('reference') && REFERENCE.test(word);
    if (dated?.length === word.length) {
      dates.unshift(dated.date);
      most -= 1;
    } else if (!isNumber || dates.length === 0) break;
    words.pop();
  }
  return { text: words.join(' '), dates };
}

/** Whether a date stands behind the amounts, with no more than a balance behind it ('Valuta', 'Saldo'). */
function isParted(behind: ColumnRole[]): boolean {
  const money = behind.findIndex(isMoney);
  return money >= 0 && behind.findLastIndex(isDayRole) > money;
}

/** Where each booking has a date behind its amount, an amount beside none, or a date alone, is a detail of the one above. */
function partedFrom(
  line: Omit<Line, 'amounts'>,
  whole: string,
  behind: ColumnRole[],
  style: Style,
): Line {
  const { decimals, isWhole, isSpaced } = style;
  const { rest, amounts } = trailingAmounts(line.text, decimals, isWhole, isSpaced);
  const dated = trailingDates(rest, behind, style);
  const before = trailingAmounts(dated.text, decimals, isWhole, isSpaced);
  if (dated.dates.length > 0 && before.amounts.length > 0)
    return {
      text: before.rest,
      amounts: [...before.amounts, ...amounts],
      dates: [...line.dates, ...dated.dates],
    };
  const isNamed = isTotal(line.text) || balanceWordIn(line.text) !== null;
  if (isNamed) return { ...line, text: rest, amounts };
  const isDetail = line.dates.length === 0 || line.text === '';
  return isDetail ? { text: whole, amounts: [], dates: [] } : { ...line, amounts: [] };
}

const isSplit = (roles: string[]) => roles.includes('in') && roles.includes('out');
