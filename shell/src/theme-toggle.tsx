import { Button, Icon, Moon, Sun, type Theme, useTheme } from '@saldo/ui';

/** Switches between light and dark. `fallback` is the theme of a page that starts with one of its own. */
export function ThemeToggle(props: { fallback?: Theme; size?: 'icon' | 'icon-sm' }) {
  const [theme, toggle] = useTheme(props.fallback);
  const next = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      variant="ghost"
      size={props.size ?? 'icon-sm'}
      aria-label={`Switch to ${next} theme`}
      onClick={toggle}
    >
      <Icon of={theme === 'dark' ? Sun : Moon} />
    </Button>
  );
}
