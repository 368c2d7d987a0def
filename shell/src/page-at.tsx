import { LoginPage } from './auth/login-page.tsx';
import { RegisterPage } from './auth/register-page.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { LegalPage } from './legal/legal-page.tsx';
import type { Place } from './places.ts';
import { SignedInGate } from './signed-in-gate.tsx';

export function PageAt({ place }: { place: Place }) {
  switch (place) {
    case 'landing':
      return <LandingPage />;
    case 'login':
      return <LoginPage />;
    case 'register':
      return <RegisterPage />;
    case 'privacy':
    case 'terms':
      return <LegalPage document={place} />;
    case 'app':
      return <SignedInGate />;
  }
}
