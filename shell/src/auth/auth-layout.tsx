import { Brand, Seal, useTheme } from '@saldo/ui';
import type { ReactNode } from 'react';
import { DEMO, DEMO_PROOF, written } from '../landing/demo-statement.ts';
import styles from './auth-layout.module.css';

/** The frame of sign-in and registration: the form at the left, a proof at the right. */
export function AuthLayout(props: { title: string; lead: string; children: ReactNode }) {
  useTheme();
  return (
    <main className={styles.login}>
      <title>{`${props.title} · Saldo`}</title>
      <section className={styles.form}>
        <div>
          <a href="/" aria-label="Saldo, home" className={styles.home}>
            <Brand />
          </a>
        </div>
        <div className={styles.box}>
          <h1>{props.title}</h1>
          <p className="soft">{props.lead}</p>
          {props.children}
        </div>
        <div className={styles.legal}>
          <a className="under" href="/privacy">
            Privacy
          </a>
          <a className="under" href="/terms">
            Terms
          </a>
        </div>
      </section>
      <ExampleProof />
    </main>
  );
}

function ExampleProof() {
  const { rowsIn, rowsOut, inMinor, outMinor } = DEMO_PROOF;
  const row = (count: number) => (count === 1 ? 'row' : 'rows');
  return (
    <aside className={styles.side} aria-label="Example proof">
      <div className={styles.proof}>
        <Seal state="proven" teeth={rowsIn + rowsOut} size={132} />
        <dl className={styles.equation}>
          <div>
            <dt>Opening balance</dt>
            <dd>{written(DEMO.openingMinor)}</dd>
          </div>
          <div>
            <dt>{`${rowsIn} ${row(rowsIn)} in`}</dt>
            <dd>+{written(inMinor)}</dd>
          </div>
          <div>
            <dt>{`${rowsOut} ${row(rowsOut)} out`}</dt>
            <dd>−{written(outMinor)}</dd>
          </div>
          <div className={styles.total}>
            <dt>Closing balance</dt>
            <dd>
              <span className={styles.closing}>{written(DEMO.closingMinor)}</span>
            </dd>
          </div>
        </dl>
        <p>
          Every imported statement proves itself to the cent, or tells you where and why it does
          not.
        </p>
        <p className={styles.caption}>{DEMO.caption}</p>
      </div>
    </aside>
  );
}
