import { DAY_MS } from '../extraction/figures/dates.ts';
import type { Block } from './blocks.ts';
import { isCurrency } from './currency-column.ts';
import { isCsvDate, readCsvDate } from './dates.ts';
import { areMoney, namedMoney } from './headless-money.ts';
import { headOf } from './heads.ts';
import { isIban } from './ibans.ts';
import type { CsvRecord } from './records.ts';

const LEAST_ROWS = 2;
const NUMBER = /^\d{8,}$/;
/** A mark of the bank on a booking ('IDM', 'BEA'). */
const MARK = /^[A-Z]{1,4}$/;
/** The day of a booking, that of its value and that of the purchase lie no further apart. */
const MOST_DAYS = 10;

/**
 * The table of a file without a header, where its cells leave no doubt what each column holds: one holds days, or the first of
 * several that lie near each other, one amounts with signs or what balances in another change by, and the others texts (HSBC,
 * Wells Fargo, ANZ, CommBank, TD, easybank, ASN Bank). Else null, as where one may be of a card, whose balance is owed, or of several
 * accounts: without names of columns nothing tells it from an account.
 */
export function headlessBlock(records: readonly CsvRecord[]): Block | null {
  const [first] = records;
  if (!first || records.length < LEAST_ROWS) return null;
  const columns = first.cells.map((_, index) => records.map(({ cells }) => cells[index] ?? ''));
  const dates = columns.flatMap((cells, index) => (cells.every(isCsvDate) ? [index] : []));
  const [day] = dates;
  const days = columns[day ?? -1];
  const others = dates.slice(1).map((index) => columns[index] ?? []);
  if (!days || others.some((cells) => !areNear(days, cells) || areOfLists(days, cells)))
    return null;
  const money = columns.flatMap((cells, index) => (areMoney(cells) ? [index] : []));
  const texts = records.map(({ cells }) => cells);
  const named = namedMoney(
    money.map((index) => columns[index] ?? []),
    { texts, days },
  );
  const codes = columns.filter((cells) =>
    cells.every((cell) => MARK.test(cell) && isCurrency(cell)),
  );
  // The currency of each purchase may stand beside that of the account.
  const own = codes.filter((cells) => new Set(cells).size === 1);
  const isOneCurrency = new Set(own.flat()).size === (codes.length > 0 ? 1 : 0);
  const rest = columns.map((cells, index) => (dates.includes(index) ? [] : cells));
  if (!named || !isOneCurrency || areOfSeveral(rest)) return null;
  const areWords = rest.some((cells) => areTexts(cells) && !areMarks(cells));
  const names = columns.map((cells, index) => {
    if (index === day) return 'Date';
    if (dates.includes(index)) return '';
    const at = money.indexOf(index);
    if (at >= 0) return named.names[at] ?? '';
    if (cells === own[0]) return 'Currency';
    if (codes.includes(cells) || !areTexts(cells)) return '';
    return areMarks(cells) && areWords ? '' : 'Description';
  });
  if (!names.includes('Description')) return null;
  const { after } = named;
  const head = headOf({ ...first, cells: after ? [...names, 'Balance'] : names }, -1);
  const rows = records.map((record, index) => {
    const cells = names.map((_, at) => record.cells[at] ?? '');
    return after ? { ...record, cells: [...cells, after[index] ?? ''] } : record;
  });
  return head && { head, preamble: ownAccount(columns, first), rows, title: '' };
}

/** Whether all days of a column lie near those of another, whichever of days and months goes first. */
function areNear(days: readonly string[], others: readonly string[]): boolean {
  return (['DM', 'MD'] as const).some((order) =>
    days.every((cell, index) => {
      const [one, other] = [cell, others[index] ?? ''].map((text) => readCsvDate(text, order));
      if (!one || !other) return false;
      return Math.abs(Date.parse(one) - Date.parse(other)) <= MOST_DAYS * DAY_MS;
    }),
  );
}

/** Whether days are those of lists: all rows bear one beside others, or each of fewer days lies behind the other of its row. */
function areOfLists(days: readonly string[], others: readonly string[]): boolean {
  const [few, many] = [new Set(days).size, new Set(others).size];
  const areBehind = (['DM', 'MD'] as const).some((order) =>
    days.every((cell, index) => {
      const [one, other] = [cell, others[index] ?? ''].map((text) => readCsvDate(text, order));
      return one && other && one > other;
    }),
  );
  return few < many && (few === 1 || areBehind);
}

/** No numbers of accounts: a text has words. */
function areTexts(cells: string[]): boolean {
  return cells.some((cell) => /\p{L}/u.test(cell) && !isIban(cell));
}

/** Marks of the bank, which may be texts where no others are. */
function areMarks(cells: string[]): boolean {
  return cells.every((cell) => cell === '' || MARK.test(cell));
}

/** The account that every row names, as a line above the table would. */
function ownAccount(columns: string[][], first: CsvRecord): CsvRecord[] {
  const own = columns.find((_, index) => isOwn(columns, index))?.[0];
  return own === undefined ? [] : [{ ...first, cells: ['IBAN', own] }];
}

/** Whether a column names one account in all rows, in front of everything or beside accounts of the other side: else it may be one of these. */
function isOwn(columns: string[][], at: number): boolean {
  const cells = columns[at] ?? [];
  if (!isIban(cells[0] ?? '') || new Set(cells).size > 1) return false;
  return at === 0 || columns.some((other, index) => index !== at && other.some(isIban));
}

/** Whether a column of accounts, or of numbers in front of everything, names several, each in several rows, and no other is the own one. */
function areOfSeveral(columns: string[][]): boolean {
  if (columns.some((_, index) => isOwn(columns, index))) return false;
  return columns.some((cells, index) => {
    const areNumbers = cells.every((cell) => isIban(cell) || (index === 0 && NUMBER.test(cell)));
    const different = new Set(cells).size;
    return areNumbers && different > 1 && different * 2 <= cells.length;
  });
}
