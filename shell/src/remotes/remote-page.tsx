import { ErrorCard, messageOf, Skeleton } from '@saldo/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { loadRemoteApp, type RemoteName } from './federation.ts';
import styles from './remote-page.module.css';
import { reloadOnce } from './stale-chunk.ts';

/** After this long a remote counts as failed; if it arrives later all the same, it is shown. */
const SLOW_AFTER_MS = 15_000;

type Loading =
  | { status: 'loading' }
  | { status: 'ready'; App: ComponentType }
  | { status: 'slow' }
  | { status: 'failed' };

type Area = { remote: RemoteName; title: string };

/** One area of the product, loaded from its remote. If the remote is down, slow or throws, only its own place says so. */
export function RemotePage({ remote, title }: Area) {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <title>{`${title} · Saldo`}</title>
      <RemoteAttempt
        key={`${remote}:${attempt}`}
        remote={remote}
        title={title}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </>
  );
}

function RemoteAttempt({ remote, title, onRetry }: Area & { onRetry: () => void }) {
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });

  useEffect(() => {
    let current = true;
    const slow = setTimeout(() => setLoading({ status: 'slow' }), SLOW_AFTER_MS);
    loadRemoteApp(remote)
      .then((app) => current && setLoading({ status: 'ready', App: app.default }))
      .catch((error: unknown) => {
        if (!current || reloadOnce(remote, error)) return;
        console.error(`${remote} could not be loaded:`, messageOf(error, 'unknown reason'));
        setLoading({ status: 'failed' });
      })
      .finally(() => clearTimeout(slow));
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [remote]);

  if (loading.status === 'loading') return <PageSkeleton title={title} />;
  if (loading.status === 'failed') {
    return <AreaError title={title} reason="It could not be reached." onRetry={onRetry} />;
  }
  if (loading.status === 'slow') {
    // The federation runtime keeps waiting for the request that hangs; only a new page asks again.
    const reload = () => location.reload();
    return <AreaError title={title} reason="It took too long to answer." onRetry={reload} />;
  }
  return (
    <ErrorBoundary
      fallback={<AreaError title={title} reason="Something in it failed." onRetry={onRetry} />}
      onError={(error) => reloadOnce(remote, error)}
    >
      <loading.App />
    </ErrorBoundary>
  );
}

function AreaError(props: { title: string; reason: string; onRetry: () => void }) {
  return (
    <div className="page">
      <ErrorCard
        title={`${props.title} could not be shown`}
        text={`${props.reason} The rest of Saldo works, and nothing of yours is lost.`}
        onRetry={props.onRetry}
      />
    </div>
  );
}

function PageSkeleton({ title }: { title: string }) {
  return (
    <div className="page">
      <p className="sr" role="status">
        {`Loading ${title}`}
      </p>
      <Skeleton width="12rem" height="2rem" />
      <Skeleton height="7rem" className={styles.block} />
      <Skeleton height="22rem" className={styles.block} />
    </div>
  );
}
