/** The way to an account, apart from the screen: its steps, what each asks, and where somebody may be. */
import { GUARDIAN_BELOW_AGE } from '@/constants';
import type { Body, IdType, UserType } from '@/contract';
import { getAge, getBirthDate, isIdType } from '@/validation/documents';
import {
  isAnswerRefused,
  isAnswerValid,
  type Registration,
  type RegistrationAnswers,
  type RegistrationField,
  type RegistrationScene,
} from './answers';

export type RegistrationStepName =
  | 'mobile'
  | 'account'
  | 'identity'
  | 'guardian'
  | 'organisation'
  | 'people'
  | 'summary';

/** In order; the guardian's is left out for everybody who needs none. */
const STEPS: Record<UserType, readonly RegistrationStepName[]> = {
  person: ['mobile', 'account', 'identity', 'guardian', 'summary'],
  legal: ['organisation', 'people', 'mobile', 'account', 'summary'],
};

const ACCOUNT: readonly RegistrationField[] = ['account', 'newPwd', 'newPwd2', 'email'];
const GUARDIAN: readonly RegistrationField[] = [
  'guardian.name',
  'guardian.idNo',
  'guardian.relation',
  'guardian.consent',
];

/** What each step asks for besides a proved number, in the order of the screen. */
const FIELDS: Record<UserType, Partial<Record<RegistrationStepName, readonly RegistrationField[]>>> = {
  person: {
    account: ACCOUNT,
    identity: ['name', 'idType', 'idNo', 'consent', 'agree'],
    guardian: GUARDIAN,
  },
  legal: {
    organisation: ['orgName', 'uscc', 'orgType'],
    people: ['legalRep.name', 'legalRep.idType', 'legalRep.idNo', 'handler.name', 'handler.idNo', 'consent'],
    account: [...ACCOUNT, 'agree'],
  },
};

/** Steps that prove a number, and for what. */
const SCENES: Partial<Record<RegistrationStepName, RegistrationScene>> = {
  mobile: 'register',
  guardian: 'guardian',
};

export const findStepScene = (step: RegistrationStepName): RegistrationScene | undefined => SCENES[step];

/** Whether the person is too young to register alone; `now` in ms. Of some documents the age is not known. */
function needsGuardian(
  { answers: { idType, idNo = '' }, guardianWanted }: Registration,
  now: number,
): boolean {
  const type: IdType = isIdType(idType) ? idType : 'RESIDENT_ID';
  const birth = getBirthDate(type, idNo);
  return guardianWanted === true || (birth !== null && getAge(birth, now) < GUARDIAN_BELOW_AGE);
}

/** The steps of this registration, in order. */
export const listRegistrationSteps = (registration: Registration, now: number): RegistrationStepName[] =>
  STEPS[registration.userType].filter((step) => step !== 'guardian' || needsGuardian(registration, now));

/** The first thing a step still lacks: 'ticket' for a number that is not proved; null where it is complete. */
export function firstMissingField(
  step: RegistrationStepName,
  registration: Registration,
): RegistrationField | 'ticket' | null {
  const { userType, answers, proofs } = registration;
  const scene = findStepScene(step);
  if (scene && !proofs[scene]) return 'ticket';
  return (
    FIELDS[userType][step]?.find(
      (field) => !isAnswerValid(field, answers) || isAnswerRefused(field, registration),
    ) ?? null
  );
}

export interface ResolvedStep {
  step: RegistrationStepName;
  /** Why it is not the step that was asked for: what that one waits for. */
  lacking: RegistrationField | 'ticket' | null;
}

/** Where somebody stands who asks for a step by its name: there, or at the first step before that lacks something. */
export function resolveStep(asked: string | null, registration: Registration, now: number): ResolvedStep {
  const steps = listRegistrationSteps(registration, now);
  const [first = 'summary'] = steps;
  const wanted = steps.find((step) => step === asked) ?? first;
  const before = steps.slice(0, steps.indexOf(wanted));
  const open = before.find((step) => firstMissingField(step, registration) !== null);
  return open
    ? { step: open, lacking: firstMissingField(open, registration) }
    : { step: wanted, lacking: null };
}

/** Where a finished step leads: to the next that lacks something, at last to the summary. */
export function findNextStep(
  step: RegistrationStepName,
  registration: Registration,
  now: number,
): RegistrationStepName {
  const steps = listRegistrationSteps(registration, now);
  const after = steps.slice(steps.indexOf(step) + 1);
  return after.find((one) => firstMissingField(one, registration) !== null) ?? 'summary';
}

/** The step before this one; undefined at the beginning. */
export function findPreviousStep(
  step: RegistrationStepName,
  registration: Registration,
  now: number,
): RegistrationStepName | undefined {
  const steps = listRegistrationSteps(registration, now);
  return steps[steps.indexOf(step) - 1];
}

/** The step whose screen has a field of this name; undefined for a field of none. */
export function findStepByField(field: string, userType: UserType): RegistrationStepName | undefined {
  if (field === 'guardian' || field.startsWith('guardian.'))
    return userType === 'person' ? 'guardian' : undefined;
  if (['region', 'mobile', 'code', 'ticket'].includes(field)) return 'mobile';
  return STEPS[userType].find((step) => FIELDS[userType][step]?.some((one) => one === field));
}

type Parts = Pick<Body<'checkRegistration'>, 'account' | 'idNo' | 'uscc'>;

const PARTS: Partial<Record<RegistrationStepName, (answers: RegistrationAnswers) => Parts>> = {
  account: ({ account }) => ({ account }),
  identity: ({ idNo }) => ({ idNo }),
  organisation: ({ uscc }) => ({ uscc }),
  people: (answers) => ({ idNo: answers['handler.idNo'] }),
};

/**
 * What the server is asked about when a step is finished: whether its own names and numbers are free, and with the
 * ticket that the proof of the number brings, those of the steps before. Null where there is nothing to ask.
 */
export function toAvailabilityQuery(
  step: RegistrationStepName,
  { userType, answers }: Registration,
): Parts | null {
  const order = STEPS[userType];
  const steps = step === 'mobile' ? order.slice(0, order.indexOf(step)) : [step];
  const parts: Parts = Object.assign({}, ...steps.map((one) => PARTS[one]?.(answers)));
  return Object.keys(parts).length > 0 ? parts : null;
}
