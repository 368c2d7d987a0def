import type { Review, ReviewReason } from '@saldo/contracts';
import { api, Button, Field, Input, isNotThere, messageOf, Notice } from '@saldo/ui';
import { useState } from 'react';
import { CurrencyField } from './currency-field.tsx';
import { yearProblem } from './plausible-year.ts';
import styles from './review-card.module.css';

type Props = {
  statementId: string;
  review: Review;
  /** The currencies of the user's statements. */
  currencies: readonly string[];
  onApproved: () => void;
  onDelete: () => void;
  /** Called when it was deleted elsewhere meanwhile. */
  onGone: () => void;
};

/** What a statement waits for: why it was not imported, and the user's yes. */
export function ReviewCard(props: Props) {
  const { reasons, message } = props.review;
  const answer = useAnswerTo(reasons);
  const { year, currency } = answer;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const approve = async () => {
    setBusy(true);
    setError(null);
    try {
      await api.call('approveStatement', {
        params: { id: props.statementId },
        body: answer.body,
      });
      props.onApproved();
    } catch (failure) {
      if (isNotThere(failure)) props.onGone();
      else setError(messageOf(failure, 'The statement could not be imported. Try again.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice tone="warn" title={message}>
      {reasons.length > 1 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason.message}>{reason.message}</li>
          ))}
        </ul>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.answers}>
        {currency && (
          <CurrencyField
            assumed={currency.assumed}
            usual={props.currencies}
            value={currency.chosen}
            onChange={answer.setCurrency}
          />
        )}
        {year && <YearField year={year} onChange={answer.setYear} />}
      </div>
      <div className={styles.actions}>
        <Button busy={busy} disabled={busy || !answer.isWhole} onClick={approve}>
          {busy ? 'Importing...' : year || currency ? 'Import' : 'Import anyway'}
        </Button>
        <Button variant="outline" disabled={busy} onClick={props.onDelete}>
          Delete statement
        </Button>
      </div>
    </Notice>
  );
}

type TypedYear = { typed: string; problem: string | null };

/** What the user says to what was assumed; year and currency are null where the statement prints them. */
function useAnswerTo(reasons: readonly ReviewReason[]) {
  const ofYear = reasons.find((reason) => reason.kind === 'assumed_year');
  const ofCurrency = reasons.find((reason) => reason.kind === 'assumed_currency');
  const [typed, setYear] = useState(ofYear ? String(ofYear.year) : '');
  const [chosen, setCurrency] = useState(ofCurrency?.currency ?? null);
  const year: TypedYear | null = ofYear
    ? { typed, problem: yearProblem(typed, new Date().toISOString()) }
    : null;
  const isOtherYear = ofYear && Number(typed) !== ofYear.year;
  const isOtherCurrency = ofCurrency && chosen !== null && chosen !== ofCurrency.currency;
  return {
    year,
    currency: ofCurrency ? { assumed: ofCurrency.currency, chosen } : null,
    isWhole: !year?.problem && (!ofCurrency || chosen !== null),
    body: {
      ...(isOtherYear && { year: Number(typed) }),
      ...(isOtherCurrency && { currency: chosen }),
    },
    setYear,
    setCurrency,
  };
}

function YearField(props: { year: TypedYear; onChange: (typed: string) => void }) {
  return (
    <div className={styles.year}>
      <Field label="Year of this statement" error={props.year.problem}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            value={props.year.typed}
            onChange={(event) => props.onChange(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
