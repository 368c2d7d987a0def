import type { Statement } from '@saldo/contracts';
import { formatDate, formatMonthSpan } from '@saldo/contracts/formatting';
import { CircleAlert, Icon, SmallSeal, type SmallSealState } from '@saldo/ui';
import { useEffect, useRef } from 'react';
import styles from './statement-chips.module.css';

const SEALS: Record<NonNullable<Statement['proof_state']>, SmallSealState> = {
  proven: 'proven',
  broken: 'broken',
  not_provable: 'none',
};

const WARNINGS: Record<Statement['warnings'][number]['kind'], string> = {
  conflict: 'does not fit another',
  doubled: 'rows maybe twice',
  other_account: 'another account?',
  counted_twice: 'counted twice',
  same_number: 'in two accounts?',
};

/** The statements of an account in a row, the oldest first, each with its period and what it proves. */
export function StatementChips(props: {
  statements: readonly Statement[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const pressed = useRef<HTMLButtonElement>(null);
  // The strip is wider than a telephone, and an address may name a statement at its far end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice moves the reference to another chip.
  useEffect(() => {
    pressed.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [props.chosen]);
  // Statements of the same month in several currencies would look alike.
  const hasSeveral = new Set(props.statements.flatMap(({ currencies }) => currencies)).size > 1;
  const names = namesOf(props.statements, (statement) =>
    hasSeveral && statement.currencies.length > 0 ? `${statement.currencies.join(', ')} ` : '',
  );
  return (
    <ul className={styles.chips} aria-label="Statements of this account">
      {[...props.statements].reverse().map((statement) => (
        <li key={statement.id}>
          <button
            ref={statement.id === props.chosen ? pressed : undefined}
            type="button"
            className={styles.chip}
            aria-pressed={statement.id === props.chosen}
            title={statement.filename}
            onClick={() => props.onChoose(statement.id)}
          >
            <Sign statement={statement} />
            <span className="truncate">{names.get(statement)}</span>
            <Word statement={statement} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The state by its shape: a seal, or the sign that the banner too has for what waits for the user. */
function Sign({ statement }: { statement: Statement }) {
  const { processing_status: status, proof_state: state } = statement;
  if (status === 'failed') return <SmallSeal state="missing" />;
  if (status === 'pending' || status === 'processing') return <SmallSeal state="waiting" />;
  if (status === 'completed') return <SmallSeal state={SEALS[state ?? 'not_provable']} />;
  return (
    <span className={styles.waits}>
      <Icon of={CircleAlert} />
    </span>
  );
}

/** What each statement is called: its months, its days where others have the same months, its file where those are the same, too. */
function namesOf(
  statements: readonly Statement[],
  lead: (statement: Statement) => string,
): Map<Statement, string> {
  const names = new Map<Statement, string>();
  let alike = [...statements];
  for (const name of [monthsOf, daysOf, ({ filename }: Statement) => filename]) {
    for (const statement of alike) names.set(statement, lead(statement) + name(statement));
    const counts = Map.groupBy(names.values(), (text) => text);
    alike = alike.filter((statement) => (counts.get(names.get(statement) ?? '')?.length ?? 0) > 1);
  }
  return names;
}

/** 'May 2026', 'May - Jun 2026', or the file's name where no period is printed. */
function monthsOf({ period_start, period_end, filename }: Statement): string {
  if (period_start && period_end) return formatMonthSpan(period_start, period_end);
  return period_end ? `to ${formatDate(period_end)}` : filename;
}

/** '1 May 2026 - 15 May 2026'. */
function daysOf(statement: Statement): string {
  const { period_start, period_end } = statement;
  if (!period_start || !period_end) return monthsOf(statement);
  return `${formatDate(period_start)} - ${formatDate(period_end)}`;
}

function Word({
  statement: { processing_status: status, proof, approved, warnings, repeats },
}: {
  statement: Statement;
}) {
  if (status === 'failed') return <span className={styles.bad}>not read</span>;
  if (status === 'needs_review') return <span className={styles.bad}>waits for you</span>;
  if (status !== 'completed') return <span className="quiet">being read</span>;
  if (repeats) return <span className="quiet">same file again</span>;
  const broken = proof.find(({ state }) => state === 'broken');
  if (broken) {
    const line = broken.first_break === null ? 'does not add up' : `line ${broken.first_break}`;
    return <span className={styles.bad}>{approved ? `${line}, imported` : line}</span>;
  }
  const [warning] = warnings;
  if (warning) return <span className={styles.doubt}>{WARNINGS[warning.kind]}</span>;
  return proof.some(({ state }) => state === 'not_provable') ? (
    <span className="quiet">not provable</span>
  ) : (
    <span className="sr">proven</span>
  );
}
