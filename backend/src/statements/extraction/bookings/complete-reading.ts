import { columnFor } from '../cells/cell-columns.ts';
import { asCheques } from '../cells/text-columns.ts';
import type { PrintedAmount } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import type { Header } from '../headers/columns.ts';
import { isSide } from '../headers/header-labels.ts';
import type { Cell } from '../rows/rows.ts';
import type { ColumnRole } from '../words/labels.ts';
import { movementOf, type RowReading } from './readings.ts';

/** What the cells of a row hold besides its reading: numbers of the bank, bare noughts, and amounts in another currency by their column. */
type Besides = {
  references: Cell[];
  noughts: number;
  foreign: { role: ColumnRole; amount: PrintedAmount }[];
};

/** Adds to a reading what only the whole row can tell, once all of its cells were taken. */
export function completeReading(
  reading: RowReading,
  header: Header,
  { references, noughts, foreign }: Besides,
): void {
  const { date, money } = reading;
  // An amount in another currency is the booking's own only where its row has nothing else to book; in brackets it is a note ('(33,31 EUR)': Sberbank).
  const isNote = !money.balance && foreign.some(({ amount }) => amount.marker === 'parentheses');
  const isAlone = !isNote && ((date && !header.hasDatesBelow) || money.balance);
  if (!movementOf(reading) && isAlone && foreign.length === 1)
    for (const { role, amount } of foreign) money[role] = amount;
  // A charge in a column of its own is the booking where its row has nothing else to book, and a balance, or a table with both sides and balances (Desjardins).
  const [out] = header.columns.filter(({ role }) => role === 'out' || role === 'amount');
  const isWaived = reading.texts.some(({ text }) => WAIVED.test(text));
  const isCharged = money.balance !== undefined || (hasSidesAndBalances(header) && !isWaived);
  if (reading.charge && out && date && isCharged && !movementOf(reading)) {
    money[out.role] = reading.charge;
    delete reading.charge;
  }
  // What was paid to a card has no share of this month, but stands in the column of prices with its minus ('MONTO CANCELADO': Santander in Chile).
  const isPaid = PAID.test(reading.texts[0]?.text ?? '') && reading.charge?.direction === -1;
  if (reading.charge && isPaid && date && !movementOf(reading) && hasPrices(header)) {
    money.amount = reading.charge;
    delete reading.charge;
  }
  const { amount } = money;
  if (reading.fee && amount && isBehindAmount(header))
    money.amount = { ...amount, minor: amount.minor + reading.fee.minor };
  // Noughts on both sides are a booking of nothing, as the interest of a month may be.
  if (noughts === 2 && date && money.balance && !movementOf(reading))
    money.in = { minor: 0, direction: null, marker: null, currency: null };
  // Beside columns of both sides a mark tells whether the balance in front of it is overdrawn (Federal Bank).
  if (reading.hint && money.balance?.direction === null && marksBalances(header))
    money.balance = { ...money.balance, direction: reading.hint, marker: 'letters' };
  completeTexts(reading, header);
  // A booking that is called by nothing but its number is called by that.
  if (reading.texts.length === 0 && movementOf(reading))
    reading.texts.push(...asCheques(references, header));
}

/** What would have been charged, and was not. */
const WAIVED =
  /\b(?:waived|offerts?|remises?|exon[ée]r\p{L}+|gratuit\p{L}*|erlassen|bonificad\p{L}+)(?!\p{L})/iu;

function hasSidesAndBalances({ columns }: Header): boolean {
  const roles = columns.map(({ role }) => role);
  return (['in', 'out', 'balance'] as const).every((role) => roles.includes(role));
}

/** Whether the column of marks stands right behind that of the balances, and each amount in that of its side. */
function marksBalances({ columns }: Header): boolean {
  const at = columns.findIndex(({ role }) => role === 'direction');
  return columns[at - 1]?.role === 'balance' && columns.some(({ role }) => isSide(role));
}

const PAID = /^(?:monto cancelado|pago)(?!\p{L})/iu;

/** Whether a column that is none of the account's stands in front of the amounts. */
function hasPrices({ columns }: Header): boolean {
  const roles = columns.map(({ role }) => role);
  return roles.includes('ignored') && roles.indexOf('ignored') < roles.indexOf('amount');
}

/** Whether a fee stands behind what is due without it; in front of that it is part of it (Shinhan). */
function isBehindAmount({ columns }: Header): boolean {
  const fee = columns.find(({ isFee }) => isFee);
  const due = columns.find(({ role }) => role === 'amount');
  return fee !== undefined && due !== undefined && fee.x > due.x;
}

/** Whether a text says no more than the day of value. */
export function saysValueDate(text: string): boolean {
  return VALUE_DATE.test(text);
}

// Behind a colon it is part of what CommBank says of a card's purchase.
const VALUE_DATE =
  /^(?:(?:Wertstellung|Date (?:de )?valeur|Valeur|Valuta|Fecha (?:de )?valor|Data valuta)\s*:?\s*\d[\d./ -]+|(?:Value Date|Valutadatum:?) (?:\d{1,2}[./-]\d{1,2}[./-](?:20)?\d\d|20\d\d-\d\d-\d\d|\d{1,2} \p{L}{3} \d{4}))$/iu;

function completeTexts(reading: RowReading, header: Header): void {
  const [first, ...rest] = reading.texts;
  if (!first) return;
  const column = columnFor(header, first);
  const text = header.columns.find(({ role }) => role === 'description');
  const isAlone = rest.length === 0;
  if (isAlone && text && column?.role === 'other' && first.right < text.x) reading.textX = text.x;
  if (isAlone) return;
  // A second date in front of the text is the value date, though no label names it.
  const isValueDate = reading.date !== null && isWholeDate(first.text);
  // Nor is a number or another calendar's day under that of the booking any of its text (Sberbank, Al Rajhi).
  const isUnderDate = column?.role === 'date' && first.x < column.right;
  const isCode = isUnderDate && /\d/.test(first.text) && !/\p{L}/u.test(first.text);
  // Its label may stand there, too, below the day of booking (Santander).
  const isLabelled = column?.role !== 'description' && saysValueDate(first.text);
  if (isValueDate || isCode || isLabelled) reading.texts.shift();
  // Behind a text a dash says that a column has nothing to tell (Inter).
  if (/^[-–—]$/.test(reading.texts.at(-1)?.text ?? '')) reading.texts.pop();
}
