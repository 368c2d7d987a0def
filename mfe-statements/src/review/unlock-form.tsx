import { api, Button, Field, Input, isNotThere, messageOf } from '@saldo/ui';
import { type FormEvent, useState } from 'react';
import styles from './review-card.module.css';

/** Gives a locked file its password, so that it is read again. */
export function UnlockForm(props: {
  statementId: string;
  onGiven: () => void;
  onGone: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const give = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setBusy(true);
    setError(null);
    try {
      await api.call('unlockStatement', { params: { id: props.statementId }, body: { password } });
      props.onGiven();
    } catch (failure) {
      if (isNotThere(failure)) props.onGone();
      else setError(messageOf(failure, 'The password could not be used. Try again.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.actions} onSubmit={give}>
      <Field
        label="Password of this PDF"
        hint="Opens the file once and is then forgotten."
        error={error ?? undefined}
      >
        {(control) => (
          <Input {...control} name="password" type="password" autoComplete="off" required />
        )}
      </Field>
      <Button type="submit" busy={busy} disabled={busy}>
        Read again
      </Button>
    </form>
  );
}
