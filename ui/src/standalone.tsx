// First, because base.css says in which order the layers count.
import './styles/tokens.css';
import './styles/base.css';
// First, as base.css sets the order of the layers that the components' styles come in.
import { type ComponentType, type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { api } from './api.ts';
import { messageOf } from './api-error.ts';
import { Button } from './components/button.tsx';
import { Field } from './components/field.tsx';
import { Input } from './components/input.tsx';
import { Notice } from './components/notice.tsx';
import { Toaster } from './components/toaster.tsx';
import { BrowserRouter } from './router.ts';
import { storedSession, storeSession } from './session.ts';
import { useTheme } from './theme.ts';

/** Runs a remote without the shell, on its own port, with a plain sign-in: for developing one area alone. */
export function runStandalone(App: ComponentType): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    <BrowserRouter>
      <Standalone App={App} />
      <Toaster />
    </BrowserRouter>,
  );
}

function Standalone({ App }: { App: ComponentType }) {
  useTheme();
  const [signedIn, setSignedIn] = useState(() => storedSession(new Date()) !== null);
  return (
    <main className="wrap">{signedIn ? <App /> : <SignIn onDone={() => setSignedIn(true)} />}</main>
  );
}

function SignIn({ onDone }: { onDone: () => void }) {
  const [error, setError] = useState<string | null>(null);
  const enter = async (session: ReturnType<typeof api.call<'login'>>) => {
    try {
      storeSession(await session, new Date());
      onDone();
    } catch (failure) {
      setError(messageOf(failure, 'Login failed'));
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { email: String(form.get('email')), password: String(form.get('password')) };
    void enter(api.call('login', { body }));
  };
  return (
    <form className="page" onSubmit={onSubmit}>
      {error && <Notice tone="bad">{error}</Notice>}
      <Field label="Email">
        {(control) => <Input {...control} name="email" type="email" required />}
      </Field>
      <Field label="Password">
        {(control) => <Input {...control} name="password" type="password" required />}
      </Field>
      <Button type="submit">Sign in</Button>
      <Button variant="outline" onClick={() => void enter(api.call('startSample'))}>
        Explore with sample data
      </Button>
    </form>
  );
}
