import { Brand } from '@saldo/ui';
import { ThemeToggle } from '../theme-toggle.tsx';
import styles from './legal-page.module.css';
import { PrivacyText } from './privacy-text.tsx';
import { TermsText } from './terms-text.tsx';

/** /privacy and /terms: what this software does with data, in words that can be checked against it. */
export function LegalPage({ document }: { document: 'privacy' | 'terms' }) {
  const isPrivacy = document === 'privacy';
  return (
    <>
      <title>{`${isPrivacy ? 'Privacy' : 'Terms'} · Saldo`}</title>
      <header className={`wrap ${styles.top}`}>
        <a href="/" aria-label="Saldo, home">
          <Brand />
        </a>
        <ThemeToggle size="icon" />
      </header>
      <main className="wrap">
        <article className={styles.text}>{isPrivacy ? <PrivacyText /> : <TermsText />}</article>
      </main>
    </>
  );
}
