import type { Command, Rejection } from '../eventsourcing/decider.ts';
import { type AssumedCurrency, isOpen } from './assumed-currency.ts';
import type { Read } from './completion.ts';
import type { SectionProof, StatementEvent } from './events.ts';
import type { StatementSection } from './extraction/types.ts';
import { doubtsAbout } from './review.ts';
import type { WithSecondReading } from './second-reader/decisions.ts';
import { dayThatIsMissing, latestDateAt, liesAfter, sectionsInYearsLater } from './year.ts';

/** year and currency are null where the user leaves them as they were read. */
export type ApproveStatement = Command<
  'ApproveStatement',
  { userId: string; year: number | null; currency: string | null }
>;
export type RecordProof = Command<'RecordProof', { proofs: SectionProof[] }>;
/** A file of which nothing but its currency is missing is not read, and waits for it. */
export type HoldUnread = Command<
  'HoldUnread',
  { assumedCurrency: AssumedCurrency } & WithSecondReading
>;

/**
 * What the user said of a file that is read once more: its currency, and the year, if that was assumed; null where it was not
 * read before, or prints it. lineCount is how many lines had been read before they said anything, wasRead whether any had been
 * just before this word.
 */
export type Chosen = {
  currency: string;
  year: number | null;
  lineCount: number;
  wasRead: boolean;
};

export type ReviewRejection =
  | 'statementNotInReview'
  | 'yearIsPrinted'
  | 'dayNotInYear'
  | 'yearNotYetThere'
  | 'currencyIsPrinted'
  | 'currencyNotChosen';

type Ids = { statementId: string; userId: string };
type Decision = StatementEvent[] | Rejection<ReviewRejection>;

/** A proof and what follows from it are one append. One that an older version left without a consequence gets it here. */
export function recordProof(
  { data, metadata }: RecordProof,
  state: Read & { status: 'read' | 'proved'; chosen: Chosen | null },
  ids: Ids,
): StatementEvent[] {
  const { proofs } = data;
  const doubts = doubtsAbout(proofs, state.sections, state);
  const events: StatementEvent[] = [];
  if (state.status === 'read') {
    events.push({ type: 'StatementProofChecked', data: { ...ids, proofs } });
  }
  if (!doubts) return events;
  events.push({ type: 'StatementHeld', data: { ...ids, ...doubts } });
  // What the user said with the currency stands; only figures that do not add up are asked about anew.
  const { chosen } = state;
  if (chosen?.wasRead && doubts.broken.length === 0) {
    const year = chosen.year === state.assumedYear ? null : chosen.year;
    const isAnswered = state.assumedYear === null || chosen.year !== null;
    if (isAnswered && yearProblem(year, state, metadata.now) === null)
      events.push({ type: 'StatementApproved', data: { ...ids, year } });
  }
  return events;
}

/** The yes to a statement as it was read, or in another year; in another currency it is read once more. */
export function approve(
  { data, metadata }: ApproveStatement,
  state: Read & { status: 'held' },
  ids: Ids,
): Decision {
  const { year, currency } = data;
  const problem = yearProblem(year, state, metadata.now);
  if (problem) return { rejected: problem, about: String(year) };
  const open = state.assumedCurrency && isOpen(state.assumedCurrency);
  if (currency !== null && !open) return { rejected: 'currencyIsPrinted' };
  const meant = currency ?? state.assumedCurrency?.currency ?? null;
  if (open && meant === null) return { rejected: 'currencyNotChosen' };
  if (open && meant !== null && meant !== state.assumedCurrency?.currency) {
    const data = { ...ids, currency: meant, year: year ?? state.assumedYear };
    return [{ type: 'StatementCurrencyChosen', data }];
  }
  return [{ type: 'StatementApproved', data: { ...ids, year } }];
}

function yearProblem(
  year: number | null,
  { assumedYear, sections }: Read,
  now: string,
): 'yearIsPrinted' | 'dayNotInYear' | 'yearNotYetThere' | null {
  if (year === null) return null;
  if (assumedYear === null) return 'yearIsPrinted';
  const years = year - assumedYear;
  if (dayThatIsMissing(sections, years)) return 'dayNotInYear';
  return liesAfter(sections, years, latestDateAt(now)) ? 'yearNotYetThere' : null;
}

/** What is known of the word for a currency. The first reading is what later ones must not fall short of. */
export function chosenIn(
  sections: readonly StatementSection[],
  before: Chosen | null,
  { currency, year }: Pick<Chosen, 'currency' | 'year'>,
): Chosen {
  const read = sections.reduce((count, { lines }) => count + lines.length, 0);
  return { currency, year, lineCount: before?.lineCount ?? read, wasRead: read > 0 };
}

/** A held statement after the yes. */
export function approved<S extends Read>(
  state: S,
  year: number | null,
): S & { status: 'approved' } {
  if (year === null || state.assumedYear === null) return { ...state, status: 'approved' };
  const sections = sectionsInYearsLater(state.sections, year - state.assumedYear);
  return { ...state, status: 'approved', sections, assumedYear: year };
}

/** What a file that was held unread is known by. */
export function unread(assumedCurrency: AssumedCurrency | null): Read & { status: 'held' } {
  return {
    status: 'held',
    bank: null,
    sections: [],
    assumedYear: null,
    assumedCurrency,
    isRecognised: false,
  };
}
