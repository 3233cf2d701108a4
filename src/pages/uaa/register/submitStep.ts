/** Sends the requests of a finished step. */
import { checkRegistration, proveMobile } from '@/services/registration';
import { isRefusedFor } from '@/utils/http/ApiError';
import { forgetCode, getCodeId } from '@/utils/storage/codeStore';
import type { MobileRegion } from '@/validation/fields';
import { normalizeAnswers, type RegistrationAnswers } from './answers';
import { findStepScene, type RegistrationStepName, toAvailabilityQuery } from './registrationSteps';
import type { RegistrationSteps } from './useRegistrationSteps';

/** Form values of a step. The fields of the guardian's number and code have the usual names. */
export type StepValues = RegistrationAnswers & { code?: string };

type StepContext = Pick<RegistrationSteps, 'step' | 'userType' | 'registration' | 'saveProof'>;

/** Converts the form values of a step; drops the code, which is never stored. */
export function toAnswers(
  step: RegistrationStepName,
  { code: _, region, mobile, ...values }: StepValues,
): RegistrationAnswers {
  if (region === undefined && mobile === undefined) return values;
  if (step !== 'guardian') return { ...values, region, mobile };
  return { ...values, 'guardian.region': region, 'guardian.mobile': mobile };
}

/** Returns the initial form values of a step. A region that was never chosen is left to the field's default. */
export function toStepValues(step: RegistrationStepName, answers: RegistrationAnswers): StepValues {
  if (step !== 'guardian') return answers;
  const { region: _, mobile: __, ...values } = answers;
  const { 'guardian.region': region, 'guardian.mobile': mobile } = answers;
  return { ...values, ...(region !== undefined && { region }), ...(mobile !== undefined && { mobile }) };
}

/**
 * Returns the ticket of the step's mobile number and obtains it with the code if there is none; undefined for other
 * steps.
 */
async function obtainTicket(
  { step, userType, registration, saveProof }: StepContext,
  { region = '', mobile = '', code = '' }: StepValues,
): Promise<string | undefined> {
  const scene = findStepScene(step);
  if (!scene) return undefined;
  const known = registration.proofs[scene];
  if (known) return known.ticket;
  const codeId = getCodeId(scene, `${region} ${mobile}`);
  try {
    // The field offers known regions only.
    const to = { region: region as MobileRegion, mobile };
    const { ticket, expiresAt } = await proveMobile({ scene, userType, ...to, code });
    forgetCode(codeId);
    saveProof(scene, { ticket, region, mobile }, expiresAt);
    return ticket;
  } catch (error) {
    // The server reports a taken number only after it has accepted the code, so the code is used up.
    if (isRefusedFor(error, 'MOBILE_TAKEN')) forgetCode(codeId);
    throw error;
  }
}

/**
 * Verifies the step's mobile number, and checks the availability of its names and numbers. Resolves with all values
 * of the registration, including the step's. Throws ApiError.
 */
export async function submitStep(context: StepContext, values: StepValues): Promise<RegistrationAnswers> {
  const { step, userType, registration } = context;
  const answers = normalizeAnswers({ ...registration.answers, ...toAnswers(step, values) });
  const own = await obtainTicket(context, values);
  const ticket = step === 'mobile' ? own : registration.proofs.register?.ticket;
  const query = toAvailabilityQuery(step, { ...registration, answers });
  // The server requires a verified number for this; the mobile number's step also checks the steps before it.
  if (query && ticket) await checkRegistration({ userType, ticket, ...query });
  return answers;
}
