import { ErrorCard } from '@saldo/ui';
import { type ComponentType, useEffect, useState } from 'react';
import type { Place } from './places.ts';
import { reloadOnce } from './remotes/stale-chunk.ts';

/**
 * A chunk per page, so that nobody loads what stands elsewhere: only the app frame carries the router and the federation
 * runtime. The names are those of rspack.config.ts, by which start.js asks for them early.
 */
const PAGES: Readonly<Record<Place, () => Promise<ComponentType>>> = {
  landing: async () =>
    (await import(/* webpackChunkName: "landing" */ './landing/landing-page.tsx')).LandingPage,
  login: async () =>
    (await import(/* webpackChunkName: "sign-in" */ './auth/login-page.tsx')).LoginPage,
  register: async () =>
    (await import(/* webpackChunkName: "sign-in" */ './auth/register-page.tsx')).RegisterPage,
  privacy: async () =>
    (await import(/* webpackChunkName: "legal" */ './legal/privacy-page.tsx')).PrivacyPage,
  terms: async () =>
    (await import(/* webpackChunkName: "legal" */ './legal/terms-page.tsx')).TermsPage,
  kit: async () => {
    if (process.env.NODE_ENV !== 'development') throw new Error('the kit is for developing only');
    return (await import('./kit/kit-page.tsx')).KitPage;
  },
  app: async () =>
    (await import(/* webpackChunkName: "app-frame" */ './app-frame/app-frame.tsx')).AppFrame,
};

type Loaded = { Page: ComponentType } | 'failed' | null;

/** Loads and shows a page. It keeps its own state instead of a Suspense, which would hold back a page that is there. */
export function PageAt({ place }: { place: Place }) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what starts the loading again.
  useEffect(() => {
    let current = true;
    PAGES[place]()
      .then((Page) => current && setLoaded({ Page }))
      .catch((error: unknown) => {
        if (!reloadOnce(place, error) && current) setLoaded('failed');
      });
    return () => {
      current = false;
    };
  }, [place, attempt]);

  if (loaded === null) return null;
  if (loaded !== 'failed') return <loaded.Page />;
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
