import { Brand, buttonClass, classNames } from '@saldo/ui';
import { ThemeToggle } from '../theme-toggle.tsx';
import styles from './landing-frame.module.css';

export function LandingHeader() {
  return (
    <header>
      <div className={classNames('wrap', styles.top)}>
        <a href="/" aria-label="Saldo, home">
          <Brand />
        </a>
        <nav className={classNames(styles.nav, 'only-wide')} aria-label="Sections">
          <a href="#features">Features</a>
          <a href="#how">How it works</a>
          <a href="#global">Global</a>
          <a href="#examples">Examples</a>
        </nav>
        <div className={styles.actions}>
          <ThemeToggle fallback="dark" size="icon" />
          <a className={buttonClass({ variant: 'ghost' })} href="/login">
            Sign in
          </a>
          <a className={buttonClass({ variant: 'accent' })} href="/register">
            Try the Free Beta
          </a>
        </div>
      </div>
    </header>
  );
}

export function LandingFooter() {
  return (
    <footer>
      <div className={classNames('wrap', styles.foot)}>
        <a href="/" aria-label="Saldo, home">
          <Brand />
        </a>
        <span className="small quiet">Planning support, not financial advice.</span>
        <nav aria-label="Legal">
          <a href="/terms#contact">Contact</a>
          <a href="/privacy">Privacy</a>
          <a href="/terms">Terms</a>
        </nav>
      </div>
    </footer>
  );
}
