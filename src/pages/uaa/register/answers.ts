/** The answers of a registration: one flat record with the field names of the API. */

import type { FieldError } from '@/components/Form/useServerFieldErrors';
import { GUARDIAN_MIN_AGE } from '@/constants';
import type { ProofScene, UserType } from '@/contract';
import type { MessageKey } from '@/locales/zh-CN/index';
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
import { isOneOf } from '@/validation/isOneOf';
import { checkNewPassword, checkPasswordConfirm } from '@/validation/newPassword';
import { normalizeAccount, normalizeEmail, normalizeName } from '@/validation/normalize';
import { checkOrgName, orgTypes } from '@/validation/organizations';
import { guardianRelations } from '@/validation/people';

/** The only document type that the API accepts for guardians and handlers. */
export const RESIDENT_ID = 'RESIDENT_ID';

export const toIdType = (value: string | undefined) => (isIdType(value) ? value : RESIDENT_ID);

/** Whether the holder of a resident ID number is too young to be a guardian, today by the server's clock. */
export function isGuardianTooYoung(number: string): boolean {
  const birth = getBirthDate(RESIDENT_ID, number);
  return birth !== null && getAge(birth, getNow()) < GUARDIAN_MIN_AGE;
}

/** The answers as a check reads them: the text fields, by name. */
type Texts = Readonly<Partial<Record<string, string>>>;

/** How a text field is labeled, checked and normalized, on every screen. */
interface FieldDefinition {
  /** Label in the summary, which does not show fields without one. */
  title?: MessageKey;
  /** Whether the value is one of some options, whose messages have the title's key as prefix. */
  isChoice?: boolean;
  /** Checks the normalized value. Mobile numbers have no check, because they are verified by a code. */
  check?: (value: string, answers: Texts) => boolean;
  /** Normalizes the value as the portal stores it. */
  normalize?: (value: string, answers: Texts) => string;
}

const accepts = (findProblem: (value: string) => string | null) => (value: string) =>
  findProblem(value) === null;

const defineName = (title: MessageKey): FieldDefinition => ({
  title,
  check: accepts(checkName),
  normalize: normalizeName,
});

const ID_TYPE: FieldDefinition = {
  title: 'identity.idType',
  isChoice: true,
  check: isIdType,
};

const defineIdNumber = (typeField: 'idType' | 'legalRep.idType'): FieldDefinition => ({
  title: 'identity.idNo',
  check: (value, answers) => checkIdNumber(toIdType(answers[typeField]), value) === null,
  normalize: (value, answers) => canonicalizeIdNumber(toIdType(answers[typeField]), value),
});

const isResidentId = accepts((value) => checkIdNumber(RESIDENT_ID, value));

const defineResidentId = (title: MessageKey, check = isResidentId): FieldDefinition => ({
  title,
  check,
  normalize: (value) => canonicalizeIdNumber(RESIDENT_ID, value),
});

/** The text fields, by their names in the API. */
const definitions = {
  region: {},
  mobile: {},
  account: {
    title: 'newPassword.account',
    check: accepts(checkAccount),
    normalize: normalizeAccount,
  },
  newPwd: { check: (value, { account, mobile }) => checkNewPassword(value, { account, mobile }) === null },
  newPwd2: { check: (value, { newPwd = '' }) => checkPasswordConfirm(value, newPwd) === null },
  email: { title: 'form.email', check: accepts(checkEmail), normalize: normalizeEmail },
  name: defineName('identity.name'),
  idType: ID_TYPE,
  idNo: defineIdNumber('idType'),
  'guardian.name': defineName('register.guardian.name'),
  'guardian.idNo': defineResidentId(
    'register.guardian.idNo',
    (value) => isResidentId(value) && !isGuardianTooYoung(value),
  ),
  'guardian.relation': {
    title: 'register.relation',
    isChoice: true,
    check: isOneOf(guardianRelations),
  },
  'guardian.region': {},
  'guardian.mobile': {},
  orgName: {
    title: 'register.orgName',
    check: accepts(checkOrgName),
    normalize: (value) => value.trim(),
  },
  uscc: { title: 'register.uscc', check: accepts(checkCreditCode), normalize: normalizeDocumentNumber },
  orgType: {
    title: 'register.orgType',
    isChoice: true,
    check: isOneOf(orgTypes),
  },
  'legalRep.name': defineName('register.legalRep'),
  'legalRep.idType': ID_TYPE,
  'legalRep.idNo': defineIdNumber('legalRep.idType'),
  'handler.name': defineName('register.handler'),
  'handler.idNo': defineResidentId('register.handler.idNo'),
} satisfies Record<string, FieldDefinition>;

export type TextField = keyof typeof definitions;
type CheckboxField = 'agree' | 'consent' | 'guardian.consent';
export type RegistrationField = TextField | CheckboxField;
export type RegistrationAnswers = { [F in TextField]?: string } & { [F in CheckboxField]?: boolean };

/** The same definitions, each with all optional properties. */
const FIELDS: Record<TextField, FieldDefinition> = definitions;

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

const textFields = Object.keys(FIELDS) as TextField[];

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
  const { check } = FIELDS[field];
  return check === undefined || check(answers[field] ?? '', answers as Texts);
}

/** Normalizes the values as the portal stores them. Fields normalize on blur, but Enter submits without a blur. */
export function normalizeAnswers(answers: RegistrationAnswers): RegistrationAnswers {
  const normalized = textFields.flatMap((field) => {
    const { normalize } = FIELDS[field];
    const value = answers[field];
    return normalize && value !== undefined ? [[field, normalize(value, answers as Texts)]] : [];
  });
  return { ...answers, ...Object.fromEntries(normalized) };
}

interface SummaryRow {
  title: MessageKey;
  /** The value itself, or the id of its message. */
  value?: string;
  messageId?: MessageKey;
}

/** Returns the row of the summary for a field, or none if the summary does not show the field. */
export function toSummaryRow(field: RegistrationField, answers: RegistrationAnswers): SummaryRow[] {
  if (isCheckboxField(field)) return [];
  const { title, isChoice } = FIELDS[field];
  const value = answers[field] ?? '';
  if (!title) return [];
  return [isChoice ? { title, messageId: `${title}.${value}` as MessageKey } : { title, value }];
}
