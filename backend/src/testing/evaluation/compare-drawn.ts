import type { Expected, ExpectedSection } from '../drawn-statements/expected.ts';
import { closedWithLast } from '../drawn-statements/printed.ts';
import { scoreLines } from './compare-lines.ts';
import type { Reading } from './reading.ts';

/** What is wrong with the reading of a drawn statement, each kind once; none means exact to the last figure. */
export function faultsOf(expected: Expected, reading: Reading): string[] {
  if (!reading.ok) return [`refused: ${reading.failure}`];
  const faults = new Set<string>();
  if (expected.bank !== null && expected.bank !== reading.bank) faults.add('bank');
  if (expected.sections.length !== reading.sections.length) {
    return [`${reading.sections.length} sections for ${expected.sections.length}`];
  }
  for (const [index, section] of expected.sections.entries()) {
    const read = reading.sections[index];
    if (!read) continue;
    const wanted = read.closingMinor === null ? section : closedWithLast(section);
    for (const fault of sectionFaults(wanted, read)) faults.add(fault);
  }
  return [...faults];
}

type ReadSection = Extract<Reading, { ok: true }>['sections'][number];

function sectionFaults(expected: ExpectedSection, read: ReadSection): string[] {
  const score = scoreLines(expected.lines, read.lines);
  const faults: [string, boolean][] = [
    ['rows missing', score.missing > 0],
    ['rows invented', score.invented > 0],
    ['wrong sign', score.wrongSign > 0],
    ['wrong balance', score.wrongBalance > 0],
    ['wrong description', score.wrongDescription > 0],
    ['out of order', score.outOfOrder > 0],
    ['currency', expected.currency !== read.currency],
    ['opening', expected.openingMinor !== read.openingMinor],
    ['closing', expected.closingMinor !== read.closingMinor],
    ['proof', expected.proof !== read.proof.state],
    ['label', !isLabelled(expected.label, read.label)],
  ];
  return faults.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
}

/** A label may say more than is asked for: the number of the account, say. */
function isLabelled(expected: string | null, read: string): boolean {
  if (expected === null) return true;
  const [wanted, found] = [expected.toLowerCase(), read.toLowerCase()];
  return found !== '' && (found.includes(wanted) || wanted.includes(found));
}
