import { decimalsOf } from '@saldo/contracts';
import type { PdfText } from '../../ports/pdf-text.ts';
import { headersOver } from './cells/cell-columns.ts';
import { withDatesOfPeriod } from './days/bare-days.ts';
import { withEraYears } from './days/era-years.ts';
import { withDaysOfInterest } from './days/interest-days.ts';
import { withDatesBehindMonths } from './days/months-in-front.ts';
import { withBookingDaysFirst } from './days/turned-days.ts';
import { type Facts, factsOf } from './facts.ts';
import type { Header } from './headers/columns.ts';
import { headersOf } from './headers/document-headers.ts';
import { withGroupsAbove } from './headers/group-labels.ts';
import { otherBankIn, type Profile, profileFor } from './profiles/index.ts';
import { withoutAbbreviations } from './rows/abbreviations.ts';
import { withAmountsBehind } from './rows/amounts-above.ts';
import { withAmountsOfDays } from './rows/amounts-below.ts';
import { withBalancesBehind } from './rows/balances-below.ts';
import { withWholeYears } from './rows/broken-years.ts';
import { withCellsBeside } from './rows/cells-on-lines.ts';
import { withTitledCurrencies } from './rows/currency-titles.ts';
import { withDotsBehindDays } from './rows/days-before-amounts.ts';
import { withDaysOfLabels } from './rows/days-under-labels.ts';
import { withoutLeaders } from './rows/dotted-labels.ts';
import { withoutEmptyCells } from './rows/empty-cells.ts';
import { withFiguresBehindTexts } from './rows/figures-below.ts';
import { withoutLetterSpaces } from './rows/letter-spaced.ts';
import { withoutLineCodes } from './rows/line-codes.ts';
import { withMarksBelow } from './rows/marks-below.ts';
import { withMonthlyInstalments } from './rows/monthly-instalments.ts';
import { inOneColumn } from './rows/page-columns.ts';
import { withOwnAmountsAbove } from './rows/rates-below.ts';
import { type Row, textOf, toRows } from './rows/rows.ts';
import { withDrawnRupees, withOwnRupees } from './rows/rupees.ts';
import { unfolded } from './rows/side-by-side.ts';
import { withSignsOfCurrencies } from './rows/signs-apart.ts';
import { withStackedDays } from './rows/stacked-days.ts';
import { withoutStars } from './rows/starred-rows.ts';
import { withTextsBesideDays } from './rows/texts-below-days.ts';
import { withTornDates } from './rows/torn-dates.ts';
import { withWholeFigures } from './rows/torn-figures.ts';
import { bookingLine, isWithoutColumns } from './rows/without-columns.ts';

/** What amounts are taken for as long as nothing tells their currency: most have two decimals. */
const STAND_IN = 'EUR';

/** The currency in which a file is read that names none: whose amounts bear a bare dollar, they are no foreign ones. */
export function standInFor({ unprinted }: Pick<Facts, 'unprinted'>): string {
  return unprinted?.isDollar ? 'USD' : STAND_IN;
}

export type Survey = {
  rows: Row[];
  headers: (Header | null)[];
  profile: Profile | null;
  facts: Facts;
  decimals: number;
  /** The bank whose marks the file bears, where the user named another one. */
  otherBank: string | null;
};

/** What a text says of itself before its tables are read; the same for every reader. */
export function survey(
  text: PdfText,
  { bank, currency }: { bank?: string; currency?: string } = {},
): Survey {
  const drawn = withOwnRupees(withDrawnRupees(withoutAbbreviations(toRows(text))));
  const torn = withTornDates(
    withoutLineCodes(
      withoutEmptyCells(
        withoutStars(
          withoutLeaders(
            withCellsBeside(
              withSignsOfCurrencies(
                withMarksBelow(withDotsBehindDays(withWholeFigures(withoutLetterSpaces(drawn)))),
              ),
            ),
          ),
        ),
      ),
    ),
  );
  const beside = withTextsBesideDays(withStackedDays(withDaysOfLabels(withWholeYears(torn))));
  const titled = withTitledCurrencies(withMonthlyInstalments(beside));
  const whole = withBalancesBehind(withOwnAmountsAbove(titled));
  const listed = withFiguresBehindTexts(withGroupsAbove(inOneColumn(unfolded(whole))));
  const printed = withAmountsOfDays(withAmountsBehind(listed));
  const headers = headersOf(printed);
  const texts = textsOutside(printed, headers);
  const profile = profileFor(texts, bank);
  const headerRows = headers.flatMap((header, index) =>
    header ? printed.slice(index, index + header.rows) : [],
  );
  const facts = factsOf(printed, headerRows, profile, currency);
  const days = withBookingDaysFirst(withDatesBehindMonths(printed, headers), headers);
  const named = withEraYears(days, headers, facts);
  const rows = withDaysOfInterest(withDatesOfPeriod(named, headers, facts), headers, facts);
  const decimals = decimalsOf(facts.currency ?? STAND_IN);
  // Only what the user names may be another bank than the file bears the marks of.
  const otherBank = bank === undefined ? null : otherBankIn(texts, profile);
  return { rows, headers, profile, facts, decimals, otherBank };
}

/** Texts that are no bookings: what stands above the first table, then what has neither a date in front nor an amount behind. */
function textsOutside(rows: Row[], headers: (Header | null)[]): string[] {
  if (isWithoutColumns(rows)) return textsBesideLines(rows, headers);
  const first = headers.findIndex(Boolean);
  const above = first < 0 ? rows : rows.slice(0, first);
  const over = headersOver(headers);
  const last = rows.findLastIndex(isBooked);
  const goesOn = (row: Row, index: number) => {
    const header = over[index] ?? null;
    // Below the last booking the foot may follow without room, and only an account is a payee's.
    const mayBeFoot = index > last && !/\b(?:IBAN|BIC|SWIFT)\b/.test(textOf(row));
    return goesOnBelow(row, header) || (!mayBeFoot && goesOnInFirst(rows, index, header));
  };
  const below = rows.slice(above.length).filter((row, offset) => {
    return !goesOn(row, above.length + offset) && !isBooked(row);
  });
  return [...above, ...below].map(textOf);
}

/**
 * The same where there are no columns: what stands above the first booking or below the last, and what pages say again. All else may
 * be the text of a booking, which names the banks of payees.
 */
function textsBesideLines(rows: Row[], headers: (Header | null)[]): string[] {
  const begins = rows.findIndex((row, index) => headers[index] || bookingLine(row));
  const last = rows.findLastIndex(bookingLine);
  const isBelow = (index: number) => last >= 0 && index > last;
  const pages = Map.groupBy(rows.slice(0, MOST_ROWS), textOf);
  const isRepeated = (row: Row) => pages.get(textOf(row))?.some(({ page }) => page !== row.page);
  const beside = rows.filter(
    (row, index) => index < begins || begins < 0 || isBelow(index) || isRepeated(row),
  );
  return beside.map(textOf);
}

const MOST_ROWS = 4000;

/** Whether a row begins under the descriptions of a table, as further lines of bookings do, which name the banks of payees. */
function goesOnBelow({ cells: [cell] }: Row, header: Header | null): boolean {
  const text = header?.columns.find(({ role }) => role === 'description');
  const isFirst = text !== undefined && header?.columns.every(({ x }) => x >= text.x);
  return cell !== undefined && text !== undefined && !isFirst && cell.x > text.x - UNDER_TEXT;
}

/** Whether a row has a date in front or an amount behind. */
const isBooked = (row: Row) => /^\d|\d[.,]\d\d\D{0,4}$/.test(textOf(row));

/** The same where descriptions are the first column, as texts outside the table begin there, too: no gap is between it and the booking above (N26). */
function goesOnInFirst(rows: Row[], index: number, header: Header | null): boolean {
  const text = header?.columns.find(({ role }) => role === 'description');
  for (let at = index; at > 0 && index - at < MOST_LINES; at -= 1) {
    const [row, above] = [rows[at], rows[at - 1]];
    if (!row || !above || !text || Math.abs((row.cells[0]?.x ?? 0) - text.x) > UNDER_TEXT)
      return false;
    const isNear = row.page === above.page && row.baseline - above.baseline < PITCH * row.fontSize;
    if (!isNear) return false;
    if (isBooked(above)) return true;
  }
  return false;
}

const UNDER_TEXT = 4;
/** How far lines of one text stand apart, in font sizes, and how many a booking has at most. */
const PITCH = 1.9;
const MOST_LINES = 12;
