import { LegalPage } from '@/pages/uaa/legal/LegalPage';

/** /uaa/agreement. */
export default function AgreementPage() {
  return <LegalPage name="agreement" />;
}
