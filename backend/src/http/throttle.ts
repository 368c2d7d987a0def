const MAX_KEYS = 50_000;

/** Counts what happens too often per key (failed sign-ins of an address, say) within a window. Memory is bounded. */
export function createThrottle({ windowMs, max }: { windowMs: number; max: number }) {
  const counts = new Map<string, { count: number; since: number }>();
  return {
    /** Seconds to wait before the next try, or 0. */
    waitSeconds(key: string, now: string): number {
      const entry = counts.get(key);
      if (!entry) return 0;
      const left = entry.since + windowMs - Date.parse(now);
      if (left <= 0) counts.delete(key);
      return left > 0 && entry.count >= max ? Math.ceil(left / 1_000) : 0;
    },
    count(key: string, now: string): void {
      const entry = counts.get(key);
      if (entry) {
        entry.count += 1;
        return;
      }
      const [oldest] = counts.keys();
      if (counts.size >= MAX_KEYS && oldest !== undefined) counts.delete(oldest);
      counts.set(key, { count: 1, since: Date.parse(now) });
    },
    clear: (key: string) => void counts.delete(key),
  };
}
