import { LegalPage } from '@/legal/LegalPage';

/** /uaa/agreement. */
export default function AgreementPage() {
  return <LegalPage name="agreement" />;
}
