import { isWholeDate, type PrintedDate } from '../figures/dates.ts';
import { type Row, textOf } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { balanceLine } from '../words/balance-names.ts';
import { plainWords } from '../words/plain-words.ts';
import { isTotal, isTurnover } from '../words/sums-and-flows.ts';
import { type Booking, movementOf, type RowReading, sumByMarks } from './readings.ts';

/** The numbered name of a group with what its bookings come to ('3. CARGOS, COMISIONES, IMPUESTOS Y ABONOS', '$ 7.739'). */
export function isNumberedSum({ cells: [name, sum, ...others] }: Row): boolean {
  return sum !== undefined && others.length === 0 && NUMBERED_NAME.test(name?.text ?? '');
}

const NUMBERED_NAME = /^\d{1,2}\. ?[\p{Lu},. ]{8,}$/u;

/** How many bookings went which way, and what they come to ('Debits', '34', '5,673.85', or 'Cred', '5', '4,668.13': TD). */
export function isCountedSum({ cells: [name, count, sum, ...others] }: Row): boolean {
  const isNamed = /^(?:cred|credits|debits?|deposits|withdrawals)$/i.test(name?.text ?? '');
  return isNamed && /^\d{1,3}$/.test(count?.text ?? '') && sum !== undefined && others.length === 0;
}

/** Whether what stands on a day in the column of one side comes to so much, though what was taken back stands there with a minus (Banca Transilvania). */
export function comeTo(
  bookings: readonly Booking[],
  { day, month }: PrintedDate,
  side: 'in' | 'out',
  minor: number,
): boolean {
  const ofDay = bookings.filter(({ date }) => date?.day === day && date.month === month);
  const own = ofDay.filter((each) => each.side === side).map(({ amount }) => amount);
  const plain = own.reduce((sum, amount) => sum + amount.minor, 0);
  const signed = own.reduce((sum, amount) => sum + (amount.direction ?? 1) * amount.minor, 0);
  return [plain, Math.abs(signed)].includes(minor);
}

/**
 * Whether a sum tells what will be debited for all bookings so far, and every row with a day below it says in which other currency one of that
 * day was paid ('TOTAL À DÉBITER LE 31/03/2025', 'Opérations en devises': Boursorama).
 */
export function endsBill(
  { bookings }: Part,
  text: string,
  { money }: RowReading,
  below: Row[],
): boolean {
  const [sum, ...others] = Object.values(money);
  const isAll = sum?.minor === Math.abs(sumByMarks(bookings)) && others.length === 0;
  if (bookings.length < 2 || !isAll || !DEBITED.test(plainWords(text))) return false;
  const dated = below.filter(({ cells: [day] }) => day !== undefined && isWholeDate(day.text));
  const repeats = ({ cells: [day, ...cells] }: Row) => {
    const ofDay = bookings.filter((each) => each.cells[0]?.text === day?.text);
    const isAgain = ({ text }: { text: string }) =>
      text.length >= LEAST_TEXT && ofDay.some((each) => each.text.includes(text));
    return cells.some(isAgain) && cells.some(({ text }) => ABROAD.test(text));
  };
  return dated.length > 0 && dated.every(repeats);
}

/** An amount with the code of its currency, which is not the euro of the cards that are read so. */
const ABROAD = /^[\d., ]+ (?!EUR)[A-Z]{3}$/;

/** A shorter text may be part of any. */
const LEAST_TEXT = 6;

/** What will be taken from the account of a card's holder. */
const DEBITED =
  /\b(?:a (?:debiter|prelever|cargar|adeudar)|d[ae] addebitare|abgebucht|af te schrijven|te incasseren)\b/;

/**
 * Whether a dated row that is called a sum is one ('Käive', 'Laekumised': Swedbank): all that went its way so far, in a list without running balances,
 * right above the closing balance, with the sum of the other way beside it or for several bookings; or what moved on its day, whatever was read of that.
 */
export function isAllSoFar(
  { bookings }: Part,
  reading: RowReading,
  near: readonly (Row | undefined)[],
): boolean {
  const movement = movementOf(reading);
  const [above, row, below, next] = near;
  if (row && isTurnover(textOf(row))) return true;
  if (!movement || reading.money.balance || bookings.some(({ balance }) => balance)) return false;
  const wayOf = ({ side, amount }: Pick<Booking, 'side' | 'amount'>) =>
    amount.direction ?? (side === 'out' ? -1 : 1);
  const own = bookings.filter((each) => wayOf(each) === wayOf(movement));
  const sum = own.reduce((total, { amount }) => total + amount.minor, 0);
  const isSum = (row: Row | undefined) => row?.cells.some(({ text }) => isTotal(text)) ?? false;
  const closes = (row: Row | undefined) =>
    row?.cells.some(({ text }) => balanceLine(text) === 'closing') ?? false;
  const isPaired = (isSum(below) && closes(next)) || (isSum(above) && closes(below));
  const isLast = closes(below) && own.length > 1;
  return sum === movement.amount.minor && (isPaired || isLast);
}
