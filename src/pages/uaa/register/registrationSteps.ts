/** The steps of a registration as data: their order, their fields, and which step may be shown. */
import { GUARDIAN_BELOW_AGE } from '@/constants';
import type { Body, UserType } from '@/contract';
import { maskDestination } from '@/domain/masking';
import type { MessageKey } from '@/locales/zh-CN/index';
import { getNow } from '@/utils/serverClock';
import { getAge, getBirthDate } from '@/validation/documents';
import {
  isAnswerRefused,
  isAnswerValid,
  type Registration,
  type RegistrationAnswers,
  type RegistrationField,
  type RegistrationScene,
  toIdType,
  toSummaryRow,
} from './answers';

export type RegistrationStepName =
  | 'mobile'
  | 'account'
  | 'identity'
  | 'guardian'
  | 'organization'
  | 'people'
  | 'summary';

/** In order. The guardian's step is omitted unless a guardian is required. */
const STEPS: Record<UserType, readonly RegistrationStepName[]> = {
  person: ['mobile', 'account', 'identity', 'guardian', 'summary'],
  legal: ['organization', 'people', 'mobile', 'account', 'summary'],
};

const ACCOUNT: readonly RegistrationField[] = ['account', 'newPwd', 'newPwd2', 'email'];
const GUARDIAN: readonly RegistrationField[] = [
  'guardian.name',
  'guardian.idNo',
  'guardian.relation',
  'guardian.consent',
];

/** The fields of each step besides a verified mobile number, in screen order. */
const FIELDS: Record<UserType, Partial<Record<RegistrationStepName, readonly RegistrationField[]>>> = {
  person: {
    account: ACCOUNT,
    identity: ['name', 'idType', 'idNo', 'consent', 'agree'],
    guardian: GUARDIAN,
  },
  legal: {
    organization: ['orgName', 'uscc', 'orgType'],
    people: ['legalRep.name', 'legalRep.idType', 'legalRep.idNo', 'handler.name', 'handler.idNo', 'consent'],
    account: [...ACCOUNT, 'agree'],
  },
};

/** Steps that verify a mobile number, and the purpose of its code. */
const SCENES: Partial<Record<RegistrationStepName, RegistrationScene>> = {
  mobile: 'register',
  guardian: 'guardian',
};

export const findStepScene = (step: RegistrationStepName): RegistrationScene | undefined => SCENES[step];

/** Whether the user is too young to register alone, by the server's clock. Some documents do not contain the age. */
function needsGuardian({ answers: { idType, idNo = '' }, isGuardianRequired }: Registration): boolean {
  const birth = getBirthDate(toIdType(idType), idNo);
  return isGuardianRequired === true || (birth !== null && getAge(birth, getNow()) < GUARDIAN_BELOW_AGE);
}

/** Returns the steps of this registration in order. */
export const listRegistrationSteps = (registration: Registration): RegistrationStepName[] =>
  STEPS[registration.userType].filter((step) => step !== 'guardian' || needsGuardian(registration));

/** A missing or invalid field; 'ticket' for an unverified number. */
export type MissingField = RegistrationField | 'ticket';

/** Fields that are never stored, so that they are empty after a reload. */
const NEVER_KEPT = /newPwd2?$|idNo$|^uscc$|consent$|^agree$/;

/** Returns the message about a missing field, because of which the page shows another step than the requested one. */
export function toReasonMessage(missing: MissingField): MessageKey {
  if (missing === 'ticket') return 'register.why.ticket';
  return NEVER_KEPT.test(missing) ? 'register.why.secret' : 'register.why.step';
}

/** Returns the first missing field of a step; null if the step is complete. */
export function firstMissingField(
  step: RegistrationStepName,
  registration: Registration,
): MissingField | null {
  const { userType, answers, proofs } = registration;
  const scene = findStepScene(step);
  if (scene && !proofs[scene]) return 'ticket';
  return (
    FIELDS[userType][step]?.find(
      (field) => !isAnswerValid(field, answers) || isAnswerRefused(field, registration),
    ) ?? null
  );
}

interface ResolvedStep {
  step: RegistrationStepName;
  /** The field that has to be filled in before the requested step; null if that step is shown. */
  lacking: MissingField | null;
}

/** Returns the step to show for the name in the address: that step, or an earlier incomplete one. */
export function resolveStep(name: string | null, registration: Registration): ResolvedStep {
  const steps = listRegistrationSteps(registration);
  const [first = 'summary'] = steps;
  const requested = steps.find((step) => step === name) ?? first;
  const earlier = steps.slice(0, steps.indexOf(requested));
  const incomplete = earlier.find((step) => firstMissingField(step, registration) !== null);
  return incomplete
    ? { step: incomplete, lacking: firstMissingField(incomplete, registration) }
    : { step: requested, lacking: null };
}

/** Returns the step after a finished one: the next incomplete step, otherwise the summary. */
export function findNextStep(step: RegistrationStepName, registration: Registration): RegistrationStepName {
  const steps = listRegistrationSteps(registration);
  const later = steps.slice(steps.indexOf(step) + 1);
  return later.find((next) => firstMissingField(next, registration) !== null) ?? 'summary';
}

/** Returns the previous step; undefined for the first. */
export function findPreviousStep(
  step: RegistrationStepName,
  registration: Registration,
): RegistrationStepName | undefined {
  const steps = listRegistrationSteps(registration);
  return steps[steps.indexOf(step) - 1];
}

/** Returns the step that has a field of this name; undefined for an unknown field. */
export function findStepByField(field: string, userType: UserType): RegistrationStepName | undefined {
  if (field === 'guardian' || field.startsWith('guardian.'))
    return userType === 'person' ? 'guardian' : undefined;
  if (['region', 'mobile', 'code', 'ticket'].includes(field)) return 'mobile';
  return STEPS[userType].find((step) => FIELDS[userType][step]?.some((one) => one === field));
}

type AvailabilityQuery = Pick<Body<'checkRegistration'>, 'account' | 'idNo' | 'uscc'>;

const TO_QUERY: Partial<Record<RegistrationStepName, (answers: RegistrationAnswers) => AvailabilityQuery>> = {
  account: ({ account }) => ({ account }),
  identity: ({ idNo }) => ({ idNo }),
  organization: ({ uscc }) => ({ uscc }),
  people: (answers) => ({ idNo: answers['handler.idNo'] }),
};

/**
 * Returns the names and numbers whose availability has to be checked when a step is finished: those of the step. The
 * mobile number's step obtains the ticket for this request, so it also checks the steps before it. Null if there are
 * none.
 */
export function toAvailabilityQuery(
  step: RegistrationStepName,
  { userType, answers }: Registration,
): AvailabilityQuery | null {
  const order = STEPS[userType];
  const steps = step === 'mobile' ? order.slice(0, order.indexOf(step)) : [step];
  const query: AvailabilityQuery = Object.assign({}, ...steps.map((one) => TO_QUERY[one]?.(answers)));
  return Object.keys(query).length > 0 ? query : null;
}

/** Returns the rows of the summary for one step; a verified mobile number is masked. */
export function toSummaryRows(step: RegistrationStepName, { userType, answers, proofs }: Registration) {
  const rows = (FIELDS[userType][step] ?? []).flatMap((field) => toSummaryRow(field, answers));
  const scene = findStepScene(step);
  const proved = scene && proofs[scene];
  if (!proved) return rows;
  const destination = maskDestination(`${proved.region} ${proved.mobile}`);
  return [...rows, { title: 'code.mobile' as const, value: destination }];
}
