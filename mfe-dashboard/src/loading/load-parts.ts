import {
  type DashboardData,
  type DashboardPart,
  FALLBACK_MESSAGES,
  type FetchPart,
} from './dashboard-data.ts';

/** Which part of the dashboard machine asked; the end of one load must not end another. */
export type Region = 'figures' | 'list' | 'statements';

export type LoadEvent =
  | { type: 'ANSWERED'; region: Region; patch: Partial<DashboardData> }
  | { type: 'STALE' }
  | { type: 'FAILED'; part: DashboardPart; message: string }
  | { type: 'SETTLED'; region: Region };

export type Request = { part: DashboardPart; query: Record<string, string> };

export type LoadInput = { region: Region; requests: readonly Request[] };

/**
 * Sends all requests at once and reports each answer as it comes, then SETTLED.
 * Answers a function that cancels what is still on its way; nothing is reported after that.
 */
export function loadParts(
  { region, requests }: LoadInput,
  fetchPart: FetchPart,
  report: (event: LoadEvent) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const reportUnlessCancelled = (event: LoadEvent) => {
    if (!signal.aborted) report(event);
  };
  const onStale = () => reportUnlessCancelled({ type: 'STALE' });
  const loads = requests.map(async ({ part, query }) => {
    try {
      const answer = await fetchPart(part, { query, signal, onStale });
      reportUnlessCancelled({ type: 'ANSWERED', region, patch: { [part]: answer } });
    } catch (error) {
      const message =
        error instanceof Error && error.message ? error.message : FALLBACK_MESSAGES[part];
      reportUnlessCancelled({ type: 'FAILED', part, message });
    }
  });
  void Promise.all(loads).then(() => reportUnlessCancelled({ type: 'SETTLED', region }));
  return () => controller.abort();
}
