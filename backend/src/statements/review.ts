import { toDecimalString } from '@saldo/contracts';
import type { BrokenSection, SectionProof } from './events.ts';
import type { StatementSection } from './extraction/types.ts';

/** Why a statement waits for the user: its broken sections, and the year that was assumed for its dates. */
export type Doubts = { broken: BrokenSection[]; assumedYear: number | null };

/** What keeps a statement from being imported without the user's yes; null where nothing does. */
export function doubtsAbout(
  proofs: readonly SectionProof[],
  sections: readonly StatementSection[],
  assumedYear: number | null,
): Doubts | null {
  const broken = proofs.flatMap((proof, index) => brokenSection(proof, index, sections[index]));
  return broken.length > 0 || assumedYear !== null ? { broken, assumedYear } : null;
}

function brokenSection(
  { state, firstBreak, differenceMinor, label, currency, closingMinor }: SectionProof,
  section: number,
  read: StatementSection | undefined,
): BrokenSection[] {
  if (state !== 'broken' || differenceMinor === null) return [];
  const printedMinor =
    firstBreak === null ? closingMinor : (read?.lines[firstBreak - 1]?.balanceMinor ?? null);
  // A break is a printed figure that disagrees: without one the proof and the reading do not belong together.
  if (printedMinor === null) throw new Error('a break without a printed figure');
  const computedMinor = printedMinor - differenceMinor;
  return [{ section, label, currency, line: firstBreak, printedMinor, computedMinor }];
}

/** The sentence for one break: where, what is printed, what the lines give, and by how much they differ. */
export function sentenceOfBreak(broken: BrokenSection): string {
  const { label, currency, line, printedMinor, computedMinor } = broken;
  const money = (minor: number) => `${currency} ${toDecimalString(minor, currency)}`;
  const where = label === '' ? currency : `${label}, ${currency}`;
  const balance = line === null ? 'The closing balance' : `The balance at line ${line}`;
  const off = money(Math.abs(printedMinor - computedMinor));
  return `${balance} (${where}) is printed as ${money(printedMinor)}, but the lines give ${money(computedMinor)}: ${off} apart.`;
}

export function sentenceOfYear(year: number): string {
  return `This statement prints no year. Saldo reads it as ${year}.`;
}

const MOST_BREAKS_TOLD = 3;

/** What the user is asked, as one text. */
export function reviewMessage({ broken, assumedYear }: Doubts): string {
  const told = broken.slice(0, MOST_BREAKS_TOLD).map(sentenceOfBreak);
  const rest = broken.length - told.length;
  return [
    ...told,
    ...(rest > 0 ? [`${rest} more ${rest === 1 ? 'part does' : 'parts do'} not add up.`] : []),
    ...(assumedYear === null ? [] : [sentenceOfYear(assumedYear)]),
    'Nothing is imported before you say so.',
  ].join(' ');
}
