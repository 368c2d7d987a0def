import type { Statement } from '@saldo/contracts';
import { api, STATEMENT_UPLOADED } from '@saldo/ui';
import { useEffect } from 'react';
import { type Answer, useAnswer } from './use-answer.ts';

const POLL_MS = 3_000;

/** The user's statements; asked for again while one is being read, and when one was uploaded. */
export function useStatements(): Answer<Statement[]> {
  const answer = useAnswer(
    'statements',
    async (signal) => (await api.call('listStatements', { signal })).data.statements,
    'Failed to fetch statements',
  );
  const { data, reload } = answer;
  useEffect(() => {
    window.addEventListener(STATEMENT_UPLOADED, reload);
    return () => window.removeEventListener(STATEMENT_UPLOADED, reload);
  }, [reload]);
  useEffect(() => {
    if (!data?.some(isUnderWay)) return;
    const timer = setTimeout(reload, POLL_MS);
    return () => clearTimeout(timer);
  }, [data, reload]);
  return answer;
}

function isUnderWay({ processing_status: status }: Statement): boolean {
  return status === 'pending' || status === 'processing';
}
