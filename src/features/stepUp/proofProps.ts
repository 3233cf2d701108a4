/** What every way to confirm is given. */
export interface ProofProps {
  onConfirmed: () => void;
}
