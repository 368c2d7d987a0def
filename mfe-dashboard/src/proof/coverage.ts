import type { Statement, StatementProof } from '@saldo/contracts';
import { formatMonth, monthIndex, monthOf } from '../formatting/dates.ts';
import { formatMoney } from '../formatting/money.ts';

export type ProofState = 'proven' | 'broken' | 'not_provable' | 'waiting' | 'missing';

/** The newest months of the grid. */
const GRID_MONTHS = 12;
const DAY_MS = 86_400_000;

/** `unknown`: nothing is known to stand here, but the account has statements that name no period. */
type CoverageCell = { month: string; state: ProofState | 'unknown'; label: string };

/** `undated` are the account's statements that name no period, so that no month can be theirs: how many, and the worst of them. */
export type CoverageRow = {
  account: string;
  cells: CoverageCell[];
  undated: { count: number; state: ProofState; words: string } | null;
};

export type CoverageGap = {
  key: string;
  state: ProofState;
  account: string;
  /** 'Aug', or 'Aug 2025' where the grid does not show the month; empty where the statement names no period. */
  month: string;
  words: string;
  statementId: string | null;
};

export type Coverage = {
  provenCount: number;
  readCount: number;
  months: string[];
  rows: CoverageRow[];
  gaps: CoverageGap[];
};

const SEVERITY: Record<ProofState, number> = {
  broken: 4,
  not_provable: 3,
  waiting: 2,
  proven: 1,
  missing: 0,
};

/** The state of a whole file: the worst of its parts. A failed file has none, as nothing of it was imported. */
export function stateOf(statement: Statement): ProofState | null {
  if (statement.processing_status === 'failed') return null;
  if (statement.processing_status !== 'completed') return 'waiting';
  const worst = worstProof(statement.proof);
  return worst ? worst.state : 'not_provable';
}

function worstProof(proofs: readonly StatementProof[]): StatementProof | undefined {
  return [...proofs].sort((a, b) => SEVERITY[b.state] - SEVERITY[a.state])[0];
}

/** What is to be said of a statement: 'broken at line 9 by MYR 50.00', 'not provable, no balances printed', 'proven'. */
export function wordsOf(statement: Statement): string {
  const state = stateOf(statement);
  if (state === 'waiting') return 'being read';
  if (state === 'proven') return 'proven';
  const proof = worstProof(statement.proof);
  if (state !== 'broken' || !proof) return notProvableWords(proof);
  const line = proof.first_break === null ? '' : ` at line ${proof.first_break}`;
  if (proof.difference === null) return `broken${line}`;
  return `broken${line} by ${formatMoney(Math.abs(proof.difference), proof.currency)}`;
}

function notProvableWords(proof: StatementProof | undefined): string {
  const printed = proof && (proof.opening !== null || proof.closing !== null);
  return printed ? 'not provable' : 'not provable, no balances printed';
}

/**
 * The months a statement stands for: those of which it covers at least half the days, so that a statement
 * from 28 April to 27 May is May's only. A shorter one stands for the month with most of its days.
 */
export function monthsOf(statement: Statement): string[] {
  const { period_start: start, period_end: end } = statement;
  if (!start || !end || start > end) return [];
  const from = Date.parse(start);
  const to = Date.parse(end) + DAY_MS;
  const months: string[] = [];
  let fullest = { month: start.slice(0, 7), days: 0 };
  for (let index = monthIndex(start); index <= monthIndex(end); index++) {
    const month = monthOf(index);
    const first = Date.parse(`${month}-01`);
    const next = Date.parse(`${monthOf(index + 1)}-01`);
    const days = (Math.min(to, next) - Math.max(from, first)) / DAY_MS;
    if (days > fullest.days) fullest = { month, days };
    if (days * 2 >= (next - first) / DAY_MS) months.push(month);
  }
  return months.length > 0 ? months : [fullest.month];
}

type Covered = { statement: Statement; state: ProofState; months: string[] };

/** Accounts by month, and in words what is not proven. Account names compare without regard to case. */
export function coverageOf(statements: readonly Statement[]): Coverage {
  const covered: Covered[] = [];
  for (const statement of statements) {
    const state = stateOf(statement);
    if (state) covered.push({ statement, state, months: monthsOf(statement) });
  }
  const read = covered.filter(({ state }) => state !== 'waiting');
  const months = gridMonths(covered);
  const rows = accountsOf(covered).map(({ account, files }) => ({
    account,
    cells: months.map((month) => cellOf(month, files)),
    undated: undatedOf(files),
  }));
  return {
    provenCount: read.filter(({ state }) => state === 'proven').length,
    readCount: read.length,
    months,
    rows,
    gaps: [...unproven(read, months), ...missing(rows)],
  };
}

function gridMonths(covered: readonly Covered[]): string[] {
  const all = covered.flatMap(({ months }) => months).sort();
  const newest = all.at(-1);
  const oldest = all[0];
  if (!newest || !oldest) return [];
  const last = monthIndex(newest);
  const first = Math.max(monthIndex(oldest), last - GRID_MONTHS + 1);
  return Array.from({ length: last - first + 1 }, (_, step) => monthOf(first + step));
}

function accountsOf(covered: readonly Covered[]): { account: string; files: Covered[] }[] {
  const accounts = new Map<string, { account: string; files: Covered[] }>();
  for (const file of covered) {
    const { account } = file.statement;
    const key = account.trim().toLocaleLowerCase();
    const entry = accounts.get(key) ?? { account, files: [] };
    entry.files.push(file);
    accounts.set(key, entry);
  }
  return [...accounts.values()];
}

function cellOf(month: string, files: readonly Covered[]): CoverageCell {
  const there = files.filter(({ months }) => months.includes(month)).sort(worstFirst);
  const worst = there[0];
  const name = formatMonth(month);
  if (!worst && files.some(({ months }) => months.length === 0)) {
    return { month, state: 'unknown', label: `${name}: not known` };
  }
  if (!worst) return { month, state: 'missing', label: `${name}: no statement` };
  return { month, state: worst.state, label: `${name}: ${wordsOf(worst.statement)}` };
}

function undatedOf(files: readonly Covered[]): CoverageRow['undated'] {
  const undated = files.filter(({ months }) => months.length === 0).sort(worstFirst);
  const worst = undated[0];
  if (!worst) return null;
  const count = undated.length;
  const words = `${count} ${count === 1 ? 'statement prints' : 'statements print'} no period`;
  return { count, state: worst.state, words };
}

function worstFirst(a: Covered, b: Covered): number {
  return SEVERITY[b.state] - SEVERITY[a.state];
}

function unproven(read: readonly Covered[], grid: readonly string[]): CoverageGap[] {
  return read
    .filter(({ state }) => state !== 'proven')
    .sort(
      (a, b) => worstFirst(a, b) || (b.months.at(-1) ?? '').localeCompare(a.months.at(-1) ?? ''),
    )
    .map(({ statement, state, months }) => ({
      key: statement.id,
      state,
      account: statement.account,
      month: monthName(months.at(-1), grid),
      words: wordsOf(statement),
      statementId: statement.id,
    }));
}

function monthName(month: string | undefined, grid: readonly string[]): string {
  if (!month) return '';
  return grid.includes(month) ? formatMonth(month) : `${formatMonth(month)} ${month.slice(0, 4)}`;
}

/** Months without a statement between an account's first and last one in the grid. */
function missing(rows: Coverage['rows']): CoverageGap[] {
  return rows.flatMap(({ account, cells }) => {
    const first = cells.findIndex(({ state }) => state !== 'missing');
    const last = cells.findLastIndex(({ state }) => state !== 'missing');
    return cells
      .slice(first, last + 1)
      .filter(({ state }) => state === 'missing')
      .map(({ month }) => ({
        key: `${account} ${month}`,
        state: 'missing' as const,
        account,
        month: formatMonth(month),
        words: 'no statement',
        statementId: null,
      }));
  });
}
