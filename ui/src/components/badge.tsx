import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

/** A short fact in words; the tone is only its second cue. */
export function Badge(props: { tone?: 'neutral' | 'ok' | 'bad' | 'warn'; children: ReactNode }) {
  return (
    <span className={classNames(styles.badge, props.tone && styles[props.tone])}>
      {props.children}
    </span>
  );
}
