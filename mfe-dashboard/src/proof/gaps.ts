import { formatMonth, formatMonthSpan, monthIndex } from '@saldo/contracts/formatting';
import { CONFLICT_WORDS, type Conflict } from './conflicts.ts';
import {
  type CoverageRow,
  type Covered,
  type ProofState,
  wordsOf,
  worstFirst,
} from './statement-proof.ts';
import type { Twice } from './twice.ts';

/** One line of what is not proven: several statements of an account where the same is to be said of all. */
export type CoverageGap = {
  key: string;
  state: ProofState;
  account: string;
  /** 'Aug', 'May - Oct 2026', '5 months'; empty where no period is printed. */
  when: string;
  words: string;
  /** The newest statement it speaks of; null for a month without one. */
  statementId: string | null;
};

type Single = Omit<CoverageGap, 'when'> & { months: readonly string[] };

/** What is not proven or counted twice, the worst and then the newest first, and last the months that lack a statement. */
export function gapsOf(
  read: readonly Covered[],
  { conflicts, twice }: { conflicts: readonly Conflict[]; twice: readonly Twice[] },
  rows: readonly CoverageRow[],
  grid: readonly string[],
): CoverageGap[] {
  const groups = new Map<string, Single>();
  const trouble = [...unproven(read), ...conflicts.map(ofConflict), ...twice.map(ofTwice)].sort(
    (a, b) => worstFirst(a, b) || newest(b).localeCompare(newest(a)),
  );
  for (const gap of [...trouble, ...missing(rows)]) {
    const key = JSON.stringify([gap.account.toLocaleLowerCase(), gap.state, gap.words]);
    const group = groups.get(key);
    groups.set(key, group ? { ...group, months: [...group.months, ...gap.months] } : gap);
  }
  return [...groups.values()].map(({ months, ...gap }) => ({ ...gap, when: whenOf(months, grid) }));
}

const newest = ({ months }: Single) => months.at(-1) ?? '';

function unproven(read: readonly Covered[]): Single[] {
  return read
    .filter(({ state }) => state !== 'proven')
    .map(({ statement, state, months }) => ({
      key: statement.id,
      state,
      account: statement.account,
      months,
      words: wordsOf(statement),
      statementId: statement.id,
    }));
}

function ofConflict({ account, months, statementId }: Conflict): Single {
  return {
    key: `${statementId} conflict ${months.join()}`,
    state: 'conflicting',
    account,
    months,
    words: CONFLICT_WORDS,
    statementId,
  };
}

function ofTwice({ statementId, ...twice }: Twice): Single {
  return { key: `${statementId} twice ${twice.words}`, state: 'twice', statementId, ...twice };
}

/** Months without a statement between an account's first and last one in the grid. */
function missing(rows: readonly CoverageRow[]): Single[] {
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
        months: [month],
        words: 'no statement',
        statementId: null,
      }));
  });
}

/** A month of the grid needs no year; months in a row are named by their ends, others are counted. */
function whenOf(months: readonly string[], grid: readonly string[]): string {
  const sorted = [...new Set(months)].sort();
  const first = sorted[0];
  const last = sorted.at(-1);
  if (!first || !last) return '';
  if (first === last) {
    return grid.includes(first) ? formatMonth(first) : formatMonthSpan(first, first);
  }
  const inARow = monthIndex(last) - monthIndex(first) + 1 === sorted.length;
  return inARow ? formatMonthSpan(first, last) : `${sorted.length} months`;
}
