import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';
import { focusIfLost } from './focus.ts';
import { Spinner } from './spinner.tsx';

type Look = {
  variant?: 'default' | 'accent' | 'outline' | 'subtle' | 'ghost';
  size?: 'default' | 'sm' | 'lg' | 'icon' | 'icon-sm';
  block?: boolean;
};

/** The class names of a button, for a link that looks like one. */
export function buttonClass({ variant = 'default', size = 'default', block }: Look = {}): string {
  return classNames(
    styles.button,
    styles[variant],
    (size === 'sm' || size === 'icon-sm') && styles.sm,
    size === 'lg' && styles.lg,
    (size === 'icon' || size === 'icon-sm') && styles.icon,
    block && styles.block,
  );
}

/**
 * A button. `busy` shows a spinner before the label and disables it; the label then says what is going on
 * ("Uploading..."), and who pressed it finds the focus on it again. Buttons of size icon need an aria-label.
 */
export function Button({
  variant,
  size,
  block,
  busy = false,
  disabled,
  className,
  children,
  ...rest
}: Look & { busy?: boolean } & Omit<ComponentProps<'button'>, 'ref'>) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(busy, button);
  const look = {
    ...(variant && { variant }),
    ...(size && { size }),
    ...(block !== undefined && { block }),
  };
  return (
    <button
      type="button"
      {...rest}
      ref={button}
      className={classNames(buttonClass(look), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** Browsers take the focus from a button that is disabled; it comes back unless it went elsewhere meanwhile. */
function useFocusAfter(busy: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (busy) {
      hadFocus.current = document.activeElement === button.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      focusIfLost(button.current);
    }
  }, [busy, button]);
}
