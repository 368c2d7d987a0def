import type { Facts } from '../facts.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { accountsHolding, type Holder } from '../tables/listed-accounts.ts';
import type { Part } from '../tables/parts.ts';
import { cardIn, namesCard, namesWhole } from '../tables/unlabelled-numbers.ts';
import type { StatementLine } from '../types.ts';

/** What a file tells of the number of a part beside what the part itself does. */
type Told = {
  isCardFile: boolean;
  isOnly: boolean;
  lines: readonly StatementLine[];
  /** The rows outside of all tables. */
  outside: Row[];
};

/** The number of the account or card that a part is of, or null. */
export function numberOf(part: Part, facts: Facts, told: Told): string | null {
  return (
    cardOf(part, facts, told) ??
    part.identity.account ??
    part.accountHint ??
    (part.identity.isAmong ? null : ownNumber(facts, told.lines))
  );
}

/**
 * Which accounts the overview above all bookings says the parts are of, by what they close with: of a part whose number is that of another one, too, or not
 * printed at all, and of the others by their own; null where it does not tell all of them apart, or for cards, which are paid from the account beside them.
 */
export function holdersOf(
  parts: readonly Part[],
  outside: readonly Row[],
  isCardFile: boolean,
): Holder[] | null {
  const first = parts.flatMap(({ bookings }) => bookings)[0];
  if (!first || isCardFile) return null;
  const top = first.cells[0]?.y ?? 0;
  const above = outside.filter(
    ({ page, baseline }) => page < first.page || (page === first.page && baseline < top),
  );
  const held = accountsHolding(
    above,
    parts.map(({ closing }) => closing),
  );
  const isUntold = ({ identity: { account } }: Part) =>
    account === null || parts.filter(({ identity }) => identity.account === account).length > 1;
  const fits = (part: Part, holder: Holder | undefined) =>
    holder !== undefined && (isOf(holder, part) || (isUntold(part) && isIban(holder.account)));
  return parts.every((part, at) => fits(part, held?.[at])) ? held : null;
}

const isOf = ({ account }: Holder, part: Part | undefined) =>
  part?.identity.account?.endsWith(account) === true;
const isIban = (number: string) => /^[A-Z]{2}\d{2}/.test(number);

/** Gives a part the number under which an overview lists it, unless its own ends with that, and the name, unless its label holds that. */
export function nameHolder(part: Part, holder: Holder): void {
  if (!isOf(holder, part)) part.identity = identityOf(part, holder);
  if (!part.label.includes(holder.name)) part.label = holder.name;
}

export function identityOf({ identity }: Part, { account, currency }: Holder): Part['identity'] {
  return { account, currency: identity.currency ?? currency };
}

/** Whether the number of a part is that of another one, and its heading names its own, which no row above the other number does. */
export function isOfOther(
  { identity: { account } }: Part,
  others: Part[],
  own: string,
  outside: Row[],
): boolean {
  if (account === null || !others.some(({ identity }) => identity.account === account))
    return false;
  const firstOf = (number: string) =>
    outside.findIndex((row) => textOf(row).replace(/ /g, '').includes(number));
  return firstOf(own) > firstOf(account);
}

/** The number of the card that the label of a part ends with, or null. */
export function cardOfLabel({ label }: Part): string | null {
  return namesWhole(label) ? cardIn(label) : null;
}

/**
 * The number of the card that the head of its file names, whatever account is paid into or from further down, and whatever card of
 * the same kind somebody else holds whose purchases are on the same bill (American Express); null for parts of other cards.
 */
function cardOf(
  { identity: { account } }: Part,
  { accountHint, isHintInHead }: Facts,
  { isCardFile, isOnly, outside }: Told,
): string | null {
  if (!isCardFile || !isHintInHead || accountHint === null || account === null) return null;
  const pagesOf = (number: string) =>
    new Set(outside.filter((row) => solid(textOf(row)).includes(number)).map(({ page }) => page));
  // Its own number stands in the head of each page.
  const isRepeated = pagesOf(solid(accountHint)).size > Math.max(1, pagesOf(solid(account)).size);
  const isOfHolder = isOnly && isRepeated && maskOf(accountHint) === maskOf(account);
  return isOfHolder || (namesCard(accountHint) && !namesCard(account)) ? accountHint : null;
}

const solid = (text: string) => text.replace(/[\s-]/g, '');

/** How a number is masked, if it is. */
const maskOf = (number: string) =>
  /[X*•x#]{3}/.test(number) ? number.replace(/\d/g, '9') : number;

/** The number that the file names; null where a booking names it too and nothing above the tables does: it is somebody else's then. */
function ownNumber(
  { accountHint, isHintInHead }: Facts,
  lines: readonly StatementLine[],
): string | null {
  if (accountHint === null || isHintInHead) return accountHint;
  const isNamed = lines.some(({ description }) => solid(description).includes(solid(accountHint)));
  return isNamed ? null : accountHint;
}
