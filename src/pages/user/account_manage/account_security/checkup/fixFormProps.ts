import type { Security } from '@/contract';

/** Props of the forms in the check-up's drawer. */
export interface FixFormProps {
  security: Security;
  /** Called after a success; the form is busy until it resolves. */
  onDone: () => Promise<void>;
  /** Called if the form's initial data was changed elsewhere. */
  onOutdated: () => void;
}
