import { Button, Field, Input } from '@saldo/ui';
import type { FormEvent } from 'react';
import styles from './page-preview.module.css';

/** Asks for the password of a locked file. It is used in the page only, and sent nowhere. */
export function PasswordForm(props: { wasWrong: boolean; onGiven: (password: string) => void }) {
  const give = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    if (password) props.onGiven(password);
  };
  return (
    <form className={styles.locked} onSubmit={give}>
      <Field
        label="Password of this PDF"
        hint="It opens the page here, in your browser. It is sent nowhere."
        error={props.wasWrong ? 'That password did not open the file. Try again.' : undefined}
      >
        {(control) => (
          <Input {...control} name="password" type="password" autoComplete="off" required />
        )}
      </Field>
      <Button type="submit">Show the page</Button>
    </form>
  );
}
