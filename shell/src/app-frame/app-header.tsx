import { Brand, Button, Icon, LogOut, Upload } from '@saldo/ui';
import { Link, NavLink } from '@saldo/ui/router';
import { useAuth } from '../auth/auth-context.tsx';
import { loadRemoteApp } from '../remotes/federation.ts';
import { ThemeToggle } from '../theme-toggle.tsx';
import styles from './app-header.module.css';
import { areaAt } from './areas.ts';

const LINKS = [
  { to: '/app/dashboard', label: 'Dashboard' },
  { to: '/app/statement', label: 'Statement' },
  { to: '/app/goals', label: 'Goals' },
];

/** Who points at a link is likely to follow it: its area is fetched already. The page itself reports a failure. */
function prefetch(path: string): void {
  const area = areaAt(path);
  if (area) loadRemoteApp(area.remote).catch(() => {});
}

export function AppHeader({ onImport }: { onImport: () => void }) {
  const { logout } = useAuth();
  return (
    <header className={styles.top}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <div className={`wrap ${styles.row}`}>
        <Link to="/app/dashboard" aria-label="Saldo, dashboard">
          <Brand />
        </Link>
        <nav className={styles.nav} aria-label="Main">
          {LINKS.map((link) => (
            <NavLink
              key={link.to}
              to={link.to}
              onMouseEnter={() => prefetch(link.to)}
              onFocus={() => prefetch(link.to)}
            >
              {link.label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.actions}>
          <Button size="sm" onClick={onImport}>
            <Icon of={Upload} />
            Import
          </Button>
          <ThemeToggle />
          <Button variant="ghost" size="sm" className={styles.logout} onClick={logout}>
            <Icon of={LogOut} className={styles.logoutIcon} />
            <span className={styles.logoutWord}>Logout</span>
          </Button>
        </div>
      </div>
    </header>
  );
}
