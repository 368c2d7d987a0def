import { useEffect, useState } from 'react';

export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'darkMode';
const THEME_EVENT = 'saldo:theme';

/**
 * The theme that applies: what the user chose, else the system's. The page that starts dark passes `dark` as its own
 * fallback. public/start.js of the shell does the same before the first paint.
 */
function preferredTheme(fallback?: Theme): Theme {
  const stored = localStorage.getItem(STORAGE_KEY);
  if (stored === 'true') return 'dark';
  if (stored === 'false') return 'light';
  return fallback ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  window.dispatchEvent(new CustomEvent<Theme>(THEME_EVENT, { detail: theme }));
}

/** The theme of the page and a toggle that stores the choice. Each page says which theme it starts with. */
export function useTheme(fallback?: Theme): [Theme, () => void] {
  const [theme, setTheme] = useState(() => preferredTheme(fallback));
  useEffect(() => {
    show(preferredTheme(fallback));
    const onTheme = (event: Event) => setTheme((event as CustomEvent<Theme>).detail);
    window.addEventListener(THEME_EVENT, onTheme);
    return () => window.removeEventListener(THEME_EVENT, onTheme);
  }, [fallback]);
  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    localStorage.setItem(STORAGE_KEY, String(next === 'dark'));
    show(next);
  };
  return [theme, toggle];
}
