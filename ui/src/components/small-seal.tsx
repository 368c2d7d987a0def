import { classNames } from '../class-names.ts';
import styles from './seal.module.css';

/** The states of a small seal; `missing` is a place where nothing is. */
export type SmallSealState = 'proven' | 'broken' | 'none' | 'waiting' | 'missing';

/**
 * The small seal (18 px): the state by its shape alone. Beside a word it decorates; alone, as in a grid, it needs
 * a `label`.
 */
export function SmallSeal(props: { state: SmallSealState; size?: number; label?: string }) {
  const { state, size = 18 } = props;
  return (
    <svg
      className={classNames(styles.seal, styles[state === 'missing' ? 'waiting' : state])}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : true}
    >
      <Shape state={state} />
    </svg>
  );
}

function Shape({ state }: { state: SmallSealState }) {
  switch (state) {
    case 'proven':
      return (
        <>
          <circle cx="10" cy="10" r="9" fill="currentColor" />
          <path
            stroke="var(--surface)"
            strokeWidth="1.9"
            strokeLinecap="round"
            d="M6.3 8.1h7.4M6.3 11.9h7.4"
          />
        </>
      );
    case 'broken':
      return (
        <g stroke="currentColor" strokeLinecap="round">
          <path strokeWidth="1.7" d="M17.6 7A8.2 8.2 0 1 1 13 2.4" />
          <circle cx="16.4" cy="3.6" r="1.5" fill="currentColor" stroke="none" />
          <path strokeWidth="1.6" d="M6.3 8.1h7.4M6.3 11.9h7.4M12.2 5.4 7.8 14.6" />
        </g>
      );
    case 'none':
      return (
        <g stroke="currentColor">
          <circle cx="10" cy="10" r="8.2" strokeWidth="1.6" strokeDasharray="2.6 2.55" />
          <path strokeWidth="1.8" strokeLinecap="round" d="M6.8 10h6.4" />
        </g>
      );
    case 'waiting':
      return (
        <g strokeWidth="2">
          <circle stroke="currentColor" cx="10" cy="10" r="8.2" />
          <path stroke="var(--accent)" strokeLinecap="round" d="M10 1.8A8.2 8.2 0 0 1 18.2 10" />
        </g>
      );
    case 'missing':
      return <circle stroke="currentColor" cx="10" cy="10" r="8.2" strokeWidth="1.4" />;
  }
}
