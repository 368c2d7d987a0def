import type { Statement, StatementLine } from '@saldo/contracts';
import { api, Button, Card, ErrorCard, Icon, Notice, Skeleton, Trash2 } from '@saldo/ui';
import { useState } from 'react';
import styles from './chosen-statement.module.css';
import { CoverageCard } from './coverage/coverage-card.tsx';
import { DeleteModal } from './deleting/delete-modal.tsx';
import { firstOf, LinesCard } from './lines/lines-card.tsx';
import { useLines } from './lines/use-lines.ts';
import { useAnswer } from './loading/use-answer.ts';
import { PagePreview } from './preview/page-preview.tsx';
import { ProofCard } from './proof/proof-card.tsx';
import { ReviewCard } from './review/review-card.tsx';
import { UnlockForm } from './review/unlock-form.tsx';

/** A statement: what it waits for, what it proves, its lines beside their page, and the months its account covers. */
export function ChosenStatement(props: {
  statement: Statement;
  line: number | null;
  onChoose: (statementId: string, line?: number) => void;
  onChanged: () => void;
}) {
  const { statement, line } = props;
  const { id, processing_status: status } = statement;
  const [isDeleting, setDeleting] = useState(false);
  const isRead = status === 'completed' || status === 'needs_review';
  const proof = useAnswer(
    isRead ? `${id} ${status}` : null,
    async (signal) => (await api.call('statementProof', { params: { id }, signal })).data,
    'Failed to fetch the proof of this statement',
  );
  const coverage = useAnswer(
    `${statement.account} ${id} ${status}`,
    async (signal) => {
      const query = { account: statement.account };
      return (await api.call('coverage', { query, signal })).data.coverage;
    },
    'Failed to fetch the months covered',
  );
  const lines = useLines(isRead ? id : null, line, status);
  const chosen = lineAt(lines.lines?.lines, line);
  const sections = proof.data?.sections ?? [];
  const deleteButton = (
    <Button variant="ghost" size="sm" onClick={() => setDeleting(true)}>
      <Icon of={Trash2} size="sm" />
      Delete
    </Button>
  );
  return (
    <>
      {statement.review && (
        <ReviewCard
          statementId={id}
          review={statement.review}
          onApproved={props.onChanged}
          onDelete={() => setDeleting(true)}
        />
      )}
      {!isRead && (
        <NotRead statement={statement} onChanged={props.onChanged} action={deleteButton} />
      )}
      {isRead && proof.isLoading && <Skeleton height="108px" />}
      {proof.error && (
        <ErrorCard title="No proof can be shown" text={proof.error} onRetry={proof.reload} />
      )}
      {proof.data && (
        <ProofCard
          proof={proof.data}
          actions={deleteButton}
          onSeeLine={(section, at) => props.onChoose(id, firstOf(sections, section) + at)}
          onChoose={props.onChoose}
        />
      )}
      {isRead && (
        <div className={styles.columns}>
          {lines.error && !lines.lines ? (
            <ErrorCard title="No lines can be shown" text={lines.error} onRetry={lines.retry} />
          ) : (
            <LinesCard
              lines={lines.lines}
              sections={sections}
              chosen={line}
              onChoose={(at) => props.onChoose(id, at)}
              onMore={lines.more}
            />
          )}
          <PagePreview statementId={id} filename={statement.filename} line={chosen} />
        </div>
      )}
      {coverage.data && coverage.data.length > 0 && (
        <CoverageCard coverage={coverage.data} onChoose={props.onChoose} />
      )}
      <DeleteModal
        statement={isDeleting ? statement : null}
        onClose={() => setDeleting(false)}
        onDeleted={props.onChanged}
      />
    </>
  );
}

function lineAt(lines: readonly StatementLine[] | undefined, wanted: number | null) {
  if (!lines) return undefined;
  return wanted === null ? undefined : lines.find(({ line }) => line === wanted);
}

/** A statement that is being read, or could not be. */
function NotRead(props: { statement: Statement; onChanged: () => void; action: React.ReactNode }) {
  const { processing_status: status, processing_error, failure, filename } = props.statement;
  const canUnlock = failure === 'locked' || failure === 'wrongPassword';
  return (
    <Card className={styles.notRead}>
      {status === 'failed' ? (
        <Notice tone={canUnlock ? 'warn' : 'bad'} title={filename}>
          {processing_error ?? 'Failed to process this statement. Please try uploading again.'}
          {canUnlock && <UnlockForm statementId={props.statement.id} onGiven={props.onChanged} />}
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
