import { isWholeDate } from '../figures/dates.ts';
import type { Row } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { plainWords } from '../words/plain-words.ts';
import { movementOf, type RowReading, sumByMarks } from './readings.ts';

/** The numbered name of a group with what its bookings come to ('3. CARGOS, COMISIONES, IMPUESTOS Y ABONOS', '$ 7.739'). */
export function isNumberedSum({ cells: [name, sum, ...others] }: Row): boolean {
  return sum !== undefined && others.length === 0 && NUMBERED_NAME.test(name?.text ?? '');
}

const NUMBERED_NAME = /^\d{1,2}\. ?[\p{Lu},. ]{8,}$/u;

/** How many bookings went which way, and what they come to ('Debits', '34', '5,673.85': TD). */
export function isCountedSum({ cells: [name, count, sum, ...others] }: Row): boolean {
  const isNamed = /^(?:credits|debits|deposits|withdrawals)$/i.test(name?.text ?? '');
  return isNamed && /^\d{1,4}$/.test(count?.text ?? '') && sum !== undefined && others.length === 0;
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

/** Whether an amount is all that went one way so far, by the signs of the bookings: a dated row that is called a sum is one then ('Käive', 'Laekumised': Swedbank). */
export function isAllSoFar({ bookings }: Part, reading: RowReading): boolean {
  const amount = movementOf(reading)?.amount;
  if (!amount || bookings.length < LEAST_SUMMED) return false;
  const sumOf = (isOut: boolean) =>
    bookings
      .filter((each) => (each.amount.direction === -1) === isOut)
      .reduce((sum, each) => sum + each.amount.minor, 0);
  return amount.minor === sumOf(amount.direction === -1);
}

const LEAST_SUMMED = 3;
