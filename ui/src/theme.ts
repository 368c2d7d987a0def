import { useEffect, useState } from 'react';

export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'darkMode';
const THEME_EVENT = 'saldo:theme';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/**
 * The theme that applies: what the user chose, else the system's. The page that starts dark passes `dark` as its own
 * fallback. public/start.js of the shell does the same before the first paint.
 */
function preferredTheme(fallback?: Theme): Theme {
  const stored = localStorage.getItem(STORAGE_KEY);
  if (stored === 'true') return 'dark';
  if (stored === 'false') return 'light';
  return fallback ?? (matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light');
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  window.dispatchEvent(new CustomEvent<Theme>(THEME_EVENT, { detail: theme }));
}

/** The theme of the page and a toggle that stores the choice. Each page says which theme it starts with. */
export function useTheme(fallback?: Theme): [Theme, () => void] {
  const [theme, setTheme] = useState(() => preferredTheme(fallback));
  useEffect(() => {
    const showPreferred = () => show(preferredTheme(fallback));
    showPreferred();
    const onTheme = (event: Event) => setTheme((event as CustomEvent<Theme>).detail);
    window.addEventListener(THEME_EVENT, onTheme);
    // A system that turns dark in the evening is followed while the page is open.
    const system = matchMedia(SYSTEM_IS_DARK);
    system.addEventListener('change', showPreferred);
    return () => {
      window.removeEventListener(THEME_EVENT, onTheme);
      system.removeEventListener('change', showPreferred);
    };
  }, [fallback]);
  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    localStorage.setItem(STORAGE_KEY, String(next === 'dark'));
    show(next);
  };
  return [theme, toggle];
}
