import { useSearchParams } from '@umijs/max';
import { useCallback, useEffect, useRef, useState } from 'react';
import { RESET_LIFETIME } from '@/constants';
import type { Data, Envelope } from '@/contract';
import { subCodeName } from '@/contract/subCodes';
import { useReferer } from '@/hooks/useReferer';
import { RESET_PASSWORD_PATH } from '@/utils/routing/paths';
import { goTo, replaceWith } from '@/utils/routing/redirect';
import { addReferer } from '@/utils/routing/referer';
import { timeUntil } from '@/utils/serverClock';
import {
  initialResetState,
  type ResetEvent,
  type ResetStepName,
  resetReducer,
  resolveResetStep,
} from './resetReducer';
import { readStoredReset, saveReset } from './resetStore';

const STEP = 'step';

const addressOf = (step: ResetStepName): string =>
  step === 'identify' ? RESET_PASSWORD_PATH : `${RESET_PASSWORD_PATH}?${STEP}=${step}`;

/**
 * The reset of this tab and the step on screen. Each step has an address, so that Back goes one step back; one the
 * reset has not come to is replaced by the step where it stands.
 */
export function usePasswordReset() {
  const [query] = useSearchParams();
  const referer = useReferer();
  const [state, setState] = useState(() => readStoredReset(Date.now()));
  const latest = useRef(state);
  const wanted = query.get(STEP);
  const step = resolveResetStep(state, wanted);
  const astray = !state.over && step !== (wanted ?? 'identify');

  const open = useCallback(
    (name: ResetStepName, go = goTo) => go(addReferer(addressOf(name), referer)),
    [referer],
  );

  useEffect(() => {
    if (astray) open(step, replaceWith);
  }, [astray, open, step]);

  const send = useCallback(
    (event: ResetEvent) => {
      const next = resetReducer(latest.current, event);
      if (next === latest.current) return;
      latest.current = next;
      saveReset(next);
      setState(next);
      if (!next.over) open(next.step);
    },
    [open],
  );

  const { id } = state;
  return {
    state,
    step,
    open,
    started: ({ id: begun, expiresAt }: Data<'startReset'>) =>
      send({ type: 'started', id: begun, endsAt: Date.now() + timeUntil(expiresAt, RESET_LIFETIME) }),
    advanced: (to: Data<'proveReset'>) => send({ type: 'advanced', id, to }),
    /** Hears every refusal; those that end the reset end it. */
    refused: ({ subCode }: Envelope) => send({ type: 'refused', id, subCode: subCodeName(subCode) }),
    begunAgain: () => send({ type: 'begunAgain' }),
    /** Nothing is left to go on with. */
    finished: () => saveReset(initialResetState),
  };
}

/** What the steps after the first do with an answer or a refusal. */
export type ResetProgress = Pick<ReturnType<typeof usePasswordReset>, 'state' | 'advanced' | 'refused'>;
