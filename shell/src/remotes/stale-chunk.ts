/** A reload is tried once; if the same part is still missing this long afterwards, a reload does not help. */
const AGAIN_AFTER_MS = 5 * 60_000;

const isChunkError = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message));

/**
 * After a new release the old files are gone, and only a reload brings a consistent set. Reloads the page if the error
 * is a missing file and no reload was tried for it lately; gives whether it did.
 */
export function reloadOnce(part: string, error: unknown, now: number = Date.now()): boolean {
  if (!isChunkError(error)) return false;
  const key = `saldo:reloaded:${part}`;
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (now - last < AGAIN_AFTER_MS) return false;
  sessionStorage.setItem(key, String(now));
  location.reload();
  return true;
}
