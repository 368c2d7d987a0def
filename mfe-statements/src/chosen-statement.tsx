import type { Statement } from '@saldo/contracts';
import { Button, Card, ErrorCard, Icon, Notice, Skeleton, Trash2 } from '@saldo/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './chosen-statement.module.css';
import { CoverageCard } from './coverage/coverage-card.tsx';
import { DeleteModal } from './deleting/delete-modal.tsx';
import { firstOf, LinesCard } from './lines/lines-card.tsx';
import { useStatementParts } from './loading/use-statement-parts.ts';
import { PagePreview } from './preview/page-preview.tsx';
import { ProofCard } from './proof/proof-card.tsx';
import { ReviewCard } from './review/review-card.tsx';
import { UnlockForm } from './review/unlock-form.tsx';
import { SentCard } from './second-readings/sent-card.tsx';

type Shown = {
  statement: Statement;
  /** The currencies of all of the user's statements. */
  currencies: readonly string[];
  line: number | null;
  /** What its lines are searched for, as the address says. */
  find: string;
  onFind: (find: string) => void;
  onChoose: (statementId: string, line?: number) => void;
  /** Called when the statement turns out to have fewer lines: with how many. */
  onNoSuchLine: (count: number) => void;
  /** Called when the user gave what it waited for. */
  onAnswered: () => void;
  onDeleted: () => void;
  /** Called when it was deleted elsewhere, which its user is told of. */
  onGone: () => void;
};

type Parts = ReturnType<typeof useStatementParts>;

/** A statement: what it waits for, what it proves, its lines beside their page, and the months its account covers. */
export function ChosenStatement({ statement, currencies, line, onChoose, ...on }: Shown) {
  const { find, onFind, onNoSuchLine, onAnswered, onDeleted, onGone } = on;
  const [isDeleting, setDeleting] = useState(false);
  const region = useRef<HTMLElement>(null);
  // What was pressed goes away with its answer.
  const answered = () => {
    region.current?.focus();
    onAnswered();
  };
  const askToDelete = () => setDeleting(true);
  const parts = useStatementParts(statement, line);
  const { coverage, sent } = parts;
  useNoSuchLine(line, parts.lines.lines?.total, onNoSuchLine);
  const deleteButton = (
    <Button variant="ghost" size="sm" onClick={askToDelete}>
      <Icon of={Trash2} size="sm" />
      Delete
    </Button>
  );
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={styles.chosen}
      aria-label={`Statement ${statement.filename}`}
    >
      {statement.review && (
        <ReviewCard
          statementId={statement.id}
          key={statement.review.message}
          review={statement.review}
          currencies={currencies}
          onApproved={answered}
          onDelete={askToDelete}
          onGone={onGone}
        />
      )}
      {statement.repeats && <Repeated of={statement.repeats} onChoose={onChoose} />}
      <Warnings statement={statement} onChoose={onChoose} />
      {parts.isRead ? (
        <ReadParts {...{ statement, line, find, onFind, onChoose, parts, deleteButton }} />
      ) : (
        <NotRead {...{ statement, onGone }} onAnswered={answered} action={deleteButton} />
      )}
      <SentCard readings={sent.data ?? []} />
      {coverage.data && coverage.data.length > 0 && (
        <CoverageCard coverage={coverage.data} onChoose={onChoose} />
      )}
      {[sent, coverage].map(
        ({ error, reload }) => error && <ErrorCard key={error} title={error} onRetry={reload} />,
      )}
      <DeleteModal
        statement={isDeleting ? statement : null}
        onClose={() => setDeleting(false)}
        onDeleted={onDeleted}
      />
    </section>
  );
}

/** Says once that the line which is asked for is behind the last one. */
function useNoSuchLine(
  line: number | null,
  count: number | undefined,
  onNoSuchLine: (count: number) => void,
) {
  const isNoLine = line !== null && count !== undefined && line > count;
  const noSuchLine = useRef(onNoSuchLine);
  noSuchLine.current = onNoSuchLine;
  useEffect(() => {
    if (isNoLine && count !== undefined) noSuchLine.current(count);
  }, [isNoLine, count]);
}

function ReadParts(
  props: Pick<Shown, 'statement' | 'line' | 'find' | 'onFind' | 'onChoose'> & {
    parts: Parts;
    deleteButton: ReactNode;
  },
) {
  const { statement, line, onChoose } = props;
  const { proof, lines } = props.parts;
  const sections = proof.data?.sections ?? [];
  return (
    <>
      {proof.isLoading && <Skeleton height="108px" />}
      {proof.error && (
        <ErrorCard title="No proof can be shown" text={proof.error} onRetry={proof.reload} />
      )}
      {proof.data && (
        <ProofCard
          proof={proof.data}
          actions={props.deleteButton}
          onSeeLine={(section, at) => onChoose(statement.id, firstOf(sections, section) + at)}
          onChoose={onChoose}
        />
      )}
      <div className={styles.columns}>
        {lines.error && !lines.lines ? (
          <ErrorCard title="No lines can be shown" text={lines.error} onRetry={lines.retry} />
        ) : (
          <LinesCard
            lines={lines.lines}
            sections={sections}
            chosen={line}
            find={props.find}
            onFind={props.onFind}
            onChoose={(at) => onChoose(statement.id, at)}
            onMore={lines.more}
            onAll={lines.all}
          />
        )}
        <PagePreview
          statementId={statement.id}
          filename={statement.filename}
          line={lines.lines?.lines.find((one) => one.line === line)}
          hint="Choose a line to see where it stands."
        />
      </div>
    </>
  );
}

/** The same file again. */
function Repeated({ of, onChoose }: { of: string } & Pick<Shown, 'onChoose'>) {
  return (
    <Notice title="This file was here already">
      Its rows are counted once, as those of the statement it was before. You can delete either of
      the two.{' '}
      <button type="button" className="link" onClick={() => onChoose(of)}>
        See the other statement
      </button>
    </Notice>
  );
}

const TITLES: Record<Statement['warnings'][number]['kind'], string> = {
  conflict: 'This statement does not fit another one',
  doubled: 'Some rows may be there twice',
  other_account: 'Two bank accounts have this name',
  counted_twice: 'The same bookings are in two of your accounts',
  same_number: 'One bank account may be two of your accounts',
};

/** What does not go together with another statement, and what its user can do about it. */
function Warnings({ statement, onChoose }: Pick<Shown, 'statement' | 'onChoose'>) {
  return statement.warnings.map(({ kind, statement_id, message }) => (
    <Notice key={message} tone="warn" title={TITLES[kind]}>
      {message}{' '}
      <button type="button" className="link" onClick={() => onChoose(statement_id)}>
        See the other statement
      </button>
    </Notice>
  ));
}

/** A statement that is being read, could not be, or is not read before its user says its currency. */
function NotRead(
  props: Pick<Shown, 'statement' | 'onAnswered' | 'onGone'> & { action: ReactNode },
) {
  const { id, processing_status: status, processing_error, failure, filename } = props.statement;
  const canUnlock = failure === 'locked' || failure === 'wrongPassword';
  if (status === 'needs_review')
    return (
      <PagePreview
        statementId={id}
        filename={filename}
        line={undefined}
        hint="Its lines are shown once its currency is chosen."
      />
    );
  return (
    <Card className={styles.notRead}>
      {status === 'failed' ? (
        <Notice tone={canUnlock ? 'warn' : 'bad'} title={filename}>
          {processing_error ?? 'Failed to process this statement. Please try uploading again.'}
          {canUnlock && (
            <UnlockForm statementId={id} onGiven={props.onAnswered} onGone={props.onGone} />
          )}
        </Notice>
      ) : (
        <Notice title={filename}>
          This statement is being read. It usually takes a few seconds.
        </Notice>
      )}
      <div>{props.action}</div>
    </Card>
  );
}
