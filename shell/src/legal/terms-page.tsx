import { LegalPage } from './legal-page.tsx';
import { TermsText } from './terms-text.tsx';

export function TermsPage() {
  return (
    <LegalPage title="Terms">
      <TermsText />
    </LegalPage>
  );
}
