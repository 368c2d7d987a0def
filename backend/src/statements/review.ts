import { toWire } from '@saldo/contracts';
import { formatMoney } from '@saldo/contracts/formatting';
import { type AssumedCurrency, isAsked, isOpen, sentenceOfCurrency } from './assumed-currency.ts';
import type { BrokenSection, SectionProof } from './events.ts';
import type { PrintedCheck, StatementSection } from './extraction/types.ts';

/**
 * Why a statement waits for the user: its broken sections, the year that was assumed for its dates, the currency that was
 * assumed for its amounts, and that it was recognised from a scan without a proof. A currency that its user said is no reason, but
 * stays open to another word beside one.
 */
export type Doubts = {
  broken: BrokenSection[];
  assumedYear: number | null;
  isRecognised: boolean;
  /** Absent where none was assumed, as in what older versions wrote. */
  assumedCurrency?: AssumedCurrency | null;
};

/** What keeps a statement from being imported without the user's yes; null where nothing does. */
export function doubtsAbout(
  proofs: readonly SectionProof[],
  sections: readonly StatementSection[],
  { assumedYear, ...read }: Omit<Doubts, 'broken'>,
): Required<Doubts> | null {
  const broken = proofs.flatMap((proof, index) => brokenSection(proof, index, sections[index]));
  const isRecognised = read.isRecognised && proofs.some(({ state }) => state === 'not_provable');
  const { assumedCurrency: money } = read;
  const assumedCurrency = money && isOpen(money) ? money : null;
  const isAssumed = assumedCurrency !== null && isAsked(assumedCurrency);
  const isDoubted = broken.length > 0 || assumedYear !== null || isAssumed || isRecognised;
  return isDoubted ? { broken, assumedYear, isRecognised, assumedCurrency } : null;
}

function brokenSection(
  { state, firstBreak, differenceMinor, label, currency }: SectionProof,
  section: number,
  read: StatementSection | undefined,
): BrokenSection[] {
  if (state !== 'broken' || differenceMinor === null || !read) return [];
  const { figure, printedMinor } = figureThatBreaks(read, firstBreak, differenceMinor);
  const line = figure === 'balance' ? firstBreak : null;
  const computedMinor = printedMinor - differenceMinor;
  return [{ section, label, currency, figure, line, printedMinor, computedMinor }];
}

type Figure = Pick<BrokenSection, 'figure' | 'printedMinor'>;

/** Which printed figure is so far from what the lines give. */
export function figureThatBreaks(
  section: StatementSection,
  firstBreak: number | null,
  differenceMinor: number,
): Figure {
  const balance = firstBreak === null ? null : section.lines[firstBreak - 1]?.balanceMinor;
  if (balance != null) return { figure: 'balance', printedMinor: balance };
  const total = (section.checks ?? []).find(
    (check) => check.minor - (givenBy(section, check) ?? check.minor) === differenceMinor,
  );
  const isClosing = total?.kind === 'balance' && total.to === section.lines.length;
  if (total) return { figure: isClosing ? 'closing' : 'total', printedMinor: total.minor };
  // A break is a printed figure that disagrees: without one the proof and the reading do not belong together.
  if (section.closingMinor === null) throw new Error('a break without a printed figure');
  return { figure: 'closing', printedMinor: section.closingMinor };
}

/** What the lines give for a printed check; null where it is a balance and no other is known before it. */
function givenBy(
  { openingMinor, lines }: StatementSection,
  { kind, from, to }: PrintedCheck,
): number | null {
  const amounts = lines.map(({ amountMinor }) => amountMinor);
  const sum = (part: readonly number[]) => part.reduce((total, minor) => total + minor, 0);
  const within = amounts.slice(from, to);
  switch (kind) {
    case 'in':
      return sum(within.filter((minor) => minor > 0));
    case 'out':
      return -sum(within.filter((minor) => minor < 0));
    case 'net':
      return sum(within);
    case 'balance': {
      const last = lines.slice(0, to).findLastIndex(({ balanceMinor }) => balanceMinor !== null);
      const known = lines[last]?.balanceMinor ?? openingMinor;
      return known === null ? null : known + sum(amounts.slice(last + 1, to));
    }
  }
}

/** The sentence for one break: where, what is printed, what the lines give, and by how much they differ. */
export function sentenceOfBreak(broken: BrokenSection): string {
  const { label, currency, figure, line, printedMinor, computedMinor } = broken;
  const money = (minor: number) => formatMoney(toWire(minor, currency), currency);
  const where = label === '' ? currency : `${label}, ${currency}`;
  const what = {
    balance: `The balance at line ${line}`,
    closing: 'The closing balance',
    total: 'A total',
  }[figure];
  const off = money(Math.abs(printedMinor - computedMinor));
  return `${what} (${where}) is printed as ${money(printedMinor)}, but the lines give ${money(computedMinor)}: ${off} apart.`;
}

export const SENTENCE_OF_SCAN =
  'This is a scan: its text was recognised, and its printed figures do not prove that every digit is right. Compare its lines with the page.';

export function sentenceOfYear(year: number): string {
  return `This statement prints no year. Saldo reads it as ${year}.`;
}

const MOST_BREAKS_TOLD = 3;

/** What the user is asked, as one text. */
export function reviewMessage({
  broken,
  assumedYear,
  isRecognised,
  assumedCurrency,
}: Doubts): string {
  const told = broken.slice(0, MOST_BREAKS_TOLD).map(sentenceOfBreak);
  const rest = broken.length - told.length;
  return [
    ...told,
    ...(rest > 0 ? [`${rest} more ${rest === 1 ? 'part does' : 'parts do'} not add up.`] : []),
    ...(isRecognised ? [SENTENCE_OF_SCAN] : []),
    ...(assumedCurrency ? [sentenceOfCurrency(assumedCurrency)] : []),
    ...(assumedYear === null ? [] : [sentenceOfYear(assumedYear)]),
    'Nothing is imported before you say so.',
  ].join(' ');
}
