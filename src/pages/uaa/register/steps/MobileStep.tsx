import { RegistrationStepForm } from '../components/RegistrationStepForm';
import type { RegistrationSteps } from '../useRegistrationSteps';

/** The account's mobile number, verified by a code. */
export const MobileStep = ({ wizard }: { wizard: RegistrationSteps }) => (
  <RegistrationStepForm wizard={wizard} firstField="code" />
);
