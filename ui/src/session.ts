import type { Session } from '@saldo/contracts';

/** The signed-in user as the browser keeps it; createdAt is when they signed in here. */
export type SessionUser = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  createdAt: string;
};

const TOKEN = 'auth_token';
const USER = 'user';
const STORE = 'auth-store';
const POSITION = 'saldo:position';

/** Where a signed-out page was, so that sign-in can lead back to it. */
export const RETURN_TO = 'saldo:return-to';
/** Whose place it is: it may tell of their accounts. */
const RETURN_TO_OF = 'saldo:return-to-of';
/** The place of whoever opened it before signing in. */
const OPENED = 'opened';

/** Keeps a session that the server has just given. */
export function storeSession(answer: Session, now: Date): void {
  const user: SessionUser = {
    id: answer.user_id,
    email: answer.email,
    firstName: answer.first_name,
    lastName: answer.last_name,
    createdAt: now.toISOString(),
  };
  sessionStorage.removeItem(POSITION);
  localStorage.setItem(TOKEN, answer.access_token);
  localStorage.setItem(USER, JSON.stringify(user));
  localStorage.setItem(
    STORE,
    JSON.stringify({ user, token: answer.access_token, isAuthenticated: true }),
  );
}

/** Forgets the session; the theme and other preferences stay. The token goes last: other tabs look at the rest when it goes. */
export function clearSession(): void {
  for (const key of [STORE, USER, TOKEN]) localStorage.removeItem(key);
  sessionStorage.removeItem(POSITION);
}

/** Whether the browser knows of somebody who is signed in, even if the token was deleted or has run out. */
function knowsOfSession(): boolean {
  return sessionToken() !== null || localStorage.getItem(USER) !== null;
}

/** Forgets a session that the user did not end, and keeps the place that sign-in leads back to. */
export function rememberPlace(): void {
  if (knowsOfSession()) {
    sessionStorage.setItem(RETURN_TO, location.pathname + location.search);
    sessionStorage.setItem(RETURN_TO_OF, storedUser()?.id ?? '');
  }
  clearSession();
}

/**
 * Keeps the address in the signed-in product that somebody opens before signing in, as from a bookmark. What the back button or
 * a reload leads to may be the place of somebody who has signed out, and is not kept.
 */
export function rememberOpened(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (knowsOfSession() || navigation?.type !== 'navigate') return;
  sessionStorage.setItem(RETURN_TO, location.pathname + location.search);
  sessionStorage.setItem(RETURN_TO_OF, OPENED);
}

/** Whether a session ended that its user did not end, at a place that is kept. */
export function wasSignedOut(): boolean {
  const of = sessionStorage.getItem(RETURN_TO_OF);
  return sessionStorage.getItem(RETURN_TO) !== null && of !== OPENED;
}

/** The place in the signed-in product where the user of the stored session was when it ended, or which they opened, once. */
export function takePlace(): string | null {
  const path = sessionStorage.getItem(RETURN_TO);
  const of = sessionStorage.getItem(RETURN_TO_OF);
  const isTheirs = of === OPENED || of === storedUser()?.id;
  for (const key of [RETURN_TO, RETURN_TO_OF]) sessionStorage.removeItem(key);
  return isTheirs && path?.startsWith('/app/') ? path : null;
}

/** The mark of a page that is on its way to /login: of several calls that fail at once only the first leads there. */
const LEAVING = 'data-leaving';

/** Ends a session that the server does not take any more, and leads to /login, from where sign-in leads back. */
export function goToSignIn(): void {
  if (location.pathname === '/login') {
    clearSession();
    return;
  }
  if (document.documentElement.hasAttribute(LEAVING)) return;
  document.documentElement.setAttribute(LEAVING, '');
  rememberPlace();
  location.assign('/login');
}

export function sessionToken(): string | null {
  return localStorage.getItem(TOKEN);
}

/** The stored session if user and token are there and the token has not run out; else null. */
export function storedSession(now: Date): { user: SessionUser; token: string } | null {
  const token = sessionToken();
  const user = storedUser();
  if (!token || !user || isExpired(token, now)) return null;
  return { user, token };
}

function storedUser(): SessionUser | null {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(USER) ?? 'null');
    if (typeof user !== 'object' || user === null) return null;
    if (!('id' in user) || typeof user.id !== 'string') return null;
    return user as SessionUser;
  } catch {
    // Storage is the user's to edit; what cannot be read is no session.
    return null;
  }
}

/** Whether a signed token says that it has run out. One that says nothing is the server's to judge. */
function isExpired(token: string, now: Date): boolean {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const expiry = (claims as { exp?: unknown } | null)?.exp;
    return typeof expiry === 'number' && expiry * 1_000 <= now.getTime();
  } catch {
    return false;
  }
}

/** The highest position in the event log that an answer has told of, so that later reads include it. */
export function rememberedPosition(): string | null {
  return sessionStorage.getItem(POSITION);
}

export function rememberPosition(position: string | null): void {
  if (!position || !/^\d{1,20}$/.test(position)) return;
  const known = rememberedPosition();
  if (known === null || BigInt(position) > BigInt(known)) {
    sessionStorage.setItem(POSITION, position);
  }
}

/**
 * Loads the page anew once the browser's session is another than the one it began with: another tab signed out, or somebody
 * else in, or the page comes back from behind the back button, where nothing of a user who has left may stay.
 */
export function reloadForAnotherSession(): void {
  const began = sessionToken();
  const isAnother = () => sessionToken() !== began;
  window.addEventListener('storage', ({ key }) => {
    if (began !== null && (key === TOKEN || key === null) && isAnother()) location.reload();
  });
  window.addEventListener('pagehide', () => {
    if (isAnother()) document.body.replaceChildren();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isAnother()) location.reload();
  });
}
