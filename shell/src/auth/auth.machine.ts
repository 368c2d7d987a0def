import type { LoginBody, RegisterBody, Session } from '@saldo/contracts';
import { messageOf, type SessionUser } from '@saldo/ui';
import { assign, fromPromise, setup } from 'xstate';

export type Credentials =
  | { kind: 'login'; body: LoginBody }
  | { kind: 'register'; body: RegisterBody }
  | { kind: 'sample' };

/** What the machine needs from the outside, so that it can be tested without a browser. */
export type AuthPorts = {
  stored: () => { user: SessionUser } | null;
  authenticate: (credentials: Credentials) => Promise<Session>;
  keep: (session: Session) => void;
  /** Forgets the session and leads to /login by a full page load, so that nothing of the user stays in memory. */
  leave: () => void;
  /** Leads to the signed-in product by a full page load. */
  enter: () => void;
};

const FALLBACK = { login: 'Login failed', register: 'Registration failed', sample: 'Login failed' };

export const ENTER_DELAY_MS = 100;

type AuthEvent = { type: 'submit'; credentials: Credentials } | { type: 'logout' };

type AuthContext = {
  user: SessionUser | null;
  error: string | null;
  kind: Credentials['kind'] | null;
};

/**
 * Signed out, loading, entering (the session is kept, the page is about to be loaded anew) and signed in. At the start
 * the stored session decides.
 */
export function createAuthMachine(ports: AuthPorts) {
  return setup({
    types: { context: {} as AuthContext, events: {} as AuthEvent },
    actors: {
      authenticate: fromPromise(({ input }: { input: Credentials }) => ports.authenticate(input)),
    },
    delays: { enterDelay: ENTER_DELAY_MS },
  }).createMachine({
    id: 'auth',
    context: () => ({ user: ports.stored()?.user ?? null, error: null, kind: null }),
    initial: 'starting',
    states: {
      starting: {
        always: [
          { guard: ({ context }) => context.user !== null, target: 'signedIn' },
          { target: 'signedOut' },
        ],
      },
      signedOut: {
        on: {
          submit: {
            target: 'loading',
            actions: assign({ error: null, kind: ({ event }) => event.credentials.kind }),
          },
        },
      },
      loading: {
        invoke: {
          src: 'authenticate',
          input: ({ event }) => {
            if (event.type !== 'submit') throw new Error(`cannot sign in by ${event.type}`);
            return event.credentials;
          },
          onDone: [
            {
              guard: ({ event }) => Boolean(event.output.access_token),
              target: 'entering',
              actions: ({ event }) => ports.keep(event.output),
            },
            { target: 'signedOut', actions: assign({ error: 'No access token received' }) },
          ],
          onError: {
            target: 'signedOut',
            actions: assign({
              error: ({ context, event }) =>
                messageOf(event.error, FALLBACK[context.kind ?? 'login']),
            }),
          },
        },
      },
      entering: { after: { enterDelay: { actions: () => ports.enter() } } },
      signedIn: {
        on: {
          logout: {
            target: 'signedOut',
            actions: [() => ports.leave(), assign({ user: null, error: null })],
          },
        },
      },
    },
  });
}
