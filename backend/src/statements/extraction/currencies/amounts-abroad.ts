import { isBookingRow } from '../bookings/booking-rows.ts';
import { readAmount } from '../figures/amounts.ts';
import type { Cell, Row } from '../rows/rows.ts';

/**
 * What was spent in other currencies: amounts with a rate behind them ('USD 50.14 @ 0.3081'), those with a currency alone on the line below
 * a booking ('USD 4.95'), and the marked amounts in front of the bare ones of bookings, under a label that says so.
 */
export function amountsAbroad(rows: Row[]): Set<Cell> {
  const rated = rows.flatMap(({ cells }, index) => {
    const above = rows[index - 1];
    const isBelow = cells.length === 1 && above !== undefined && isBooked(above);
    const isSpent = ({ text }: Cell) => isBelow && Boolean(readAmount(text, 2)?.currency);
    return cells.filter(
      (cell) => RATED.test(cell.text) || SAID_SPENT.test(cell.text) || isSpent(cell),
    );
  });
  const labels = rows.flatMap(({ cells }) => (cells.length > 1 ? cells.filter(namesForeign) : []));
  if (labels.length === 0) return new Set(rated);
  const isUnder = (cell: Cell) => labels.some(({ x, right }) => x < cell.right && cell.x < right);
  const marked = rows.filter(isBookingRow).flatMap(({ cells }) => {
    const amounts = cells.flatMap((cell) => {
      const amount = readAmount(cell.text, 2) ?? readAmount(cell.text, 0);
      return amount ? [{ cell, currency: amount.currency }] : [];
    });
    const [first, second] = amounts.slice(-2);
    return first?.currency && second?.currency === null && isUnder(first.cell) ? [first.cell] : [];
  });
  return new Set([...rated, ...marked]);
}

/**
 * What stands beside or behind the rate between two currencies in a text of a booking ('412,00 CHF', '1 EUR = 0,940260 CHF': Société Générale),
 * but where the text repeats with its mark what was booked.
 */
export function exchangedIn(rows: Row[], details: ReadonlySet<Row>): Cell[] {
  let booked = new Set<number>();
  const amountsIn = ({ cells }: Row) =>
    cells.flatMap(({ text }) => readAmount(text, 2)?.minor ?? []);
  return rows.flatMap((row) => {
    if (!details.has(row)) booked = new Set(amountsIn(row));
    const isRated = details.has(row) && row.cells.some(({ text }) => EXCHANGED.test(text));
    return isRated && !amountsIn(row).some((minor) => booked.has(minor)) ? row.cells : [];
  });
}

const EXCHANGED = /(?<![\p{L}\d])1 [A-Z]{3} ?= ?\d[\d.,]* ?[A-Z]{3}$/u;

/** Whether a row begins with a number, as days do in whichever order, and ends with an amount without a mark. */
function isBooked({ cells }: Row): boolean {
  const amount = readAmount(cells.at(-1)?.text ?? '', 2);
  return cells.length > 2 && /^\d/.test(cells[0]?.text ?? '') && amount?.currency === null;
}

/** 'Originalbetrag 58,00 USD', 'Kurs 1,07 USD' */
const SAID_SPENT =
  /^(?:original(?:betrag|umsatz)|(?:wechsel|umrechnungs)?kurs|original amount|(?:exchange|conversion) rate|montant (?:d'origine|initial)|cours|importo originale|importe original|tipo de cambio|cambio|koers|kurz)(?!\p{L})[^.]*\d[\d.,]* ?[A-Z]{3}(?: |$)/iu;
const RATED = /^[A-Z]{3} [\d.,]+ ?@ ?\d[\d.,]*$/;

/** Whether a text is the label of amounts in other currencies, or the second line of it ('vreemde valuta'). */
function namesForeign({ text }: Cell): boolean {
  return text.length < LONGEST_LABEL && !/\d/.test(text) && FOREIGN.test(text);
}

const LONGEST_LABEL = 40;

/** What was paid abroad is in another currency than the account's. */
export const FOREIGN =
  /foreign (?:currency|spend|amount)|transaction currency|fremdw[äa]hrung|devise [ée]trang[èe]re|moneda extranjera|valuta estera|vreemde valuta|moeda estrangeira/i;
