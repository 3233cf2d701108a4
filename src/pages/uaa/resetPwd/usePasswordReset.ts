import { useSearchParams } from '@umijs/max';
import { useCallback, useEffect, useRef, useState } from 'react';
import { RESET_LIFETIME } from '@/constants';
import type { Data } from '@/contract';
import { useReferer } from '@/hooks/useReferer';
import type { ApiError } from '@/utils/http/ApiError';
import { PANIC_PARAM, PANIC_PATH, type PagePath, RESET_PASSWORD_PATH } from '@/utils/routing/paths';
import { goTo, replaceWith } from '@/utils/routing/redirect';
import { addQueryParam, addReferer } from '@/utils/routing/referer';
import { timeUntil } from '@/utils/serverClock';
import {
  initialResetState,
  type ResetEvent,
  type ResetState,
  type ResetStepName,
  resetReducer,
  resolveResetStep,
} from './resetReducer';
import { keepResetPlace, type ResetPlace, readResetPlace, readStoredReset, saveReset } from './resetStore';

const STEP = 'step';

function getStepPath(step: ResetStepName, { reports, referer }: ResetPlace): PagePath {
  const path = reports ? PANIC_PATH : RESET_PASSWORD_PATH;
  return addReferer(step === 'identify' ? path : addQueryParam(path, STEP, step), referer);
}

/**
 * The reset of this tab and the displayed step. Each step has an address, so that Back returns to the previous one. A
 * step that the reset has not reached is replaced with the current one.
 */
export function usePasswordReset() {
  const [query] = useSearchParams();
  const referer = useReferer();
  const [state, setState] = useState(() => readStoredReset(Date.now()));
  const latest = useRef(state);
  const requestedStep = query.get(STEP);
  const reports = query.has(PANIC_PARAM);
  const step = resolveResetStep(state, requestedStep);
  const isAhead = !state.over && step !== (requestedStep ?? 'identify');

  const open = useCallback(
    (name: ResetStepName, go = goTo) => go(getStepPath(name, { reports, referer })),
    [referer, reports],
  );

  useEffect(() => {
    if (isAhead) open(step, replaceWith);
  }, [isAhead, open, step]);

  const show = (next: ResetState) => {
    latest.current = next;
    saveReset(next);
    setState(next);
  };
  const send = (event: ResetEvent) => {
    const next = resetReducer(latest.current, event);
    if (next === latest.current) return;
    show(next);
    if (!next.over) open(next.step);
  };

  const { id } = state;
  const toStart = ({ id: newId, expiresAt }: Data<'startReset'>): ResetEvent => ({
    type: 'started',
    id: newId,
    endsAt: Date.now() + timeUntil(expiresAt, RESET_LIFETIME),
  });
  /** Shows a state and opens its step, at the place stored before the payment app was opened. */
  const continueWith = (next: ResetState) => {
    show(next);
    replaceWith(getStepPath(next.step, readResetPlace()));
  };
  return {
    state,
    step,
    reports,
    open,
    start: (begun: Data<'startReset'>) => send(toStart(begun)),
    advance: (to: Data<'proveReset'>) => send({ type: 'advanced', id, to }),
    keepPlace: () => keepResetPlace({ id, reports, referer }),
    /** Continues after the payment app, possibly in another tab than the one that opened it. */
    comeBack: ({ step: to, ...begun }: Data<'returnReset'>) => {
      const events: ResetEvent[] = [toStart(begun), { type: 'advanced', id: begun.id, to }];
      continueWith(events.reduce(resetReducer, latest.current));
    },
    /** Opens the choice of the proof again if the payment app has not confirmed the user. */
    proveAgain: () => continueWith(latest.current),
    /** Handles the error of a step: some refusals end the reset. */
    handleError: ({ subCode }: ApiError) => send({ type: 'refused', id, subCode }),
    /** Handles the error of a return: it may belong to another reset than this tab's. */
    handleReturnError: ({ subCode }: ApiError) => send({ type: 'refused', id: readResetPlace().id, subCode }),
    restart: () => send({ type: 'restarted' }),
    /** Restarts after a return from the payment app, which has replaced the address. */
    restartAfterReturn: () => continueWith(initialResetState),
    /** Clears the stored state after the reset. */
    finish: () => saveReset(initialResetState),
  };
}

/** Props of the steps after the first: the reset, and handlers for a response and an error. */
export type ResetProgress = Pick<
  ReturnType<typeof usePasswordReset>,
  'state' | 'reports' | 'advance' | 'keepPlace' | 'finish' | 'handleError'
>;
