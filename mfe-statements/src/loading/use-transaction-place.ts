import { api, messageOf } from '@saldo/ui';
import { useEffect, useRef, useState } from 'react';

/** Finds where a transaction is printed and hands on its statement and line. Gives the reason where that cannot be told. */
export function useTransactionPlace(
  transactionId: string | null,
  onFound: (statementId: string, line: number) => void,
): string | null {
  const [error, setError] = useState<string | null>(null);
  const found = useRef(onFound);
  found.current = onFound;
  useEffect(() => {
    setError(null);
    if (transactionId === null) return;
    const abort = new AbortController();
    api.call('transactionSource', { params: { id: transactionId }, signal: abort.signal }).then(
      ({ data: { sources } }) => {
        const source = sources[0];
        if (source) found.current(source.statement_id, source.line);
        else setError('No statement holds this transaction any more.');
      },
      (failure: unknown) => {
        if (!abort.signal.aborted)
          setError(messageOf(failure, 'The line of this transaction was not found.'));
      },
    );
    return () => abort.abort();
  }, [transactionId]);
  return error;
}
