import { LegalPage } from '@/pages/uaa/legal/LegalPage';

/** /uaa/help. */
export default function HelpPage() {
  return <LegalPage name="help" />;
}
