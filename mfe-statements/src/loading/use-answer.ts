import { messageOf } from '@saldo/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

export type Answer<T> = {
  data: T | undefined;
  error: string | null;
  isLoading: boolean;
  reload: () => void;
};

/**
 * Asks for `key` and again whenever it changes; null asks for nothing. The answer to an older key never shows under a newer
 * one, but stays in sight while the same key is asked for again. `fallback` is said where an error has no text of its own.
 */
export function useAnswer<T>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<T>,
  fallback: string,
): Answer<T> {
  const [asked, setAsked] = useState(0);
  const [held, setHeld] = useState<{ key: string; data?: T; error: string | null } | null>(null);
  const question = useRef(ask);
  question.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` counts the reloads.
  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    question.current(abort.signal).then(
      (data) => !abort.signal.aborted && setHeld({ key, data, error: null }),
      (failure: unknown) => {
        if (abort.signal.aborted) return;
        const error = messageOf(failure, fallback);
        setHeld((before) => (before?.key === key ? { ...before, error } : { key, error }));
      },
    );
    return () => abort.abort();
  }, [key, fallback, asked]);
  const reload = useCallback(() => setAsked((count) => count + 1), []);
  const isHeld = held !== null && held.key === key;
  return {
    data: isHeld ? held.data : undefined,
    error: isHeld ? held.error : null,
    isLoading: key !== null && !isHeld,
    reload,
  };
}
