import { monthsFrom } from '@saldo/contracts/formatting';
import type { Covered } from './statement-proof.ts';

/** Two statements whose balances differ where they meet: the months of that place, and the later of the two. */
export type Conflict = { account: string; months: string[]; statementId: string };

/** What the calendar of the account says of such a month, too. */
export const CONFLICT_WORDS = 'two statements do not agree';

export function isInConflict({ statement: { warnings } }: Covered): boolean {
  return warnings.some(({ kind }) => kind === 'conflict');
}

/** Each pair once, though both of the two are warned of it. */
export function conflictsOf(covered: readonly Covered[]): Conflict[] {
  const files = new Map(covered.map((file) => [file.statement.id, file]));
  const conflicts = new Map<string, Conflict>();
  for (const file of covered) {
    for (const { kind, statement_id } of file.statement.warnings) {
      if (kind !== 'conflict') continue;
      const other = files.get(statement_id) ?? file;
      const [earlier, later] = [file, other].sort(byPeriod) as [Covered, Covered];
      conflicts.set(JSON.stringify([earlier.statement.id, later.statement.id]), {
        account: later.statement.account,
        months: monthsOfPlace(earlier, later),
        statementId: later.statement.id,
      });
    }
  }
  return [...conflicts.values()];
}

function byPeriod(a: Covered, b: Covered): number {
  const keyOf = ({ statement: { period_start, period_end, id } }: Covered) =>
    `${period_start ?? ''} ${period_end ?? ''} ${id}`;
  return keyOf(a) < keyOf(b) ? -1 : 1;
}

/** The months of the days at which the two touch, or which they share; all of the later one where that is not known. */
function monthsOfPlace(earlier: Covered, later: Covered): string[] {
  const [end, start] = [earlier.statement.period_end, later.statement.period_start];
  const last = later.statement.period_end;
  if (earlier === later || !end || !start || !last) return later.months;
  if (start > end) return monthsFrom(end, start, 2);
  const [until = last] = [end, last].sort();
  return monthsFrom(start, until, later.months.length);
}
