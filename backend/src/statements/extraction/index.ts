import { decimalsOf } from '@saldo/contracts';
import type { PdfText } from '../../ports/pdf-text.ts';
import { closeBeforeCharge, takeCharge } from './balances/charged-sums.ts';
import { addCharges } from './balances/charges.ts';
import { countsIn } from './balances/counts.ts';
import { filledOf } from './balances/empty-months.ts';
import { completeBalances } from './balances/endings.ts';
import { contradictOverlooked, isFollowedByBooking, lastBooked } from './balances/followers.ts';
import { interestsIn } from './balances/interest-of-boxes.ts';
import { mayEndWithLast } from './balances/last-balances.ts';
import { looseFiguresIn, rowsAmong } from './balances/loose-figures.ts';
import { contradictUnread } from './balances/lost-accounts.ts';
import { markOverdrawn } from './balances/overdrawn.ts';
import { dropSumOfCards } from './balances/sums-of-cards.ts';
import { contradictCutOff, isTorn } from './balances/torn-pages.ts';
import { takeBareBalances, takeUnnamedBalances } from './balances/unnamed-balances.ts';
import { withoutNotices } from './bookings/notices.ts';
import { withoutRepeatedCharges } from './bookings/repeated-charges.ts';
import { withoutUndatedHead } from './bookings/undated-heads.ts';
import { headersOver } from './cells/cell-columns.ts';
import { markedElsewhere, titledCurrency } from './currencies/titled-currency.ts';
import { ANY_PESOS, inEachCurrency } from './currencies/two-currencies.ts';
import { dateOrderFor, isOfOneOrder, orderInColumns } from './days/date-orders.ts';
import { takeDaysInTexts, takeNamedDays } from './days/days-in-texts.ts';
import { contradictDaysOfTexts } from './days/days-of-texts.ts';
import { type Facts, inOrder } from './facts.ts';
import type { DateOrder } from './figures/dates.ts';
import { isBelieved, isEmpty, leavesOutSections, meritOf, PROVEN, saysMore } from './merit.ts';
import { isWithoutColumns } from './rows/without-columns.ts';
import { joined, withoutCopies } from './sections/joined.ts';
import { type Read, toSections } from './sections/sections.ts';
import { type Survey, standInFor, survey } from './survey.ts';
import { bearsPurchaseDays, isTitledCard } from './tables/card-statements.ts';
import { withEmptyAccounts } from './tables/empty-accounts.ts';
import { joinHalves } from './tables/halves.ts';
import { datedLines, readPlainLines } from './tables/plain-lines.ts';
import { titlesOfSections } from './tables/section-titles.ts';
import { readTables, type Tables } from './tables/tables.ts';
import type {
  ExtractedStatement,
  ExtractionFailure,
  StatementSection,
  UnprintedCurrency,
} from './types.ts';
import { type Document, otherHeaders, SIMPLEST, type Variant, variantsOf } from './variants.ts';

export { openingOf, proveSection } from './proof.ts';
export { survey } from './survey.ts';
export type * from './types.ts';

export type ExtractionResult =
  | { ok: true; statement: ExtractedStatement }
  /**
   * detail is the bank whose marks the file bears, where the user named another one. unprinted is there where all but the
   * currency was found (noCurrency).
   */
  | { ok: false; failure: ExtractionFailure; detail?: string; unprinted?: UnprintedCurrency };

/**
 * bank is the user's own word for it and goes before what the file says; uploadedOn is the calendar date of the upload; currency
 * is the one to read in where none is printed.
 */
export type ExtractionOptions = { bank?: string; uploadedOn?: string; currency?: string };

/**
 * Reads a bank statement out of positioned text: rows by geometry, columns by header words, and then the sections with
 * their lines, oldest first. Where the structure allows several readings, the first that proves counts, else the plain one.
 * A statement of an empty month needs a header and equal opening and closing balances in print.
 */
export function extractStatement(text: PdfText, options: ExtractionOptions = {}): ExtractionResult {
  const whole = survey(text, options);
  const parts = inEachCurrency(whole.rows, whole.headers);
  if (!parts) return extractSurveyed(whole, options);
  const results = parts.flatMap(({ code, isBooked, ...part }) => {
    const own =
      code === ANY_PESOS
        ? { currency: options.currency ?? null, unprinted: PESOS_UNPRINTED }
        : { currency: code, unprinted: null };
    const facts = { ...whole.facts, ...own };
    const result = extractSurveyed({ ...whole, ...part, facts }, options);
    return isBooked || holdsAny(result) ? [result] : [];
  });
  return results.reduce((one, other) => {
    if (!one.ok) return one;
    return other.ok ? inBothCurrencies(one, other) : other;
  });
}

/** Pesos bear the bare dollar, and are those of one country of several. */
const PESOS_UNPRINTED = { suggested: null, isDollar: true };

/** Whether a statement holds any money, or owes any. */
function holdsAny(result: ExtractionResult): boolean {
  const sections = result.ok ? result.statement.sections : [];
  return sections.some(({ openingMinor, closingMinor }) => openingMinor || closingMinor);
}

/** The same statement in its second currency goes behind the first. */
function inBothCurrencies(one: Extracted, other: Extracted): Extracted {
  const named = [...one.statement.sections, ...other.statement.sections].map((section) => ({
    ...section,
    label: `${section.label} ${section.currency}`,
  }));
  return { ...one, statement: { ...one.statement, sections: named } };
}

type Extracted = Extract<ExtractionResult, { ok: true }>;

function extractSurveyed(surveyed: Survey, options: ExtractionOptions): ExtractionResult {
  const { rows, headers, profile, facts } = surveyed;
  if (rows.length === 0) return { ok: false, failure: 'scan' };
  const document = {
    rows,
    headers,
    others: otherHeaders(rows, headers),
    profile,
    facts,
    uploadedOn: options.uploadedOn ?? null,
  };
  let best: { read: Read; merit: number } | null = null;
  const readings = new Map<string, Reading>();
  const readOnce = (variant: Variant) => {
    const key = JSON.stringify(variant);
    const read = readings.get(key) ?? readAs(document, variant);
    readings.set(key, read);
    return read;
  };
  const dateOrder = orderOf(document, readOnce);
  const kind = () =>
    datedLines(rows, facts.currency ?? standInFor(facts), dateOrder ?? facts.dateOrder);
  const lineFacts = { hasNoColumns: isWithoutColumns(rows), kind };
  for (const variant of variantsOf(document, dateOrder ?? facts.dateOrder)) {
    const { isPartless = false, isDatedOnly = false, ...whole } = variant;
    const plain = readOnce({ ...whole, splits: false, isStrict: true });
    if ((isPartless && !plain.canBePartless) || (isDatedOnly && !plain.canBeDatedOnly)) continue;
    if (variant.splits && !plain.canSplit && !plain.canBeLenient) continue;
    if (!variant.isStrict && !plain.canBeLenient) continue;
    const { read } = readOnce(variant);
    const merit = meritOf(read);
    if (best && leavesOutSections(read, best.read)) continue;
    if (variant.plain && !isBelieved({ read, merit }, best, lineFacts)) continue;
    if (
      !best ||
      merit > best.merit ||
      (merit === best.merit && (variant.plain || (variant.isStrict && saysMore(read, best.read))))
    )
      best = { read, merit };
    // Empty months of several accounts prove themselves as one, too.
    if (merit === PROVEN && !isEmpty(read)) break;
  }
  return resultOf(inOneOrder(best?.read, dateOrder), surveyed);
}

/** What a user is told of the best reading: its statement, or why there is none. */
function resultOf(read: Read | undefined, { profile, facts, otherBank }: Survey): ExtractionResult {
  if (!read?.ok && otherBank) return { ok: false, failure: 'otherBank', detail: otherBank };
  const bank = profile?.bank ?? null;
  const unprinted = facts.unprinted && { ...facts.unprinted, bank };
  if (!read?.ok) {
    const { failure = 'noTransactions' } = read ?? {};
    const accountHints = facts.accountHint === null ? [] : [facts.accountHint];
    return failure === 'noCurrency' && unprinted
      ? { ok: false, failure, unprinted: { ...unprinted, accountHints } }
      : { ok: false, failure };
  }
  const { sections, assumedYear } = read;
  const accountHints = [...new Set(sections.flatMap(({ accountHint }) => accountHint ?? []))];
  return {
    ok: true,
    statement: {
      bank,
      sections: withoutCopies(joined(sections)),
      assumedYear,
      unprinted: unprinted && usesFallback(sections, facts) ? { ...unprinted, accountHints } : null,
    },
  };
}

/** Whether some part is in the currency that only was assumed for the file; the others have headings that name theirs. */
function usesFallback(sections: StatementSection[], { currency }: Facts): boolean {
  return sections.some((section) => section.currency === currency);
}

/** Whether days or months stand first in numeric dates; null where lines can be read in both ways. */
function orderOf(document: Document, readOnce: (variant: Variant) => Reading): DateOrder | null {
  const { facts, rows, headers, uploadedOn } = document;
  const isTold = facts.isOrderSure || isOfOneOrder(facts, rows, headers);
  const told = orderInColumns(rows, headers, facts) ?? (isTold ? facts.dateOrder : null);
  if (told) return told;
  // What lacks nothing but its currency has its dates, too.
  const inStandIn = { ...document, facts: { ...facts, currency: standInFor(facts) } };
  const readIn = (variant: Variant) =>
    facts.currency === null ? readAs(inStandIn, variant) : readOnce(variant);
  return dateOrderFor(
    facts,
    (order) => datesOf(readIn({ ...SIMPLEST, dateOrder: order }).read),
    (order) => inOrder(facts, rows, order),
    uploadedOn,
  );
}

/** No currency that its user says makes lines certain that can be read in both orders. */
function inOneOrder(read: Read | undefined, dateOrder: DateOrder | null): Read | undefined {
  const isOpen = dateOrder === null && (read?.ok || read?.failure === 'noCurrency');
  return isOpen ? { ok: false, failure: 'ambiguousDates' } : read;
}

function datesOf(read: Read): string[] | null {
  return read.ok ? read.sections.flatMap(({ lines }) => lines.map(({ date }) => date)) : null;
}

const NONE: ReadonlyMap<number, boolean> = new Map();

const NO_CHOICES = {
  canSplit: false,
  canBeLenient: false,
  canBePartless: false,
  canBeDatedOnly: false,
};

/** A reading, and whether another choice would have given another one. */
type Reading = { read: Read } & Omit<Tables, 'parts' | 'outside' | 'passed'>;

function readAs(document: Document, variant: Variant): Reading {
  const { dateOrder, other, plain, isPartless = false, isDatedOnly = false } = variant;
  const { rows, profile } = document;
  const headers = (other === undefined ? null : document.others[other]) ?? document.headers;
  const facts = inOrder(document.facts, rows, dateOrder);
  const currency = facts.currency ?? standInFor(facts);
  const print = { decimals: decimalsOf(currency), isWhole: false };
  const sectionTitle = titlesOfSections(profile?.sectionTitle, rows, print);
  const bookedHaveBalances = profile?.bookedHaveBalances ?? false;
  const known = { currency, sectionTitle, bookedHaveBalances };
  const tables = { ...variant, ...known, isPartless, isDatedOnly };
  const {
    parts: printed,
    outside,
    passed,
    ...choices
  } = plain
    ? {
        ...readPlainLines(rows, headers, { currency, dateOrder, plain }),
        ...NO_CHOICES,
        passed: NONE,
      }
    : readTables(rows, headers, tables);
  const whole = joinHalves(printed, facts.currency).map(withoutUndatedHead).map(withoutNotices);
  const parts = plain ? whole : withEmptyAccounts(whole, { rows, headers, dateOrder }, print);
  const isCardFile = bearsPurchaseDays(rows, headers);
  const over = headersOver(headers);
  for (const part of parts) {
    const isCard = parts.length > 1 && isTitledCard(part, rows);
    const own = isCard ? [over[part.startsAt] ?? null] : headers;
    if (isCardFile || isCard) takeDaysInTexts(part, own, dateOrder);
    else takeNamedDays(part, dateOrder);
  }
  for (const part of parts) takeUnnamedBalances(part, decimalsOf(currency));
  completeBalances(parts, { rows, outside, profile, currency, dateOrder });
  dropSumOfCards(parts);
  for (const part of parts) takeBareBalances(part);
  takeCharge(parts, outside, decimalsOf(currency));
  for (const part of parts) closeBeforeCharge(part, outside, decimalsOf(currency));
  for (const part of parts) addCharges(part, rows, decimalsOf(currency));
  for (const part of parts) markOverdrawn(part);
  const style = { decimals: decimalsOf(currency), order: dateOrder };
  for (const [index, part] of parts.entries()) {
    const next = parts.slice(index + 1).find(({ bookings }) => bookings.length > 0);
    part.isFollowed ||= isFollowedByBooking(part, rows, headers, style, next);
  }
  const filled = filledOf(parts, rows, profile, style);
  for (const part of filled) {
    const before = parts[parts.indexOf(part) - 1];
    part.titledIn =
      titledCurrency(part, rows, headers, before ? lastBooked(before, rows) : -1) ??
      markedElsewhere(part, filled, outside, style.decimals);
  }
  const [first] = filled;
  const paged = { ...style, from: facts.periodStart };
  for (const part of filled) part.isFollowed ||= isTorn(part, rows, paged);
  contradictDaysOfTexts(filled, rows, dateOrder);
  contradictCutOff(filled, rows, paged);
  contradictUnread(parts, filled, rows);
  contradictOverlooked(filled, passed, rows, { ...style, until: facts.periodEnd, currency });
  if (filled.length === 0) return { read: { ok: false, failure: 'noTransactions' }, ...choices };
  if (first && filled.length === 1) {
    first.counts = countsIn(outside);
    first.interests = interestsIn(outside, print.decimals);
    const others = [...outside, ...rowsAmong(first, rows)];
    if (!isWithoutColumns(rows)) first.loose = looseFiguresIn(others, print, dateOrder);
    first.endsWithLast = !isWithoutColumns(rows) && mayEndWithLast(first, rows, headers, style);
  }
  if (first?.label === 'Account' && first.title === '' && filled.length > 1)
    first.label = first.heading || first.label;
  const once = filled.map((part) => withoutRepeatedCharges(part, rows));
  return { read: toSections(once, outside, { ...document, facts }), ...choices };
}
