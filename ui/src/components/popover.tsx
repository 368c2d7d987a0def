import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { focusable } from './focus.ts';
import styles from './popover.module.css';

/**
 * A panel under its trigger. Focus moves in when it opens and back to the trigger when it closes; Esc and a click
 * outside call onClose.
 */
export function Popover(props: {
  open: boolean;
  onClose: () => void;
  label: string;
  trigger: ReactNode;
  align?: 'start' | 'end';
  children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(props.onClose);
  close.current = props.onClose;

  useEffect(() => {
    if (!props.open || !panel.current) return;
    const before = document.activeElement;
    const inside = panel.current;
    (focusable(inside)[0] ?? inside).focus();
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) close.current();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close.current();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown, true);
      const stillInside = inside.contains(document.activeElement) || !inside.isConnected;
      if (stillInside && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [props.open]);

  return (
    <div className={styles.root} ref={root}>
      {props.trigger}
      {props.open && (
        <div
          className={classNames(styles.panel, props.align === 'end' && styles.end)}
          role="dialog"
          aria-label={props.label}
          tabIndex={-1}
          ref={panel}
        >
          {props.children}
        </div>
      )}
    </div>
  );
}
