import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tooltip.module.css';

/**
 * A note that shows while its control is hovered or focused. The control takes `aria-describedby` from the render
 * function. Esc hides it.
 */
export function Tooltip(props: {
  content: ReactNode;
  /** `beside` leaves what stands below in reach: at the right where there is room, else above. */
  place?: 'below' | 'beside';
  children: (describedBy: string | undefined) => ReactNode;
}) {
  const id = useId();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const open = hovered || focused;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches; the control inside is what is operated.
    <span
      className={styles.root}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setHovered(false);
        setFocused(false);
      }}
    >
      {props.children(open ? id : undefined)}
      {open && (
        <span
          className={classNames(styles.tip, styles[props.place ?? 'below'])}
          role="tooltip"
          id={id}
        >
          {props.content}
        </span>
      )}
    </span>
  );
}
