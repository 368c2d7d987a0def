import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { TOAST_EVENT, TOAST_LIMIT, type Toast, toastDuration } from '../toast.ts';
import { Check, CircleAlert, Icon, Info } from './icon.tsx';
import styles from './toaster.module.css';

const SHAPES = { success: Check, error: CircleAlert, info: Info };

/** Shows the toasts of the whole page, 20 at most. Rendered once, by the shell or by a remote that runs alone. */
export function Toaster() {
  const [toasts, setToasts] = useState<readonly (Toast & { key: number })[]>([]);
  const nextKey = useRef(0);

  useEffect(() => {
    const onToast = (event: Event) => {
      const toast = (event as CustomEvent<Toast>).detail;
      nextKey.current += 1;
      const key = nextKey.current;
      setToasts((shown) => [...shown, { ...toast, key }].slice(-TOAST_LIMIT));
    };
    window.addEventListener(TOAST_EVENT, onToast);
    return () => window.removeEventListener(TOAST_EVENT, onToast);
  }, []);

  const remove = (key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key));
  return (
    <section className={styles.toaster} aria-label="Messages">
      {toasts.map((toast) => (
        <ToastCard key={toast.key} toast={toast} onDone={() => remove(toast.key)} />
      ))}
    </section>
  );
}

function ToastCard({ toast, onDone }: { toast: Toast; onDone: () => void }) {
  const [held, setHeld] = useState(false);
  const left = useRef(toastDuration(toast));
  const done = useRef(onDone);
  done.current = onDone;

  // The clock stands still while the toast is hovered or has the focus, and goes on with what was left.
  useEffect(() => {
    if (held) return;
    const started = Date.now();
    const timer = setTimeout(() => done.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [held]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock; focus does the same.
    <div
      className={classNames(styles.toast, styles[toast.kind])}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={SHAPES[toast.kind]} />
      <span>{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className="link"
          onClick={() => {
            toast.action?.run();
            onDone();
          }}
        >
          {toast.action.label}
        </button>
      )}
    </div>
  );
}
