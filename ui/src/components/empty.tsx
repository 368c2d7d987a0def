import type { ReactNode } from 'react';
import styles from './empty.module.css';
import { Seal } from './seal.tsx';

/** Nothing here yet: a waiting seal, a heading, one sentence, one action. */
export function Empty(props: { title: string; text?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Seal state="waiting" teeth={13} size={52} />
      <h2>{props.title}</h2>
      {props.text && <p className="soft">{props.text}</p>}
      {props.action && <div className={styles.action}>{props.action}</div>}
    </div>
  );
}
