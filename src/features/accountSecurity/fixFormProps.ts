import type { Security } from '@/contract';

/** What a form beside the check-up gets. */
export interface FixFormProps {
  security: Security;
  /** After a success; the form is busy until it resolves. */
  onDone: () => Promise<void>;
  /** What the form began with has changed elsewhere. */
  onOutdated: () => void;
}
