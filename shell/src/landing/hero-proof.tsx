import { Badge, Check, classNames, Icon, Seal, X } from '@saldo/ui';
import { type CSSProperties, useState } from 'react';
import { CategoryMark } from './category-mark.tsx';
import { DEMO, DEMO_PROOF, DEMO_ROWS, type DemoRow, written } from './demo-statement.ts';
import styles from './hero-proof.module.css';

/** The rows come one after the other, once. */
const delayed = (index: number) => ({ '--row': index }) as CSSProperties;

const keyOf = (row: DemoRow) => `${row.date} ${row.amountMinor}`;
const dayAndMonth = (row: DemoRow) => `${row.date.slice(8)}/${row.date.slice(5, 7)}`;

/** A statement beside what was read from it, and its proof. A click takes a line away, and the proof finds it. */
export function HeroProof() {
  const [leftOut, setLeftOut] = useState<number | null>(null);
  return (
    <div className={styles.art}>
      <PrintedStatement missed={leftOut} />
      <div className={styles.read}>
        <div className={styles.readHead}>
          <span className="medium">{DEMO.title}</span>
          <Badge>{`${DEMO_ROWS.length - (leftOut === null ? 0 : 1)} rows`}</Badge>
        </div>
        <ul className={styles.list}>
          {DEMO_ROWS.map((row, index) => (
            <li key={keyOf(row)} style={delayed(index)}>
              <ReadRow
                row={row}
                isLeftOut={index === leftOut}
                onToggle={() => setLeftOut(index === leftOut ? null : index)}
              />
            </li>
          ))}
        </ul>
        <div className={styles.proof} aria-live="polite">
          {leftOut === null ? <Proven /> : <Broken at={leftOut} />}
        </div>
        <p className={styles.try}>
          {leftOut === null ? (
            'Try it: click a line to take it away.'
          ) : (
            <button type="button" className="link" onClick={() => setLeftOut(null)}>
              Put the line back
            </button>
          )}
        </p>
      </div>
    </div>
  );
}

/** The statement as the bank prints it, with the sign after the amount; what it says stands as text beside it. */
function PrintedStatement({ missed }: { missed: number | null }) {
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
            <tr
              key={keyOf(row)}
              className={classNames(styles.line, index === missed && styles.missed)}
              style={delayed(index)}
            >
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

function ReadRow(props: { row: DemoRow; isLeftOut: boolean; onToggle: () => void }) {
  const { row, isLeftOut } = props;
  return (
    <button
      type="button"
      className={classNames(styles.row, isLeftOut && styles.leftOut)}
      aria-pressed={isLeftOut}
      onClick={props.onToggle}
    >
      <span className={styles.tick}>
        <Icon of={isLeftOut ? X : Check} size="sm" />
      </span>
      <span className="truncate">{row.name}</span>
      <CategoryMark category={row.category} />
      <span className={classNames('num', row.category === 'income' && styles.income)}>
        {row.amountMinor < 0 ? '−' : '+'}
        {written(row.amountMinor)}
      </span>
    </button>
  );
}

function Proven() {
  const count = DEMO_ROWS.length;
  return (
    <>
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
    </>
  );
}

/** What the proof says when the line at this place (from 0) is not among the rows. */
function Broken({ at }: { at: number }) {
  const missing = DEMO_ROWS[at]?.amountMinor ?? 0;
  const inMinor = DEMO_PROOF.inMinor - Math.max(0, missing);
  const outMinor = DEMO_PROOF.outMinor + Math.min(0, missing);
  return (
    <>
      <Seal state="broken" brokenAt={at + 1} teeth={DEMO_ROWS.length} size={84} label="Broken" />
      <div>
        <div className={styles.broken}>
          {`Broken at line ${at + 1} by ${DEMO.currency} ${written(missing)}`}
        </div>
        <div className={styles.equation}>
          {written(DEMO.openingMinor)} <i>+</i> {written(inMinor)} <i>−</i> {written(outMinor)}{' '}
          <i>=</i>{' '}
          <b className={styles.computed}>{written(DEMO.openingMinor + inMinor - outMinor)}</b>
        </div>
        <div className="small quiet">{`The bank printed ${written(DEMO.closingMinor)}: a line is missing.`}</div>
      </div>
    </>
  );
}
