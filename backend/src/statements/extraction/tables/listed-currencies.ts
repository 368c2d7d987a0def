import { isBookingRow } from '../bookings/booking-rows.ts';
import { currencyOfLine, pesoIn } from '../currencies/currencies.ts';
import { readAmount } from '../figures/amounts.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { CODES } from '../words/currency-names.ts';
import { onlyCurrencyIn } from '../words/currency-words.ts';
import { hasFigure } from './headings.ts';

/** The one currency of the rows above that begin with the name of an account, or hold its number, beside a figure; or null. */
export function currencyListed(rows: Row[], index: number, account: string): string | null {
  const name = rows[index]?.cells[0]?.text;
  const bare = (text: string) => text.replace(/[ .-]/g, '');
  // An IBAN ends with the number that an overview may call its account by (HSBC).
  const isEnd = (text: string) => /^\d{7,}$/.test(text) && bare(account).endsWith(text);
  const isOf = ({ text }: Cell, at: number) =>
    (at === 0 && text === name) || bare(text).includes(bare(account)) || isEnd(bare(text));
  const listed = rows
    .slice(0, index)
    .filter((row) => !isBookingRow(row) && row.cells.some(isOf) && hasFigure(row));
  const marked = ({ cells }: Row) =>
    cells.map(({ text }) => (CODES.has(text) ? text : readAmount(text, 2)?.currency));
  const named = (row: Row) =>
    currencyOfLine(row, pesoIn(rows)) ?? onlyCurrencyIn(textOf(row).slice(0, MAX_LISTED));
  const told = listed.map((row) => marked(row).find(Boolean) ?? named(row));
  const currencies = new Set(told.filter((code) => code !== null));
  const [currency = null] = currencies;
  return currencies.size === 1 ? currency : null;
}

/** A row of an overview is no longer. */
const MAX_LISTED = 150;
