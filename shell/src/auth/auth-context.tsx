import { api, clearSession, storedSession, storeSession, takePlace } from '@saldo/ui';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import { createActor } from 'xstate';
import { type AuthPorts, type Credentials, createAuthMachine } from './auth.machine.ts';

type Auth = {
  /** The failure of the last attempt of this kind, in words. */
  errorOf: (kind: Credentials['kind']) => string | null;
  isBusyWith: (kind: Credentials['kind']) => boolean;
  submit: (credentials: Credentials) => void;
  logout: () => void;
};

const AuthContext = createContext<Auth | null>(null);

/** Who is signed in, and the ways to change that. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth is used outside of AuthProvider');
  return auth;
}

const browserPorts: AuthPorts = {
  stored: () => storedSession(new Date()),
  authenticate: (credentials) => {
    if (credentials.kind === 'sample') return api.call('startSample');
    if (credentials.kind === 'login') return api.call('login', { body: credentials.body });
    return api.call('register', { body: credentials.body });
  },
  keep: (session) => storeSession(session, new Date()),
  leave: () => {
    clearSession();
    location.assign('/login');
  },
  enter: () => location.assign(takePlace() ?? '/app/dashboard'),
};

export function AuthProvider({ children }: { children: ReactNode }) {
  const [actor] = useState(() => createActor(createAuthMachine(browserPorts)).start());
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = actor.subscribe(notify);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const state = useSyncExternalStore(subscribe, () => actor.getSnapshot());
  const { send } = actor;

  const isBusy = state.matches('loading') || state.matches('entering');
  const { error, kind } = state.context;
  return (
    <AuthContext
      value={{
        errorOf: (asked) => (asked === kind ? error : null),
        isBusyWith: (asked) => isBusy && asked === kind,
        submit: (credentials) => send({ type: 'submit', credentials }),
        logout: () => send({ type: 'logout' }),
      }}
    >
      {children}
    </AuthContext>
  );
}
