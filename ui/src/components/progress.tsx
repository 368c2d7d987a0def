import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

/** A thin bar from 0 to 100. It always needs a number or a word beside it, and a label for those who do not see it. */
export function Progress(props: {
  value: number;
  label: string;
  tone?: 'accent' | 'quiet';
  className?: string | undefined;
}) {
  const value = Math.max(0, Math.min(100, props.value));
  return (
    <progress
      className={classNames(
        styles.progress,
        props.tone === 'quiet' && styles.quiet,
        props.className,
      )}
      value={value}
      max={100}
      aria-label={props.label}
    />
  );
}
