/** What somebody answers on the way to an account: one flat record, by the names of the wire. */
import { GUARDIAN_MIN_AGE } from '@/constants';
import type { ProofScene, UserType } from '@/contract';
import type { Verdicts } from '@/hooks/useFormFailure';
import { getServerTime } from '@/utils/serverClock';
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
import { checkOrgName, orgTypes } from '@/validation/organisations';
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
export type CheckboxField = 'agree' | 'consent' | 'guardian.consent';
export type RegistrationField = TextField | CheckboxField;
export type RegistrationAnswers = { [F in TextField]?: string } & { [F in CheckboxField]?: boolean };

/** The document of a guardian and of a handler: the wire knows no other for them. */
export const DEFAULT_ID_TYPE = 'RESIDENT_ID';

/** Where a draft of the form lies, and what of it: no passwords, no numbers of documents and companies, no ticks. */
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

/** A number somebody has proved, and the ticket that stands for it. */
export interface VerifiedMobile {
  ticket: string;
  region: string;
  mobile: string;
}
export type RegistrationScene = Exclude<ProofScene, 'appeal'>;
/** Answers the server has refused: what it found, and the value it judged. */
export type RefusedAnswers = Record<string, { finding: Verdicts[string]; value: unknown }>;
export type MobileProofs = { [S in RegistrationScene]?: VerifiedMobile };

/** Everything known of one registration. */
export interface Registration {
  userType: UserType;
  answers: RegistrationAnswers;
  proofs: MobileProofs;
  /** The server asks for a guardian, whatever this device's clock makes of the birth date. */
  guardianWanted?: boolean;
  refused?: RefusedAnswers;
}

const toIdType = (value: string | undefined) => (isIdType(value) ? value : DEFAULT_ID_TYPE);
const passes = (problem: string | null) => problem === null;

/** Whether a resident number is of somebody too young to be a guardian, today by the server's clock. */
export function isGuardianTooYoung(number: string): boolean {
  const birth = getBirthDate(DEFAULT_ID_TYPE, number);
  return birth !== null && getAge(birth, getServerTime() ?? Date.now()) < GUARDIAN_MIN_AGE;
}

type Check = (value: string, answers: RegistrationAnswers) => boolean;

/** Whether a text will do, once it is tidy. Numbers that were proved are judged by their proof. */
const checks: Partial<Record<TextField, Check>> = {
  account: (value) => passes(checkAccount(value)),
  newPwd: (value, { account, mobile }) => passes(checkNewPassword(value, { account, mobile })),
  newPwd2: (value, { newPwd = '' }) => passes(checkPasswordConfirm(value, newPwd)),
  email: (value) => passes(checkEmail(value)),
  name: (value) => passes(checkName(value)),
  idType: isIdType,
  idNo: (value, { idType }) => passes(checkIdNumber(toIdType(idType), value)),
  'guardian.name': (value) => passes(checkName(value)),
  'guardian.idNo': (value) => passes(checkIdNumber(DEFAULT_ID_TYPE, value)) && !isGuardianTooYoung(value),
  'guardian.relation': (value) => guardianRelations.some((relation) => relation === value),
  orgName: (value) => passes(checkOrgName(value)),
  uscc: (value) => passes(checkCreditCode(value)),
  orgType: (value) => orgTypes.some((type) => type === value),
  'legalRep.name': (value) => passes(checkName(value)),
  'legalRep.idType': isIdType,
  'legalRep.idNo': (value, answers) => passes(checkIdNumber(toIdType(answers['legalRep.idType']), value)),
  'handler.name': (value) => passes(checkName(value)),
  'handler.idNo': (value) => passes(checkIdNumber(DEFAULT_ID_TYPE, value)),
};

const isCheckboxField = (field: RegistrationField): field is CheckboxField =>
  /(?:^|\.)(?:agree|consent)$/.test(field);

/** Whether the server has refused just this answer; another value is another answer. */
export function isAnswerRefused(
  field: string,
  { answers, refused = {} }: Pick<Registration, 'answers' | 'refused'>,
) {
  const judged = Object.hasOwn(refused, field) ? refused[field] : undefined;
  return judged !== undefined && judged.value === (answers as Record<string, unknown>)[field];
}

/** Whether an answer is there and will do. */
export function isAnswerValid(field: RegistrationField, answers: RegistrationAnswers): boolean {
  if (isCheckboxField(field)) return answers[field] === true;
  const check = checks[field];
  return check === undefined || check(answers[field] ?? '', answers);
}

type Tidy = (value: string, answers: RegistrationAnswers) => string;

const tidies: Partial<Record<TextField, Tidy>> = {
  account: normalizeAccount,
  email: normalizeEmail,
  name: normalizeName,
  idNo: (value, { idType }) => canonicalizeIdNumber(toIdType(idType), value),
  'guardian.name': normalizeName,
  'guardian.idNo': (value) => canonicalizeIdNumber(DEFAULT_ID_TYPE, value),
  orgName: (value) => value.trim(),
  uscc: normalizeDocumentNumber,
  'legalRep.name': normalizeName,
  'legalRep.idNo': (value, answers) => canonicalizeIdNumber(toIdType(answers['legalRep.idType']), value),
  'handler.name': normalizeName,
  'handler.idNo': (value) => canonicalizeIdNumber(DEFAULT_ID_TYPE, value),
};

/** The same answers as the portal keeps them: Enter submits a field nobody has left. */
export function normalizeAnswers(answers: RegistrationAnswers): RegistrationAnswers {
  const tidied = (Object.keys(tidies) as TextField[]).flatMap((field) => {
    const value = answers[field];
    return value === undefined ? [] : [[field, tidies[field]?.(value, answers)]];
  });
  return { ...answers, ...Object.fromEntries(tidied) };
}
