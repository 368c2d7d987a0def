import { sumByMarks } from '../bookings/readings.ts';
import { readAmount } from '../figures/amounts.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { namesCard } from '../tables/unlabelled-numbers.ts';
import { plainWords } from '../words/plain-words.ts';
import { saysCard } from '../words/titles.ts';

/** What Italian cards call the limit of a month and the sum that is taken from their holder's account (Nexi). */
const LIMIT = /^limite di utilizzo/;
/** Beside the masked number of a card so is that of a month. */
const OF_MONTH = /^fido mensile/;
/** Accounts may have one, too. */
const LINE = /^linea di credito/;
const CHARGED =
  /^totale (?:da addebitare|addebito)(?: sul conto)?$|^questo mese le saranno addebitati$/;
/** The name of the sum, the account and the sum take so many rows. */
const ROWS_OF_CHARGE = 3;
const SAME_LEFT = 5;
/** A credit line, or fees, of an account are called so, too. */
const OF_ACCOUNT =
  /\bfido\b(?! (?:mensile|utilizzato))|\bsaldo (?:iniziale|finale|contabile|liquido|disponibile|precedente)\b|\bcompetenze\b/;

/**
 * Takes the sum to be charged for what a card closes with, where nothing else tells that it is one. Both names stand on statements
 * of accounts as well; these have balances, which bear their own signs.
 */
export function takeCharge(parts: Part[], outside: Row[], decimals: number): void {
  const [part, ...others] = parts.filter(({ bookings }) => bookings.length > 0);
  if (!part || others.length > 0 || part.opening || part.bookings.some(({ balance }) => balance))
    return;
  if (outside.some((row) => OF_ACCOUNT.test(plainWords(textOf(row))))) return;
  const isCard = outside.some((row) => saysCard(textOf(row)));
  const isNumbered = outside.some((row) => namesCard(textOf(row)));
  const isLimited = outside.some(
    ({ cells }) =>
      cells.some(isLimit) ||
      (isCard && cells.some(isLine)) ||
      (isNumbered && cells.some(isOfMonth)),
  );
  const from = outside.findIndex(({ cells }) => cells.some(isCharge));
  const [charged, ...below] = from < 0 ? [] : outside.slice(from, from + ROWS_OF_CHARGE);
  if (!isLimited || !charged) return;
  // The account that is charged may be named between the sum and its name, and another box stand beside both.
  const at = charged.cells.findIndex(isCharge);
  const beside = charged.cells.slice(at + 1);
  const under = below.flatMap(({ cells }) => cells);
  const [left = 0, end = 0] = [charged.cells[at]?.x, charged.cells[at]?.right];
  const isUnder = ({ x, right }: Cell) =>
    Math.abs(x - left) < SAME_LEFT || (x < end && left < right);
  const own = under.filter(isUnder);
  const isBeside = beside[0] !== undefined && readAmount(beside[0].text, decimals) !== null;
  const figures = isBeside ? [...beside, ...under] : [...own, ...beside, ...under];
  const [amount] = figures.flatMap(({ text }) => readAmount(text, decimals) ?? []);
  if (!amount) return;
  part.isCharged = true;
  part.closing ??= amount;
}

/**
 * Closes a card with what is left of its bill and the sum that is still to be charged for it, where what it opens with and its bookings come to both ('Debito
 * residuo al mese precedente', 'TOTALE ADDEBITO SUL SUO C/C', 'Debito residuo al 31/01/2025': Nexi).
 */
export function closeBeforeCharge(part: Part, outside: Row[], decimals: number): void {
  const { opening, closing, bookings } = part;
  const charges = outside.filter(({ cells }) => OF_BILL.test(plainWords(cells[0]?.text ?? '')));
  const [charge] = charges.flatMap(
    ({ cells }) => readAmount(cells.at(-1)?.text ?? '', decimals) ?? [],
  );
  if (!charge || !opening || !closing || bookings.length === 0) return;
  const left = opening.minor + sumByMarks(bookings);
  if (left === charge.minor + closing.minor) part.closing = { ...charge, minor: left };
}

const OF_BILL = /^totale addebito (?:sul suo c\/c|in conto)$/;

const isLimit = ({ text }: { text: string }) => LIMIT.test(plainWords(text));
const isLine = ({ text }: { text: string }) => LINE.test(plainWords(text));
const isOfMonth = ({ text }: { text: string }) => OF_MONTH.test(plainWords(text));
const isCharge = ({ text }: { text: string }) => CHARGED.test(plainWords(text));
