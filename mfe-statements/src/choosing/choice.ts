import type { Statement } from '@saldo/contracts';

/** An account as the page offers it: its statements, the newest first. */
export type AccountChoice = { name: string; statements: Statement[] };

/** The accounts that have statements, by name; names that differ in case only are one account. */
export function accountsOf(statements: readonly Statement[]): AccountChoice[] {
  const accounts = new Map<string, AccountChoice>();
  for (const statement of statements) {
    const key = statement.account.toLocaleLowerCase();
    const account = accounts.get(key) ?? { name: statement.account, statements: [] };
    account.statements.push(statement);
    accounts.set(key, account);
  }
  for (const account of accounts.values()) account.statements.sort(newestFirst);
  return [...accounts.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** The currencies of what was read, that of the most statements first. */
export function currenciesOf(statements: readonly Statement[]): string[] {
  const counts = new Map<string, number>();
  for (const code of statements.flatMap(({ currencies }) => currencies))
    counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([code]) => code);
}

/**
 * By the end of the period; where none is printed, by the day of the upload. Those of one day stand by currency, backwards
 * here as everything is.
 */
function newestFirst(a: Statement, b: Statement): number {
  return (
    endOf(b).localeCompare(endOf(a)) ||
    b.currencies.join().localeCompare(a.currencies.join()) ||
    b.uploaded_at.localeCompare(a.uploaded_at)
  );
}

function endOf({ period_end, uploaded_at }: Statement): string {
  return period_end ?? uploaded_at.slice(0, 10);
}

/**
 * The statement to show: the one that was asked for; else what waits for the user's word; else the newest one that was
 * read, of the account that was asked for, or of all where that account has none.
 */
export function chosenStatement(
  statements: readonly Statement[],
  asked: { statement: string | null; account: string | null },
): Statement | undefined {
  const named = statements.find(({ id }) => id === asked.statement);
  if (named) return named;
  const account = asked.account?.toLocaleLowerCase();
  const ofAccount = statements.filter((s) => s.account.toLocaleLowerCase() === account);
  const offered = [...(ofAccount.length > 0 ? ofAccount : statements)].sort(newestFirst);
  return (
    offered.find((s) => s.processing_status === 'needs_review') ??
    offered.find((s) => s.processing_status === 'completed') ??
    offered[0]
  );
}

/** The line that an address names, counted from 1; null where it names none. */
export function lineIn(search: URLSearchParams): number | null {
  const line = Number(search.get('line'));
  return Number.isInteger(line) && line > 0 ? line : null;
}

/** The words that the lines of an address's statement are searched for; empty where there are none. */
export function findIn(search: URLSearchParams): string {
  return search.get('find') ?? '';
}

/** The address of a statement, of a line of it and of a search in it. */
export function addressOf(of: { statement: string; line: number | null; find: string }) {
  const { statement, line, find } = of;
  return {
    statement,
    ...(line !== null && { line: String(line) }),
    ...(find !== '' && { find }),
  };
}

/**
 * The address without what it names in vain: an account that has no statement, a line or a search without its statement, a line
 * that is no number. A statement that is not there stays, since the page speaks of it.
 */
export function withoutWhatIsNotThere(
  search: URLSearchParams,
  statements: readonly Statement[],
): URLSearchParams {
  const meant = new URLSearchParams(search);
  const account = search.get('account')?.toLocaleLowerCase();
  if (!statements.some((one) => one.account.toLocaleLowerCase() === account))
    meant.delete('account');
  if (lineIn(search) === null || !search.has('statement')) meant.delete('line');
  if (!search.has('statement')) meant.delete('find');
  return meant;
}
