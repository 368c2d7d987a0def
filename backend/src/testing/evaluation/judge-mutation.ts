import type { Expected, ExpectedSection } from '../drawn-statements/expected.ts';
import { checkFigures, closedWithLast } from '../drawn-statements/printed.ts';
import type { Reading } from './reading.ts';

/**
 * How the reader stood up to figures that were changed on paper.
 * 'false proof' is the worst: called proven though the printed figures do not add up.
 */
export type Verdict =
  | 'false proof'
  | 'named'
  | 'named elsewhere'
  | 'not proven'
  | 'refused'
  | 'allowed by print';

/** Judges a reading of mutated figures by an addition of what is printed. */
export function judgeMutation(expected: Expected, reading: Reading): Verdict {
  if (!reading.ok) return 'refused';
  if (hasFalseProof(expected, reading)) return 'false proof';
  const contradicted = expected.sections.findIndex(
    (section) => section.proof === 'broken' && !addsUpReversed(section),
  );
  const wanted = expected.sections[contradicted];
  const read = reading.sections[contradicted];
  if (!wanted) return 'allowed by print';
  if (read?.proof.state !== 'broken') return 'not proven';
  return read.proof.firstBreak === checkFigures(wanted).line ? 'named' : 'named elsewhere';
}

/** Whether a section is called proven that stands in none of the printed accounts which add up, in another currency, or between other balances. */
export function hasFalseProof(expected: Expected, reading: Reading): boolean {
  if (!reading.ok) return false;
  const sound = expected.sections
    .map(closedWithLast)
    .filter((section) => section.proof === 'proven' || addsUpReversed(section));
  return reading.sections.some(
    (read) =>
      read.proof.state === 'proven' &&
      !sound.some(
        (section) =>
          section.currency === read.currency &&
          hasSameLines(section.lines, read.lines) &&
          isAlike(section.openingMinor, read.openingMinor) &&
          isAlike(section.closingMinor, read.closingMinor),
      ),
  );
}

/** Whether two balances are the same, as far as both are known. */
const isAlike = (printed: number | null, read: number | null) =>
  printed === null || read === null || printed === read;

/** Days may stand one way and the lines of each day the other (Caixa): nothing but their balances tells. */
function addsUpReversed(section: ExpectedSection): boolean {
  const days = Map.groupBy(section.lines, ({ date }) => date);
  const lines = [...days.values()].flatMap((ofDay) => ofDay.toReversed());
  return checkFigures({ ...section, lines }).state === 'proven';
}

type Lines = readonly Pick<ExpectedSection['lines'][number], 'date' | 'amountMinor'>[];

/** Whether the same amounts were booked on the same days; a proof says nothing of dates, but a wrong one must not hide behind it. */
function hasSameLines(wanted: Lines, read: Lines): boolean {
  const sorted = (lines: Lines) =>
    lines.map(({ date, amountMinor }) => `${date} ${amountMinor}`).sort();
  return sorted(wanted).join() === sorted(read).join();
}
