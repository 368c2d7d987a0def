import type { StatementLine } from './extraction/types.ts';
import { mayBeOnePart, type PrintedStatement, type SameBooking } from './same-bookings.ts';
import { overlap, type Span, spanOf } from './spans.ts';

/** How the bookings of a section stand to those of other statements, by their ids, on the days that both list. */
export type Standing = { sharesWith: string[]; differsFrom: string[] };

/** So many bookings that come again are no chance; fewer may be the fee that two accounts pay on one day. */
const NO_CHANCE = 3;
/** Files of two forms give other dates to some bookings: fewer than these in both tell nothing. */
const LEAST_OF_TWO_FORMS = 4;

/**
 * Per section which other statements of its currency list the same bookings, and which list others, of those that may be the
 * same account by what they print. What two statements of one account both cover, both list: so most bookings agree, or they are of two accounts.
 * `same` are the bookings that are known to be the same in other words.
 */
export function standingOf(
  own: PrintedStatement,
  others: readonly PrintedStatement[],
  same: readonly (readonly SameBooking[])[],
): Standing[] {
  let first = 0;
  return own.sections.map((section) => {
    const known = same.slice(first, first + section.lines.length);
    first += section.lines.length;
    const standing: Standing = { sharesWith: [], differsFrom: [] };
    for (const other of others) {
      const theirs = other.sections.filter((one) => mayBeOnePart([own, section], [other, one]));
      const isSame = (line: number) =>
        known[line]?.some(({ statementId }) => statementId === other.statementId) ?? false;
      const verdicts = theirs.map((one) =>
        verdictOf(section, one, isSame, own.form === other.form),
      );
      if (verdicts.includes(true)) standing.sharesWith.push(other.statementId);
      else if (verdicts.includes(false)) standing.differsFrom.push(other.statementId);
    }
    return standing;
  });
}

type Section = PrintedStatement['sections'][number];

function verdictOf(
  section: Section,
  other: Section,
  isSame: (line: number) => boolean,
  isOneForm: boolean,
): boolean | null {
  const days = overlap(daysListed(section), daysListed(other));
  // On a single day one may end and the other begin.
  if (!days || days.from === days.to) return null;
  const mine = section.lines.flatMap((line, index) => (isIn(days, line) ? [{ line, index }] : []));
  const theirs = other.lines.filter((line) => isIn(days, line));
  if (mine.length === 0 || theirs.length === 0) return null;
  const areMost = (met: number) => met * 2 > mine.length && met * 2 > theirs.length;
  const inWords = takerOf(theirs, wordsOf);
  const met = mine.filter(({ line, index }) => inWords(line) || isSame(index)).length;
  // Where balances stand beside all of them, they tell that it is one account, though a file of another form give other words and days.
  const haveBalances = [section, other].every(({ lines }) =>
    lines.every(({ balanceMinor }) => balanceMinor !== null),
  );
  const bySteps = takerOf(other.lines, stepOf);
  const steps = haveBalances ? mine.filter(({ line }) => bySteps(line)).length : 0;
  if (steps * 2 > mine.length) return true;
  if (areMost(met)) return !haveBalances && met >= NO_CHANCE ? true : null;
  if (isOneForm) return false;
  const isEnough = mine.length + theirs.length >= LEAST_OF_TWO_FORMS;
  return met * 2 <= mine.length && met * 2 <= theirs.length && isEnough ? false : null;
}

/** Whether one more of these lines has the key of a line that is asked for; each is found once. */
function takerOf(
  lines: readonly StatementLine[],
  keyOf: (line: StatementLine) => string,
): (line: StatementLine) => boolean {
  const left = new Map<string, number>();
  for (const line of lines) left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + 1);
  return (line) => {
    const count = left.get(keyOf(line)) ?? 0;
    if (count > 0) left.set(keyOf(line), count - 1);
    return count > 0;
  };
}

/** From the first to the last booking: a period may be printed wider than what is listed of it. */
function daysListed(section: Section): Span | null {
  return spanOf({ ...section, periodStart: null, periodEnd: null });
}

const isIn = ({ from, to }: Span, { date }: StatementLine) => from <= date && date <= to;

/** What leads from one balance to one other. */
const stepOf = ({ amountMinor, balanceMinor }: StatementLine) => `${amountMinor} ${balanceMinor}`;

const wordsOf = ({ date, amountMinor, description }: StatementLine) =>
  `${date} ${amountMinor} ${description}`;
