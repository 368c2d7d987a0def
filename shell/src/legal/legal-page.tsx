import { Brand } from '@saldo/ui';
import { type ReactNode, useEffect } from 'react';
import { ThemeToggle } from '../theme-toggle.tsx';
import styles from './legal-page.module.css';

/** The frame of /privacy and /terms: what this software does with data, in words that can be checked against it. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  // The text comes after the page, too late for the browser to find the part that the address names.
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
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
          {children}
        </article>
      </main>
    </>
  );
}
