import { DEMO_FIGURES } from './demo-figures.ts';
import styles from './showcase.module.css';

/** The axis in thousands. The bars may pass its ends by a little. */
const TICKS = [6, 4, 2, 0, -2, -4];
const MOST = 6.6;
const LEAST = -4.6;
const LEFT = 40;
const LABELS = 34;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthName = (month: string) => MONTHS[Number(month.slice(5)) - 1] ?? month;
const tickLabel = (tick: number) => (tick === 0 ? '0' : `${tick < 0 ? '−' : ''}${Math.abs(tick)}k`);

/** Income above zero, expenses below, net as a dash. Sizes in px; it is redrawn per size, never scaled. */
export function CashFlowChart(props: { width: number; height: number; barWidth: number }) {
  const { width, height, barWidth } = props;
  const { months } = DEMO_FIGURES;
  const y = (thousands: number) =>
    8 + ((MOST - thousands) / (MOST - LEAST)) * (height - LABELS - 8);
  const step = (width - LEFT - 4) / months.length;
  return (
    <svg
      className={styles.columns}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Income and expenses by month, May to October 2026"
    >
      <Axis right={width - 4} y={y} />
      {months.map((month, index) => {
        const middle = LEFT + step * (index + 0.5);
        const left = middle - barWidth / 2;
        const net = y(month.profit / 1_000);
        const reach = barWidth / 2 + 4;
        return (
          <g key={month.month}>
            <path
              className={styles.in}
              d={column(left, barWidth, y(0) - 1, y(month.income / 1_000))}
            />
            <path
              className={styles.out}
              d={column(left, barWidth, y(0) + 1, y(-month.expenses / 1_000))}
            />
            <line
              className={styles.halo}
              x1={middle - reach - 1}
              x2={middle + reach + 1}
              y1={net}
              y2={net}
            />
            <line
              className={styles.dash}
              x1={middle - reach}
              x2={middle + reach}
              y1={net}
              y2={net}
            />
            <text className={styles.month} x={middle} y={height - 6} textAnchor="middle">
              {monthName(month.month)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Axis({ right, y }: { right: number; y: (thousands: number) => number }) {
  return TICKS.map((tick) => (
    <g key={tick}>
      <line
        className={tick === 0 ? styles.axis : styles.grid}
        x1={LEFT}
        x2={right}
        y1={y(tick)}
        y2={y(tick)}
      />
      <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
        {tickLabel(tick)}
      </text>
    </g>
  ));
}

/** A column from its foot to its end, the two corners at the end rounded by 3 px. */
function column(left: number, width: number, foot: number, end: number): string {
  const radius = 3;
  const inwards = end < foot ? radius : -radius;
  return `M${left} ${foot}V${end + inwards}q0 ${-inwards} ${radius} ${-inwards}h${width - 2 * radius}q${radius} 0 ${radius} ${inwards}V${foot}z`;
}
