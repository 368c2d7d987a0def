import { Brand, ErrorCard } from '@saldo/ui';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import { reloadOnce } from '../remotes/stale-chunk.ts';
import { ThemeToggle } from '../theme-toggle.tsx';
import styles from './legal-page.module.css';

/** Few visitors read them, so the texts are not part of the first page. */
const PrivacyText = lazy(() => import('./privacy-text.tsx'));
const TermsText = lazy(() => import('./terms-text.tsx'));

/** /privacy and /terms: what this software does with data, in words that can be checked against it. */
export function LegalPage({ document }: { document: 'privacy' | 'terms' }) {
  const isPrivacy = document === 'privacy';
  const title = isPrivacy ? 'Privacy' : 'Terms';
  return (
    <>
      <title>{`${title} · Saldo`}</title>
      <header className={`wrap ${styles.top}`}>
        <a href="/" aria-label="Saldo, home">
          <Brand />
        </a>
        <ThemeToggle size="icon" />
      </header>
      <main className="wrap">
        <article className={styles.text}>
          <h1>{title}</h1>
          <ErrorBoundary
            fallback={
              <ErrorCard title="The text did not arrive" onRetry={() => location.reload()} />
            }
            onError={(error) => reloadOnce('legal', error)}
          >
            <Suspense>{isPrivacy ? <PrivacyText /> : <TermsText />}</Suspense>
          </ErrorBoundary>
        </article>
      </main>
    </>
  );
}
