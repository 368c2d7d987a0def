import type { UploadedFile } from '@saldo/contracts';
import { api } from '@saldo/ui';
import { useEffect, useState } from 'react';
import { isAtRest } from './reading-words.ts';

const EVERY_MS = 3_000;
/** Half an hour: what is not read by then is looked up on the dashboard. */
const MOST_LOOKS = 600;

/** What has become of these uploaded files by their ids, looked at every 3 s until nothing of them goes on without the user. */
export function useReadings(statementIds: readonly string[]): ReadonlyMap<string, UploadedFile> {
  const [readings, setReadings] = useState<ReadonlyMap<string, UploadedFile>>(new Map());
  const wanted = statementIds.join(' ');
  useEffect(() => {
    const ids = wanted.split(' ').filter(Boolean);
    if (ids.length === 0) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (looks: number): Promise<void> => {
      // A look that fails is repeated; what was seen before stays.
      const found = await api
        .call('listUploads', { signal: abort.signal })
        .then(({ data }) => new Map(data.files.map((file) => [file.id, file])))
        .catch(() => null);
      if (abort.signal.aborted) return;
      if (found) setReadings(found);
      const isOver = found !== null && ids.every((id) => isAtRest(found.get(id)));
      if (!isOver && looks < MOST_LOOKS) timer = setTimeout(() => void look(looks + 1), EVERY_MS);
    };
    void look(1);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [wanted]);
  return readings;
}
