import { Badge, Button, buttonClass, Check, classNames, Icon, Notice, Seal } from '@saldo/ui';
import type { CSSProperties } from 'react';
import { useAuth } from '../auth/auth-context.tsx';
import { CategoryMark } from './category-mark.tsx';
import { DEMO, DEMO_PROOF, DEMO_ROWS, type DemoRow, written } from './demo-statement.ts';
import styles from './hero.module.css';

export function Hero() {
  return (
    <section className={classNames('wrap', styles.hero)}>
      <div className={styles.copy}>
        <h1>Your bank statements, proven to the cent.</h1>
        <p>
          Upload the PDFs from every bank you use. Saldo reads each line, proves the statement adds
          up, and shows what you have, earn and spend in one currency.
        </p>
        <HeroActions />
      </div>
      <div className={styles.art}>
        <PrintedStatement />
        <ReadStatement />
      </div>
    </section>
  );
}

function HeroActions() {
  const auth = useAuth();
  const busy = auth.isBusyWith('sample');
  const error = auth.errorOf('sample');
  return (
    <>
      <div className={styles.actions}>
        <a className={buttonClass({ variant: 'accent', size: 'lg' })} href="/register">
          Try the Free Beta
        </a>
        <Button
          variant="outline"
          size="lg"
          busy={busy}
          onClick={() => auth.submit({ kind: 'sample' })}
        >
          {busy ? 'Opening...' : 'Explore with sample data'}
        </Button>
      </div>
      <span className="small quiet">Free beta. No credit card.</span>
      {error && (
        <div className={styles.error}>
          <Notice tone="bad" title="The sample data could not be opened">
            {error}
          </Notice>
        </div>
      )}
    </>
  );
}

/** The rows come one after the other, once. */
const delayed = (index: number) => ({ '--row': index }) as CSSProperties;

const keyOf = (row: DemoRow) => `${row.date} ${row.amountMinor}`;
const dayAndMonth = (row: DemoRow) => `${row.date.slice(8)}/${row.date.slice(5, 7)}`;

/** The statement as the bank prints it, with the sign after the amount; what it says stands as text beside it. */
function PrintedStatement() {
  return (
    <div className={styles.paper} aria-hidden="true">
      <div className={styles.bank}>
        <div>
          <b>Penyata Akaun</b>
          Statement of account
        </div>
        <div className="num">
          31/10/26
          <br />
          {DEMO.currency}
        </div>
      </div>
      <table>
        <thead>
          <tr>
            <th>Date</th>
            <th>Description</th>
            <th className="num">Amount</th>
          </tr>
        </thead>
        <tbody>
          <tr className={styles.sum}>
            <td />
            <td>BEGINNING BALANCE</td>
            <td className="num">{written(DEMO.openingMinor)}</td>
          </tr>
          {DEMO_ROWS.map((row, index) => (
            <tr key={keyOf(row)} className={styles.line} style={delayed(index)}>
              <td>{dayAndMonth(row)}</td>
              <td>{row.printed}</td>
              <td className="num">
                {written(row.amountMinor)}
                {row.amountMinor < 0 ? '-' : '+'}
              </td>
            </tr>
          ))}
          <tr className={styles.sum}>
            <td />
            <td>ENDING BALANCE</td>
            <td className="num">
              <span className={styles.closing}>{written(DEMO.closingMinor)}</span>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function ReadStatement() {
  const count = DEMO_ROWS.length;
  return (
    <div className={styles.read}>
      <div className={styles.readHead}>
        <span className="medium">{DEMO.title}</span>
        <Badge>{`${count} rows`}</Badge>
      </div>
      <ul className={styles.list}>
        {DEMO_ROWS.map((row, index) => (
          <ReadRow key={keyOf(row)} row={row} index={index} />
        ))}
      </ul>
      <div className={styles.proof}>
        <Seal state="proven" teeth={count} size={84} label="Proven" />
        <div>
          <div className={styles.proven}>Proven to the cent</div>
          <div className={styles.equation}>
            {written(DEMO.openingMinor)} <i>+</i> {written(DEMO_PROOF.inMinor)} <i>−</i>{' '}
            {written(DEMO_PROOF.outMinor)} <i>=</i>{' '}
            <b className={styles.closing}>{written(DEMO.closingMinor)}</b>
          </div>
          <div className="small quiet">{`${count} of ${count} lines, nothing missing, nothing twice.`}</div>
        </div>
      </div>
    </div>
  );
}

function ReadRow({ row, index }: { row: DemoRow; index: number }) {
  const isIncome = row.category === 'income';
  return (
    <li style={delayed(index)}>
      <span className={styles.tick}>
        <Icon of={Check} size="sm" />
      </span>
      <span className="truncate">{row.name}</span>
      <CategoryMark category={row.category} />
      <span className={classNames('num', isIncome && styles.income)}>
        {row.amountMinor < 0 ? '−' : '+'}
        {written(row.amountMinor)}
      </span>
    </li>
  );
}
