/**
 * Determines the next action after a refused step or registration: the step with the invalid field, a new proof, or
 * the end.
 */

import type { FieldErrors } from '@/components/Form/useServerFieldErrors';
import type { AppealReason, UserType } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import type { ApiError } from '@/utils/http/ApiError';
import type { RegistrationScene } from './answers';
import { findStepByField, type RegistrationStepName } from './registrationSteps';

export type BlockedReason = 'FROZEN' | 'NOT_ELIGIBLE';

/** The action after an error; null if the current step shows the error itself. */
type NextAction =
  /** The mobile number has to be verified again. */
  | { to: 'proof'; scene: RegistrationScene; errors: FieldErrors }
  | { to: 'step'; step: RegistrationStepName; errors: FieldErrors; isGuardianRequired: boolean }
  /** No change of the input helps. `redirectUrl` is the server's address for the next step, not yet validated. */
  | { to: 'end'; reason: BlockedReason; redirectUrl: string }
  | null;

/** Refusals that concern one field, in any step. */
const ERROR_FIELDS: Partial<Record<SubCodeName, string>> = {
  ACCOUNT_TAKEN: 'account',
  MOBILE_TAKEN: 'mobile',
  USCC_REGISTERED: 'uscc',
  PASSWORD_TOO_SHORT: 'newPwd',
  PASSWORD_WEAK: 'newPwd',
  PASSWORD_BREACHED: 'newPwd',
  PASSWORD_CONTAINS: 'newPwd',
  GUARDIAN_REQUIRED: 'guardian',
  GUARDIAN_UNFIT: 'guardian.idNo',
};
const ID_FIELD: Record<UserType, string> = { person: 'idNo', legal: 'handler.idNo' };

/** Returns the errors of a refusal by this form's field names. */
function toFieldErrors({ subCode, text, values, fields }: ApiError, userType: UserType): FieldErrors {
  const field = subCode && (subCode === 'ID_REGISTERED' ? ID_FIELD[userType] : ERROR_FIELDS[subCode]);
  if (field) return { [field]: { subCode, text, values } };
  const { idNo, ...others } = fields;
  return idNo === undefined ? others : { ...others, [ID_FIELD[userType]]: idNo };
}

const MOBILE_FIELDS = ['region', 'mobile', 'code'];

/** Returns the scene whose proof these errors invalidate. */
function findLostProof(errors: FieldErrors): RegistrationScene | undefined {
  if ('ticket' in errors || MOBILE_FIELDS.some((field) => field in errors)) return 'register';
  return 'guardian.ticket' in errors ? 'guardian' : undefined;
}

/** Removes the errors of tickets: they have no field, and the discarded proof is shown instead. */
function omitTickets({ ticket: _, 'guardian.ticket': __, ...errors }: FieldErrors): FieldErrors {
  return errors;
}

/**
 * Returns the next action after an error of the step `current`. If the error names fields of several steps, the first
 * of `steps` (the steps of this registration) wins.
 */
export function nextActionForError(
  error: ApiError,
  userType: UserType,
  steps: readonly RegistrationStepName[],
  current: RegistrationStepName,
): NextAction {
  const { subCode, values } = error;
  if (subCode === 'TICKET_UNKNOWN') return { to: 'proof', scene: 'register', errors: {} };
  if (subCode === 'FROZEN' || subCode === 'NOT_ELIGIBLE') {
    return { to: 'end', reason: subCode, redirectUrl: String(values.redirectUrl ?? '') };
  }
  const errors = toFieldErrors(error, userType);
  // The guardian's step has its own fields with these names.
  if (current === 'guardian' && MOBILE_FIELDS.some((field) => field in errors)) return null;
  const named = Object.keys(errors).map((field) => findStepByField(field, userType));
  const lost = findLostProof(errors);
  const isGuardianRequired = named.includes('guardian') && !steps.includes('guardian');
  const step = steps.find((one) => named.includes(one)) ?? (isGuardianRequired ? 'guardian' : undefined);
  if (lost) return { to: 'proof', scene: lost, errors: omitTickets(errors) };
  return step ? { to: 'step', step, errors, isGuardianRequired } : null;
}

/** Errors of taken names and numbers, and the user's options besides entering another value. */
export const TAKEN_VALUE_OPTIONS: Partial<
  Record<SubCodeName, { signIn?: true; reset?: true; appeal?: AppealReason }>
> = {
  ACCOUNT_TAKEN: { signIn: true, reset: true },
  MOBILE_TAKEN: { signIn: true, reset: true, appeal: 'MOBILE_TAKEN' },
  ID_REGISTERED: { signIn: true, reset: true, appeal: 'ID_REGISTERED' },
  USCC_REGISTERED: { signIn: true, appeal: 'HANDLER_LEFT' },
};

/** Returns the sub-code of an error that has an entry in TAKEN_VALUE_OPTIONS, otherwise undefined. */
export const findTakenValue = (error: ApiError, userType: UserType): SubCodeName | undefined =>
  findTakenInFields(toFieldErrors(error, userType));

/** Returns the first of the fields' errors that has an entry in TAKEN_VALUE_OPTIONS. */
export function findTakenInFields(errors: FieldErrors): SubCodeName | undefined {
  const names = Object.values(errors).map((error) => (typeof error === 'string' ? error : error.subCode));
  return names.find((name) => name in TAKEN_VALUE_OPTIONS);
}
