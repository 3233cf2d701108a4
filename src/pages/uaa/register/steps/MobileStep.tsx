import { StepForm } from '../components/StepForm';
import type { Journey } from '../useJourney';

/** The number the account gets, proved by a code. */
export const MobileStep = ({ journey }: { journey: Journey }) => (
  <StepForm journey={journey} fallback="code" />
);
