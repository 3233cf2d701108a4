import { RegistrationStepForm } from '../components/RegistrationStepForm';
import type { RegistrationSteps } from '../useRegistrationSteps';

/** The number the account gets, proved by a code. */
export const MobileStep = ({ journey }: { journey: RegistrationSteps }) => (
  <RegistrationStepForm journey={journey} fallback="code" />
);
