import { LegalPage } from '@/pages/uaa/legal/LegalPage';

/** /uaa/accessibility. */
export default function AccessibilityPage() {
  return <LegalPage name="accessibility" />;
}
