import type { PrintedAmount } from '../figures/amounts.ts';
import type { BalanceKind } from '../words/balance-names.ts';
import { COMMON } from '../words/currency-names.ts';
import type { Part } from './parts.ts';

/** What a page adds up is not what the part does. */
export const OF_PAGE =
  /\b(?:this page|page (?:sub ?-?)?totals?|seitensumme|umsatz seite|de la page|de esta p[áa]gina)\b/i;

/** Whether a sum is none of a part's: that of a page, or one in another currency, as that of the account above may stand below (Hang Seng: 'Total No. of Deposits HKD'). */
export function sumsOthers(text: string, currency: string | null): boolean {
  const codes = text.split(/[\s()]+/).filter((word) => COMMON.has(word));
  const isOther = codes.length > 0 && currency !== null && !codes.includes(currency);
  return OF_PAGE.test(text) || isOther;
}

/** What a page brings forward may name it by its number. */
export const OF_NUMBERED_PAGE =
  /(?<!\p{L})(?:seite|blatt|page|p[áa]gina|pag|folio|blad|strany|strony?|sida|side) ?\d/iu;

/** Both what goes from page to page and what a statement opens or closes with may be called so (Public Bank, Kasikornbank, PKO BP). */
export const OF_EITHER = /\b[bc]\/f\b|^ยอดยก|^saldo z przeniesienia/iu;

/** Whether a balance stands at the turn of a page. */
export function isPages(kind: BalanceKind): boolean {
  return kind === 'carried' || kind === 'brought';
}

/** What a page carries is the last balance on it, and may be printed without its sign. */
export function withSignOf({ bookings }: Part, printed: PrintedAmount): PrintedAmount {
  const last = bookings.at(-1)?.balance;
  const isLast = last?.minor === printed.minor && printed.direction === null;
  return isLast ? { ...printed, direction: last.direction, marker: last.marker } : printed;
}
