import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CircleAlert, Icon, type IconShape, Info } from './icon.tsx';
import styles from './notice.module.css';

/** A box that says something about what stands around it. `bad` is announced at once. */
export function Notice(props: {
  tone?: 'info' | 'bad' | 'warn';
  icon?: IconShape;
  title?: ReactNode;
  children?: ReactNode;
}) {
  const tone = props.tone ?? 'info';
  const shape = props.icon ?? (tone === 'info' ? Info : CircleAlert);
  return (
    <div
      className={classNames(styles.notice, styles[tone])}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      <Icon of={shape} />
      <div>
        {props.title && <strong>{props.title}</strong>}
        {props.children}
      </div>
    </div>
  );
}
