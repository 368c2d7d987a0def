import { fromWire } from '@saldo/contracts';
import { Card, CardBody, CardHead } from '@saldo/ui';
import { CashFlowChart } from './cash-flow-chart.tsx';
import { CategorySwatch, categoryColour, categoryWord } from './category-mark.tsx';
import { DEMO_FIGURES } from './demo-figures.ts';
import { written, writtenWire } from './demo-statement.ts';
import { DonutChart } from './donut-chart.tsx';
import { sharesOf } from './shares.ts';
import styles from './showcase.module.css';

const NAMED = 8;

/** Two cards of the dashboard, drawn from what the product says of the sample data. */
export function Showcase() {
  return (
    <div className={styles.show}>
      <Card className={styles.card}>
        <CardHead title="Income and expenses by month">
          <div className={styles.key}>
            <span className={styles.income}>Income</span>
            <span className={styles.expenses}>Expenses</span>
            <span className={styles.net}>Net</span>
          </div>
        </CardHead>
        <CardBody className={styles.chart}>
          <div className="only-wide">
            <CashFlowChart width={720} height={280} barWidth={34} />
          </div>
          <div className="only-narrow">
            <CashFlowChart width={320} height={230} barWidth={19} />
          </div>
        </CardBody>
      </Card>
      <Card className={styles.card}>
        <CardHead title="Spending by category">
          <span className={styles.range}>May - Oct 2026</span>
        </CardHead>
        <CardBody className={styles.spending}>
          <DonutChart />
          <Legend />
        </CardBody>
      </Card>
    </div>
  );
}

function Legend() {
  const { categories, currency } = DEMO_FIGURES;
  const shares = sharesOf(categories.map((each) => each.amount));
  const rest = categories.slice(NAMED);
  const restMinor = rest.reduce((sum, each) => sum + fromWire(each.amount, currency), 0);
  const percent = (tenths: number) => `${(tenths / 10).toFixed(1)}%`;
  const restShare = shares.slice(NAMED).reduce((sum, share) => sum + share, 0);
  return (
    <ul className={styles.legend}>
      {categories.slice(0, NAMED).map((each, index) => (
        <li key={each.category} style={categoryColour(each.category)}>
          <CategorySwatch category={each.category} />
          <span className="truncate">{categoryWord(each.category)}</span>
          <span className="num">{writtenWire(each.amount, currency)}</span>
          <span className={styles.share}>{percent(shares[index] ?? 0)}</span>
        </li>
      ))}
      <li>
        <span />
        <span className="soft">{`+${rest.length} more`}</span>
        <span className="num">{written(restMinor, currency)}</span>
        <span className={styles.share}>{percent(restShare)}</span>
      </li>
    </ul>
  );
}
