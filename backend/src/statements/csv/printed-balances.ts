import { decimalsOf } from '@saldo/contracts';
import type { DateOrder } from '../extraction/figures/dates.ts';
import type { StatementSection } from '../extraction/types.ts';
import { balanceWordIn } from '../extraction/words/balance-names.ts';
import { plainWords } from '../extraction/words/plain-words.ts';
import { isCurrency } from './currency-column.ts';
import { readCsvDate } from './dates.ts';
import { currencyBeside, type DecimalMark, readCsvAmount } from './numbers.ts';
import type { Period } from './preamble.ts';
import type { CsvRecord } from './records.ts';
import { balanceNamed } from './row-kinds.ts';

/** A balance that a line of its own names above or below the table; standing is what an account held on a day. */
export type PrintedBalance = {
  kind: 'opening' | 'closing' | 'standing';
  figure: string;
  /** A day as it is written. */
  day: string | null;
  currency: string | null;
};

/** 'Kontostand vom 31.03.2026' (DKB), or the day in a cell of its own (Postbank). */
const STANDING = /^(?:kontostand|saldo|solde|balance)(?: (?:vom|am|per|zum|au|as of|on))?[ :]*$/;
const DAY = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/;
const FIGURE = /^\D{0,6}\d[\d.,'’\u00a0\u202f ]*\D{0,6}$/u;

/** The balances that lines name which hold nothing else, and those that a card's account leads from and to. */
export function printedBalances(records: readonly CsvRecord[]): PrintedBalance[] {
  return records.flatMap((record, index) =>
    isSum(record) ? endsOfSum(records[index - 1], record) : (balanceOf(record) ?? []),
  );
}

const WITH_CENTS = /^\d[\d.,]*[.,]\d\d$/;

/** Whether figures between signs add up: '12,621.00 - 9,533.95 + 17,116.41 = 20,203.46', each in a cell of its own (HDFC). */
function isSum({ cells }: CsvRecord): boolean {
  const [figures, signs] = [0, 1].map((rest) => cells.filter((_, index) => index % 2 === rest));
  if (!figures?.every((cell) => WITH_CENTS.test(cell))) return false;
  if (!/^[+-]{2,}=$/.test(signs?.join('') ?? '')) return false;
  const minors = figures.map((cell) => Number(cell.replace(/\D/g, '')));
  const moved = minors.slice(1, -1).map((minor, at) => (signs?.[at] === '-' ? -minor : minor));
  return moved.reduce((sum, minor) => sum + minor, minors[0] ?? 0) === minors.at(-1);
}

function endsOfSum(names: CsvRecord | undefined, { cells }: CsvRecord): PrintedBalance[] {
  const ends = [0, cells.length - 1];
  return ends.flatMap((index) => {
    const found = balanceWordIn(names?.cells[index] ?? '');
    const kind = found?.kind === 'opening' || found?.kind === 'closing' ? found.kind : null;
    return kind ? [{ kind, figure: cells[index] ?? '', day: null, currency: null }] : [];
  });
}

function balanceOf({ cells }: CsvRecord): PrintedBalance | null {
  const [name = '', ...others] = cells.filter((cell) => cell !== '');
  const isDay = (cell: string) => DAY.exec(cell)?.[0] === cell;
  const figures = others.filter((cell) => FIGURE.test(cell) && !isDay(cell));
  const rest = others.filter((cell) => !figures.includes(cell) && !isDay(cell));
  const [figure, ...more] = figures;
  if (figure === undefined || more.length > 0 || !rest.every(isCurrency)) return null;
  const day = DAY.exec(name)?.[0] ?? others.find(isDay) ?? null;
  const isStanding = STANDING.test(plainWords(name.replace(DAY, '')));
  const kind = isStanding ? 'standing' : balanceNamed(name);
  const currency = rest[0]?.toUpperCase() ?? currencyBeside(figure);
  return kind && { kind, figure, day, currency };
}

/** The balances before and after all rows, where both are named and no other currency is said of them. */
export function endsOf(
  balances: readonly PrintedBalance[],
  currency: string,
  mark: DecimalMark,
): { opening: number; closing: number } | null {
  const minorOf = (kind: PrintedBalance['kind']) =>
    minorOfBalance(
      balances.find((one) => one.kind === kind && (one.currency ?? currency) === currency),
      currency,
      mark,
    );
  const [opening, closing] = [minorOf('opening'), minorOf('closing')];
  return opening === null || closing === null ? null : { opening, closing };
}

function minorOfBalance(
  balance: PrintedBalance | undefined,
  currency: string,
  mark: DecimalMark,
): number | null {
  const amount = balance && readCsvAmount(balance.figure, mark, decimalsOf(currency || 'EUR'));
  return amount ? (amount.direction ?? 1) * amount.minor : null;
}

type Around = {
  balances: readonly PrintedBalance[];
  mark: DecimalMark;
  dateOrder: DateOrder;
  period: Period | null;
  /** Whether rows were left out because they were not booked, which a balance may count in or not. */
  isSomeOpen: boolean;
};

/**
 * Sections with the balances that stand around their table, where it is only one. One that is named as opening and one as
 * closing count together; what an account held on a day closes it where its period ended that day and nothing was booked
 * later: it may as well be that of the day of the download.
 */
export function withPrintedBalances(
  sections: StatementSection[],
  { balances, mark, dateOrder, period, isSomeOpen }: Around,
): StatementSection[] {
  const [section, ...others] = sections;
  if (!section || others.length > 0) return sections;
  const { currency, openingMinor, closingMinor, lines } = section;
  const ends = endsOf(balances, currency, mark);
  if (ends) {
    const moved = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    if (isSomeOpen && ends.opening + moved !== ends.closing) return sections;
    const [opening, closing] = [openingMinor ?? ends.opening, closingMinor ?? ends.closing];
    return [{ ...section, openingMinor: opening, closingMinor: closing }];
  }
  const isLast = ({ kind, day }: PrintedBalance) =>
    kind === 'standing' && day !== null && readCsvDate(day, dateOrder) === period?.end;
  const isBefore = lines.every(({ date }) => period !== null && date <= period.end);
  const own = balances.filter((one) => (one.currency ?? currency) === currency);
  const last = isBefore ? minorOfBalance(own.find(isLast), currency, mark) : null;
  return [{ ...section, closingMinor: closingMinor ?? last }];
}
