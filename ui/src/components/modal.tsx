import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { focusable, keepTabInside } from './focus.ts';
import { Icon, X } from './icon.tsx';
import styles from './modal.module.css';

/**
 * A dialog over the page. Focus is kept inside and goes back to where it was. Esc, the backdrop and the close button
 * call onClose, unless `closable` is false because something is under way.
 */
export function Modal(props: {
  open: boolean;
  title: string;
  onClose: () => void;
  closable?: boolean;
  foot?: ReactNode;
  children: ReactNode;
}) {
  return props.open ? createPortal(<OpenModal {...props} />, document.body) : null;
}

function OpenModal(props: Parameters<typeof Modal>[0]) {
  const titleId = useId();
  const dialog = useRef<HTMLElement>(null);
  const closable = props.closable ?? true;
  const close = useRef(() => {});
  close.current = () => {
    if (closable) props.onClose();
  };
  // A drag that starts inside (selecting text) and ends on the backdrop is no click on the backdrop.
  const pressedBackdrop = useRef(false);

  useFocusInside(dialog, () => close.current());

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the backdrop is a second way to close; Esc and the close button are the first.
    <div
      className={styles.scrim}
      onMouseDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      onMouseUp={(event) => {
        if (pressedBackdrop.current && event.target === event.currentTarget) close.current();
      }}
    >
      <section
        className={styles.modal}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        ref={dialog}
      >
        <div className={styles.head}>
          <h2 id={titleId}>{props.title}</h2>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Close"
            disabled={!closable}
            onClick={() => close.current()}
          >
            <Icon of={X} />
          </Button>
        </div>
        <div className={styles.body}>{props.children}</div>
        {props.foot && <div className={styles.foot}>{props.foot}</div>}
      </section>
    </div>
  );
}

/** While it is there, Tab stays inside, the page does not scroll, and Esc asks to close; then the focus goes back. */
function useFocusInside(dialog: RefObject<HTMLElement | null>, onEscape: () => void) {
  const askToClose = useRef(onEscape);
  askToClose.current = onEscape;
  useEffect(() => {
    const inside = dialog.current;
    const before = document.activeElement;
    const overflow = document.body.style.overflow;
    if (!inside) return;
    // The first control after the close button, so that Enter does not close what was just opened.
    (focusable(inside)[1] ?? inside).focus();
    document.body.style.overflow = 'hidden';
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) askToClose.current();
      else keepTabInside(inside, event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.body.style.overflow = overflow;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialog]);
}
