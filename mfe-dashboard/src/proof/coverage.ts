import type { Statement } from '@saldo/contracts';
import { formatMonth, monthsFrom } from '@saldo/contracts/formatting';
import { CONFLICT_WORDS, type Conflict, conflictsOf, isInConflict } from './conflicts.ts';
import { type CoverageGap, gapsOf } from './gaps.ts';
import {
  type CoverageCell,
  type CoverageRow,
  type Covered,
  monthsOf,
  type ProofState,
  stateOf,
  wordsOf,
  worstFirst,
} from './statement-proof.ts';
import { twiceOf } from './twice.ts';

/** The newest months of the grid. */
const GRID_MONTHS = 12;

export type Coverage = {
  provenCount: number;
  importedCount: number;
  /** Those that do not agree with one they meet, whatever each proves by itself. */
  conflictCount: number;
  months: string[];
  rows: CoverageRow[];
  gaps: CoverageGap[];
};

/** Accounts by month, and in words what is not proven. A file that was uploaded once more proves nothing more. Account names compare without regard to case. */
export function coverageOf(statements: readonly Statement[]): Coverage {
  const covered: Covered[] = [];
  for (const statement of statements) {
    const state = statement.repeats === null ? stateOf(statement) : null;
    if (state) covered.push({ statement, state, months: monthsOf(statement) });
  }
  const read = covered.filter(({ state }) => state !== 'waiting');
  const imported = read.filter(({ state }) => state !== 'needs_review');
  const months = gridMonths(covered);
  const conflicts = conflictsOf(covered);
  const rows = accountsOf(covered).map(({ account, files }) => {
    const own = conflicts.filter(({ statementId }) =>
      files.some(({ statement }) => statement.id === statementId),
    );
    return {
      account,
      cells: months.map((month) => cellOf(month, files, own)),
      undated: undatedOf(files),
    };
  });
  return {
    provenCount: imported.filter(({ state }) => state === 'proven').length,
    importedCount: imported.length,
    conflictCount: imported.filter(isInConflict).length,
    months,
    rows,
    gaps: gapsOf(read, { conflicts, twice: twiceOf(covered) }, rows, months),
  };
}

function gridMonths(covered: readonly Covered[]): string[] {
  const all = covered.flatMap(({ months }) => months).sort();
  const newest = all.at(-1);
  const oldest = all[0];
  if (!newest || !oldest) return [];
  return monthsFrom(oldest, newest, GRID_MONTHS);
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
  return [...accounts.values()].sort((a, b) => a.account.localeCompare(b.account));
}

function cellOf(
  month: string,
  files: readonly Covered[],
  conflicts: readonly Conflict[],
): CoverageCell {
  const there = files
    .filter(({ months }) => months.includes(month))
    .map(({ statement, state }) => ({ state, words: wordsOf(statement) }));
  if (conflicts.some(({ months }) => months.includes(month))) {
    there.push({ state: 'conflicting', words: CONFLICT_WORDS });
  }
  const worst = there.sort(worstFirst)[0];
  const name = formatMonth(month);
  if (!worst && files.some(({ months }) => months.length === 0)) {
    return { month, state: 'unknown', label: `${name}: not known` };
  }
  if (!worst) return { month, state: 'missing', label: `${name}: no statement` };
  return { month, state: worst.state, label: `${name}: ${worst.words}` };
}

function undatedOf(files: readonly Covered[]): CoverageRow['undated'] {
  const undated = files.filter(({ months }) => months.length === 0);
  const states: { state: ProofState }[] = [...undated];
  if (undated.some(isInConflict)) states.push({ state: 'conflicting' });
  const worst = states.sort(worstFirst)[0];
  return worst ? { count: undated.length, state: worst.state, words: undatedWords(undated) } : null;
}

/** Of what is not read yet nobody knows what it prints. */
function undatedWords(undated: readonly Covered[]): string {
  const count = (isOf: (file: Covered) => boolean, one: string, many: string) => {
    const { length } = undated.filter(isOf);
    return length === 0
      ? []
      : `${length} ${length === 1 ? `statement ${one}` : `statements ${many}`}`;
  };
  return [
    count(isRead, 'prints no period', 'print no period'),
    count(
      (file) => !isRead(file) && file.state === 'needs_review',
      'waits for your word',
      'wait for your word',
    ),
    count(({ state }) => state === 'waiting', 'is being read', 'are being read'),
  ]
    .flat()
    .join(', ');
}

/** What waits unread for its currency has no proof. */
function isRead({ statement, state }: Covered): boolean {
  return state === 'needs_review' ? statement.proof.length > 0 : state !== 'waiting';
}
