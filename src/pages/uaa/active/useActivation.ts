import { useCallback, useEffect, useState } from 'react';
import type { Activation, Envelope } from '@/contract';
import { type SubCodeName, subCodeName } from '@/contract/subCodes';
import { useLoad } from '@/hooks/useLoad';
import { activate, getActivation } from '@/services/registration';
import { HttpError } from '@/utils/http/httpErrors';
import { toActivationPath } from '@/utils/routing/paths';
import { replaceWith } from '@/utils/routing/redirect';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';

/** What a link came to that has nothing more to ask about: a reload finds it in this tab. */
const OUTCOMES = ['ACTIVATED', 'USED', 'INVALID'] as const;
type Outcome = { state: (typeof OUTCOMES)[number] };

/** What the page shows: where a registration stands, or that there is none to tell of. */
export type ActivationState = Activation | Outcome | { state: 'UNKNOWN' | 'NOTHING' };

const KEPT = 'activation';

function readStoredOutcome(): Outcome | undefined {
  const state = OUTCOMES.find((one) => one === readTabState(KEPT));
  return state && { state };
}

/** Refusals that say where things stand. */
const STANDS: Partial<Record<SubCodeName, 'INVALID' | 'UNKNOWN'>> = {
  TOKEN_INVALID: 'INVALID',
  REGISTRATION_UNKNOWN: 'UNKNOWN',
};

type Ask = (onFailure: (envelope: Envelope) => void) => Promise<Activation | false>;

async function readActivationState(ask: Ask): Promise<ActivationState | false> {
  let state: 'INVALID' | 'UNKNOWN' | undefined;
  const activation = await ask(({ subCode }) => {
    const name = subCodeName(subCode);
    state = name && STANDS[name];
  }).catch((error: unknown) => {
    // What cannot be a link at all was not sent by anyone.
    if (!(error instanceof HttpError) || error.status !== 422) throw error;
    state = 'INVALID';
    return false as const;
  });
  return activation || (state ? { state } : false);
}

/** Follows a mail's link, or tells where a registration stands. A later standing comes by `show`. */
export function useActivation({ token, id }: { token: string; id: string }) {
  const load = useCallback(async (): Promise<ActivationState | false> => {
    if (token) return readActivationState((onFailure) => activate(token, onFailure));
    if (id) return readActivationState((onFailure) => getActivation(id, onFailure));
    return readStoredOutcome() ?? { state: 'NOTHING' };
  }, [token, id]);
  const { data, loading, error, reload } = useLoad(load);
  const [later, show] = useState<ActivationState | null>(null);
  const standing = later ?? data;

  // From here a reload asks where the registration stands: its link is not in the address any more.
  const named = standing && 'id' in standing ? standing.id : '';
  useEffect(() => {
    if (named && named !== id) replaceWith(toActivationPath(named));
  }, [named, id]);

  const state = standing?.state;
  useEffect(() => {
    const outcome = OUTCOMES.find((one) => one === state);
    if (token && outcome) writeTabState(KEPT, outcome);
  }, [token, state]);

  return { standing, loading, failed, reload, show };
}
