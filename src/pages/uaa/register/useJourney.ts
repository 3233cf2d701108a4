import { useSearchParams } from '@umijs/max';
import { useEffect, useState } from 'react';
import type { UserType } from '@/contract';
import type { Verdicts } from '@/hooks/useFormFailure';
import type { Failure } from '@/utils/http/failure';
import { goTo, replaceWith } from '@/utils/routing/redirect';
import { serverNow } from '@/utils/serverClock';
import { type Answers, isRefused, type Refused, type Registration, tidyAnswers } from './answers';
import { lackingIn, nextOf, placeOf, previousOf, type StepName, stepOfField, stepsOf } from './journey';
import { type EndReason, leadOf } from './refusals';
import { useRegistration } from './useRegistration';
import type { Why } from './why';

interface End {
  reason: EndReason;
  redirectUrl: string;
  /** Where it was met: elsewhere it is not in the way. */
  step: StepName;
}

const PAGE = '/uaa/register';

const isEmpty = (judged: object) => Object.keys(judged).length === 0;

const pick = <T>(judged: Record<string, T>, wanted: (field: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(judged).filter(([field]) => wanted(field)));

/** Verdicts together with the answers they are about. */
const judgedOf = (verdicts: Verdicts, answers: Record<string, unknown>): Refused =>
  Object.fromEntries(
    Object.entries(verdicts).map(([field, finding]) => [field, { finding, value: answers[field] }]),
  );

const verdictsIn = (refused: Refused): Verdicts =>
  Object.fromEntries(Object.entries(refused).map(([field, { finding }]) => [field, finding]));

/** Address of a step; the first of a user type has none of its own, so that the page opens there. */
function addressOf(step: StepName, userType: UserType, first: StepName | undefined): string {
  const query = new URLSearchParams({
    ...(userType === 'legal' && { type: userType }),
    ...(step !== first && { step }),
  }).toString();
  return query ? `${PAGE}?${query}` : PAGE;
}

/** The registration under way on this page: the step is the address's, what was answered is the page's. */
export function useJourney() {
  const [query] = useSearchParams();
  const userType: UserType = query.get('type') === 'legal' ? 'legal' : 'person';
  const asked = query.get('step');
  const held = useRegistration(userType);
  const [why, setWhy] = useState<Why>(null);
  const [refused, setRefused] = useState<Refused>({});
  const [end, setEnd] = useState<End | null>(null);
  const [begun, setBegun] = useState(false);

  const { restoredAt } = held;
  const registration: Registration = { ...held.registration, refused };
  const now = serverNow() ?? Date.now();
  const steps = stepsOf(registration, now);
  const [first] = steps;
  const { step, lacking } = placeOf(asked, registration, now);
  const to = (wanted: StepName) => addressOf(wanted, userType, first);

  // The address never names a step that cannot be shown; a reload says why it leads back.
  useEffect(() => {
    if (asked === null || asked === step) return;
    if (restoredAt !== null) setWhy(lacking);
    replaceWith(addressOf(step, userType, first));
  });

  // What is known as the page opens needs no step: a number proved at sign-in, or before a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    if (asked !== null || lackingIn(step, registration) !== null) return;
    replaceWith(to(nextOf(step, registration, now)));
  }, []);

  const clear = () => {
    setWhy(null);
    setEnd(null);
  };
  /** Of what the server judges, by field, what is on the screen of this step. */
  const onStep = <T>(judged: Record<string, T>, wanted: StepName): Record<string, T> =>
    pick(judged, (field) => stepOfField(field, userType) === wanted);
  const refusedHere = onStep(refused, step);
  const standing = pick(refusedHere, (field) => isRefused(field, registration));

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
    previous: previousOf(step, registration, now),
    go: (wanted: StepName) => {
      clear();
      goTo(to(wanted));
    },

    /** The step is finished with these values: on to what is still missing. */
    finish: (values: Answers) => {
      const answers = tidyAnswers({ ...registration.answers, ...values });
      held.note(answers);
      clear();
      setBegun(true);
      // It has been sent again: what was found wrong with this step before is no longer said of it.
      const rest = pick(refused, (field) => !Object.hasOwn(refusedHere, field));
      setRefused(rest);
      goTo(to(nextOf(step, { ...registration, answers, refused: rest }, now)));
    },

    /** Begins the other kind of registration, with what both have in common. */
    chooseUserType: (chosen: UserType) => {
      clear();
      setRefused({});
      const [start = step] = stepsOf({ ...registration, userType: chosen }, now);
      replaceWith(addressOf(start, chosen, start));
    },

    /** Goes where a refusal leads; what it says of the step that is open, that step tells itself. */
    follow: (failure: Failure) => {
      const lead = leadOf(failure, userType, steps, step);
      if (!lead) return;
      if (lead.to === 'end') return setEnd({ ...lead, step });
      const target: StepName =
        lead.to === 'proof' ? (lead.scene === 'register' ? 'mobile' : 'guardian') : lead.step;
      if (lead.to === 'proof') {
        held.unprove(lead.scene);
        setWhy(isEmpty(onStep(lead.verdicts, target)) ? 'ticket' : null);
      }
      if (lead.to === 'step' && lead.guardianWanted) held.wantGuardian();
      const others = pick(lead.verdicts, (field) => stepOfField(field, userType) !== step);
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

export type Journey = ReturnType<typeof useJourney>;
