/**
 * What a statement prints of one part of an account: whose it is, and its balances (minor units) at both ends of its days,
 * both included. from is null where its first day is not known.
 */
export type PrintedPart = {
  bank: string | null;
  accountHint: string | null;
  from: string | null;
  to: string;
  openingMinor: number | null;
  closingMinor: number | null;
};

/** An account number shorter than this tells nothing. */
const SHORTEST = 4;
/** Two numbers of this length that are printed whole are told apart by every digit. */
const WHOLE = 8;
/** Between two statements in a row lie so many days at most. */
const BETWEEN_STATEMENTS = 31;
const DAY_MS = 86_400_000;

/**
 * Whether two printed numbers may be those of one bank account. A number may be printed whole, as an IBAN that contains it, or
 * masked but for its end; where one is not printed, nothing tells them apart.
 */
export function mayBeOneNumber(a: string | null, b: string | null): boolean {
  const [first, second] = [a, b].map((hint) => (hint ?? '').replace(/\D/g, ''));
  if (!first || !second || first.length < SHORTEST || second.length < SHORTEST) return true;
  if (first.length === second.length && first.length >= WHOLE) return first === second;
  if (first.includes(second) || second.includes(first)) return true;
  return first.slice(-SHORTEST) === second.slice(-SHORTEST);
}

type Whose = Pick<PrintedPart, 'bank' | 'accountHint'>;

/** Whether two statements are of two bank accounts, by the numbers they print; by their banks where a number is missing. */
export function areToldApart(a: Whose, b: Whose): boolean {
  if (isNumber(a.accountHint) && isNumber(b.accountHint))
    return !mayBeOneNumber(a.accountHint, b.accountHint);
  return a.bank !== null && b.bank !== null && a.bank !== b.bank;
}

function isNumber(hint: string | null): boolean {
  return hint !== null && hint.replace(/\D/g, '').length >= SHORTEST;
}

type BankAccount<T> = { parts: Set<T>; whose: Map<string, Whose>; to: string };

/**
 * The bank accounts that lie under one name, currency and part: an account of the user may be several of a bank's, whose balances
 * are to be added, while those of one follow each other. Whoever opens with the balance another closed with goes on
 * with it, though the number be a new one (a card that was replaced). Each is a list in the order given; the one that begins
 * first is the first.
 */
export function bankAccountsOf<T extends PrintedPart>(parts: readonly T[]): T[][] {
  const accounts: BankAccount<T>[] = [];
  const inOrder = [...parts].sort((a, b) => compare(a.from ?? a.to, b.from ?? b.to));
  for (const part of inOrder) {
    let account = accountOf(part, accounts);
    if (!account) {
      account = { parts: new Set(), whose: new Map(), to: part.to };
      accounts.push(account);
    }
    account.parts.add(part);
    account.whose.set(JSON.stringify([part.bank, part.accountHint]), part);
    if (part.to > account.to) account.to = part.to;
  }
  return accounts.map((account) => parts.filter((part) => account.parts.has(part)));
}

/** The account a part is of: by its number, by the balance it opens with, else the one that reaches furthest of those it may be. */
function accountOf<T extends PrintedPart>(
  part: T,
  accounts: readonly BankAccount<T>[],
): BankAccount<T> | null {
  const numbered = accounts.find(({ whose }) =>
    [...whose.values()].some(({ accountHint }) => isOneNumber(accountHint, part.accountHint)),
  );
  if (numbered) return numbered;
  const before = accounts.find(({ parts }) => [...parts].some((one) => goesOnWith(one, part)));
  if (before) return before;
  let latest: BankAccount<T> | null = null;
  for (const account of accounts) {
    if ([...account.whose.values()].some((whose) => areToldApart(whose, part))) continue;
    if (!latest || account.to >= latest.to) latest = account;
  }
  return latest;
}

/**
 * The same accounts without those that go on under another name of their part: who opens a second account at a bank gets both in
 * one file from then on, each with a name ('Account' before, then 'Current account 4066799083'). They print one number, never
 * stand in one statement, and share no days; pockets of one number do.
 */
export function joinedByNumber<T extends PrintedPart & { statementId: string }>(
  accounts: readonly T[][],
): T[][] {
  const joined: T[][] = [];
  for (const account of accounts) {
    const same = joined.find((other) => areOneUnderTwoNames(account, other));
    if (same) same.push(...account);
    else joined.push([...account]);
  }
  return joined;
}

type InStatement = PrintedPart & { statementId: string };

function areOneUnderTwoNames(a: readonly InStatement[], b: readonly InStatement[]): boolean {
  const isNumbered = a.some((one) =>
    b.some(({ accountHint }) => isOneNumber(one.accountHint, accountHint)),
  );
  const sharesDays = (one: PrintedPart, other: PrintedPart) =>
    (one.from ?? one.to) < other.to && (other.from ?? other.to) < one.to;
  return (
    isNumbered &&
    !a.some((one) =>
      b.some((other) => one.statementId === other.statementId || sharesDays(one, other)),
    )
  );
}

function isOneNumber(a: string | null, b: string | null): boolean {
  return isNumber(a) && isNumber(b) && mayBeOneNumber(a, b);
}

/** Whether a part opens with the very balance that an earlier one closed with. A balance of zero is many accounts'. */
function goesOnWith(earlier: PrintedPart, later: PrintedPart): boolean {
  const { from, openingMinor } = later;
  if (from === null || openingMinor === null || openingMinor === 0) return false;
  if (openingMinor !== earlier.closingMinor) return false;
  const days = (Date.parse(from) - Date.parse(earlier.to)) / DAY_MS;
  return days >= 0 && days <= BETWEEN_STATEMENTS;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
