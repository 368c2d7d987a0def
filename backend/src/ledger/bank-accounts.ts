/**
 * What a statement prints of one part of an account: whose it is, and its balances (minor units) at both ends of its days,
 * both included. from is null where its first day is not known, isPdf where older versions did not note it.
 */
export type PrintedPart = {
  bank: string | null;
  accountHint: string | null;
  isPdf: boolean | null;
  from: string | null;
  to: string;
  openingMinor: number | null;
  closingMinor: number | null;
};

/** What the bookings of two parts say on the days that both list: they are one's (true), two accounts' (false), or nothing (null). */
export type Compare<T> = (a: T, b: T) => boolean | null;

/** An account number shorter than this tells nothing. */
const SHORTEST = 4;
/** A number may stand within an IBAN; what is shorter only ends it. */
const WITHIN = 6;
/** Between two statements in a row lie so many days at most. */
const BETWEEN_STATEMENTS = 31;
const DAY_MS = 86_400_000;
const MASKED = /[xX*•]/;

/**
 * Whether two printed numbers may be those of one bank account. A number may be printed whole, as an IBAN that contains it, or
 * masked but for its end; where one is not printed, nothing tells them apart.
 */
export function mayBeOneNumber(a: string | null, b: string | null): boolean {
  const [first = '', second = ''] = [a, b].map((hint) => (hint ?? '').replace(/\D/g, ''));
  if (first.length < SHORTEST || second.length < SHORTEST) return true;
  const [short = '', long = ''] = [first, second].sort((one, other) => one.length - other.length);
  if (long.endsWith(short) || (short.length >= WITHIN && long.includes(short))) return true;
  const isMasked = [a, b].some((hint) => MASKED.test(hint ?? ''));
  return isMasked && long.slice(-SHORTEST) === short.slice(-SHORTEST);
}

type Whose = Pick<PrintedPart, 'bank' | 'accountHint'>;

/** Whether two statements are of two bank accounts, by the numbers they print; by their banks where a number is missing. */
export function areToldApart(a: Whose, b: Whose): boolean {
  if (isNumber(a.accountHint) && isNumber(b.accountHint))
    return !mayBeOneNumber(a.accountHint, b.accountHint);
  return areOfTwoBanks(a, b);
}

function areOfTwoBanks(a: Whose, b: Whose): boolean {
  return a.bank !== null && b.bank !== null && a.bank !== b.bank;
}

function isNumber(hint: string | null): boolean {
  return hint !== null && hint.replace(/\D/g, '').length >= SHORTEST;
}

/** Whether two numbers are printed, and may be those of one bank account. */
export function isOneNumber(a: string | null, b: string | null): boolean {
  return isNumber(a) && isNumber(b) && mayBeOneNumber(a, b);
}

/**
 * The bank accounts that lie under one name, currency and part: an account of the user may be several of a bank's, whose balances
 * are to be added, while those of one follow each other. Printed numbers tell them, whichever came first; what prints none goes
 * where its bookings are listed too, to the balance it opens with or leads to, else to the account that reaches furthest of
 * those it may be. An account that ends with the balance with which another begins went on under a new number (a card that
 * was replaced). Each is a list in the order given.
 */
export function bankAccountsOf<T extends PrintedPart>(
  parts: readonly T[],
  compare: Compare<T> = () => null,
): T[][] {
  const inOrder = [...parts].sort((a, b) => before(a.from ?? a.to, b.from ?? b.to));
  const [numbered, others] = [true, false].map((wanted) =>
    inOrder.filter(({ accountHint }) => isNumber(accountHint) === wanted),
  );
  const accounts: T[][] = [];
  for (const part of numbered ?? []) {
    const own = accounts.find(([first]) =>
      isOneNumber(first?.accountHint ?? null, part.accountHint),
    );
    if (own) own.push(part);
    else accounts.push([part]);
  }
  goOnUnderNewNumbers(accounts);
  for (const part of others ?? []) {
    const own = accountOf(part, accounts, compare);
    if (own) own.push(part);
    else accounts.push([part]);
  }
  return accounts.map((account) => {
    const own = new Set(account);
    return parts.filter((part) => own.has(part));
  });
}

/** Puts an account that begins with the very balance another one ends with behind that one, in place. */
function goOnUnderNewNumbers<T extends PrintedPart>(accounts: T[][]): void {
  for (let index = accounts.length - 1; index > 0; index -= 1) {
    const account = accounts[index] ?? [];
    const [first] = account;
    const earlier = accounts.slice(0, index).find((other) => {
      const last = newestOf(other);
      return first && last && !areOfTwoBanks(first, last) && goesOnWith(last, first);
    });
    if (!earlier) continue;
    earlier.push(...account);
    accounts.splice(index, 1);
  }
}

/** The account that a part without a number is of; null where it is none of them. */
function accountOf<T extends PrintedPart>(
  part: T,
  accounts: readonly T[][],
  compare: Compare<T>,
): T[] | null {
  const shared = accounts.find((account) => account.some((one) => compare(part, one) === true));
  if (shared) return shared;
  const open = accounts.filter((account) =>
    account.every((one) => !areOfTwoBanks(one, part) && compare(part, one) !== false),
  );
  const beside = open.find((account) =>
    account.some((one) => goesOnWith(one, part) || goesOnWith(part, one)),
  );
  if (beside) return beside;
  // A bank that prints a number on its statements prints it on all of them; an export bears none.
  const alike = open.filter(
    (account) => !part.isPdf || !account.some((one) => one.isPdf && one.accountHint !== null),
  );
  const [only] = alike;
  if (alike.length < 2) return only ?? null;
  const reach = (account: T[]) => newestOf(account)?.to ?? '';
  return alike.sort((a, b) => before(reach(a), reach(b))).at(-1) ?? null;
}

function newestOf<T extends PrintedPart>(account: readonly T[]): T | undefined {
  const [first, ...others] = account;
  return others.reduce((newest, one) => (newest && one.to < newest.to ? newest : one), first);
}

/** Whether a part opens with the very balance that an earlier one closed with. A balance of zero is many accounts'. */
function goesOnWith(earlier: PrintedPart, later: PrintedPart): boolean {
  const { from, openingMinor } = later;
  if (from === null || openingMinor === null || openingMinor === 0) return false;
  if (openingMinor !== earlier.closingMinor) return false;
  const days = (Date.parse(from) - Date.parse(earlier.to)) / DAY_MS;
  return days >= 0 && days <= BETWEEN_STATEMENTS;
}

function before(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

type InStatement = PrintedPart & { statementId: string };

/**
 * The same accounts without those that go on under another name of their part: who opens a second account at a bank gets both in
 * one file from then on, each with a name ('Account' before, then 'Current account 4066799083'). They print one number, never
 * stand in one statement, and share no days; pockets of one number do.
 */
export function joinedByNumber<T extends InStatement>(accounts: readonly T[][]): T[][] {
  const joined: T[][] = [];
  for (const account of accounts) {
    const same = joined.find((other) => areOneUnderTwoNames(account, other));
    if (same) same.push(...account);
    else joined.push([...account]);
  }
  return joined;
}

/**
 * How many bank accounts these are, given per part: those that print other numbers, or those of one part, where these are more.
 * Parts of one number, or of none, may be pockets of one account.
 */
export function countBankAccounts(parts: readonly (readonly PrintedPart[])[][]): number {
  const numbers: string[] = [];
  for (const [first] of parts.flat()) {
    const number = first?.accountHint ?? null;
    if (number === null || !isNumber(number)) continue;
    if (!numbers.some((known) => mayBeOneNumber(known, number))) numbers.push(number);
  }
  return Math.max(numbers.length, ...parts.map((accounts) => accounts.length));
}

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
