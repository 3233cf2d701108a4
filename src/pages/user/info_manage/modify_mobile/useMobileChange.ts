import { useCallback, useEffect, useState } from 'react';
import { STEP_UP_LIFETIME } from '@/constants';
import type { Data } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import { useGlobalActions } from '@/models/hooks';
import type { ApiError } from '@/utils/http/ApiError';
import { timeUntil } from '@/utils/serverClock';
import { type MobileChangeEvent, mobileChangeReducer } from './mobileChangeReducer';
import { readMobileChange, saveMobileChange } from './mobileChangeStore';

/** Refusals that may mean that the account has another number by now than the page shows. */
const OUTDATED: readonly (SubCodeName | undefined)[] = [
  'TICKET_UNKNOWN',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CODE_USED_UP',
  'NO_DESTINATION',
];

/** The change of a person's number in this tab. `mobile` is the number they have, masked, as the server told it last. */
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
    /** The number, masked, that a code to the person's own number went to: the page may show an older one. */
    noteDestination: (destination: string) => {
      if (destination === state.from) return;
      send({ type: 'seen', mobile: destination });
      fetchLoginStatus();
    },
    onProved: ({ proof, expiresAt }: Data<'proveOwnMobile'>) =>
      send({ type: 'proved', proof, endsAt: Date.now() + timeUntil(expiresAt, STEP_UP_LIFETIME) }),
    /** Takes every error of a call; after one that another number may have caused, the number is read again. */
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
