import { useSearchParams } from '@umijs/max';
import { useEffect, useState } from 'react';
import type { FieldErrors } from '@/components/Form/useServerFieldErrors';
import type { UserType } from '@/contract';
import type { ApiError } from '@/utils/http/ApiError';
import { REGISTER_PATH } from '@/utils/routing/paths';
import { goTo, replaceWith } from '@/utils/routing/redirect';
import {
  isAnswerRefused,
  normalizeAnswers,
  type RefusedAnswers,
  type Registration,
  type RegistrationAnswers,
} from './answers';
import { type BlockedReason, nextActionForError } from './nextActions';
import {
  findNextStep,
  findPreviousStep,
  findStepByField,
  firstMissingField,
  listRegistrationSteps,
  type MissingField,
  type RegistrationStepName,
  resolveStep,
} from './registrationSteps';
import { useRegistrationState } from './useRegistrationState';

interface End {
  reason: BlockedReason;
  redirectUrl: string;
  /** The step in which it occurred; shown only there. */
  step: RegistrationStepName;
}

const isEmpty = (record: object) => Object.keys(record).length === 0;

const pick = <T>(byField: Record<string, T>, isWanted: (field: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(byField).filter(([field]) => isWanted(field)));

/** Combines the errors of fields with the refused values. */
const toRefusedAnswers = (errors: FieldErrors, answers: Record<string, unknown>): RefusedAnswers =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, { error, value: answers[field] }]),
  );

const toFieldErrors = (refused: RefusedAnswers): FieldErrors =>
  Object.fromEntries(Object.entries(refused).map(([field, { error }]) => [field, error]));

/** Returns the address of a step. The first step of a user type has no step parameter. */
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

/** The registration on this page: the current step is in the address, the values are in the page's state. */
export function useRegistrationSteps() {
  const [query] = useSearchParams();
  const userType: UserType = query.get('type') === 'legal' ? 'legal' : 'person';
  const asked = query.get('step');
  const state = useRegistrationState(userType);
  /** The missing field because of which another step is shown than the requested one. */
  const [why, setWhy] = useState<MissingField | null>(null);
  const [refused, setRefused] = useState<RefusedAnswers>({});
  const [end, setEnd] = useState<End | null>(null);
  const [hasFinishedStep, setFinishedStep] = useState(false);

  const { restoredAt } = state.draft;
  const registration: Registration = { ...state.registration, refused };
  const steps = listRegistrationSteps(registration);
  const [first] = steps;
  const { step, lacking } = resolveStep(asked, registration);
  const toPath = (wanted: RegistrationStepName) => toStepPath(wanted, userType, first);

  // A step that cannot be shown yet is removed from the address. After a reload the page explains why.
  useEffect(() => {
    if (asked === null || asked === step) return;
    if (restoredAt !== null) setWhy(lacking);
    replaceWith(toStepPath(step, userType, first));
  });

  // Skip a step that is complete when the page opens: its number was verified at sign-in or before a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once when the page opens
  useEffect(() => {
    if (asked !== null || firstMissingField(step, registration) !== null) return;
    replaceWith(toPath(findNextStep(step, registration)));
  }, []);

  const clear = () => {
    setWhy(null);
    setEnd(null);
  };
  /** Returns the entries whose field belongs to a step. */
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
    /** Whether a step has been finished since the page was opened. */
    hasFinishedStep,
    /** The server's errors about values of this step that are unchanged since; null if there are none. */
    fieldErrors: isEmpty(unchanged) ? null : toFieldErrors(unchanged),
    /** Whether this step was refused and has not been resubmitted. */
    isRefused: !isEmpty(refusedHere),
    previous: findPreviousStep(step, registration),
    go: (wanted: RegistrationStepName) => {
      clear();
      goTo(toPath(wanted));
    },

    /** Stores the values of the step and navigates to the next incomplete step. */
    finish: (values: RegistrationAnswers) => {
      const answers = normalizeAnswers({ ...registration.answers, ...values });
      state.saveAnswers(answers);
      clear();
      setFinishedStep(true);
      // The step was resubmitted, so its earlier errors no longer apply.
      const rest = pick(refused, (field) => !Object.hasOwn(refusedHere, field));
      setRefused(rest);
      goTo(toPath(findNextStep(step, { ...registration, answers, refused: rest })));
    },

    /** Switches to the other user type; values of common fields are kept. */
    chooseUserType: (chosen: UserType) => {
      clear();
      setRefused({});
      const [start = step] = listRegistrationSteps({ ...registration, userType: chosen });
      replaceWith(toStepPath(start, chosen, start));
    },

    /** Runs the next action of an error. The form of the current step shows errors of its own fields. */
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
