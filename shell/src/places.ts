export type Place = 'landing' | 'login' | 'register' | 'privacy' | 'terms' | 'kit' | 'app';

const PUBLIC: Readonly<Record<string, Place>> = {
  '/': 'landing',
  '/login': 'login',
  '/register': 'register',
  '/privacy': 'privacy',
  '/terms': 'terms',
  // Every part of ui/ on one page, for those who build with it; the built product does not have it.
  ...(process.env.NODE_ENV === 'development' && { '/ui': 'kit' as const }),
};

/** Pages that a signed-in user has no use for. */
const ONLY_SIGNED_OUT: readonly Place[] = ['landing', 'login', 'register'];

/**
 * What stands at an address, and the address it belongs to; where the two differ the browser is sent on. The pages
 * before sign-in are plain links with a load each, so that they need no router; /app has one of its own.
 */
export function placeAt(pathname: string, isSignedIn: boolean): { place: Place; path: string } {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const isApp = path === '/app' || path.startsWith('/app/');
  const known = isApp ? 'app' : PUBLIC[path];
  if (isApp && !isSignedIn) return { place: 'login', path: '/login' };
  if (!known) return placeAt('/', isSignedIn);
  if (path === '/app' || (isSignedIn && ONLY_SIGNED_OUT.includes(known))) {
    return { place: 'app', path: '/app/dashboard' };
  }
  return { place: known, path };
}
