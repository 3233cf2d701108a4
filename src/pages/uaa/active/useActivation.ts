import { useCallback, useEffect, useState } from 'react';
import type { Activation } from '@/contract';
import { useLoad } from '@/hooks/useLoad';
import { activate, getActivation } from '@/services/registration';
import { errorFromException, isRefusedFor } from '@/utils/http/ApiError';
import { toActivationPath } from '@/utils/routing/paths';
import { replaceWith } from '@/utils/routing/redirect';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';

/** Final results of a link. They are stored in this tab, so that a reload shows them again. */
const OUTCOMES = ['ACTIVATED', 'USED', 'INVALID'] as const;
type Outcome = { state: (typeof OUTCOMES)[number] };

/** State of the page: the status of a registration, or a result without one. */
export type ActivationState = Activation | Outcome | { state: 'UNKNOWN' | 'NOTHING' };

const TAB_STATE = 'activation';

function readStoredOutcome(): Outcome | undefined {
  const state = OUTCOMES.find((one) => one === readTabState(TAB_STATE));
  return state && { state };
}

/** Awaits the server's response and converts a refusal that names a state into that state. Throws ApiError. */
async function readActivationState(answer: Promise<Activation>): Promise<ActivationState> {
  try {
    return await answer;
  } catch (thrown) {
    const error = errorFromException(thrown);
    if (isRefusedFor(error, 'REGISTRATION_UNKNOWN')) return { state: 'UNKNOWN' };
    // 422: the token is malformed, so it is not from one of the portal's mails.
    if (isRefusedFor(error, 'TOKEN_INVALID') || error.status === 422) return { state: 'INVALID' };
    throw error;
  }
}

/**
 * Activates with the token of a mail, or loads the status of a registration by its id. `show` replaces the displayed
 * status.
 */
export function useActivation({ token, id }: { token: string; id: string }) {
  const load = useCallback(async (): Promise<ActivationState> => {
    if (token) return readActivationState(activate(token));
    if (id) return readActivationState(getActivation(id));
    return readStoredOutcome() ?? { state: 'NOTHING' };
  }, [token, id]);
  const { data, error, reload } = useLoad(load);
  const [later, show] = useState<ActivationState | null>(null);
  const status = later ?? data;

  // The token is no longer in the address, so add the registration's id: a reload loads the status with it.
  const knownId = status && 'id' in status ? status.id : '';
  useEffect(() => {
    if (knownId && knownId !== id) replaceWith(toActivationPath(knownId));
  }, [knownId, id]);

  const state = status?.state;
  useEffect(() => {
    const outcome = OUTCOMES.find((one) => one === state);
    if (token && outcome) writeTabState(TAB_STATE, outcome);
  }, [token, state]);

  return { status, error, reload, show };
}
