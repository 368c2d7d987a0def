import { Check, classNames, Icon, Pencil, Seal, Sparkles } from '@saldo/ui';
import { DEMO_FIGURES } from './demo-figures.ts';
import { DEMO, DEMO_PROOF, DEMO_ROWS, written, writtenWire } from './demo-statement.ts';
import styles from './features.module.css';
import sections from './sections.module.css';
import { Showcase } from './showcase.tsx';

export function Features() {
  return (
    <section className={classNames(sections.section, 'wrap')} id="features">
      <h2 className={sections.title}>Built for money in more than one place</h2>
      <div className={sections.three}>
        <div className={styles.feature}>
          <ProofStates />
          <h3>Proven, line by line</h3>
          <p>
            Most tools import what they can read. Saldo shows that nothing was missed: opening
            balance plus every row equals the closing balance your bank printed. If it does not, you
            get the line and the amount.
          </p>
        </div>
        <div className={styles.feature}>
          <Reasons />
          <h3>Every category has a reason</h3>
          <p>
            See why a line became Dining, correct it once, and every matching line follows, on every
            import after.
          </p>
        </div>
        <div className={styles.feature}>
          <Balances />
          <h3>One number from four currencies</h3>
          <p>
            Balances at the latest rate, spending at the rate of its own day. A missing rate is
            never guessed: the amount is left out and listed.
          </p>
        </div>
      </div>
      <Showcase />
    </section>
  );
}

const BROKEN_AT = 9;
const SHORT_MINOR = 50_00;
/** The running balance that the rows give up to the line of the broken example. */
const saidMinor = DEMO_ROWS.slice(0, BROKEN_AT).reduce(
  (balance, row) => balance + row.amountMinor,
  DEMO.openingMinor,
);

function ProofStates() {
  const count = DEMO_ROWS.length;
  return (
    <ul className={classNames(styles.visual, styles.proofs)}>
      <li>
        <Seal state="proven" teeth={count} size={52} />
        <div>
          <div className="medium">Proven</div>
          <div className="small soft">
            {`${count} of ${count} lines. ${written(DEMO.openingMinor)} + ${written(DEMO_PROOF.inMinor - DEMO_PROOF.outMinor)} = ${written(DEMO.closingMinor)}`}
          </div>
        </div>
      </li>
      <li>
        <Seal state="broken" brokenAt={BROKEN_AT} teeth={count} size={52} />
        <div>
          <div className="medium">{`Broken at line ${BROKEN_AT} by ${DEMO.currency} ${written(SHORT_MINOR)}`}</div>
          <div className="small soft">
            {`Printed ${written(saidMinor - SHORT_MINOR)}. The rows say ${written(saidMinor)}.`}
          </div>
        </div>
      </li>
      <li>
        <Seal state="none" size={52} />
        <div>
          <div className="medium">Not provable</div>
          <div className="small soft">
            The bank printed no balances. The rows are kept and marked.
          </div>
        </div>
      </li>
    </ul>
  );
}

function Reasons() {
  return (
    <div className={styles.visual}>
      <ol className={styles.timeline}>
        <li>
          <span className={styles.node}>
            <Icon of={Sparkles} size="sm" />
          </span>
          <div>
            <div className={styles.what}>
              Categorised as <b>Shopping</b>. No merchant known.
            </div>
            <div className={styles.when}>Saldo, on the first import</div>
          </div>
        </li>
        <li>
          <span className={classNames(styles.node, styles.you)}>
            <Icon of={Pencil} size="sm" />
          </span>
          <div>
            <div className={styles.what}>
              <b>You</b> changed Shopping to Dining. Every matching line follows.
            </div>
            <div className={styles.when}>You, once</div>
          </div>
        </li>
        <li>
          <span className={classNames(styles.node, styles.ok)}>
            <Icon of={Check} size="sm" />
          </span>
          <div>
            <div className={styles.what}>
              Kept as <b>Dining</b> on every import since.
            </div>
            <div className={styles.when}>Saldo, from then on</div>
          </div>
        </li>
      </ol>
    </div>
  );
}

function Balances() {
  const { balances, currency, total_balance } = DEMO_FIGURES;
  return (
    <div className={styles.visual}>
      <table className={styles.balances}>
        <thead className="sr">
          <tr>
            <th>Account</th>
            <th>Balance</th>
            <th>{`In ${currency}`}</th>
          </tr>
        </thead>
        <tbody>
          {balances.map((each) => (
            <tr key={each.account + each.currency}>
              <td>{each.account}</td>
              <td className="num">
                <span className={styles.currency}>{each.currency}</span>{' '}
                {writtenWire(each.balance, each.currency)}
              </td>
              <td className="num">{writtenWire(each.converted, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>Total Balance</td>
            <td className="num">
              <span className={styles.currency}>{currency}</span>
            </td>
            <td className="num">{writtenWire(total_balance, currency)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
