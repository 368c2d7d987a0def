import { ErrorCard } from '@saldo/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { reloadOnce } from './remotes/stale-chunk.ts';

type Loaded = { frame: ComponentType } | { failed: true } | null;

/**
 * Loads what only signed-in users need: the app frame and the federation runtime. It keeps its own state instead of a
 * Suspense, which would hold back a frame that is already there for its minimum time.
 */
export function SignedInGate() {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what starts the loading again.
  useEffect(() => {
    let current = true;
    import('./app-frame/app-frame.tsx')
      .then(({ AppFrame }) => current && setLoaded({ frame: AppFrame }))
      .catch((error: unknown) => {
        if (!reloadOnce('app-frame', error) && current) setLoaded({ failed: true });
      });
    return () => {
      current = false;
    };
  }, [attempt]);

  if (loaded === null) return null;
  if ('frame' in loaded) return <loaded.frame />;
  return (
    <main className="wrap page">
      <ErrorCard
        title="Saldo could not be loaded"
        text="Part of the application did not arrive. Nothing of yours is lost."
        onRetry={() => {
          setLoaded(null);
          setAttempt(attempt + 1);
        }}
      />
    </main>
  );
}
