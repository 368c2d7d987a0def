import type { Review } from '@saldo/contracts';
import { api, Button, Field, Input, messageOf, Notice } from '@saldo/ui';
import { useState } from 'react';
import { yearProblem } from './plausible-year.ts';
import styles from './review-card.module.css';

/** What a statement waits for: why it was not imported, and the user's yes. */
export function ReviewCard(props: {
  statementId: string;
  review: Review;
  onApproved: () => void;
  onDelete: () => void;
}) {
  const assumed = props.review.reasons.find((reason) => reason.kind === 'assumed_year');
  const [year, setYear] = useState(assumed ? String(assumed.year) : '');
  const problem = assumed ? yearProblem(year, new Date().toISOString()) : null;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const approve = async () => {
    setBusy(true);
    setError(null);
    try {
      const body = assumed && Number(year) !== assumed.year ? { year: Number(year) } : {};
      await api.call('approveStatement', { params: { id: props.statementId }, body });
      props.onApproved();
    } catch (failure) {
      setError(messageOf(failure, 'The statement could not be imported. Try again.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice tone="warn" title={props.review.message}>
      {props.review.reasons.length > 1 && (
        <ul className={styles.reasons}>
          {props.review.reasons.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.actions}>
        {assumed && (
          <div className={styles.year}>
            <Field label="Year of this statement" error={problem}>
              {(control) => (
                <Input
                  {...control}
                  type="number"
                  inputMode="numeric"
                  value={year}
                  onChange={(event) => setYear(event.target.value)}
                />
              )}
            </Field>
          </div>
        )}
        <Button busy={busy} disabled={busy || problem !== null} onClick={approve}>
          {busy ? 'Importing...' : assumed ? 'Import' : 'Import anyway'}
        </Button>
        <Button variant="outline" disabled={busy} onClick={props.onDelete}>
          Delete statement
        </Button>
      </div>
    </Notice>
  );
}
