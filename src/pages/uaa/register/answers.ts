/** The answers of a registration: one flat record with the field names of the API. */

import type { FieldError } from '@/components/Form/useServerFieldErrors';
import { GUARDIAN_MIN_AGE } from '@/constants';
import type { ProofScene, UserType } from '@/contract';
import { getNow } from '@/utils/serverClock';
import { checkAccount, checkCreditCode, checkEmail, checkName } from '@/validation/details';
import {
  canonicalizeIdNumber,
  checkIdNumber,
  getAge,
  getBirthDate,
  isIdType,
  normalizeDocumentNumber,
} from '@/validation/documents';
import { checkNewPassword, checkPasswordConfirm } from '@/validation/newPassword';
import { normalizeAccount, normalizeEmail, normalizeName } from '@/validation/normalize';
import { checkOrgName, orgTypes } from '@/validation/organizations';
import { guardianRelations } from '@/validation/people';

export type TextField =
  | 'region'
  | 'mobile'
  | 'account'
  | 'newPwd'
  | 'newPwd2'
  | 'email'
  | 'name'
  | 'idType'
  | 'idNo'
  | 'guardian.name'
  | 'guardian.idNo'
  | 'guardian.relation'
  | 'guardian.region'
  | 'guardian.mobile'
  | 'orgName'
  | 'uscc'
  | 'orgType'
  | 'legalRep.name'
  | 'legalRep.idType'
  | 'legalRep.idNo'
  | 'handler.name'
  | 'handler.idNo';
type CheckboxField = 'agree' | 'consent' | 'guardian.consent';
export type RegistrationField = TextField | CheckboxField;
export type RegistrationAnswers = { [F in TextField]?: string } & { [F in CheckboxField]?: boolean };

/** The only document type that the API accepts for guardians and handlers. */
export const RESIDENT_ID = 'RESIDENT_ID';

/** Name and fields of the draft. Excludes passwords, numbers of documents and companies, and consents. */
export const REGISTER_DRAFT = 'register';
export const REGISTER_DRAFT_FIELDS: readonly TextField[] = [
  'region',
  'mobile',
  'account',
  'email',
  'name',
  'idType',
  'guardian.name',
  'guardian.relation',
  'guardian.region',
  'guardian.mobile',
  'orgName',
  'orgType',
  'legalRep.name',
  'legalRep.idType',
  'handler.name',
];

/** A mobile number that was verified by a code, and the ticket that proves it to the server. */
export interface VerifiedMobile {
  ticket: string;
  region: string;
  mobile: string;
}
export type RegistrationScene = Exclude<ProofScene, 'appeal'>;
/** Values that the server has refused, by field: the error, and the refused value. */
export type RefusedAnswers = Record<string, { error: FieldError; value: unknown }>;
export type MobileProofs = { [S in RegistrationScene]?: VerifiedMobile };

/** The state of one registration. */
export interface Registration {
  userType: UserType;
  answers: RegistrationAnswers;
  proofs: MobileProofs;
  /** The server requires a guardian, even if the age by this device's clock does not. */
  isGuardianRequired?: boolean;
  refused?: RefusedAnswers;
}

const toIdType = (value: string | undefined) => (isIdType(value) ? value : RESIDENT_ID);
const passes = (problem: string | null) => problem === null;

/** Whether the holder of a resident ID number is too young to be a guardian, today by the server's clock. */
export function isGuardianTooYoung(number: string): boolean {
  const birth = getBirthDate(RESIDENT_ID, number);
  return birth !== null && getAge(birth, getNow()) < GUARDIAN_MIN_AGE;
}

type Check = (value: string, answers: RegistrationAnswers) => boolean;

/** Checks of normalized values. Mobile numbers are missing here, because they are verified by a code. */
const checks: Partial<Record<TextField, Check>> = {
  account: (value) => passes(checkAccount(value)),
  newPwd: (value, { account, mobile }) => passes(checkNewPassword(value, { account, mobile })),
  newPwd2: (value, { newPwd = '' }) => passes(checkPasswordConfirm(value, newPwd)),
  email: (value) => passes(checkEmail(value)),
  name: (value) => passes(checkName(value)),
  idType: isIdType,
  idNo: (value, { idType }) => passes(checkIdNumber(toIdType(idType), value)),
  'guardian.name': (value) => passes(checkName(value)),
  'guardian.idNo': (value) => passes(checkIdNumber(RESIDENT_ID, value)) && !isGuardianTooYoung(value),
  'guardian.relation': (value) => guardianRelations.some((relation) => relation === value),
  orgName: (value) => passes(checkOrgName(value)),
  uscc: (value) => passes(checkCreditCode(value)),
  orgType: (value) => orgTypes.some((type) => type === value),
  'legalRep.name': (value) => passes(checkName(value)),
  'legalRep.idType': isIdType,
  'legalRep.idNo': (value, answers) => passes(checkIdNumber(toIdType(answers['legalRep.idType']), value)),
  'handler.name': (value) => passes(checkName(value)),
  'handler.idNo': (value) => passes(checkIdNumber(RESIDENT_ID, value)),
};

const isCheckboxField = (field: RegistrationField): field is CheckboxField =>
  /(?:^|\.)(?:agree|consent)$/.test(field);

/** Whether the server has refused the current value; a changed value no longer counts as refused. */
export function isAnswerRefused(
  field: string,
  { answers, refused = {} }: Pick<Registration, 'answers' | 'refused'>,
) {
  const refusal = Object.hasOwn(refused, field) ? refused[field] : undefined;
  return refusal !== undefined && refusal.value === (answers as Record<string, unknown>)[field];
}

/** Whether a field has a valid value. */
export function isAnswerValid(field: RegistrationField, answers: RegistrationAnswers): boolean {
  if (isCheckboxField(field)) return answers[field] === true;
  const check = checks[field];
  return check === undefined || check(answers[field] ?? '', answers);
}

type Normalize = (value: string, answers: RegistrationAnswers) => string;

const normalizers: Partial<Record<TextField, Normalize>> = {
  account: normalizeAccount,
  email: normalizeEmail,
  name: normalizeName,
  idNo: (value, { idType }) => canonicalizeIdNumber(toIdType(idType), value),
  'guardian.name': normalizeName,
  'guardian.idNo': (value) => canonicalizeIdNumber(RESIDENT_ID, value),
  orgName: (value) => value.trim(),
  uscc: normalizeDocumentNumber,
  'legalRep.name': normalizeName,
  'legalRep.idNo': (value, answers) => canonicalizeIdNumber(toIdType(answers['legalRep.idType']), value),
  'handler.name': normalizeName,
  'handler.idNo': (value) => canonicalizeIdNumber(RESIDENT_ID, value),
};

/** Normalizes the values as the portal stores them. Fields normalize on blur, but Enter submits without a blur. */
export function normalizeAnswers(answers: RegistrationAnswers): RegistrationAnswers {
  const normalized = (Object.keys(normalizers) as TextField[]).flatMap((field) => {
    const value = answers[field];
    return value === undefined ? [] : [[field, normalizers[field]?.(value, answers)]];
  });
  return { ...answers, ...Object.fromEntries(normalized) };
}
