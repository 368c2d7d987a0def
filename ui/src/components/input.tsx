import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from './icon.tsx';
import styles from './input.module.css';

/** A text, number or date input. `icon` stands inside at the left; `size` lg is for the forms before sign-in. */
export function Input({
  icon,
  size = 'default',
  className,
  ...rest
}: { icon?: IconShape; size?: 'default' | 'sm' | 'lg' } & Omit<ComponentProps<'input'>, 'size'>) {
  const input = (
    <input
      {...rest}
      className={classNames(
        styles.input,
        size === 'sm' && styles.sm,
        size === 'lg' && styles.lg,
        className,
      )}
    />
  );
  if (!icon) return input;
  return (
    <span className={styles.with}>
      <Icon of={icon} />
      {input}
    </span>
  );
}

/** A text of several lines. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(styles.input, styles.textarea, className)} />;
}
