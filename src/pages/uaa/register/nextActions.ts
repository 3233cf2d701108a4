/** Where a refused step or registration leads: to the step and field it names, to a proof, or to an end. */

import type { AppealReason, UserType } from '@/contract';
import { type SubCodeName, subCodeName, subCodes } from '@/contract/subCodes';
import type { Verdicts } from '@/hooks/useFormFailure';
import type { Failure } from '@/utils/http/failure';
import type { RegistrationScene } from './answers';
import { findStepByField, type RegistrationStepName } from './registrationSteps';

export type BlockedReason = 'FROZEN' | 'NOT_ELIGIBLE';

/** What a refusal leads to; null where it is the step's own to tell. */
export type NextAction =
  /** The number has to be proved anew. */
  | { to: 'proof'; scene: RegistrationScene; verdicts: Verdicts }
  | { to: 'step'; step: RegistrationStepName; verdicts: Verdicts; guardianWanted: boolean }
  /** Nothing in the form mends it. `redirectUrl` is the server's own way on, to be checked where it is followed. */
  | { to: 'end'; reason: BlockedReason; redirectUrl: string }
  | null;

/** Refusals that are about one field, wherever it is. */
const FIELD_OF: Partial<Record<SubCodeName, string>> = {
  ACCOUNT_TAKEN: 'account',
  MOBILE_TAKEN: 'mobile',
  USCC_REGISTERED: 'uscc',
  PASSWORD_TOO_SHORT: 'newPwd',
  PASSWORD_WEAK: 'newPwd',
  PASSWORD_CONTAINS: 'newPwd',
  GUARDIAN_REQUIRED: 'guardian',
  GUARDIAN_UNFIT: 'guardian.idNo',
};
const ID_FIELD: Record<UserType, string> = { person: 'idNo', legal: 'handler.idNo' };

/** What the server found wrong, by the names this form's fields have. */
function toFieldErrors(failure: Failure, userType: UserType): Verdicts {
  if ('messageId' in failure) {
    const { idNo, ...fields } = failure.fields ?? {};
    return idNo === undefined ? fields : { ...fields, [ID_FIELD[userType]]: idNo };
  }
  const { subCode, text, values } = failure;
  const field = subCode && (subCode === 'ID_REGISTERED' ? ID_FIELD[userType] : FIELD_OF[subCode]);
  return field ? { [field]: { subCode: subCodes[subCode], text, values } } : {};
}

const PROVED_FIELDS = ['region', 'mobile', 'code'];

/** Which proof is no longer worth anything, after these verdicts. */
function findLostProof(verdicts: Verdicts): RegistrationScene | undefined {
  if ('ticket' in verdicts || PROVED_FIELDS.some((field) => field in verdicts)) return 'register';
  return 'guardian.ticket' in verdicts ? 'guardian' : undefined;
}

/** What a verdict on a ticket says, the lost proof says already. */
function omitTickets({ ticket: _, 'guardian.ticket': __, ...verdicts }: Verdicts): Verdicts {
  return verdicts;
}

/** Where a refusal of the step `here` leads. Of several steps it names, the first of the registration's `steps`. */
export function nextActionForError(
  failure: Failure,
  userType: UserType,
  steps: readonly RegistrationStepName[],
  here: RegistrationStepName,
): NextAction {
  if ('subCode' in failure) {
    const { subCode, values } = failure;
    if (subCode === 'TICKET_UNKNOWN') return { to: 'proof', scene: 'register', verdicts: {} };
    if (subCode === 'FROZEN' || subCode === 'NOT_ELIGIBLE') {
      return { to: 'end', reason: subCode, redirectUrl: String(values?.redirectUrl ?? '') };
    }
  }
  const verdicts = toFieldErrors(failure, userType);
  // A guardian's number has the same names, and is that step's own.
  if (here === 'guardian' && PROVED_FIELDS.some((field) => field in verdicts)) return null;
  const named = Object.keys(verdicts).map((field) => findStepByField(field, userType));
  const lost = findLostProof(verdicts);
  const guardianWanted = named.includes('guardian') && !steps.includes('guardian');
  const step = steps.find((one) => named.includes(one)) ?? (guardianWanted ? 'guardian' : undefined);
  if (lost) return { to: 'proof', scene: lost, verdicts: omitTickets(verdicts) };
  return step ? { to: 'step', step, verdicts, guardianWanted } : null;
}

/** Names and numbers that somebody has, and what one can do about each besides choosing another. */
export const TAKEN_VALUE_OPTIONS: Partial<
  Record<SubCodeName, { signIn?: true; reset?: true; appeal?: AppealReason }>
> = {
  ACCOUNT_TAKEN: { signIn: true, reset: true },
  MOBILE_TAKEN: { signIn: true, reset: true, appeal: 'MOBILE_TAKEN' },
  ID_REGISTERED: { signIn: true, reset: true, appeal: 'ID_REGISTERED' },
  USCC_REGISTERED: { signIn: true, appeal: 'HANDLER_LEFT' },
};

/** What a refusal says is somebody's, where something can be done about it. */
export const findTakenInFailure = (failure: Failure, userType: UserType): SubCodeName | undefined =>
  findTakenInErrors(toFieldErrors(failure, userType));

/** The first of the verdicts that something can be done about. */
export function findTakenInErrors(verdicts: Verdicts): SubCodeName | undefined {
  const found = Object.values(verdicts).map((finding) =>
    subCodeName(typeof finding === 'string' ? finding : finding.subCode),
  );
  return found.find((name) => name !== undefined && name in TAKEN_VALUE_OPTIONS);
}
