/** The way to an account, apart from the screen: its steps, what each asks, and where somebody may be. */
import { GUARDIAN_BELOW_AGE } from '@/constants';
import type { Body, IdType, UserType } from '@/contract';
import { ageOn, birthDateOf, isIdType } from '@/validation/documents';
import {
  type Answers,
  type Field,
  isAnswered,
  isRefused,
  type RegisterScene,
  type Registration,
} from './answers';

export type StepName = 'mobile' | 'account' | 'identity' | 'guardian' | 'organisation' | 'people' | 'summary';

/** In order; the guardian's is left out for everybody who needs none. */
const STEPS: Record<UserType, readonly StepName[]> = {
  person: ['mobile', 'account', 'identity', 'guardian', 'summary'],
  legal: ['organisation', 'people', 'mobile', 'account', 'summary'],
};

const ACCOUNT: readonly Field[] = ['account', 'newPwd', 'newPwd2', 'email'];
const GUARDIAN: readonly Field[] = [
  'guardian.name',
  'guardian.idNo',
  'guardian.relation',
  'guardian.consent',
];

/** What each step asks for besides a proved number, in the order of the screen. */
const FIELDS: Record<UserType, Partial<Record<StepName, readonly Field[]>>> = {
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
const SCENES: Partial<Record<StepName, RegisterScene>> = { mobile: 'register', guardian: 'guardian' };

export const sceneOf = (step: StepName): RegisterScene | undefined => SCENES[step];

/** Whether the person is too young to register alone; `now` in ms. Of some documents the age is not known. */
function needsGuardian(
  { answers: { idType, idNo = '' }, guardianWanted }: Registration,
  now: number,
): boolean {
  const type: IdType = isIdType(idType) ? idType : 'RESIDENT_ID';
  const birth = birthDateOf(type, idNo);
  return guardianWanted === true || (birth !== null && ageOn(birth, now) < GUARDIAN_BELOW_AGE);
}

/** The steps of this registration, in order. */
export const stepsOf = (registration: Registration, now: number): StepName[] =>
  STEPS[registration.userType].filter((step) => step !== 'guardian' || needsGuardian(registration, now));

/** The first thing a step still lacks: 'ticket' for a number that is not proved; null where it is complete. */
export function lackingIn(step: StepName, registration: Registration): Field | 'ticket' | null {
  const { userType, answers, proofs } = registration;
  const scene = sceneOf(step);
  if (scene && !proofs[scene]) return 'ticket';
  return (
    FIELDS[userType][step]?.find((field) => !isAnswered(field, answers) || isRefused(field, registration)) ??
    null
  );
}

export interface Place {
  step: StepName;
  /** Why it is not the step that was asked for: what that one waits for. */
  lacking: Field | 'ticket' | null;
}

/** Where somebody stands who asks for a step by its name: there, or at the first step before that lacks something. */
export function placeOf(asked: string | null, registration: Registration, now: number): Place {
  const steps = stepsOf(registration, now);
  const [first = 'summary'] = steps;
  const wanted = steps.find((step) => step === asked) ?? first;
  const before = steps.slice(0, steps.indexOf(wanted));
  const open = before.find((step) => lackingIn(step, registration) !== null);
  return open ? { step: open, lacking: lackingIn(open, registration) } : { step: wanted, lacking: null };
}

/** Where a finished step leads: to the next that lacks something, at last to the summary. */
export function nextOf(step: StepName, registration: Registration, now: number): StepName {
  const steps = stepsOf(registration, now);
  const after = steps.slice(steps.indexOf(step) + 1);
  return after.find((one) => lackingIn(one, registration) !== null) ?? 'summary';
}

/** The step before this one; undefined at the beginning. */
export function previousOf(step: StepName, registration: Registration, now: number): StepName | undefined {
  const steps = stepsOf(registration, now);
  return steps[steps.indexOf(step) - 1];
}

/** The step whose screen has a field of this name; undefined for a field of none. */
export function stepOfField(field: string, userType: UserType): StepName | undefined {
  if (field === 'guardian' || field.startsWith('guardian.'))
    return userType === 'person' ? 'guardian' : undefined;
  if (['region', 'mobile', 'code', 'ticket'].includes(field)) return 'mobile';
  return STEPS[userType].find((step) => FIELDS[userType][step]?.some((one) => one === field));
}

type Parts = Pick<Body<'checkRegistration'>, 'account' | 'idNo' | 'uscc'>;

const PARTS: Partial<Record<StepName, (answers: Answers) => Parts>> = {
  account: ({ account }) => ({ account }),
  identity: ({ idNo }) => ({ idNo }),
  organisation: ({ uscc }) => ({ uscc }),
  people: (answers) => ({ idNo: answers['handler.idNo'] }),
};

/**
 * What the server is asked about when a step is finished: whether its own names and numbers are free, and with the
 * ticket that the proof of the number brings, those of the steps before. Null where there is nothing to ask.
 */
export function partsToCheck(step: StepName, { userType, answers }: Registration): Parts | null {
  const order = STEPS[userType];
  const steps = step === 'mobile' ? order.slice(0, order.indexOf(step)) : [step];
  const parts: Parts = Object.assign({}, ...steps.map((one) => PARTS[one]?.(answers)));
  return Object.keys(parts).length > 0 ? parts : null;
}
