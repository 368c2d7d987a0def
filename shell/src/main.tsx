// First, because base.css says in which order the layers count.
import '@saldo/ui/tokens.css';
import '@saldo/ui/base.css';
import { reloadForAnotherSession, rememberOpened, rememberPlace, storedSession } from '@saldo/ui';
import { createRoot } from 'react-dom/client';
import { AuthProvider } from './auth/auth-context.tsx';
import { PageAt } from './page-at.tsx';
import { placeAt } from './places.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { place, path } = placeAt(location.pathname, storedSession(new Date()) !== null);
if (place === 'login' && path !== location.pathname) {
  rememberOpened();
  rememberPlace();
}
if (path !== location.pathname) history.replaceState(null, '', path);
reloadForAnotherSession();

createRoot(root).render(
  <AuthProvider>
    <PageAt place={place} />
  </AuthProvider>,
);
