import type { CsvHeader } from './columns.ts';
import type { CsvRecord } from './records.ts';
import { isKind } from './sections.ts';
import type { CsvBooking } from './sorted-out.ts';

/** What a column is called that names the account of a row, and not that of the other side or a card. */
const OWN =
  /^(?:account|account (?:number|name)|bank account|posted account|accountnum|iban ?\/ ?bban|rekening|auftragskonto|iban auftragskonto|saskaitos nr)$/;

/** An account, or what it holds, or that of the other side: of the own side where all are listed above the table (ING in Poland). */
const IF_LISTED = 'konto';

/** So many cells has a row that is more than a line below the table. */
const LEAST_CELLS = 3;
const isName = (role: string) => role === 'payee' || role === 'payer';
/** These may just as well name the account of the other side, and do beside its name (N26). */
const OF_EITHER_SIDE = /^(?:account(?: number)?|konto)$/;

/**
 * The column that tells of which account each row is, or null where all are of one. That of the other side is empty in some
 * rows, stands beside a name, or has nearly as many accounts in it as there are rows.
 */
export function accountColumnOf(
  header: CsvHeader,
  rows: readonly CsvRecord[],
  preamble: readonly CsvRecord[],
): number | null {
  const whole = rows.filter(({ cells }) => cells.filter(Boolean).length >= LEAST_CELLS);
  const isOfSeveral = (index: number) => {
    const names = whole.map(({ cells }) => cells[index] ?? '');
    const times = [...Map.groupBy(names, (name) => name).values()].map(({ length }) => length);
    const once = times.filter((count) => count === 1).length;
    return times.length > 1 && !names.includes('') && once * 3 <= times.length * 2;
  };
  const isBesideName = (index: number) =>
    header.columns.some(({ role, index: at }) => isName(role) && Math.abs(at - index) === 1);
  const listed = new Set(preamble.flatMap(({ cells }) => cells));
  const areListed = (index: number) => whole.every(({ cells }) => listed.has(cells[index] ?? ''));
  const found = header.words.findIndex(
    (words, index) =>
      (OWN.test(words) || (words === IF_LISTED && areListed(index))) &&
      !(OF_EITHER_SIDE.test(words) && isBesideName(index)) &&
      isOfSeveral(index),
  );
  return found < 0 ? null : found;
}

/**
 * Whether rows that name several accounts lead each to the balance of the next one, so that all of them are of one. Nobody knows
 * of the account of another side what kind it is of, so that names of kinds are of own accounts.
 */
export function areOneChain(bookings: readonly CsvBooking[]): boolean {
  const leads = (rows: readonly CsvBooking[]) =>
    rows.every(({ balanceMinor, amountMinor, currency }, index) => {
      const before = rows[index - 1];
      if (balanceMinor === null) return false;
      if (before === undefined) return true;
      if (before.balanceMinor === null || before.currency !== currency) return false;
      return Math.abs(balanceMinor - before.balanceMinor) === amountMinor;
    });
  const areSeveral = bookings.some(({ product }) => product !== bookings[0]?.product);
  if (!areSeveral || bookings.some(({ product }) => isKind(product))) return false;
  return leads(bookings) || leads(bookings.toReversed());
}
