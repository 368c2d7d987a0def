import type { Statement } from '@saldo/contracts';
import { api } from '@saldo/ui';
import { useLines } from '../lines/use-lines.ts';
import { useAnswer } from './use-answer.ts';

/** All that is shown of a statement, asked for anew whenever its status changes, or the currencies it is read in. What was not read yet has no proof and no lines. */
export function useStatementParts(statement: Statement, line: number | null) {
  const { id, account, processing_status: status, currencies } = statement;
  // What waits for its currency is not read before its user names one.
  const isRead =
    status === 'completed' || (status === 'needs_review' && statement.proof.length > 0);
  const version = [status, ...currencies].join(' ');
  const key = `${id} ${version}`;
  const proof = useAnswer(
    isRead ? key : null,
    async (signal) => (await api.call('statementProof', { params: { id }, signal })).data,
    'Failed to fetch the proof of this statement',
  );
  const coverage = useAnswer(
    key,
    async (signal) => (await api.call('coverage', { query: { account }, signal })).data.coverage,
    'Failed to fetch the months covered',
  );
  const sent = useAnswer(
    key,
    async (signal) =>
      (await api.call('secondReadings', { params: { id }, signal })).data.second_readings,
    'Failed to fetch what was sent to the AI service',
  );
  const lines = useLines(isRead ? id : null, line, version);
  return { isRead, proof, coverage, sent, lines };
}
