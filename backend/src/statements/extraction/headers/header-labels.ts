import { kindOfDays, namesBookingDays } from '../days/booking-days.ts';
import type { SolidDays } from '../figures/dates.ts';
import { type Cell, type Piece, partOf, type Row, wordsOf } from '../rows/rows.ts';
import { type ColumnRole, columnRoleOf, isDayRole, namesIn, roleOfLines } from '../words/labels.ts';
import { plainWords, withoutNumber } from '../words/plain-words.ts';
import { remembered } from '../words/remembered.ts';
import { linesOf, piecesApart, unglued, withBothWays } from './label-pieces.ts';
import { withText } from './named-texts.ts';
import { namesPayments, withPayments } from './payments-of-cards.ts';

/** Where the label stands, and where the values under it begin or end if that is known (see alignment.ts). */
export type Column = {
  role: ColumnRole;
  x: number;
  right: number;
  valueLeft?: number;
  valueRight?: number;
  /** Whether a column in front of this one bears dates of a name that may as well mean the day of booking. */
  isAlike?: boolean;
  /** Whether its label says that it holds the days of booking, which may be those of settlement, those of the purchases, or of value. */
  isBooking?: true;
  isSettled?: true;
  isPurchase?: true;
  isValue?: true;
  /** Whether its label names the days on which the bank processed something. */
  isProcessed?: true;
  /** Whether its label, the only one of days, names others than those of booking: of value, or of posting if it says so. */
  isSecondDay?: true;
  /** Whether the days of booking are named below its own label. */
  isOverBooking?: true;
  /** The word by which its label calls cheques ('Check No.'). */
  cheque?: string;
  /** Whether it holds what is charged on top of the amount in front of it. */
  isFee?: true;
  /** Whether its label may name what moved as well as how much. */
  mayBeText?: true;
  /** Whether its label names payments, which go to a card where another one names what was spent with it. */
  isOfPayments?: true;
  /** Whether its label may name the day of that. */
  mayBeDate?: true;
  /** The ways that its label names, in their order, where it names both ('Debit/Credit'). */
  sides?: ['in' | 'out', 'in' | 'out'];
  /** Whether it is passed over in front of amounts of which none bears a sign of its own. */
  leadsToUnsigned?: true;
  /** Whether its label names amounts, though another column behind it does, too. */
  isAmount?: true;
  /** How its days are printed where nothing stands between their parts: '0302'. */
  solid?: SolidDays;
};

/** A header as found. A header printed as one run of text names the columns without placing them. A box beside the table begins at until. */
export type Header = {
  columns: Column[];
  placed: boolean;
  rows: number;
  /** Whether the bookings under it stand in another table, too. */
  isRepeated?: boolean;
  until?: number;
  /** Where the texts of some bookings go on in a column without a label, behind all that have one. */
  further?: number;
  /** Where the table begins behind a box, or a code in the margin, that stands in front of it. */
  from?: number;
  /** Whether headings between its rows name the days of booking. */
  isUnderDays?: true;
  /** Whether a label below the others names a date, so that the second line of a booking begins with one. */
  hasDatesBelow?: boolean;
  /** Where the value dates and the texts of lower lines begin, and the text of the first (see lower-lines.ts). */
  lower?: { dateX: number; textX: number; firstX: number };
};

const DAYS: ColumnRole[] = ['date', 'otherDate'];
const MONEY: ColumnRole[] = ['in', 'out', 'amount', 'balance'];
/** Labels wrap over so many rows at most. */
export const MAX_HEADER_ROWS = 5;

export const MAX_PITCH = 2;
export const MAX_LABELS = 160;

/** The same header in which some of its columns stand for something else. */
export function withRoles(header: Header, roles: Map<Column, ColumnRole>): Header {
  const columns = header.columns.map((column) => ({
    ...column,
    role: roles.get(column) ?? column.role,
  }));
  return { ...header, columns };
}

/** Labels hold no figures, but for which one they mean ('1° VENC. CUOTA'). */
export function isLabelRow({ cells }: Row): boolean {
  return cells.every(({ text }) => isLabelText(text));
}

/** Whether a row is one text, beside which may stand in what the figures below it are ('(단위 : 원)': Hyundai Card). */
export function isTitle({ cells }: Row): boolean {
  return cells.filter(({ text }) => !/^\(단위 ?: ?\S+\)$/u.test(text)).length === 1;
}

export function isLabelText(text: string): boolean {
  return text.length <= MAX_LABELS && !/\d/.test(withoutNumber(text).replace(ORDINAL, ''));
}

const ORDINAL = /^\d(?:[°ºª]|er|ra?) (?=\p{L})|^\d{1,2}(?=月$)/u;
/** Cards of Korea print the principal of what is due, and in a column behind it the fee or the interest on that, or what was charged abroad. */
const FEE =
  /^수수료 ?[(/] ?이자\)?$|^이자 ?[(/] ?수수료\)?$|^(?:해외서비스|해외이용|국제브랜드) ?수수료$/u;
const CHEQUES = /^che(?:ck|que)\b/i;
const MOVEMENT = /^(?:movimi?ento|operaci[oó]n)$/i;
/** 'Transaction' in front of 'Posted', 'Sold' in front of that. */
const DAY_OF = /^(?:transaction|trans\.?|sold)$/i;

/** The columns of two labels of money that nothing parts ('OUTACCOUNT BALANCE': Starling), or none. */
function gluedMoney({ text, x, right }: Cell): Column[] {
  const glued = gluedIn(text);
  if (!glued) return [];
  const edge = x + (glued.at * (right - x)) / text.length;
  return [
    { role: glued.side, x, right: edge },
    { role: glued.money, x: edge, right },
  ];
}

/** Where in a text the second of two labels of money begins, and what both name, or null. */
const gluedIn = remembered((text): { at: number; side: ColumnRole; money: ColumnRole } | null => {
  for (let at = SHORTEST; at <= text.length - SHORTEST; at += 1) {
    if (/\s/.test(text.slice(at - 1, at + 1))) continue;
    const side = columnRoleOf(text.slice(0, at));
    const money = side && isSide(side) ? columnRoleOf(text.slice(at)) : null;
    if (side && money && isMoney(money) && money !== 'amount') return { at, side, money };
  }
  return null;
});

/** No label of money is shorter. */
const SHORTEST = 2;

/** The columns that a cell names: one, or several whose labels stand so close that they look like one text. */
export function columnsIn(cell: Cell): Column[] {
  const { text, x, right } = cell;
  const role = columnRoleOf(text);
  if (role) return [columnOf(role, cell)];
  // 'in euro' names no column of its own, and 'In AUD' one beside 'Out AUD'.
  if (text.length > MAX_LABELS || (plainWords(text) === '' && /\p{L}{4}$/u.test(text))) return [];
  const words = wordsOf(cell);
  const names = withBothWays(namesIn(words.map((word) => word.text)) ?? [], words);
  // Of a label that wraps and is unknown as a whole, the second line may be known ('Rekeningnummer' over 'Omschrijving').
  const lines = names.length === 0 ? linesOf(words) : [];
  const wrapped = lines.length === 2 ? roleOfLines(lines) : null;
  if (wrapped) return [{ role: wrapped, x, right }];
  // Labels that no blank parts, but more room than one, are those of columns, known or not ('BALANCE', 'BR/CH').
  const apart = names.length === 0 ? piecesApart(cell) : [];
  // Those drawn into each other are told by what each of them names ('Fecha Operación', 'Operación').
  const drawn = names.length === 0 ? cell.pieces.flatMap(unglued) : [];
  if (drawn.length > 1 && drawn.every((piece) => columnRoleOf(piece.text) !== null))
    return drawn.flatMap((piece) => columnsIn(partOf(cell, [piece])));
  if (names.length === 0 && drawn.length <= 1) {
    const money = gluedMoney(cell);
    if (money.length > 0) return money;
  }
  if (apart.length > 1) return apart.flatMap((pieces) => columnsIn(partOf(cell, pieces)));
  // A label that says the same in two languages is one.
  const [first] = names;
  const isStacked = words.some((word, at) => word.x < (words[at - 1]?.right ?? 0));
  const areDays = names.length > 0 && names.every(({ role: each }) => DAYS.includes(each));
  if (isStacked && areDays && isOverBooking(words, names))
    return [{ role: 'date', x, right, isOverBooking: true }];
  if (first && names.every((name) => name.role === first.role))
    return [{ role: first.role, x, right }];
  // 'Movimento' over 'Description': the word that may mean two things means what the other one says.
  const [other = null, ...more] = names.filter(({ role: each }) => each !== 'amount');
  if (isStacked && other?.role === 'description' && more.length === 0)
    return [{ role: other.role, x, right }];
  // 'Terhelés (-)' over 'Jóváírás': one column holds both, told apart by their signs.
  const sides = new Set(names.map(({ role: each }) => each));
  if (isStacked && sides.size === 2 && sides.has('in') && sides.has('out'))
    return [{ role: 'amount', x, right }];
  // 'Typ operacji' over 'Opis operacji', 'Währung' over 'Betrag': the lower one tells more of its column.
  const [upper, lower, ...rest] = names.map(({ role: each }) => each);
  const isVague = upper === 'other' || upper === 'ignored';
  if (isStacked && isVague && lower && rest.length === 0) return [{ role: lower, x, right }];
  return names.map(({ role, from, to }) => {
    return columnOf(role, partOf(cell, words.slice(from, to)));
  });
}

/** Whether the first of two names is that of other days than those of booking, and the second that of these ('Data operacji', 'Data księgowania'). */
function isOverBooking(words: Piece[], names: { from: number; to: number }[]): boolean {
  const [upper = '', lower = '', ...others] = names.map(({ from, to }) =>
    words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  );
  return others.length === 0 && namesBookingDays(lower) && !namesBookingDays(upper);
}

/** The ways that both halves of a label name: 'Debit/Credit'. */
function sidesOf(text: string): Column['sides'] | null {
  const [first, second, ...others] = text.split('/').map(columnRoleOf);
  if (others.length > 0 || !first || !second || first === second) return null;
  return isSide(first) && isSide(second) ? [first, second] : null;
}

/** The column of a role with what its label tells besides. */
function columnOf(role: ColumnRole, { text, x, right }: Cell): Column {
  const named = { role, x, right };
  if (MOVEMENT.test(text)) return { ...named, mayBeText: true };
  if (DAY_OF.test(text)) return { ...named, mayBeDate: true };
  if (role === 'out' && namesPayments(text)) return { ...named, isOfPayments: true };
  if (role === 'ignored' && FEE.test(text)) return { ...named, isFee: true };
  const [cheque] = (role === 'reference' && CHEQUES.exec(text)) || [];
  if (cheque) return { ...named, cheque };
  const sides = role === 'direction' || role === 'amount' ? sidesOf(text) : null;
  if (sides) return { ...named, sides };
  return { ...named, ...kindOfDays(text) };
}

/**
 * Names that depend on their neighbours: where only a second kind of date is printed (posting, value) it is the date. An
 * amount behind in and out is the running balance; one before them, or before another amount, is in a currency of its own.
 */
export function ranked(labels: Column[]): Column[] {
  const columns = withFirstDay(withText(withMoney(withPayments(labels))));
  const roles = columns.map((column) => column.role);
  const onlyDate = roles.includes('date') ? -1 : roles.indexOf('otherDate');
  const isSplit = roles.includes('in') && roles.includes('out');
  const lastSide = Math.max(roles.lastIndexOf('in'), roles.lastIndexOf('out'));
  // 'SALDO' stands over 'OPERACIÓN' and 'LIQUIDACIÓN': what names a text once more behind both sides names balances.
  const again = roles.indexOf('description', roles.indexOf('description') + 1);
  const mayBeMoney = columns[again]?.mayBeText === true;
  const isOnly = !roles.includes('balance') || roles[again + 1] === 'balance';
  const namesBalances = isSplit && again > lastSide && mayBeMoney && isOnly;
  // Behind two dates and a balance, a third one names the balance on that day.
  const dates = roles.filter((role) => isDayRole(role)).length;
  const isOnDay = dates > 2 && roles.at(-1) === 'otherDate' && roles.at(-2) === 'balance';
  const isBalance = (at: number) =>
    (namesBalances && at >= again) || (isOnDay && at === roles.length - 1);
  const hasText = roles.includes('description');
  const amounts = columns.filter(({ role }) => role === 'amount');
  // Behind all figures 'Movimento' names the text of a booking, whose amount other labels name.
  const last = columns.at(-1);
  const isNamed = isSplit || amounts.length > 1;
  const movement = !hasText && isNamed && last?.mayBeText ? last : undefined;
  const lastAmount = columns.findLastIndex((each) => each.role === 'amount' && each !== movement);
  const isChargeOf = (index: number) =>
    !isSplit && roles.includes('amount') && index > roles.lastIndexOf('balance');
  return columns.map((column, index) => {
    if (isBalance(index)) return { ...column, role: 'balance' };
    // What stands behind the balance moved nothing: 'AMOUNT, BALANCE, ACCRUED CHARGES'.
    if (column.role === 'out' && roles.includes('balance') && isChargeOf(index))
      return { ...column, role: 'ignored' };
    if (index === onlyDate) return { ...column, role: 'date', isSecondDay: true };
    // Of two dates the first is that of the booking, even where it is printed once a day only.
    if (column.role === 'date' && index > roles.indexOf('date'))
      return { ...column, role: 'otherDate', isAlike: true };
    if (column.role !== 'amount') return column;
    const isBefore = index < lastAmount || (isSplit && index < lastSide);
    // With its currency behind it this is what was paid abroad, and the texts stand below (Westpac).
    const isAbroad = isSplit && columns[index + 1]?.role === 'ignored' && !column.mayBeText;
    const isText = movement ? column === movement : isBefore && !isAbroad;
    if (!hasText && isText) return { ...column, role: 'description' };
    if (isSplit && index > lastSide && !roles.includes('balance'))
      return { ...column, role: 'balance' };
    if (!isSplit && index < lastAmount) return { ...column, role: 'ignored', isAmount: true };
    return isSplit ? { ...column, role: 'ignored' } : column;
  });
}

/** Of two days the first may be called by what happened on it, in front of a label for the texts: 'TRANSACTION, POSTED, DESCRIPTION' (NatWest). */
function withFirstDay(columns: Column[]): Column[] {
  const [first, second, ...others] = columns;
  const isDay = first?.mayBeDate && second?.role === 'otherDate';
  return isDay && others.some(({ role }) => role === 'description')
    ? [{ ...first, role: 'date' }, second, ...others]
    : columns;
}

/** 'Debit/Credit' names amounts where no other label does, and else tells which way they go. */
function withMoney(columns: Column[]): Column[] {
  if (columns.some(({ role }) => role !== 'balance' && isMoney(role))) return columns;
  return columns.map((column) =>
    column.role === 'direction' ? { ...column, role: 'amount' } : column,
  );
}

export function isMoney(role: ColumnRole): boolean {
  return MONEY.includes(role);
}

/** Whether columns are those of a table of bookings: they name a date or a text, and what moved. */
export function isTable(columns: Column[]): boolean {
  const roles = columns.map((column) => column.role);
  const dated = roles.includes('date') || roles.includes('otherDate');
  const named = dated || roles.includes('description');
  const sides = roles.filter((role) => role === 'in' || role === 'out').length;
  const money = roles.includes('amount') || new Set(roles.filter(isSide)).size === 2;
  return (named && money) || (dated && roles.includes('description') && sides === 1);
}

/** Whether a column holds the amounts of one way of money. */
export const isSide = (role: ColumnRole): role is 'in' | 'out' => role === 'in' || role === 'out';
