import { useLayoutEffect, useRef, useState } from 'react';

/** So long nothing is shown that might be pushed down: as in dashboard-page.module.css. */
const PAGE_STANDS_AFTER_MS = 500;

/**
 * Whether something first became `known` when the page stood already. It then waits to be asked for, since it would push down
 * what somebody may be reading. The second value shows it.
 */
export function useLate(known: boolean): [boolean, () => void] {
  const [isLate, setLate] = useState(false);
  const opened = useRef(performance.now());
  const wasKnown = useRef(false);
  useLayoutEffect(() => {
    if (!known || wasKnown.current) return;
    wasKnown.current = true;
    setLate(performance.now() - opened.current > PAGE_STANDS_AFTER_MS);
  }, [known]);
  return [isLate, () => setLate(false)];
}
