import { classNames } from '@saldo/ui';
import { DEMO_FIGURES } from './demo-figures.ts';
import { DEMO, DEMO_PROOF, DEMO_ROWS, written, writtenWire } from './demo-statement.ts';
import styles from './sections.module.css';

export function Examples() {
  return (
    <section className={classNames(styles.section, 'wrap')} id="examples">
      <h2 className={styles.title}>What it looks like in practice</h2>
      <p className={classNames('soft', styles.note)}>
        Examples with the sample data, not customer quotes.
      </p>
      <div className={styles.three}>
        <article className={styles.example}>
          <h3>Example: a designer in Berlin paid in USD</h3>
          <p>
            {`Invoices arrive on Wise in dollars. What moves on to her own accounts is neither income nor spending, so six months of income read ${writtenWire(DEMO_FIGURES.income, 'EUR')} in euros and not a cent twice.`}
          </p>
          <div className="small quiet">Wise USD, Revolut EUR, May to October 2026</div>
        </article>
        <article className={styles.example}>
          <h3>Example: family in Kuala Lumpur, life in Berlin</h3>
          <p>
            {`Parents are paid through Maybank, everyday life runs on Revolut. Ringgit, pounds, dollars and euros add up to ${writtenWire(DEMO_FIGURES.total_balance, 'EUR')} on one screen, each at a dated rate.`}
          </p>
          <div className="small quiet">Maybank MYR, Revolut GBP and EUR, Wise USD</div>
        </article>
        <article className={styles.example}>
          <h3>Example: a month that adds up</h3>
          <p>
            {`${written(DEMO.openingMinor)} at the start, ${written(DEMO_PROOF.inMinor)} in, ${written(DEMO_PROOF.outMinor)} out: ${written(DEMO.closingMinor)} at the end, as the bank printed it. ${DEMO_ROWS.length} of ${DEMO_ROWS.length} lines, nothing missing.`}
          </p>
          <div className="small quiet">Maybank MYR, October 2026</div>
        </article>
      </div>
    </section>
  );
}
