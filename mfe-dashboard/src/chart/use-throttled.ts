import { useEffect, useRef, useState } from 'react';

/** A chart changes at most once in 1/60 s, which is as often as a screen is drawn. */
export const CHART_UPDATE_MS = 1_000 / 60;

/** The newest value, changing at most once in 1/60 s: a first change shows at once, of a burst the last when its time has come. */
export function useThrottled<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (Object.is(value, shown)) return;
    const change = () => {
      changedAt.current = performance.now();
      setShown(() => value);
    };
    const wait = changedAt.current + CHART_UPDATE_MS - performance.now();
    if (wait <= 0) {
      change();
      return;
    }
    const timer = setTimeout(change, wait);
    return () => clearTimeout(timer);
  }, [value, shown]);
  return shown;
}
