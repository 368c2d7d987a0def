import type { StatementLines } from '@saldo/contracts';
import { api, messageOf } from '@saldo/ui';
import { useCallback, useEffect, useState } from 'react';

type Line = StatementLines['lines'][number];

export type Lines = {
  lines: readonly Line[];
  pages: StatementLines['pages'];
  total: number;
  /** Lines of the statement that stand before the first one here. */
  before: number;
  hasMore: boolean;
};

const LINES_PER_PAGE = 200;
const MOST_PER_CALL = 500;
/** So many lines stand above one that was asked for, so that it is read in its place. */
const ABOVE = 20;
const FAILED = 'Failed to fetch the lines of this statement';

/** How many lines to skip so that the wanted one is among the first page: none where it is near the beginning. */
function skippedFor(line: number | null): number {
  return line === null || line <= LINES_PER_PAGE ? 0 : line - 1 - ABOVE;
}

/**
 * The lines of a statement from around the wanted one on; more at either end when asked for. `version` changes when the
 * statement's state does, and asks anew.
 */
export function useLines(statementId: string | null, wanted: number | null, version: string) {
  const [held, setHeld] = useState<{ key: string; lines: Lines } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const key = `${statementId} ${version} ${tries}`;
  const current = held?.key === key ? held.lines : undefined;
  const isInSight = current !== undefined && (wanted === null || isWithin(current, wanted));

  useEffect(() => {
    if (statementId === null || isInSight) return;
    const abort = new AbortController();
    const skipped = skippedFor(wanted);
    askFrom(statementId, skipped, abort.signal).then(
      ({ answer, skipped }) => {
        setError(null);
        setHeld({ key, lines: linesOf(answer, skipped) });
      },
      (failure: unknown) => !abort.signal.aborted && setError(messageOf(failure, FAILED)),
    );
    return () => abort.abort();
  }, [statementId, wanted, key, isInSight]);

  const more = useCallback(
    async (side: 'before' | 'after') => {
      if (statementId === null || !current) return;
      const from =
        side === 'after'
          ? current.before + current.lines.length
          : Math.max(0, current.before - LINES_PER_PAGE);
      try {
        const answer = await ask(statementId, from);
        setHeld({
          key,
          lines: side === 'after' ? appended(current, answer) : prepended(current, answer, from),
        });
      } catch (failure) {
        setError(messageOf(failure, FAILED));
      }
    },
    [statementId, current, key],
  );
  const all = useCallback(
    async (signal: AbortSignal) => {
      if (statementId === null || !current) return;
      let lines = current;
      try {
        while (!signal.aborted && (lines.hasMore || lines.before > 0)) {
          const from = lines.before > 0 ? 0 : lines.lines.length;
          const answer = await ask(statementId, from, signal, MOST_PER_CALL);
          lines = lines.before > 0 ? linesOf(answer, 0) : appended(lines, answer);
          setHeld({ key, lines });
        }
      } catch (failure) {
        if (!signal.aborted) setError(messageOf(failure, FAILED));
      }
    },
    [statementId, current, key],
  );
  return { lines: current, error, more, all, retry: () => setTries((count) => count + 1) };
}

/** From the beginning where there are not as many lines as were to be skipped. */
async function askFrom(id: string, skipped: number, signal: AbortSignal) {
  const answer = await ask(id, skipped, signal);
  if (answer.lines.length > 0 || skipped === 0) return { answer, skipped };
  return { answer: await ask(id, 0, signal), skipped: 0 };
}

async function ask(
  id: string,
  skipped: number,
  signal?: AbortSignal,
  limit = LINES_PER_PAGE,
): Promise<StatementLines> {
  const query = { limit, ...(skipped > 0 && { cursor: String(skipped) }) };
  const { data } = await api.call('statementLines', {
    params: { id },
    query,
    ...(signal && { signal }),
  });
  return data;
}

function isWithin({ before, lines, total }: Lines, line: number): boolean {
  return line > total || (line > before && line <= before + lines.length);
}

function linesOf(answer: StatementLines, before: number): Lines {
  return {
    lines: answer.lines,
    pages: answer.pages,
    total: answer.total_count,
    before,
    hasMore: answer.next_cursor !== null,
  };
}

function appended(lines: Lines, answer: StatementLines): Lines {
  return {
    ...lines,
    lines: [...lines.lines, ...answer.lines],
    hasMore: answer.next_cursor !== null,
  };
}

function prepended(lines: Lines, answer: StatementLines, from: number): Lines {
  const added = answer.lines.slice(0, lines.before - from);
  return { ...lines, before: from, lines: [...added, ...lines.lines] };
}
