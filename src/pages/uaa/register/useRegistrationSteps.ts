import { useSearchParams } from '@umijs/max';
import { useEffect, useState } from 'react';
import type { FieldErrors } from '@/components/Form/useServerFieldErrors';
import type { UserType } from '@/contract';
import type { ApiError } from '@/utils/http/ApiError';
import { REGISTER_PATH } from '@/utils/routing/paths';
import { goTo, replaceWith } from '@/utils/routing/redirect';
import { getNow } from '@/utils/serverClock';
import {
  isAnswerRefused,
  normalizeAnswers,
  type RefusedAnswers,
  type Registration,
  type RegistrationAnswers,
} from './answers';
import { type BlockedReason, nextActionForError } from './nextActions';
import type { RedirectReason } from './redirectReason';
import {
  findNextStep,
  findPreviousStep,
  findStepByField,
  firstMissingField,
  listRegistrationSteps,
  type RegistrationStepName,
  resolveStep,
} from './registrationSteps';
import { useRegistrationState } from './useRegistrationState';

interface End {
  reason: BlockedReason;
  redirectUrl: string;
  /** The step that met it: only there it is shown. */
  step: RegistrationStepName;
}

const isEmpty = (record: object) => Object.keys(record).length === 0;

const pick = <T>(byField: Record<string, T>, isWanted: (field: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(byField).filter(([field]) => isWanted(field)));

/** The errors of fields, each with the answer that it is about. */
const toRefusedAnswers = (errors: FieldErrors, answers: Record<string, unknown>): RefusedAnswers =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, { error, value: answers[field] }]),
  );

const toFieldErrors = (refused: RefusedAnswers): FieldErrors =>
  Object.fromEntries(Object.entries(refused).map(([field, { error }]) => [field, error]));

/** The address of a step. The first step of a user type is the page itself, so that the page opens there. */
function toStepPath(
  step: RegistrationStepName,
  userType: UserType,
  first: RegistrationStepName | undefined,
): string {
  const query = new URLSearchParams({
    ...(userType === 'legal' && { type: userType }),
    ...(step !== first && { step }),
  }).toString();
  return query ? `${REGISTER_PATH}?${query}` : REGISTER_PATH;
}

/** The registration on this page: the current step is in the address, the answers are in the page's state. */
export function useRegistrationSteps() {
  const [query] = useSearchParams();
  const userType: UserType = query.get('type') === 'legal' ? 'legal' : 'person';
  const asked = query.get('step');
  const state = useRegistrationState(userType);
  const [why, setWhy] = useState<RedirectReason>(null);
  const [refused, setRefused] = useState<RefusedAnswers>({});
  const [end, setEnd] = useState<End | null>(null);
  const [hasFinishedStep, setFinishedStep] = useState(false);

  const { restoredAt } = state.draft;
  const registration: Registration = { ...state.registration, refused };
  const now = getNow();
  const steps = listRegistrationSteps(registration, now);
  const [first] = steps;
  const { step, lacking } = resolveStep(asked, registration, now);
  const toPath = (wanted: RegistrationStepName) => toStepPath(wanted, userType, first);

  // A step that cannot be shown yet is taken out of the address. After a reload the page says why.
  useEffect(() => {
    if (asked === null || asked === step) return;
    if (restoredAt !== null) setWhy(lacking);
    replaceWith(toStepPath(step, userType, first));
  });

  // A step that is complete as the page opens is skipped: its number was verified at sign-in, or before a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    if (asked !== null || firstMissingField(step, registration) !== null) return;
    replaceWith(toPath(findNextStep(step, registration, now)));
  }, []);

  const clear = () => {
    setWhy(null);
    setEnd(null);
  };
  /** The entries whose field is on the screen of this step. */
  const pickStep = <T>(byField: Record<string, T>, wanted: RegistrationStepName): Record<string, T> =>
    pick(byField, (field) => findStepByField(field, userType) === wanted);
  const refusedHere = pickStep(refused, step);
  const unchanged = pick(refusedHere, (field) => isAnswerRefused(field, registration));

  return {
    ...state,
    registration,
    userType,
    steps,
    step,
    why,
    end: end?.step === step ? end : null,
    /** Whether a step has been finished since the page opened. */
    hasFinishedStep,
    /** The server's errors about answers of this step that have not been changed since; null for none. */
    fieldErrors: isEmpty(unchanged) ? null : toFieldErrors(unchanged),
    /** Whether this step was refused and has not been sent again yet. */
    isRefused: !isEmpty(refusedHere),
    previous: findPreviousStep(step, registration, now),
    go: (wanted: RegistrationStepName) => {
      clear();
      goTo(toPath(wanted));
    },

    /** Finishes the step with these answers, and goes to the next step that is incomplete. */
    finish: (values: RegistrationAnswers) => {
      const answers = normalizeAnswers({ ...registration.answers, ...values });
      state.saveAnswers(answers);
      clear();
      setFinishedStep(true);
      // The step was sent again, so that its earlier errors no longer apply.
      const rest = pick(refused, (field) => !Object.hasOwn(refusedHere, field));
      setRefused(rest);
      goTo(toPath(findNextStep(step, { ...registration, answers, refused: rest }, now)));
    },

    /** Switches to the other user type; answers that both have in common stay. */
    chooseUserType: (chosen: UserType) => {
      clear();
      setRefused({});
      const [start = step] = listRegistrationSteps({ ...registration, userType: chosen }, now);
      replaceWith(toStepPath(start, chosen, start));
    },

    /** Goes where an error leads. Errors of the current step's fields are shown by that step's form. */
    followError: (error: ApiError) => {
      const action = nextActionForError(error, userType, steps, step);
      if (!action) return;
      if (action.to === 'end') return setEnd({ ...action, step });
      const target: RegistrationStepName =
        action.to === 'proof' ? (action.scene === 'register' ? 'mobile' : 'guardian') : action.step;
      if (action.to === 'proof') {
        state.dropProof(action.scene);
        setWhy(isEmpty(pickStep(action.errors, target)) ? 'ticket' : null);
      }
      if (action.to === 'step' && action.isGuardianRequired) state.requireGuardian();
      const others = pick(action.errors, (field) => findStepByField(field, userType) !== step);
      setRefused({ ...refused, ...toRefusedAnswers(others, registration.answers) });
      if (target === step) return;
      goTo(toPath(target));
    },

    startOver: () => {
      clear();
      setRefused({});
      state.startOver();
      replaceWith(toStepPath(first ?? step, userType, first));
    },

    returnToModify: () => setEnd(null),
  };
}

export type RegistrationSteps = ReturnType<typeof useRegistrationSteps>;
