import { brokenPasswordRule, LONGEST_NAME } from '@saldo/contracts';
import { Button, Field, Input, Notice } from '@saldo/ui';
import { type FormEvent, useState } from 'react';
import { useAuth } from './auth-context.tsx';
import styles from './auth-layout.module.css';
import { AuthLayout } from './auth-layout.tsx';
import { EmailField } from './email-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';

export function RegisterPage() {
  const auth = useAuth();
  const [password, setPassword] = useState('');
  const [brokenRule, setBrokenRule] = useState<string | null>(null);
  const error = auth.errorOf('register');
  const busy = auth.isBusyWith('register');

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const broken = brokenPasswordRule(password);
    setBrokenRule(broken);
    if (broken) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const names = { first_name: text('first_name'), last_name: text('last_name') };
    auth.submit({ kind: 'register', body: { ...names, email: text('email'), password } });
  };

  return (
    <AuthLayout title="Create your account" lead="Free beta, no credit card.">
      <form onSubmit={onSubmit}>
        {error && !brokenRule && <Notice tone="bad">{error}</Notice>}
        <div className={styles.names}>
          <Field label="First name">
            {(control) => (
              <Input
                {...control}
                size="lg"
                name="first_name"
                autoComplete="given-name"
                maxLength={LONGEST_NAME}
                required
              />
            )}
          </Field>
          <Field label="Last name">
            {(control) => (
              <Input
                {...control}
                size="lg"
                name="last_name"
                autoComplete="family-name"
                maxLength={LONGEST_NAME}
                required
              />
            )}
          </Field>
        </div>
        <EmailField />
        <NewPasswordField
          value={password}
          error={brokenRule}
          onChange={(typed) => {
            setPassword(typed);
            setBrokenRule(null);
          }}
        />
        <Button type="submit" size="lg" block busy={busy}>
          {busy ? 'Creating account...' : 'Create account'}
        </Button>
      </form>
      <p className="soft small">
        Already have an account?{' '}
        <a className="link" href="/login">
          Sign in
        </a>
        .
      </p>
    </AuthLayout>
  );
}
