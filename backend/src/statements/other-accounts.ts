import type { Place } from './known-balances.ts';
import { mayBeOnePart, type PrintedStatement } from './same-bookings.ts';
import type { Standing } from './shared-bookings.ts';

/**
 * Per line the statements that are of another bank account under the same name, so that the line is none of theirs, however alike
 * (two accounts of one user may pay the same fee on one day): they print another number, or list other bookings of the same days. A number may be
 * misread: a line with the same day, amount and balance in both says that they are one.
 */
export function placesElsewhere(
  own: PrintedStatement,
  others: readonly PrintedStatement[],
  standing: readonly Standing[],
): Place[][] {
  return own.sections.flatMap((section, index) => {
    const { differsFrom = [] } = standing[index] ?? {};
    const elsewhere = others.filter((other) => {
      if (differsFrom.includes(other.statementId)) return true;
      const theirs = other.sections.filter(({ currency }) => currency === section.currency);
      if (theirs.length === 0) return false;
      if (theirs.some((one) => mayBeOnePart([own, section], [other, one]))) return false;
      const known = new Set(theirs.flatMap(stepsOf));
      return !stepsOf(section).some((step) => known.has(step));
    });
    return section.lines.map(() =>
      elsewhere.map(({ statementId }) => ({ statementId, line: null })),
    );
  });
}

type Section = PrintedStatement['sections'][number];

/** The bookings of a section whose balance is printed, each as one text. */
function stepsOf({ lines }: Section): string[] {
  return lines.flatMap(({ date, amountMinor, balanceMinor }) =>
    balanceMinor === null ? [] : [`${date} ${amountMinor} ${balanceMinor}`],
  );
}
