import styles from './coverage-card.module.css';

const MOST_TEETH = 60;

/**
 * A seal with one tooth per statement, clockwise from 12: as many closed as are proven. It is whole only when all are.
 * It decorates the words beside it. Over 60 statements the teeth become a milled edge of 60.
 */
export function CoverageSeal({ proven, total }: { proven: number; total: number }) {
  const teeth = Math.max(3, Math.min(MOST_TEETH, total));
  const closed = total === 0 ? 0 : Math.floor((proven / total) * teeth);
  const ring = { cx: 48, cy: 48, r: 42, strokeWidth: 6, pathLength: teeth };
  return (
    <svg className={styles.seal} width="52" height="52" viewBox="0 0 96 96" aria-hidden="true">
      <g transform="rotate(-90 48 48)">
        <circle {...ring} className={styles.open} strokeDasharray="0.72 0.28" />
        {closed > 0 && <circle {...ring} strokeDasharray={dashes(closed, teeth)} />}
      </g>
      <circle cx="48" cy="48" r="34.5" strokeWidth="1" />
      <path strokeWidth="5" strokeLinecap="round" d="M35 42h26M35 54h26" />
    </svg>
  );
}

/** A dash per closed tooth, then a gap to the end of the ring. */
function dashes(closed: number, teeth: number): string {
  const dash = '0.72 0.28 ';
  return closed === teeth ? dash.trim() : `${dash.repeat(closed)}0 ${teeth - closed}`;
}
