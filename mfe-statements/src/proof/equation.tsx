import type { SectionProof } from '@saldo/contracts';
import { formatPrinted } from '@saldo/contracts/formatting';
import { classNames } from '@saldo/ui';
import { closingOfRows } from './closing-of-rows.ts';
import styles from './proof-card.module.css';

/** Opening + rows in − rows out = closing. The double rule stands under a closing balance that the rows lead to, and nowhere else. */
export function Equation({ section }: { section: SectionProof }) {
  const { currency, opening, opening_from, money_in, money_out, closing, state } = section;
  const money = (amount: number) => formatPrinted(amount, currency);
  const computed = closingOfRows(section);
  const leadsElsewhere = computed !== null && closing !== null && computed !== closing;
  // Proven without holding it against anything: no closing balance stands beside the rows.
  const isLastRow = state === 'proven' && !section.checks.closing_checked;
  return (
    <div className={styles.equation}>
      <Term
        label={`Opening, ${currency}${opening_from === 'running_balances' ? ', computed' : ''}`}
      >
        {opening === null ? 'not printed' : money(opening)}
      </Term>
      <Operator sign="+" />
      <Term label="Money in" className={styles.in}>
        <span className="only-narrow">+</span>
        {money(money_in)}
      </Term>
      <Operator sign="−" />
      <Term label="Money out">
        <span className="only-narrow">−</span>
        {money(money_out)}
      </Term>
      <Operator sign={leadsElsewhere ? '≠' : '='} />
      <Term label={isLastRow ? 'Closing, by the last row' : 'Closing, as printed'}>
        {closing === null ? (
          'not printed'
        ) : (
          <span className={state === 'proven' ? styles.proven : styles.closing}>
            {money(closing)}
          </span>
        )}
        <Computed section={section} />
      </Term>
    </div>
  );
}

/** Where the rows lead, when that is not the closing balance. */
function Computed({ section }: { section: SectionProof }) {
  const computed = closingOfRows(section);
  if (computed === null || section.closing === null || computed === section.closing) return null;
  return (
    <span className={styles.computed}>rows say {formatPrinted(computed, section.currency)}</span>
  );
}

function Term(props: { label: string; className?: string | undefined; children: React.ReactNode }) {
  return (
    <div className={styles.term}>
      <span>{props.label}</span>
      <b className={classNames(props.className)}>{props.children}</b>
    </div>
  );
}

function Operator({ sign }: { sign: string }) {
  return <div className={styles.operator}>{sign}</div>;
}
