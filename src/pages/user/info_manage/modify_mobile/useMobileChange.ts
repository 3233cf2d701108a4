import { useCallback, useEffect, useState } from 'react';
import { STEP_UP_LIFETIME } from '@/constants';
import type { Data } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import { useGlobalActions } from '@/models/hooks';
import type { ApiError } from '@/utils/http/ApiError';
import { timeUntil } from '@/utils/serverClock';
import { type MobileChangeEvent, mobileChangeReducer } from './mobileChangeReducer';
import { readMobileChange, saveMobileChange } from './mobileChangeStore';

/** Refusals that may mean that the account's number differs from the displayed one. */
const OUTDATED: readonly (SubCodeName | undefined)[] = [
  'TICKET_UNKNOWN',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CODE_USED_UP',
  'NO_DESTINATION',
];

/**
 * Manages the change of a user's number in this tab. `mobile`: the current number, masked, as last loaded from the
 * server.
 */
export function useMobileChange(owner: string, mobile: string) {
  const { fetchLoginStatus } = useGlobalActions();
  const [state, setState] = useState(() => readMobileChange(owner, mobile, Date.now()));
  const send = useCallback(
    (event: MobileChangeEvent) => setState((before) => mobileChangeReducer(before, event)),
    [],
  );

  useEffect(() => saveMobileChange(owner, state), [owner, state]);
  useEffect(() => send({ type: 'seen', mobile }), [send, mobile]);

  return {
    state,
    /** Reports the masked number that received a code: the page may show an outdated one. */
    noteDestination: (destination: string) => {
      if (destination === state.from) return;
      send({ type: 'seen', mobile: destination });
      fetchLoginStatus();
    },
    onProved: ({ proof, expiresAt }: Data<'proveOwnMobile'>) =>
      send({ type: 'proved', proof, endsAt: Date.now() + timeUntil(expiresAt, STEP_UP_LIFETIME) }),
    /** Handles every error of a request; if another number may be the reason, reloads the number. */
    noteError: ({ subCode }: ApiError) => {
      send({ type: 'refused', subCode });
      if (OUTDATED.includes(subCode)) fetchLoginStatus();
    },
    onChanged: (to: string) => {
      send({ type: 'changed', to });
      fetchLoginStatus();
    },
  };
}

export type MobileChange = ReturnType<typeof useMobileChange>;
