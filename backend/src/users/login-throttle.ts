const WINDOW_MS = 15 * 60_000;
const MAX_FAILURES = 10;
const MAX_KEYS = 50_000;

/** Counts failed sign-ins per email address, so that guessing a password is slow. Memory is bounded. */
export function createLoginThrottle() {
  const failures = new Map<string, { count: number; since: number }>();
  return {
    /** Seconds to wait before the next try, or 0. */
    waitSeconds(key: string, now: string): number {
      const entry = failures.get(key);
      if (!entry) return 0;
      const left = entry.since + WINDOW_MS - Date.parse(now);
      if (left <= 0) failures.delete(key);
      return left > 0 && entry.count >= MAX_FAILURES ? Math.ceil(left / 1_000) : 0;
    },
    failed(key: string, now: string): void {
      const entry = failures.get(key);
      if (entry) entry.count += 1;
      else {
        const [oldest] = failures.keys();
        if (failures.size >= MAX_KEYS && oldest !== undefined) failures.delete(oldest);
        failures.set(key, { count: 1, since: Date.parse(now) });
      }
    },
    succeeded: (key: string) => void failures.delete(key),
  };
}
