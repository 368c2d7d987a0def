import { LegalPage } from './legal-page.tsx';
import { PrivacyText } from './privacy-text.tsx';

export function PrivacyPage() {
  return (
    <LegalPage title="Privacy">
      <PrivacyText />
    </LegalPage>
  );
}
