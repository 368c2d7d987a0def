import { classNames } from '@saldo/ui';
import styles from './sections.module.css';

export function HowItWorks() {
  return (
    <section className={classNames(styles.section, 'wrap')} id="how">
      <h2 className={styles.title}>How it works</h2>
      <ol className={classNames(styles.three, styles.steps)}>
        <li>
          <span className={styles.step}>1</span>
          <h3>Upload or connect</h3>
          <p>
            Drop a PDF statement and name the account. Locked files are opened with their password,
            which is then forgotten.
          </p>
        </li>
        <li>
          <span className={styles.step}>2</span>
          <h3>AI organises</h3>
          <p>
            Rows are read, proven and categorised in about 30-60 seconds. Every row must find its
            place between the opening balance and the closing one.
          </p>
        </li>
        <li>
          <span className={styles.step}>3</span>
          <h3>See insights</h3>
          <p>
            Balances, cash flow and spending, in the currency you think in. Investments and goals
            come next.
          </p>
        </li>
      </ol>
    </section>
  );
}
