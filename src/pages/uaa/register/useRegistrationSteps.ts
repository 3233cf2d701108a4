import { useSearchParams } from '@umijs/max';
import { useEffect, useState } from 'react';
import type { UserType } from '@/contract';
import type { Verdicts } from '@/hooks/useFormFailure';
import type { Failure } from '@/utils/http/failure';
import { REGISTER_PATH } from '@/utils/routing/paths';
import { goTo, replaceWith } from '@/utils/routing/redirect';
import { getServerTime } from '@/utils/serverClock';
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
  /** Where it was met: elsewhere it is not in the way. */
  step: RegistrationStepName;
}

const isEmpty = (judged: object) => Object.keys(judged).length === 0;

const pick = <T>(judged: Record<string, T>, wanted: (field: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(judged).filter(([field]) => wanted(field)));

/** Verdicts together with the answers they are about. */
const judgedOf = (verdicts: Verdicts, answers: Record<string, unknown>): RefusedAnswers =>
  Object.fromEntries(
    Object.entries(verdicts).map(([field, finding]) => [field, { finding, value: answers[field] }]),
  );

const verdictsIn = (refused: RefusedAnswers): Verdicts =>
  Object.fromEntries(Object.entries(refused).map(([field, { finding }]) => [field, finding]));

/** Address of a step; the first of a user type has none of its own, so that the page opens there. */
function addressOf(
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

/** The registration under way on this page: the step is the address's, what was answered is the page's. */
export function useRegistrationSteps() {
  const [query] = useSearchParams();
  const userType: UserType = query.get('type') === 'legal' ? 'legal' : 'person';
  const asked = query.get('step');
  const held = useRegistrationState(userType);
  const [why, setWhy] = useState<RedirectReason>(null);
  const [refused, setRefused] = useState<RefusedAnswers>({});
  const [end, setEnd] = useState<End | null>(null);
  const [begun, setBegun] = useState(false);

  const { restoredAt } = held;
  const registration: Registration = { ...held.registration, refused };
  const now = getServerTime() ?? Date.now();
  const steps = listRegistrationSteps(registration, now);
  const [first] = steps;
  const { step, lacking } = resolveStep(asked, registration, now);
  const to = (wanted: RegistrationStepName) => addressOf(wanted, userType, first);

  // The address never names a step that cannot be shown; a reload says why it leads back.
  useEffect(() => {
    if (asked === null || asked === step) return;
    if (restoredAt !== null) setWhy(lacking);
    replaceWith(addressOf(step, userType, first));
  });

  // What is known as the page opens needs no step: a number proved at sign-in, or before a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    if (asked !== null || firstMissingField(step, registration) !== null) return;
    replaceWith(to(findNextStep(step, registration, now)));
  }, []);

  const clear = () => {
    setWhy(null);
    setEnd(null);
  };
  /** Of what the server judges, by field, what is on the screen of this step. */
  const onStep = <T>(judged: Record<string, T>, wanted: RegistrationStepName): Record<string, T> =>
    pick(judged, (field) => findStepByField(field, userType) === wanted);
  const refusedHere = onStep(refused, step);
  const standing = pick(refusedHere, (field) => isAnswerRefused(field, registration));

  return {
    ...held,
    registration,
    userType,
    steps,
    step,
    why,
    end: end?.step === step ? end : null,
    /** Whether a step has been finished since the page opened. */
    begun,
    /** What the server found wrong with this step as it is, once the registration was sent. */
    verdicts: isEmpty(standing) ? null : verdictsIn(standing),
    /** Whether it has found something wrong that is not sent again yet. */
    failed: !isEmpty(refusedHere),
    previous: findPreviousStep(step, registration, now),
    go: (wanted: RegistrationStepName) => {
      clear();
      goTo(to(wanted));
    },

    /** The step is finished with these values: on to what is still missing. */
    finish: (values: RegistrationAnswers) => {
      const answers = normalizeAnswers({ ...registration.answers, ...values });
      held.note(answers);
      clear();
      setBegun(true);
      // It has been sent again: what was found wrong with this step before is no longer said of it.
      const rest = pick(refused, (field) => !Object.hasOwn(refusedHere, field));
      setRefused(rest);
      goTo(to(findNextStep(step, { ...registration, answers, refused: rest }, now)));
    },

    /** Begins the other kind of registration, with what both have in common. */
    chooseUserType: (chosen: UserType) => {
      clear();
      setRefused({});
      const [start = step] = listRegistrationSteps({ ...registration, userType: chosen }, now);
      replaceWith(addressOf(start, chosen, start));
    },

    /** Goes where a refusal leads; what it says of the step that is open, that step tells itself. */
    follow: (failure: Failure) => {
      const lead = nextActionForError(failure, userType, steps, step);
      if (!lead) return;
      if (lead.to === 'end') return setEnd({ ...lead, step });
      const target: RegistrationStepName =
        lead.to === 'proof' ? (lead.scene === 'register' ? 'mobile' : 'guardian') : lead.step;
      if (lead.to === 'proof') {
        held.unprove(lead.scene);
        setWhy(isEmpty(onStep(lead.verdicts, target)) ? 'ticket' : null);
      }
      if (lead.to === 'step' && lead.guardianWanted) held.wantGuardian();
      const others = pick(lead.verdicts, (field) => findStepByField(field, userType) !== step);
      setRefused({ ...refused, ...judgedOf(others, registration.answers) });
      if (target === step) return;
      goTo(to(target));
    },

    startOver: () => {
      clear();
      setRefused({});
      held.startOver();
      replaceWith(addressOf(first ?? step, userType, first));
    },

    returnToModify: () => setEnd(null),
  };
}

export type RegistrationSteps = ReturnType<typeof useRegistrationSteps>;
