import { Button, Field, Input, Notice, wasSignedOut } from '@saldo/ui';
import { type FormEvent, useState } from 'react';
import { useAuth } from './auth-context.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { EmailField } from './email-field.tsx';

export function LoginPage() {
  const auth = useAuth();
  const [isSignedOut] = useState(wasSignedOut);
  const error = auth.errorOf('login');

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email') ?? '');
    const password = String(form.get('password') ?? '');
    auth.submit({ kind: 'login', body: { email, password } });
  };

  return (
    <AuthLayout title="Sign in" lead="Your statements are where you left them.">
      <form onSubmit={onSubmit}>
        {error && <Notice tone="bad">{error}</Notice>}
        {isSignedOut && !error && (
          <Notice>You were signed out. Sign in to go on where you were.</Notice>
        )}
        <EmailField />
        <Field label="Password">
          {(control) => (
            <Input
              {...control}
              size="lg"
              name="password"
              type="password"
              autoComplete="current-password"
              placeholder="Your password"
              required
            />
          )}
        </Field>
        <Button type="submit" size="lg" block busy={auth.isBusyWith('login')}>
          {auth.isBusyWith('login') ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
      <p className="soft small">
        New here?{' '}
        <a className="link" href="/register">
          Create an account
        </a>
        . Free beta, no credit card.
      </p>
    </AuthLayout>
  );
}
