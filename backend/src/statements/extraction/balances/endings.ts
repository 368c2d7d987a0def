import { decimalsOf } from '@saldo/contracts';
import { emptyRow, isNewestFirst } from '../bookings/row-kinds.ts';
import { figuresOf } from '../cells/cell-columns.ts';
import { isForeign } from '../currencies/home-currencies.ts';
import { type PrintedAmount, trailingAmounts } from '../figures/amounts.ts';
import type { DateOrder } from '../figures/dates.ts';
import { printsNoDecimals, printsSpacedGroups } from '../figures/styles.ts';
import type { Profile } from '../profiles/index.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { isWithoutColumns } from '../rows/without-columns.ts';
import { sumsOthers } from '../tables/balances-of-pages.ts';
import type { Part } from '../tables/parts.ts';
import {
  type LabelledBalance,
  type LabelledTotal,
  labelledBalancesIn,
  labelledTotalsIn,
  type Print,
} from './balances.ts';
import { withWholeLabels } from './box-labels.ts';
import { takeBoxesBehind } from './boxes-behind.ts';
import { takeBoxOfCurrencies } from './boxes-of-currencies.ts';
import { takeClosingsByNumber } from './closings-by-number.ts';
import { withoutContracts } from './closings-of-contracts.ts';
import { takeEquation } from './equations.ts';
import { dropBehind, isOfOtherBox } from './figures-behind.ts';
import { takeLedBoxes } from './led-boxes.ts';
import { takeOverview } from './overview.ts';
import { completePart, markOpening, ROWS_OF_BOX } from './part-balances.ts';
import { summariesIn, summaryFor } from './summaries.ts';
import { figuresBeside } from './sums-beside.ts';
import { isOfGroupBelow } from './sums-of-groups.ts';
import { totalsUnderLabels } from './totals-under-labels.ts';

export type Outside = {
  rows: Row[];
  outside: Row[];
  profile: Profile | null;
  currency: string;
  dateOrder: DateOrder;
};

/** Gives the parts the balances that are printed outside their tables: in a summary by product, or beside or under their name. */
export function completeBalances(parts: Part[], document: Outside): void {
  for (const part of parts) dropUnread(part, parts);
  const { rows, outside, profile, currency } = document;
  const decimals = decimalsOf(currency);
  const print = { decimals, isWhole: decimals > 0 && printsNoDecimals(figuresOf(rows)), currency };
  takeClosingsByNumber(parts, rows, print);
  const summaries = summariesIn(rows, print);
  let isSummed = false;
  for (const part of parts) {
    if (isNewestFirst(part)) takeTopBalance(part);
    const summary = summaryFor(part, parts, summaries);
    isSummed ||= summary !== undefined;
    part.opening ??= summary?.opening ?? null;
    if (summary && (part.closing === null || part.isTentative)) part.closing = summary.closing;
    if (summary) part.otherClosing = contradictedBy(part, summary.opening, [summary.closing]);
  }
  // A summary of none of several accounts that are read tells nothing of them.
  const isTold = isSummed || (summaries.length > 0 && parts.length === 1);
  if (isTold || takeBoxesBehind(parts, rows, print, document.dateOrder)) return;
  const figures = new Map<number, Figures>();
  const figuresFor = ({ identity }: Part) => {
    const own = decimalsOf(identity.currency ?? currency);
    const found = figures.get(own) ?? figuresIn(document, { ...print, decimals: own });
    figures.set(own, found);
    return found;
  };
  const hasPortions = rows.some(({ cells }) => cells.some(({ text }) => PORTION.test(text)));
  // What was booked may be called like a balance ('New Balance Shoes').
  const booked = new Set(parts.flatMap(({ bookings }) => bookings.flatMap(({ cells }) => cells)));
  const isBooked = (row: Row | undefined) => row?.cells.every((cell) => booked.has(cell));
  for (const part of parts) dropCarried(part, figuresFor(part).labelled);
  for (const [index, part] of parts.entries()) {
    const { totals, ...known } = figuresFor(part);
    const { currency: own } = part.identity;
    const hasBalances = part.bookings.some(({ balance }) => balance !== null);
    const isOfCard = ({ text }: { text: string }) =>
      OF_CARD.test(text) || (parts.length > 1 && OF_NUMBERED_CARD.test(text));
    const isOther = (row = emptyRow) => isBooked(row) || (hasBalances && row.cells.some(isOfCard));
    const labelled = withoutContracts(known.labelled, rows).filter(
      ({ amount, kind, index: at }) =>
        !isForeign(amount, own) && (kind !== 'closing' || !isOther(rows[at])),
    );
    const bounds = boundsOf(parts, index, rows.length, labelled);
    completePart(part, labelled, { ...bounds, isOnly: parts.length === 1, hasPortions });
    markOpening(part, labelled, rows);
    dropBrought(part, labelled);
    // A box behind one of several parts may repeat the sums of another.
    const to = parts.length > 1 ? Math.min(bounds.to, part.endsAt + SUMS_BEHIND) : bounds.to;
    const from = parts.length > 1 ? Math.max(bounds.from, part.beginsAt) : bounds.from;
    part.sums = totals.filter(
      (total) =>
        total.index >= from &&
        total.index < to &&
        !sumsOthers(textOf(rows[total.index] ?? emptyRow), own ?? currency) &&
        !isOfOtherBox(part, labelled, total.index) &&
        !isOfGroupBelow(part, total, rows),
    );
  }
  dropShared(
    parts,
    [...figures.values()].flatMap(({ labelled }) => labelled),
  );
  for (const part of parts) dropBehind(part);
  takeOverview(parts, outside, print);
  takeLedBoxes(parts, rows, print, currency);
  takeBoxOfCurrencies(parts, rows, print, document.dateOrder, currency);
  const filled = parts.filter(({ bookings }) => bookings.length > 0);
  const codeOf = ({ identity }: Part) => identity.currency ?? currency;
  const areApart = new Set(filled.map(codeOf)).size === filled.length;
  for (const part of areApart && filled.length > 0 ? filled : parts.slice(0, 1))
    part.closing ??= closingLine(outside, profile, codeOf(part), filled.length > 1);
  const only = filled[0] ?? parts[0];
  if (!only || filled.length > 1) return;
  takeEquation(only, rows, print);
  only.bothSums = totalsUnderLabels(outside, decimals);
  const { labelled } = figuresFor(only);
  const [opening, ...others] = named('opening', labelled);
  if (!opening || others.some(({ minor }) => minor !== opening.minor)) return;
  only.otherClosing = contradictedBy(only, opening, named('closing', labelled));
  openWith(only, opening);
}

/** Opens a part with what is said to open it, not with what some day or page above its first booking begins with: one between them may be lost (Consorsbank). */
function openWith(part: Part, named: PrintedAmount): void {
  const { opening, isBrought } = part;
  if (!opening || !isBrought || opening.minor === named.minor) return;
  part.checkpoints.unshift({ after: 0, balance: opening });
  part.opening = named;
}

/** What is due on a card closes no account that prints what it holds beside its lines (CTBC: '信用卡本期應繳總額' in an overview). */
const OF_CARD = /^信用卡/u;
/** Nor one of several ('Credit card 4966 XXXX XXXX 0918 (statement balance 12 May 2025)': HSBC in Hong Kong). */
const OF_NUMBERED_CARD = /^credit card (?:信用卡 )?[\dX*•]{4}[ -]?[\dX*•]{4}[ -]?[\dX*•]{4}/iu;

/** What American Express calls what is due at once and what may be paid over time. */
const PORTION = /^pay (?:in full|over time) portion$/i;

/** What is printed outside the tables, at the places of its rows in the document. */
type Figures = { labelled: LabelledBalance[]; totals: LabelledTotal[] };

/** The balances and sums outside the tables, read with the decimals of one currency. */
function figuresIn({ rows, outside, dateOrder }: Outside, print: Print): Figures {
  const placeOf = ({ page, baseline }: Row) => `${page} ${baseline}`;
  const places = new Map(rows.map((row, index) => [placeOf(row), index]));
  const labels = withWholeLabels(outside);
  const lined = {
    ...print,
    areLines: isWithoutColumns(rows),
    isSpaced: printsSpacedGroups(rows),
  };
  const placed = <Figure extends { index: number }>(figure: Figure): Figure => {
    const row = outside[figure.index];
    return { ...figure, index: (row && places.get(placeOf(row))) ?? 0 };
  };
  return {
    labelled: labelledBalancesIn(labels, lined, dateOrder).map(placed),
    totals: labelledTotalsIn(labels, print)
      .map(placed)
      .map((total) => ({ ...total, beside: figuresBeside(rows, total, print) })),
  };
}

function named(kind: LabelledBalance['kind'], labelled: LabelledBalance[]): PrintedAmount[] {
  return labelled.filter((balance) => balance.kind === kind).map(({ amount }) => amount);
}

/** The closing balance of a box that opens with what this part opens with, where none that is printed there is the part's own. */
function contradictedBy(
  part: Part,
  opening: PrintedAmount,
  closings: PrintedAmount[],
): PrintedAmount | null {
  if (!part.closing || part.opening?.minor !== opening.minor) return null;
  const isOwn = closings.some(({ minor }) => minor === part.closing?.minor);
  return isOwn ? null : (closings[0] ?? null);
}

/** Newest first, what is printed above the first booking is what the account holds behind the last, whatever it is called. */
function takeTopBalance(part: Part): void {
  const top = part.checkpoints.find(({ after }) => after === 0);
  part.closing ??= top?.balance ?? null;
}

/** What is carried to a page whose bookings were not read closes nothing: else the pages before it would seem proven. */
function dropCarried(part: Part, labelled: LabelledBalance[]): void {
  const { closing, isTentative, startsAt } = part;
  if (!closing || !isTentative) return;
  const isBrought = ({ kind, index, amount }: LabelledBalance) =>
    kind === 'brought' && index > startsAt && amount.minor === closing.minor;
  if (labelled.some(isBrought)) part.closing = null;
}

/** What is brought from a page whose bookings were not read opens nothing, as the foot of that page shows. */
function dropBrought(part: Part, labelled: LabelledBalance[]): void {
  const { opening, isBrought, endsAt } = part;
  if (!opening || !isBrought) return;
  const same = labelled.filter(({ amount }) => amount.minor === opening.minor);
  // In an empty month the same is carried forward behind it.
  const at = same.find(({ kind, index }) => kind === 'brought' && index < endsAt)?.index ?? endsAt;
  if (same.some(({ kind, index }) => kind === 'carried' && index < at)) part.opening = null;
}

/** Nor does what the part before carries forward of which no booking was read. */
function dropUnread(part: Part, parts: Part[]): void {
  const before = parts[parts.indexOf(part) - 1];
  if (!part.isBrought || !before || before.bookings.length > 0) return;
  if (before.closing?.minor === part.opening?.minor) part.opening = null;
}

/** Sums of a part stand at most so many rows behind its table. */
const SUMS_BEHIND = 4;

/**
 * What several accounts owe together closes none of them: two would close with the same figure that is printed outside their tables, or it is
 * what all their sums come to (Maybank).
 */
function dropShared(parts: Part[], labelled: LabelledBalance[]): void {
  const closings = new Set(labelled.map(({ amount }) => amount));
  const isOutside = ({ closing }: Part) => closing !== null && closings.has(closing);
  for (const part of parts.filter(isOutside)) {
    const { minor } = part.closing ?? { minor: 0 };
    const shared = parts.filter((each) => isOutside(each) && each.closing?.minor === minor);
    const isShared = shared.length > 1 || (parts.length > 1 && isSumOfAll(minor, parts));
    if (minor !== 0 && isShared) for (const each of shared) each.closing = null;
  }
}

/** Whether a figure is what the last sums of all parts come to, but for that of all of them ('GRAND TOTAL FOR ALL CARD ACCOUNTS': DBS). */
function isSumOfAll(minor: number, parts: Part[]): boolean {
  const sums = parts.map(({ totals }) => {
    const own = totals.flatMap(({ money: { amount } }) => amount?.minor ?? []);
    return own.findLast((each) => each !== minor) ?? 0;
  });
  return !sums.includes(0) && sums.reduce((all, each) => all + each, 0) === minor;
}

/** The rows that speak of one part only: from the end of the one before to the start of the next. */
function boundsOf(
  parts: Part[],
  index: number,
  end: number,
  labelled: LabelledBalance[],
): { from: number; to: number } {
  const before = parts[index - 1];
  const next = parts[index + 1];
  return {
    from: before ? boundary(before, parts[index], labelled) : 0,
    to: next ? boundary(parts[index], next, labelled) : end,
  };
}

/**
 * Where one part ends and the next begins: at its heading, or else at the first opening balance behind the one before, unless that stands in
 * a box behind its own table, as those of all parts do (N26).
 */
function boundary(
  before: Part | undefined,
  part: Part | undefined,
  labelled: LabelledBalance[],
): number {
  if (!before || !part) return 0;
  if (part.beginsAt < part.startsAt) return part.beginsAt;
  const between = labelled.filter(({ index }) => index > before.endsAt && index < part.startsAt);
  const first = between.find(({ kind }) => kind === 'opening');
  const last = between.findLast(
    ({ kind, index }) => kind === 'closing' && index >= (first?.index ?? 0),
  );
  const hasOwn =
    part.opening !== null ||
    labelled.some(({ kind, index }) => kind === 'opening' && index > part.endsAt);
  // What has its own box above its table has none below it (bunq).
  const hasAbove = labelled.some(
    ({ kind, index }) =>
      kind === 'opening' && index < before.startsAt && index >= before.startsAt - ROWS_OF_BOX,
  );
  if (first && last && before.opening === null && hasOwn && !hasAbove) return last.index + 1;
  return first?.index ?? part.startsAt;
}

/** The closing balance in a line by which a bank is known, of several accounts that in the currency of this one. */
function closingLine(
  rows: Row[],
  profile: Profile | null,
  currency: string,
  isOneOfSeveral: boolean,
): PrintedAmount | null {
  const pattern = profile?.closingLine;
  const lines = pattern ? rows.map(textOf).filter((text) => pattern.test(text)) : [];
  const last = (line: string) => trailingAmounts(line, decimalsOf(currency)).amounts.at(-1) ?? null;
  const closings = lines.flatMap((line) => last(line) ?? []);
  return closings.find((each) => !isOneOfSeveral || each.currency === currency) ?? null;
}
