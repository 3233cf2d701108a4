/** What finishing a step asks of the server. */
import type { MobileCodeValues } from '@/components/MobileCode/useMobileCode';
import type { Envelope } from '@/contract';
import { subCodeName } from '@/contract/subCodes';
import { checkRegistration, proveMobile } from '@/services/registration';
import { forgetCode, getCodeId } from '@/utils/storage/codeStore';
import { normalizeAnswers, type RegistrationAnswers } from './answers';
import { findStepScene, type RegistrationStepName, toAvailabilityQuery } from './registrationSteps';
import type { RegistrationSteps } from './useRegistrationSteps';

/** What a step's form holds. A guardian's number and code have the names every number and code has. */
export type StepValues = RegistrationAnswers & Partial<MobileCodeValues>;

type OnFailure = (envelope: Envelope) => void;
type StepContext = Pick<RegistrationSteps, 'step' | 'userType' | 'registration' | 'prove'>;

/** A step's answers out of its form; the code is nobody's to keep. */
export function toAnswers(
  step: RegistrationStepName,
  { code: _, region, mobile, ...values }: StepValues,
): RegistrationAnswers {
  if (region === undefined && mobile === undefined) return values;
  if (step !== 'guardian') return { ...values, region, mobile };
  return { ...values, 'guardian.region': region, 'guardian.mobile': mobile };
}

/** What a step's form begins with; a region nobody has chosen stays the form's own. */
export function toStepValues(step: RegistrationStepName, answers: RegistrationAnswers): StepValues {
  if (step !== 'guardian') return answers;
  const { region: _, mobile: __, ...values } = answers;
  const { 'guardian.region': region, 'guardian.mobile': mobile } = answers;
  return { ...values, ...(region !== undefined && { region }), ...(mobile !== undefined && { mobile }) };
}

/** The step's ticket, asked for where it has none yet; undefined for a step that proves nothing. */
async function obtainTicket(
  { step, userType, registration, prove }: StepContext,
  values: StepValues,
  onFailure: OnFailure,
) {
  const scene = findStepScene(step);
  if (!scene) return undefined;
  const proved = registration.proofs[scene];
  if (proved) return proved.ticket;
  const { region = '', mobile = '', code = '' } = values;
  // What the right code tells, it is spent for: it is good no longer, whatever becomes of the step.
  const spent = () => forgetCode(getCodeId(scene, `${region} ${mobile}`));
  const proof = await proveMobile({ scene, userType, region, mobile, code }, (envelope) => {
    if (subCodeName(envelope.subCode) === 'MOBILE_TAKEN') spent();
    onFailure(envelope);
  });
  if (!proof) return false;
  spent();
  prove(scene, { ticket: proof.ticket, region, mobile }, proof.expiresAt);
  return proof.ticket;
}

/** Proves the step's number, and asks whether its names and numbers are free. Answers the step's answers. */
export async function submitStep(journey: StepContext, values: StepValues, onFailure: OnFailure) {
  const { step, userType, registration } = journey;
  const answers = normalizeAnswers({ ...registration.answers, ...toAnswers(step, values) });
  const own = await obtainTicket(journey, values, onFailure);
  if (own === false) return false;
  const ticket = step === 'mobile' ? own : registration.proofs.register?.ticket;
  const parts = toAvailabilityQuery(step, { ...registration, answers });
  // Before the number is proved nothing is told; the proof asks for what came before.
  if (!parts || !ticket) return answers;
  const free = await checkRegistration({ userType, ticket, ...parts }, onFailure);
  return free && answers;
}
