import { classNames, Seal } from '@saldo/ui';
import { CategorySwatch, categoryColour, categoryWord } from './category-mark.tsx';
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
            Each line gets one of 16 categories by a rule that can say why, and the reason is kept
            with the line. Next: correct it once, and every matching line follows.
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
            {`${count} of ${count} lines. `}
            <span className={styles.equation}>
              {`${written(DEMO.openingMinor)} + ${written(DEMO_PROOF.inMinor)} − ${written(DEMO_PROOF.outMinor)} = ${written(DEMO.closingMinor)}`}
            </span>
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

/** Lines of the example statement, and the words in which the categoriser gives its reason for each. */
const REASONS = [
  { name: 'Nasi Kandar Melati', why: 'The text names a place to eat or drink.' },
  { name: 'Village Grocer', why: '“village grocer” is known for groceries.' },
  { name: 'Service charge', why: 'The bank charged or gave back a fee.' },
  { name: 'To Siti Rohani', why: 'A transfer to a person, without a purpose.' },
];

const categoryOf = (name: string) => DEMO_ROWS.find((row) => row.name === name)?.category ?? '';

function Reasons() {
  return (
    <div className={styles.visual}>
      <ul className={styles.reasons}>
        {REASONS.map(({ name, why }) => (
          <li key={name} style={categoryColour(categoryOf(name))}>
            <CategorySwatch category={categoryOf(name)} />
            <div>
              <div className={styles.what}>
                {name} is <b>{categoryWord(categoryOf(name))}</b>
              </div>
              <div className={styles.when}>{why}</div>
            </div>
          </li>
        ))}
      </ul>
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
