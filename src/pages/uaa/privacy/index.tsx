import { LegalPage } from '@/pages/uaa/legal/LegalPage';

/** /uaa/privacy. */
export default function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
