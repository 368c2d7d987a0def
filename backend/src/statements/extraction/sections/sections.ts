import { isContradicted, speaksAgainstSigns } from '../balances/contradictions.ts';
import { withInterestOfBox } from '../balances/interest-of-boxes.ts';
import { closingByLast } from '../balances/last-balances.ts';
import { closingByLead, openingByLead } from '../balances/loose-figures.ts';
import { closingBySameTotals } from '../balances/same-totals.ts';
import {
  checksOf,
  closingByBothSums,
  closingByCurrent,
  closingBySums,
  closingByTotals,
  closingOfBill,
  contradictedSums,
  isSumSoFar,
} from '../balances/totals.ts';
import type { Booking } from '../bookings/readings.ts';
import { periodAround } from '../days/periods.ts';
import { periodIn } from '../days/printed-period.ts';
import { dayOfIssue } from '../days/statement-date.ts';
import { withDaysOfCharges } from '../days/undated-charges.ts';
import { assumedYears, latestDay } from '../days/years.ts';
import type { Facts } from '../facts.ts';
import type { PrintedAmount } from '../figures/amounts.ts';
import type { PrintedDate } from '../figures/dates.ts';
import type { Header } from '../headers/columns.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { asksLeast, namesPurchases } from '../tables/card-statements.ts';
import { numberInHeading } from '../tables/headings.ts';
import { accountHolding } from '../tables/listed-accounts.ts';
import type { Part } from '../tables/parts.ts';
import type { ExtractionFailure, StatementSection } from '../types.ts';
import { saysCard, saysDue } from '../words/titles.ts';
import { withCreditsBelow } from './credits-below.ts';
import { minusMeansReceived, onlyMark } from './directions.ts';
import type { Direction } from './fewest-flips.ts';
import { type LineOptions, signedBalance, toLines } from './lines.ts';
import { areMostlyBought, minusMeansSpent, thanksForPayment } from './minus-spent.ts';
import { withNumbersOfTexts } from './numbers-of-texts.ts';
import { currencyOfPart } from './part-currency.ts';
import {
  cardOfLabel,
  holdersOf,
  identityOf,
  isOfOther,
  nameHolder,
  numberOf,
} from './part-numbers.ts';
import { withToldPayments } from './told-payments.ts';

export type Read =
  | { ok: true; sections: StatementSection[]; assumedYear: number | null }
  | { ok: false; failure: ExtractionFailure };

/** What a document says of itself, and the calendar date on which it was uploaded. */
type Document = { facts: Facts; headers: (Header | null)[]; uploadedOn: string | null };

/** What the whole file tells of each of its parts. */
type FileFacts = {
  outside: Row[];
  isCardFile: boolean;
  isOnly: boolean;
  isDue: boolean;
  habit: Direction;
  issuedOn: string | null;
};

type Years = { years: Map<PrintedDate, number>; latest: number } | null;

/** The parts of a statement as sections with signed lines, or why they cannot be told. */
export function toSections(parts: Part[], outside: Row[], document: Document): Read {
  const { facts, uploadedOn } = document;
  const all = parts.flatMap(({ bookings }) => bookings);
  const dates = all.flatMap(({ date }) => date ?? []);
  const latest = latestDay(dates, facts, uploadedOn);
  const years = latest === null ? null : assumedYears(dates, latest);
  const habit = onlyMark(all);
  const says = (isSaid: (text: string) => boolean) => outside.some((row) => isSaid(textOf(row)));
  const [isNamed, isDue] = [says(saysCard), says(saysDue) || outside.some(asksLeast)];
  const isCardFile = isNamed || isDue || namesPurchases(document.headers);
  const issuedOn = dayOfIssue(outside, facts.dateOrder);
  const sections: StatementSection[] = [];
  const holders = holdersOf(parts, outside, isCardFile);
  for (const [index, part] of parts.entries()) {
    const others = parts.filter((each) => each !== part);
    const ofCard = isCardFile ? cardOfLabel(part) : null;
    part.accountHint ??= ofCard;
    const own = numberInHeading(part.heading || part.label) ?? ofCard;
    if (own && isOfOther(part, others, own, outside))
      part.identity = { ...part.identity, account: own };
    // Which of several accounts it is their overview tells by what the part closes with.
    const holder = holders?.[index];
    const among = part.identity.isAmong && part.closing && accountHolding(outside, part.closing);
    if (holder) nameHolder(part, holder);
    else if (among) part.identity = identityOf(part, among);
    const { currency, isUnsure } = currencyOfPart(part, others, facts);
    if (currency === null) return { ok: false, failure: 'noCurrency' };
    if (isUnsure) part.identity = { ...part.identity, isUnsure };
    const isCard = isCardFile || part.isCharged || thanksForPayment(part.bookings);
    const told = {
      outside,
      isOnly: parts.length === 1,
      isCardFile: isCard,
      isDue: isDue || part.isDue,
      habit,
      issuedOn,
    };
    const read = toSection(part, currency, told, document, years);
    if (!read.ok) return read;
    sections.push(read.section);
  }
  const isTold = [...(years?.years.values() ?? [])].some((year) => year === facts.year);
  const assumedYear = years === null || isTold ? null : years.latest;
  return { ok: true, sections, assumedYear };
}

function toSection(
  printed: Part,
  currency: string,
  { isCardFile, isOnly, isDue, habit, issuedOn, outside }: FileFacts,
  { facts }: Document,
  years: Years,
) {
  const titled = periodIn([printed.title, printed.heading], facts.dateOrder);
  const [start, end] = [titled?.start ?? facts.periodStart, titled?.end ?? facts.periodEnd];
  const period = { start, end: end ?? (years ? null : facts.datedAt) };
  const bookings = isCardFile
    ? withToldPayments(
        withCreditsBelow(
          withDaysOfCharges(printed.bookings, period.end, { issuedOn, datedAt: facts.datedAt }),
        ),
        printed.sums,
      )
    : printed.bookings;
  const part = { ...printed, bookings: withNumbersOfTexts({ ...printed, bookings }) };
  const mayBeCard =
    part.hasOneAmount &&
    !holdsMoney(part) &&
    (minusMeansReceived(part.bookings) ||
      (isCardFile && !minusMeansSpent(part.bookings, [part.opening, part.closing])));
  const signed = inSigns(
    part,
    { mayBeCard, isCardFile, isDue },
    { period, years: years?.years ?? null, habit },
  );
  const { isCard, openingMinor, closingMinor: printedClosing, read } = signed;
  if (!read.ok) return read;
  // Sums of groups are sums of their own heading's lines and say nothing of the whole.
  const isGrouped = part.bookings.some(({ flow }) => flow !== null);
  // Sums say what moved, and not whether it was held or owed before; an account that prints minus would print it there as well.
  const isInMinus = !isCardFile && minusMeansSpent(part.bookings, [part.opening]);
  const isOfAccount = !part.hasOneAmount && !isCardFile;
  const isSignTold = isCard || isOfAccount || isInMinus || part.opening?.direction != null;
  const current = closingByCurrent(part.current, read.lines, openingMinor, isCard);
  // Nothing is due on a card that holds money (Emirates Islamic).
  const isHeld = isCard && printedClosing === 0 && current !== null && current > 0;
  // Sums tell no more than what moved of what they name, where a card says that it owes something else (BMO).
  const isSum = ({ minor }: PrintedAmount) =>
    part.sums.some(({ amount }) => amount.minor === minor);
  const isOwedElse = isCard && current === null && !part.current.every(isSum);
  const closingMinor =
    (isHeld ? current : printedClosing) ??
    closingByTotals(part.totals, read.lines, openingMinor, isCard) ??
    (isCard ? closingBySameTotals(part.totals, read.lines, openingMinor) : null) ??
    closingBySums(
      isGrouped || isOwedElse ? [] : part.sums,
      read.lines,
      isSignTold ? openingMinor : null,
    ) ??
    closingByBothSums(isCard ? [] : part.bothSums, read.lines) ??
    current ??
    (isCardFile && openingMinor === null ? closingOfBill(part, read.lines) : null) ??
    closingByLast(part, read.lines, openingMinor) ??
    closingByLead(part.loose, read.lines, openingMinor, isCard);
  const checks = [
    ...checksOf(part, read.order, isCard).filter((check) => !isSumSoFar(check, read.lines)),
    ...contradictedSums(part, read.lines, read.flows, openingMinor, isCardFile),
  ];
  const section: StatementSection = {
    label: part.label,
    accountHint: numberOf(part, facts, { isCardFile, isOnly, lines: read.lines, outside }),
    currency,
    openingMinor:
      openingMinor ??
      checks.find(({ kind, to }) => kind === 'balance' && to === 0)?.minor ??
      openingByLead(part.loose, read.lines, closingMinor, isCard),
    // Figures that add up by errors which undo each other close nothing.
    closingMinor:
      read.isByChance ||
      isContradicted(part, read.lines, read.order, {
        period: { start, end },
        isCardFile,
        currency,
      })
        ? null
        : closingMinor,
    ...periodAround(read.lines, period, isCard),
    lines: withInterestOfBox(read.lines, {
      ...part,
      openingMinor,
      closingMinor: printedClosing,
      ...period,
      isCard,
    }),
    ...(checks.length > 0 ? { checks } : {}),
  };
  return { ok: true as const, section };
}

/** Whether a balance bears a plus and all amounts signs, most of them a minus: then they mean what they say, as a card may hold money (DKB). */
function holdsMoney({ opening, closing, bookings }: Part): boolean {
  const hasPlus = [opening, closing].some(
    (each) => each?.marker === 'sign' && each.direction === 1,
  );
  const areSigned = bookings.every(({ amount }) => amount.marker === 'sign');
  const minus = bookings.filter(({ amount }) => amount.direction === -1).length;
  return hasPlus && areSigned && minus > 0 && minus * 2 >= bookings.length;
}

/** What a file says of its being a card's, and of something that is owed. */
type Told = { mayBeCard: boolean; isCardFile: boolean; isDue: boolean };
type Dates = Pick<LineOptions, 'period' | 'years' | 'habit'>;

/**
 * The lines and balances of a part with their signs. On a card what bears no mark was spent, and a balance is owed; since the figures
 * hold in either convention, the other one is taken where the words of the lines speak for it and against this one.
 */
function inSigns(
  part: Part,
  { mayBeCard, isCardFile, isDue }: Told,
  dates: Dates,
): LineOptions & { read: ReturnType<typeof toLines> } {
  const inConvention = (isCard: boolean, isOwed = isCard) => {
    const openingMinor = part.opening && signedBalance(part.opening, isOwed);
    const closingMinor = part.closing && signedBalance(part.closing, isOwed);
    const options = { ...dates, isCard, openingMinor, closingMinor };
    return { ...options, read: toLines(part.bookings, options) };
  };
  const likely = inConvention(mayBeCard);
  // What has to be paid is owed, even where it bears no mark.
  const balances = [part.opening, part.closing];
  const isOwed = isDue && balances.every((each) => !each?.direction);
  if (isCardFile && !mayBeCard && !part.hasOneAmount) {
    // Columns tell which way a card's amounts go, and only its balances are owed.
    const owed = inConvention(true);
    const isCharged = isOwed && part.bookings.every(({ side }) => side === 'out');
    // Nor does any other figure say that money was held, where nothing names what the card closes with (Vanquis).
    const isBill = isOwed && part.closing === null;
    if (isCharged || isBill || sumsUp(owed) || (holds(owed) && !holds(likely))) return owed;
  }
  const isDoubted = ({ read, openingMinor }: typeof likely) =>
    !read.ok ||
    speaksAgainstSigns(part, read.lines) ||
    contradictedSums(part, read.lines, read.flows, openingMinor, isCardFile).length > 0;
  // Where print marks nothing, any signs that lead to its balances lead there turned around, too.
  if (isCardFile && mayBeCard && part.bookings.every(isBare)) return likely;
  const other = inConvention(!mayBeCard);
  // Not everything on a card is paid to it, whatever shops are called, or bears a plus.
  const isPaidOnly = isCardFile && mayBeCard && !goesBothWays(other);
  // Where print marks what was paid back, its balances bear out one of them; of lines of one way, both hold where a sign is misprinted.
  const mayTurn = !mayBeCard || !(isOwed || (isCardFile && areMostlyBought(part)));
  const isBoth = mayTurn && (isCardFile || goesBothWays(other)) && !isPaidOnly;
  if (part.hasOneAmount && isBoth && holds(other) && !holds(likely)) return other;
  // A card may mark what was spent with a minus, and what is owed for it with nothing.
  const owed = inConvention(false, true);
  if (isOwed && isCardFile && !mayBeCard && holds(owed) && !holds(likely)) return owed;
  if (!likely.read.ok || !isDoubted(likely)) return likely;
  // An account whose balances stand beside its amounts is none that is owed, whatever a sum above them says (Monzo).
  if (!isCardFile && part.bookings.some(({ balance }) => balance)) return likely;
  // Where CR marks what was paid back, only one of them leads from balance to balance.
  const isBorneOut = holds(likely) && !holds(other);
  return isBorneOut || isPaidOnly || isDoubted(other) ? likely : other;
}

function isBare({ side, flow, hint, amount }: Booking): boolean {
  return side === 'amount' && flow === null && hint === null && amount.direction === null;
}

function goesBothWays({ read }: ReturnType<typeof inSigns>): boolean {
  const ways = read.ok ? read.lines.map(({ amountMinor }) => Math.sign(amountMinor)) : [];
  return ways.includes(1) && ways.includes(-1);
}

/** Whether the lines lead from the one balance to the other. */
function holds({ read, openingMinor, closingMinor }: ReturnType<typeof inSigns>): boolean {
  return openingMinor !== null && leadsFrom(openingMinor, { read, closingMinor });
}

/** Whether the lines of a card that prints no balance before them sum to what it says is owed (BNP Paribas). */
function sumsUp({ read, openingMinor, closingMinor }: ReturnType<typeof inSigns>): boolean {
  return openingMinor === null && leadsFrom(0, { read, closingMinor });
}

function leadsFrom(
  openingMinor: number,
  { read, closingMinor }: Pick<ReturnType<typeof inSigns>, 'read' | 'closingMinor'>,
): boolean {
  if (!read.ok || closingMinor === null) return false;
  return read.lines.reduce((sum, line) => sum + line.amountMinor, openingMinor) === closingMinor;
}
