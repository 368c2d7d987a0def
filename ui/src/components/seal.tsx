import { classNames } from '../class-names.ts';
import styles from './seal.module.css';
import { arcs, brokenArcs } from './seal-teeth.ts';

/** What a seal says. `broken` counts the tooth that does not fit from 1. */
export type SealState =
  | { state: 'proven' | 'none' | 'waiting' }
  | { state: 'broken'; brokenAt: number };

/** Finer teeth than these could not be told apart. */
const MOST_TEETH = 60;
const EQUALS = 'M35 42h26M35 54h26';

/**
 * The large seal (52 to 132 px): one tooth per line, clockwise from 12; above 60 lines a milled edge of 60.
 * Without `label` it decorates words beside it.
 */
export function Seal(
  props: SealState & { teeth?: number; size?: number; label?: string; className?: string },
) {
  const size = props.size ?? 96;
  const lines = Math.max(3, props.teeth ?? 12);
  const teeth = Math.min(MOST_TEETH, lines);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is labelled where it stands alone and hidden where it decorates.
    <svg
      className={classNames(styles.seal, styles[props.state], props.className)}
      width={size}
      height={size}
      viewBox="0 0 96 96"
      {...(props.label ? { role: 'img', 'aria-label': props.label } : { 'aria-hidden': true })}
    >
      {props.state === 'proven' && size >= 84 && (
        <>
          <circle className={styles.hair} cx="48" cy="48" r="47.4" strokeWidth=".7" />
          <circle className={styles.hair} cx="48" cy="48" r="31.6" strokeWidth=".6" />
        </>
      )}
      {props.state === 'broken' ? (
        <BrokenTeeth
          teeth={teeth}
          at={Math.ceil((Math.min(props.brokenAt, lines) * teeth) / lines)}
        />
      ) : props.state === 'none' ? (
        <circle
          className={styles.line}
          cx="48"
          cy="48"
          r="42"
          strokeWidth="3"
          strokeDasharray="3 5.25"
        />
      ) : (
        <path className={styles.line} strokeWidth="6" d={arcs(teeth)} />
      )}
      <circle className={styles.line} cx="48" cy="48" r="34.5" strokeWidth="1" />
      <path
        className={styles.sign}
        strokeWidth={props.state === 'broken' ? 4.5 : 5}
        strokeLinecap="round"
        d={
          props.state === 'none'
            ? 'M36 48h24'
            : props.state === 'broken'
              ? `${EQUALS}M55.5 33.5l-15 29`
              : EQUALS
        }
      />
    </svg>
  );
}

function BrokenTeeth({ teeth, at }: { teeth: number; at: number }) {
  const parts = brokenArcs(teeth, at);
  return (
    <>
      <path className={styles.read} strokeWidth="6" d={parts.before} />
      <path className={styles.line} strokeWidth="7" d={parts.broken} />
      <path className={styles.faint} strokeWidth="6" d={parts.after} />
    </>
  );
}
