import type { StepUpTarget } from '@/contract';

/** Props of the form of each step-up method. */
export interface ProofProps {
  /** The linked account to verify; undefined for the user's own. */
  target?: StepUpTarget;
  onConfirmed: () => void;
}
