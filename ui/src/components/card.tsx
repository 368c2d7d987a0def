import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

/** A surface with a hairline. Never a card inside a card. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames(styles.card, className)} />;
}

/** The head of a card: its title, and at the right a quiet fact, a key or a link. */
export function CardHead(props: { title: ReactNode; id?: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 id={props.id}>{props.title}</h2>
      {props.children}
    </div>
  );
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.body, className)} />;
}

/** The foot of a card, for the sum. */
export function CardFoot({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.foot, className)} />;
}
