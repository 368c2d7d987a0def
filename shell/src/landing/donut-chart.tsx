import { categoryColour } from './category-mark.tsx';
import { DEMO_FIGURES } from './demo-figures.ts';
import { writtenWire } from './demo-statement.ts';
import styles from './showcase.module.css';

const OUTER = 96;
const INNER = 70;
const GAP = 2;

/** One part of the ring from `from` to `to` (0 to 1 of the whole), with half the gap at each side. */
function part(from: number, to: number): string {
  const at = (radius: number, turn: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${(98 + radius * Math.cos(angle)).toFixed(2)} ${(98 + radius * Math.sin(angle)).toFixed(2)}`;
  };
  const gap = (radius: number) => GAP / 2 / (2 * Math.PI * radius);
  const large = to - from > 0.5 ? 1 : 0;
  return (
    `M${at(OUTER, from + gap(OUTER))}A${OUTER} ${OUTER} 0 ${large} 1 ${at(OUTER, to - gap(OUTER))}` +
    `L${at(INNER, to - gap(INNER))}A${INNER} ${INNER} 0 ${large} 0 ${at(INNER, from + gap(INNER))}Z`
  );
}

/** The expenses by category as a ring, from 12 clockwise by size. */
export function DonutChart() {
  const { categories, expenses, currency } = DEMO_FIGURES;
  const starts = categories.map((_, index) =>
    categories.slice(0, index).reduce((sum, each) => sum + each.amount, 0),
  );
  const total = writtenWire(expenses, currency);
  return (
    <svg
      className={styles.donut}
      width="196"
      height="196"
      viewBox="0 0 196 196"
      role="img"
      aria-label={`Expenses ${total} ${currency}`}
    >
      {categories.map((each, index) => {
        const start = starts[index] ?? 0;
        return (
          <path
            key={each.category}
            style={categoryColour(each.category)}
            d={part(start / expenses, (start + each.amount) / expenses)}
          />
        );
      })}
      <text className={styles.small} x="98" y="86">
        Expenses
      </text>
      <text className={styles.big} x="98" y="110">
        {total}
      </text>
      <text className={styles.small} x="98" y="129">
        {currency}
      </text>
    </svg>
  );
}
