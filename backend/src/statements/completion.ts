import type { Command } from '../eventsourcing/decider.ts';
import type { AssumedCurrency } from './assumed-currency.ts';
import type { DoublesKept, StatementCompleted, StatementEvent } from './events.ts';
import type { StatementSection } from './extraction/types.ts';

/** What a statement's own record says of its file; doubled is there while its lines are put into the account. */
export type Read = {
  bank: string | null;
  sections: StatementSection[];
  assumedYear: number | null;
  assumedCurrency: AssumedCurrency | null;
  /** Whether its text was recognised in a scan, so that any digit may be another one. */
  isRecognised: boolean;
  doubled?: DoublesKept['data']['doubled'];
};

/** doubled says which lines were kept though another statement may list them, too. */
export type CompleteStatement = Command<
  'CompleteStatement',
  Pick<StatementCompleted['data'], 'importedCount' | 'duplicateCount'> &
    Pick<DoublesKept['data'], 'doubled'>
>;

/** That all lines are in the account, and before it what was kept twice perhaps. */
export function completed(
  { data }: CompleteStatement,
  ids: { statementId: string; userId: string },
): StatementEvent[] {
  const { doubled, ...counts } = data;
  const done: StatementEvent = { type: 'StatementCompleted', data: { ...ids, ...counts } };
  return doubled.length === 0 ? [done] : [{ type: 'DoublesKept', data: { ...ids, doubled } }, done];
}
