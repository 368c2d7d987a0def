import { useLayoutEffect, useRef, useState } from 'react';

/** So long nothing is shown that the banner would push down: as in dashboard-page.module.css. */
const PAGE_STANDS_AFTER_MS = 500;

/**
 * Whether the first files came when the page stood already (`known`: they came; `count`: how many). The banner then waits to
 * be asked for, since it would push down what somebody may be reading.
 */
export function useLateBanner(known: boolean, count: number): [boolean, () => void] {
  const [late, setLate] = useState(false);
  const opened = useRef(performance.now());
  const wasKnown = useRef(false);
  useLayoutEffect(() => {
    if (!known || wasKnown.current) return;
    wasKnown.current = true;
    setLate(count > 0 && performance.now() - opened.current > PAGE_STANDS_AFTER_MS);
  }, [known, count]);
  return [late && count > 0, () => setLate(false)];
}

/** In one line, in room that is always there, what the banner would show. */
export function LateBanner({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <span role="status">
      <i className="sep" />
      {count} uploaded {count === 1 ? 'file' : 'files'}{' '}
      <button type="button" className="link" onClick={onShow}>
        Show
      </button>
    </span>
  );
}
