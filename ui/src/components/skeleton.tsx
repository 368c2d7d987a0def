import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/** A grey block at the size of what will stand there. Width and height are css lengths. */
export function Skeleton(props: {
  width?: string;
  height?: string;
  className?: string | undefined;
}) {
  return (
    <span
      className={classNames(styles.skeleton, props.className)}
      style={{ width: props.width ?? '100%', height: props.height ?? '0.75rem' }}
      aria-hidden="true"
    />
  );
}
