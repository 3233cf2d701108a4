/** What somebody answers on the way to an account: one flat record, by the names of the wire. */
import { GUARDIAN_MIN_AGE } from '@/constants';
import type { ProofScene, UserType } from '@/contract';
import type { Verdicts } from '@/hooks/useFormFailure';
import { serverNow } from '@/utils/serverClock';
import { checkAccount, checkCreditCode, checkEmail, checkName } from '@/validation/details';
import {
  ageOn,
  birthDateOf,
  checkIdNumber,
  isIdType,
  keptIdNumber,
  tidyNumber,
} from '@/validation/documents';
import { checkOrgName, orgTypes } from '@/validation/organisations';
import { checkConfirm, checkNewPassword } from '@/validation/password';
import { relations } from '@/validation/people';
import { tidyAccount, tidyEmail, tidyName } from '@/validation/tidy';

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
export type TickField = 'agree' | 'consent' | 'guardian.consent';
export type Field = TextField | TickField;
export type Answers = { [F in TextField]?: string } & { [F in TickField]?: boolean };

/** The document of a guardian and of a handler: the wire knows no other for them. */
export const PLAIN_ID_TYPE = 'RESIDENT_ID';

/** Where a draft of the form lies, and what of it: no passwords, no numbers of documents and companies, no ticks. */
export const DRAFT = 'register';
export const DRAFT_FIELDS: readonly TextField[] = [
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
export interface ProvedMobile {
  ticket: string;
  region: string;
  mobile: string;
}
export type RegisterScene = Exclude<ProofScene, 'appeal'>;
/** Answers the server has refused: what it found, and the value it judged. */
export type Refused = Record<string, { finding: Verdicts[string]; value: unknown }>;
export type Proofs = { [S in RegisterScene]?: ProvedMobile };

/** Everything known of one registration. */
export interface Registration {
  userType: UserType;
  answers: Answers;
  proofs: Proofs;
  /** The server asks for a guardian, whatever this device's clock makes of the birth date. */
  guardianWanted?: boolean;
  refused?: Refused;
}

const idTypeIn = (value: string | undefined) => (isIdType(value) ? value : PLAIN_ID_TYPE);
const passes = (problem: string | null) => problem === null;

/** Whether a resident number is of somebody too young to be a guardian, today by the server's clock. */
export function isMinor(number: string): boolean {
  const birth = birthDateOf(PLAIN_ID_TYPE, number);
  return birth !== null && ageOn(birth, serverNow() ?? Date.now()) < GUARDIAN_MIN_AGE;
}

type Check = (value: string, answers: Answers) => boolean;

/** Whether a text will do, once it is tidy. Numbers that were proved are judged by their proof. */
const checks: Partial<Record<TextField, Check>> = {
  account: (value) => passes(checkAccount(value)),
  newPwd: (value, { account, mobile }) => passes(checkNewPassword(value, { account, mobile })),
  newPwd2: (value, { newPwd = '' }) => passes(checkConfirm(value, newPwd)),
  email: (value) => passes(checkEmail(value)),
  name: (value) => passes(checkName(value)),
  idType: isIdType,
  idNo: (value, { idType }) => passes(checkIdNumber(idTypeIn(idType), value)),
  'guardian.name': (value) => passes(checkName(value)),
  'guardian.idNo': (value) => passes(checkIdNumber(PLAIN_ID_TYPE, value)) && !isMinor(value),
  'guardian.relation': (value) => relations.some((relation) => relation === value),
  orgName: (value) => passes(checkOrgName(value)),
  uscc: (value) => passes(checkCreditCode(value)),
  orgType: (value) => orgTypes.some((type) => type === value),
  'legalRep.name': (value) => passes(checkName(value)),
  'legalRep.idType': isIdType,
  'legalRep.idNo': (value, answers) => passes(checkIdNumber(idTypeIn(answers['legalRep.idType']), value)),
  'handler.name': (value) => passes(checkName(value)),
  'handler.idNo': (value) => passes(checkIdNumber(PLAIN_ID_TYPE, value)),
};

const isTick = (field: Field): field is TickField => /(?:^|\.)(?:agree|consent)$/.test(field);

/** Whether the server has refused just this answer; another value is another answer. */
export function isRefused(
  field: string,
  { answers, refused = {} }: Pick<Registration, 'answers' | 'refused'>,
) {
  const judged = Object.hasOwn(refused, field) ? refused[field] : undefined;
  return judged !== undefined && judged.value === (answers as Record<string, unknown>)[field];
}

/** Whether an answer is there and will do. */
export function isAnswered(field: Field, answers: Answers): boolean {
  if (isTick(field)) return answers[field] === true;
  const check = checks[field];
  return check === undefined || check(answers[field] ?? '', answers);
}

type Tidy = (value: string, answers: Answers) => string;

const tidies: Partial<Record<TextField, Tidy>> = {
  account: tidyAccount,
  email: tidyEmail,
  name: tidyName,
  idNo: (value, { idType }) => keptIdNumber(idTypeIn(idType), value),
  'guardian.name': tidyName,
  'guardian.idNo': (value) => keptIdNumber(PLAIN_ID_TYPE, value),
  orgName: (value) => value.trim(),
  uscc: tidyNumber,
  'legalRep.name': tidyName,
  'legalRep.idNo': (value, answers) => keptIdNumber(idTypeIn(answers['legalRep.idType']), value),
  'handler.name': tidyName,
  'handler.idNo': (value) => keptIdNumber(PLAIN_ID_TYPE, value),
};

/** The same answers as the portal keeps them: Enter submits a field nobody has left. */
export function tidyAnswers(answers: Answers): Answers {
  const tidied = (Object.keys(tidies) as TextField[]).flatMap((field) => {
    const value = answers[field];
    return value === undefined ? [] : [[field, tidies[field]?.(value, answers)]];
  });
  return { ...answers, ...Object.fromEntries(tidied) };
}
