import type { ReactNode } from 'react';
import { Check, Icon } from './icon.tsx';
import styles from './toggle.module.css';

/** One thing of a set that can be on or off. On: check and solid border; off: dashed, no check. */
export function Toggle(props: {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={props.pressed}
      disabled={props.disabled}
      onClick={() => props.onPressedChange(!props.pressed)}
    >
      {props.pressed && <Icon of={Check} size="sm" />}
      {props.children}
    </button>
  );
}
