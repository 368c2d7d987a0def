import type { StatementSection } from '../types.ts';

/**
 * Months of one account printed one after the other are one section, if each opens with what the one before closed with; so are two halves under one
 * number, of which the first leads to what the second opens with, and both are said to close with what only the second leads to.
 */
export function joined(sections: StatementSection[]): StatementSection[] {
  const result: StatementSection[] = [];
  for (const section of sections) {
    const { accountHint, currency, openingMinor } = section;
    const others = result.filter(
      (other) => other.accountHint === accountHint && other.currency === currency,
    );
    const month = others.findLast((other) => nameOf(other) === nameOf(section));
    const isNext = month?.closingMinor != null && month.closingMinor === openingMinor;
    const last = others.find((other) => other === result.at(-1));
    const before = isNext ? month : last && isHalfOf(section, last) ? last : undefined;
    if (!before) {
      result.push(section);
      continue;
    }
    const count = before.lines.length;
    const moved = (section.checks ?? []).map((check) => ({
      ...check,
      from: check.from + count,
      to: check.to + count,
    }));
    if (moved.length > 0) before.checks = [...(before.checks ?? []), ...moved];
    before.lines.push(...section.lines);
    before.closingMinor = section.closingMinor;
    before.periodEnd = section.periodEnd;
  }
  return result;
}

/** What an account is called, where that is its number without the one by which a later heading with it was told apart ('IBAN BE78 … 3'). */
function nameOf({ label, accountHint }: StatementSection): string {
  const name = label.replace(COUNTED, '');
  const isNumber = accountHint !== null && name.replace(/\W/g, '').endsWith(accountHint);
  return isNumber ? name : label;
}

/** What tells a heading apart that stood further up already. */
const COUNTED = / \d{1,2}$/;

/** Whether a section goes on with what the lines of the one right before it lead to, between the same closing balance, which those do not reach. */
function isHalfOf(section: StatementSection, before: StatementSection): boolean {
  const { accountHint, openingMinor, closingMinor, lines } = before;
  if (accountHint === null || openingMinor === null || closingMinor === null) return false;
  const led = lines.reduce((sum, { amountMinor }) => sum + amountMinor, openingMinor);
  const isOpen = closingMinor === section.closingMinor && led !== closingMinor;
  return isOpen && led !== 0 && led === section.openingMinor;
}

/**
 * The sections of a file that holds a statement twice, once: nobody has two accounts of one number with the same balances, days and amounts. Those without a whole
 * number are known by their names, too: two children may save the same.
 */
export function withoutCopies(sections: readonly StatementSection[]): StatementSection[] {
  return sections.filter(
    (section, index) => !sections.slice(0, index).some((other) => isCopy(section, other)),
  );
}

function isCopy(section: StatementSection, other: StatementSection): boolean {
  if (section.lines.length === 0 || printOf(section) !== printOf(other)) return false;
  if (section.accountHint !== other.accountHint) return false;
  const isWhole = WHOLE_NUMBER.test((section.accountHint ?? '').replace(/[ ./-]/g, ''));
  // Only a number that tells a heading apart from the same one further up is none of its name.
  const isSameName = [section.label, section.label.replace(COUNTED, '')].includes(other.label);
  return isWhole || isSameName;
}

const printOf = ({ currency, openingMinor, closingMinor, lines }: StatementSection) =>
  JSON.stringify([
    currency,
    openingMinor,
    closingMinor,
    lines.map((line) => [line.date, line.amountMinor, line.balanceMinor]),
  ]);

/** What is masked, or no more than the last digits of a number, may stand for several accounts. */
const WHOLE_NUMBER = /^[A-Z\d]*\d{6,}[A-Z\d]*$/;
