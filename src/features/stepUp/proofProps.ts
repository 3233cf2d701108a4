import type { StepUpTarget } from '@/contract';

/** What every way to confirm is given. */
export interface ProofProps {
  /** The linked account to prove; undefined for the own one. */
  target?: StepUpTarget;
  onConfirmed: () => void;
}
