import { LegalPage } from '@/legal/LegalPage';

/** /uaa/privacy. */
export default function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
