import { LegalPage } from '@/pages/uaa/legal/LegalPage';

/** /uaa/help: questions and answers. */
export default function HelpPage() {
  return <LegalPage name="help" />;
}
